// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/schema.h"
#include "base/utc.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::storage {

// Resources and operations are stored by name, because their numbers may change between releases.
static constexpr auto migrations = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE bin (number INTEGER PRIMARY KEY AUTOINCREMENT,"
            " resource TEXT NOT NULL, title TEXT NOT NULL, record TEXT NOT NULL,"
            " address TEXT NOT NULL, deleted INTEGER, back INTEGER NOT NULL);"
            "CREATE TABLE draft (place TEXT PRIMARY KEY, content TEXT NOT NULL,"
            " kept INTEGER NOT NULL);"
            "CREATE TABLE visit (number INTEGER PRIMARY KEY AUTOINCREMENT,"
            " resource TEXT NOT NULL, way TEXT NOT NULL, value TEXT NOT NULL,"
            " title TEXT NOT NULL, at INTEGER, pinned INTEGER NOT NULL,"
            " UNIQUE (resource, way, value));"
            "CREATE TABLE view (name TEXT PRIMARY KEY, state TEXT NOT NULL);"
            "CREATE TABLE change (number INTEGER PRIMARY KEY,"
            " operation TEXT NOT NULL, path TEXT NOT NULL, title TEXT NOT NULL,"
            " before TEXT NOT NULL, after TEXT NOT NULL, at INTEGER);"},
    // Existing copies are dated by this migration, so they get the full retention time.
    {.version = 2,
     .sql = "ALTER TABLE bin ADD COLUMN kept INTEGER;"
            "UPDATE bin SET kept = CAST(strftime('%s', 'now') AS INTEGER) * 1000;"},
    {.version = 3, .sql = "ALTER TABLE draft ADD COLUMN sent INTEGER;"},
    {.version = 4, .sql = "ALTER TABLE change ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;"},
});

std::span<const base::Migration> schema()
{
    return migrations;
}

QByteArray columnOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray columnOf(const QStringList &words)
{
    return QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact);
}

QByteArray columnOf(catalogue::Resource resource)
{
    const QLatin1StringView name = catalogue::resourceRow(resource).name;
    return {name.data(), name.size()};
}

base::Argument columnOf(const QDateTime &moment)
{
    return moment.isValid() ? base::Argument(moment.toMSecsSinceEpoch()) : base::Argument();
}

static QJsonObject objectOf(const base::Query &rows, int column)
{
    return QJsonDocument::fromJson(rows.bytes(column)).object();
}

static QStringList wordsOf(const base::Query &rows, int column)
{
    QStringList words;
    for (const auto &word : QJsonDocument::fromJson(rows.bytes(column)).array())
        words.append(word.toString());
    return words;
}

static QDateTime momentOf(const base::Query &rows, int column)
{
    if (rows.isNull(column))
        return {};
    return QDateTime::fromMSecsSinceEpoch(rows.number(column), base::utc);
}

static const catalogue::ResourceRow *resourceOf(const base::Query &rows, int column)
{
    const QString name = rows.text(column);
    const auto all = catalogue::resources();
    const auto found = std::ranges::find_if(
        all, [&name](const catalogue::ResourceRow &row) { return row.name == name; });
    return found == all.end() ? nullptr : &*found;
}

static std::optional<base::Problem> readBinInto(base::Database &database, StorageContents &contents)
{
    auto rows = database.query("SELECT number, resource, title, record, address, deleted, back,"
                               " kept FROM bin ORDER BY number DESC");
    while (rows.next()) {
        if (const auto *resource = resourceOf(rows, 1))
            contents.bin.push_back({.number = rows.number(0),
                                    .resource = resource->resource,
                                    .title = rows.text(2),
                                    .record = objectOf(rows, 3),
                                    .address = wordsOf(rows, 4),
                                    .deletedAt = momentOf(rows, 5),
                                    .storedAt = momentOf(rows, 7),
                                    .restoreRecord = rows.number(6) != 0});
    }
    return rows.problem();
}

static std::optional<base::Problem> readDrafts(base::Database &database, StorageContents &contents)
{
    auto rows = database.query("SELECT place, content, kept, sent FROM draft");
    while (rows.next())
        contents.drafts.insert(rows.text(0),
                               {.values = objectOf(rows, 1),
                                .storedAt = momentOf(rows, 2),
                                .sentAt = momentOf(rows, 3)});
    return rows.problem();
}

static std::optional<base::Problem> readVisits(base::Database &database, StorageContents &contents)
{
    auto rows = database.query("SELECT resource, way, value, title, at, pinned"
                               " FROM visit ORDER BY number DESC");
    while (rows.next()) {
        if (const auto *resource = resourceOf(rows, 0))
            contents.visits.push_back({.resource = resource->resource,
                                       .lookupKey = rows.text(1),
                                       .value = rows.text(2),
                                       .title = rows.text(3),
                                       .at = momentOf(rows, 4),
                                       .pinned = rows.number(5) != 0});
    }
    return rows.problem();
}

static std::optional<base::Problem> readViews(base::Database &database, StorageContents &contents)
{
    auto rows = database.query("SELECT name, state FROM view");
    while (rows.next())
        contents.views.insert(rows.text(0), objectOf(rows, 1));
    return rows.problem();
}

static std::optional<base::Problem> readChanges(base::Database &database, StorageContents &contents)
{
    auto rows = database.query("SELECT number, operation, path, title, before, after, at, ended"
                               " FROM change ORDER BY number");
    while (rows.next()) {
        if (const auto *operation = catalogue::operationNamed(rows.text(1)))
            contents.changes.push_back({.number = rows.number(0),
                                        .operation = operation->id,
                                        .values = wordsOf(rows, 2),
                                        .title = rows.text(3),
                                        .before = objectOf(rows, 4),
                                        .after = objectOf(rows, 5),
                                        .at = momentOf(rows, 6),
                                        .end = static_cast<RecordEditResult>(rows.number(7))});
    }
    return rows.problem();
}

base::Result<StorageContents> readContents(base::Database &database)
{
    StorageContents contents;
    for (const auto read : {readBinInto, readDrafts, readVisits, readViews, readChanges}) {
        if (const auto problem = read(database, contents))
            return tl::unexpected(*problem);
    }
    return contents;
}

base::Result<std::vector<BinEntry>> readBin(base::Database &database)
{
    StorageContents contents;
    if (const auto problem = readBinInto(database, contents))
        return tl::unexpected(*problem);
    return std::move(contents.bin);
}

} // namespace storedesk::storage
