"""Where odd bots leave notes: apart from them, because importing them registers them."""

FOLDER = "RAILHERD_TEST_FOLDER"  # the variable that names a folder for what a bot wants to tell its test
