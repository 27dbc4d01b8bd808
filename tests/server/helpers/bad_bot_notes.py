"""Where odd bots leave notes: a separate module, because importing the bots registers them."""

FOLDER = "RAILHERD_TEST_FOLDER"  # the variable that names the folder for a bot's notes to its test
