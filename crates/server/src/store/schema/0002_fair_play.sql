ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE tables ADD COLUMN thought BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended BIGINT;
ALTER TABLE tables ADD COLUMN ranks TEXT;

CREATE INDEX tables_ended ON tables (over, ended);

CREATE TABLE packed (
    table_id TEXT PRIMARY KEY NOT NULL,
    made     BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    wish     TEXT NOT NULL,
    seats    TEXT NOT NULL,
    ranks    TEXT NOT NULL,
    replay   TEXT NOT NULL
);

CREATE TABLE lease (
    one   BIGINT PRIMARY KEY NOT NULL,
    epoch BIGINT NOT NULL,
    beat  BIGINT NOT NULL
);

INSERT INTO lease (one, epoch, beat) VALUES (1, 0, 0);
