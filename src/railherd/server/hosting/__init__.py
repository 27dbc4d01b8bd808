"""What the person who hosts a server meets: addresses, start text, browser, backup."""
