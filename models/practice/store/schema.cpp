// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/schema.h"

#include <array>

namespace storedesk::practice {

// AUTOINCREMENT prevents the reuse of a deleted row's number, and with it of its id.
static constexpr std::array migrations{
    base::Migration{.version = 1, .sql = R"(
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE record (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT,
    parent INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE UNIQUE INDEX record_id ON record (kind, id);
CREATE UNIQUE INDEX record_name ON record (kind, name) WHERE name IS NOT NULL;
CREATE INDEX record_order ON record (kind, parent, created DESC, id);

CREATE TABLE contact (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT,
    external TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    purchases INTEGER NOT NULL DEFAULT 0,
    amount REAL NOT NULL DEFAULT 0,
    firstPurchase INTEGER,
    lastPurchase INTEGER,
    body TEXT NOT NULL
);

CREATE TABLE purchase (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    contact INTEGER NOT NULL,
    date INTEGER NOT NULL,
    total REAL NOT NULL,
    quantity INTEGER NOT NULL,
    created INTEGER NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE activity (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    contact INTEGER NOT NULL,
    type TEXT NOT NULL,
    date INTEGER NOT NULL,
    purchase INTEGER,
    body TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE coupon (
    number INTEGER PRIMARY KEY,
    couponSet INTEGER NOT NULL,
    code TEXT NOT NULL,
    created INTEGER NOT NULL,
    assigned INTEGER
);
CREATE UNIQUE INDEX coupon_code ON coupon (couponSet, code);
)"},
};

// clang-format off
static constexpr std::array indexRows{
    BulkIndex{"contact_email",     "CREATE UNIQUE INDEX IF NOT EXISTS contact_email ON contact (email) WHERE email IS NOT NULL"},
    BulkIndex{"contact_external",  "CREATE UNIQUE INDEX IF NOT EXISTS contact_external ON contact (external) WHERE external IS NOT NULL"},
    BulkIndex{"purchase_name",     "CREATE UNIQUE INDEX IF NOT EXISTS purchase_name ON purchase (name)"},
    BulkIndex{"purchase_contact",  "CREATE INDEX IF NOT EXISTS purchase_contact ON purchase (contact)"},
    BulkIndex{"purchase_date",     "CREATE INDEX IF NOT EXISTS purchase_date ON purchase (date)"},
    BulkIndex{"activity_contact",  "CREATE INDEX IF NOT EXISTS activity_contact ON activity (contact)"},
    BulkIndex{"activity_date",     "CREATE INDEX IF NOT EXISTS activity_date ON activity (date)"},
    BulkIndex{"activity_purchase", "CREATE INDEX IF NOT EXISTS activity_purchase ON activity (purchase) WHERE purchase IS NOT NULL"},
};
// clang-format on

std::span<const BulkIndex> bulkIndexes()
{
    return indexRows;
}

std::span<const base::Migration> schema()
{
    return migrations;
}

} // namespace storedesk::practice
