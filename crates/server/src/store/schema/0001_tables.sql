CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    made    BIGINT NOT NULL,
    wish    TEXT NOT NULL,
    seed    BIGINT NOT NULL,
    listed  BIGINT NOT NULL,
    round   BIGINT NOT NULL,
    over    BIGINT NOT NULL,
    rematch TEXT
);

CREATE INDEX tables_listed ON tables (listed, over, made);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    name     TEXT NOT NULL,
    bot      TEXT,
    token    TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    text     TEXT NOT NULL,
    ask      BIGINT,
    asked    BIGINT,
    spent    BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
