// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/store.h"

#include "catalogue/key.h"

#include <QJsonDocument>

#include <span>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

// The indexes of the tables that a seed fills with millions of rows. They are not part of the
// migrations, because a seed drops them and creates them at the end. Opening a file creates missing
// ones.
struct BulkIndex
{
    const char *name;
    const char *sql;
};

// AUTOINCREMENT prevents the number of a deleted row, and with it the id, from being reused.
constexpr std::array migrations{
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
    base::Migration{.version = 2, .sql = "ALTER TABLE contact ADD COLUMN rfm TEXT"},
};

// clang-format off
constexpr std::array indexRows{
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

// The tables of the practice store.
//
//   setting   properties of the file: its seed, and whether it is complete
//   record    small data as JSON: products, exports, imports, coupon sets, workflows, the store,
//             contact fields, integrations, event types, segments (body: name, condition) and
//             reports (body: name, condition)
//   contact   one row each; email in lower case; statistics derived from the purchases; the scores
//             of RFM as three digits
//   purchase  one row each; the lines are in the body
//   activity  activities of contacts; a purchase references its row
//   coupon    the codes of the coupon sets, with times because the counters are delayed
std::span<const base::Migration> schema()
{
    return migrations;
}

} // namespace

static constexpr auto seedSetting = "seed"_L1;

static base::Argument nameOf(const Record &record)
{
    return record.name.isEmpty() ? base::Argument() : base::Argument(record.name);
}

static QByteArray bytesOf(const QJsonObject &body)
{
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

static QString valueOf(base::Database &database, QLatin1StringView name)
{
    auto query = database.query("SELECT value FROM setting WHERE name = ?",
                                {QByteArrayView(name.data(), name.size())});
    return query.next() ? query.text(0) : QString();
}

base::Result<std::unique_ptr<Store>> Store::open(const QString &file, quint64 seed,
                                                 const base::Clock &clock)
{
    auto database = base::Database::open(
        file, {.migrations = schema(), .durability = base::Durability::Normal, .mayBeEmpty = true},
        clock);
    if (!database)
        return tl::unexpected(database.error());
    // A file keeps its ids, regardless of the seed with which it is opened later.
    if (const auto kept = valueOf(**database, seedSetting); !kept.isEmpty())
        seed = kept.toULongLong();
    auto store = std::unique_ptr<Store>(new Store(std::move(*database), seed));
    store->set(seedSetting, QString::number(seed));
    store->makeIndexes();
    if (auto failure = store->failure())
        return tl::unexpected(*std::move(failure));
    return store;
}

Store::Store(std::unique_ptr<base::Database> database, quint64 seed)
    : m_database(std::move(database))
    , m_seed(seed)
    , m_ids(seed)
{ }

void Store::dropIndexes()
{
    for (const BulkIndex &index : bulkIndexes())
        run(QByteArray("DROP INDEX IF EXISTS ") + index.name);
}

void Store::makeIndexes()
{
    for (const BulkIndex &index : bulkIndexes())
        run(index.sql);
}

QString Store::setting(QLatin1StringView name)
{
    return valueOf(*m_database, name);
}

void Store::set(QLatin1StringView name, const QString &value)
{
    run("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        {QByteArrayView(name.data(), name.size()), value});
}

std::optional<base::Problem> Store::failure()
{
    return std::exchange(m_failure, std::nullopt);
}

void Store::note(const std::optional<base::Problem> &problem)
{
    if (problem && !m_failure)
        m_failure = problem;
}

void Store::run(QByteArrayView sql, std::initializer_list<base::Argument> arguments)
{
    if (const auto done = m_database->run(sql, arguments); !done)
        note(done.error());
}

QString Store::add(IdKind kind, Record &record)
{
    // The id is derived from the number, which only the table can assign.
    run("INSERT INTO record (kind, id, name, parent, created, body) VALUES (?, '', ?, ?, ?, '')",
        {static_cast<int>(kind), nameOf(record), record.parent, record.created});
    record.number = m_database->lastId();
    if (!record.body.contains(key::id))
        record.body[key::id] = m_ids.of(kind, record.number);
    const QString id = record.body[key::id].toString();
    run("UPDATE record SET id = ?, body = ? WHERE number = ?",
        {id, bytesOf(record.body), record.number});
    ++m_versions[static_cast<std::size_t>(kind)];
    return id;
}

void Store::put(IdKind kind, const Record &record)
{
    run("UPDATE record SET name = ?, parent = ?, created = ?, body = ? WHERE number = ?",
        {nameOf(record), record.parent, record.created, bytesOf(record.body), record.number});
    ++m_versions[static_cast<std::size_t>(kind)];
}

void Store::remove(IdKind kind, qint64 number)
{
    run("DELETE FROM record WHERE kind = ? AND number = ?", {static_cast<int>(kind), number});
    ++m_versions[static_cast<std::size_t>(kind)];
}

std::optional<Record> Store::first(base::Query &&query)
{
    if (!query.next()) {
        note(query.problem());
        return std::nullopt;
    }
    return Record{
        .number = query.number(0),
        .name = query.text(1),
        .parent = query.number(2),
        .created = query.number(3),
        .body = QJsonDocument::fromJson(query.bytes(4)).object(),
    };
}

std::optional<Record> Store::find(IdKind kind, QStringView id)
{
    return first(m_database->query(
        "SELECT number, name, parent, created, body FROM record WHERE kind = ? AND id = ?",
        {static_cast<int>(kind), id.toString().toLower()}));
}

std::optional<Record> Store::find(IdKind kind, qint64 number)
{
    return first(m_database->query(
        "SELECT number, name, parent, created, body FROM record WHERE kind = ? AND number = ?",
        {static_cast<int>(kind), number}));
}

std::optional<Record> Store::named(IdKind kind, const QString &name)
{
    return first(m_database->query(
        "SELECT number, name, parent, created, body FROM record WHERE kind = ? AND name = ?",
        {static_cast<int>(kind), name}));
}

QJsonArray Store::list(IdKind kind, qint64 offset, int limit, qint64 parent)
{
    QJsonArray bodies;
    auto query = m_database->query("SELECT body FROM record WHERE kind = ? AND parent = ?"
                                   " ORDER BY created DESC, id LIMIT ? OFFSET ?",
                                   {static_cast<int>(kind), parent, limit, offset});
    while (query.next())
        bodies.append(QJsonDocument::fromJson(query.bytes(0)).object());
    note(query.problem());
    return bodies;
}

qint64 Store::count(IdKind kind, qint64 parent)
{
    auto query = m_database->query("SELECT count(*) FROM record WHERE kind = ? AND parent = ?",
                                   {static_cast<int>(kind), parent});
    const qint64 found = query.next() ? query.number(0) : 0;
    note(query.problem());
    return found;
}

void Store::distrust()
{
    for (quint64 &version : m_versions)
        ++version;
}

quint64 Store::version(IdKind kind) const
{
    return m_versions[static_cast<std::size_t>(kind)];
}

} // namespace storedesk::practice
