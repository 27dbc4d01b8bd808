-- A table keeps the component figures that it was made with. Tables from before get those of the first version.

CREATE TABLE figures (
    digest TEXT    NOT NULL PRIMARY KEY,  -- sha256 of `data`
    game   TEXT    NOT NULL,
    form   INTEGER NOT NULL,  -- of the figures: raised when a game names or means them otherwise
    data   TEXT    NOT NULL  -- canonical JSON
) WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN figures TEXT NOT NULL DEFAULT '';  -- a digest, or '' if they are not known

INSERT INTO figures (digest, game, form, data)
SELECT DISTINCT sha256(first_figures(game, components)), game, 1, first_figures(game, components)
FROM (SELECT DISTINCT game, components FROM tables)
WHERE first_figures(game, components) <> '';

UPDATE tables SET figures = sha256(first_figures(game, components)) WHERE first_figures(game, components) <> '';
