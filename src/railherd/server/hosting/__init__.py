"""For the person who hosts a server: start text, browser, local commands, backup."""
