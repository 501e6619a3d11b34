// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/schema.h"

#include "journal/digests.h"

#include <array>

namespace storedesk::journal {

// Rows without an outcome are waiting; rows that wait again have an outcome with that state. Times
// are milliseconds since 1970.
static constexpr std::array migrations{
    base::Migration{.version = 1, .sql = R"(
CREATE TABLE job (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  kind TEXT NOT NULL,
  plan TEXT NOT NULL,
  columns TEXT NOT NULL,
  durable INTEGER NOT NULL,
  state INTEGER NOT NULL DEFAULT 0,
  note TEXT NOT NULL DEFAULT '{}',
  created INTEGER NOT NULL,
  begun INTEGER,
  moved INTEGER,
  ended INTEGER,
  cursor INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE tally (state INTEGER PRIMARY KEY, rows INTEGER NOT NULL);
CREATE TABLE row (number INTEGER PRIMARY KEY, cells TEXT NOT NULL, key TEXT);
CREATE INDEX row_key ON row (key) WHERE key IS NOT NULL;
CREATE TABLE reason (
  id INTEGER PRIMARY KEY,
  state INTEGER NOT NULL,
  code TEXT NOT NULL,
  text TEXT NOT NULL,
  rows INTEGER NOT NULL,
  UNIQUE (state, code, text)
);
CREATE TABLE outcome (
  number INTEGER PRIMARY KEY REFERENCES row (number),
  state INTEGER NOT NULL,
  reason INTEGER REFERENCES reason (id),
  at INTEGER NOT NULL,
  sent INTEGER,
  status INTEGER NOT NULL DEFAULT 0,
  detail TEXT,
  request BLOB,
  before BLOB,
  record BLOB
);
CREATE INDEX outcome_state ON outcome (state, number);
CREATE INDEX outcome_reason ON outcome (reason, number) WHERE reason IS NOT NULL;
)"},
    // Jobs that had already started to run were complete.
    base::Migration{.version = 2, .sql = R"(
ALTER TABLE job ADD COLUMN owner TEXT NOT NULL DEFAULT '{}';
ALTER TABLE job ADD COLUMN complete INTEGER NOT NULL DEFAULT 0;
UPDATE job SET complete = 1 WHERE state <> 0;
)"},
    // Counters and the cursor are derived from the rows and no longer stored. Stored data has a
    // digest.
    base::Migration{.version = 3, .sql = R"(
DROP TABLE tally;
ALTER TABLE job DROP COLUMN cursor;
ALTER TABLE reason DROP COLUMN rows;
ALTER TABLE row ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outcome ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reason ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE job ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
UPDATE row SET digest = )" JOURNAL_ROW_DIGEST R"(;
UPDATE outcome SET digest = )" JOURNAL_OUTCOME_DIGEST R"(;
UPDATE reason SET digest = )" JOURNAL_REASON_DIGEST R"(;
UPDATE job SET digest = )" JOURNAL_JOB_DIGEST R"(;
)"},
    // Allows rows removed by a privacy request to be counted without reading all rows.
    base::Migration{.version = 4, .sql = R"(
CREATE INDEX row_erased ON row (number) WHERE substr(cells, 1, 1) = '{';
)"},
};

std::span<const base::Migration> schema()
{
    return migrations;
}

} // namespace storedesk::journal
