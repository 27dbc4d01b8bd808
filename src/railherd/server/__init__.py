"""The server: tables where people play over a network, saved on disk."""
