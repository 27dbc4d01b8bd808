-- A device can be told from the others of its guest: when it was first seen, and what it is. Of older ones this is unknown.

ALTER TABLE devices ADD COLUMN first INTEGER NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN description TEXT NOT NULL DEFAULT '';
