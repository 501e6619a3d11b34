// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorwriter.h"

#include "base/newfile.h"
#include "base/transaction.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "storage/foldedkey.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <array>

namespace storedesk::storage {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr int rowsBetweenChecks = 10'000;
static constexpr auto columnEnding = ".columns"_L1;

static constexpr auto copySchema = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE head (columns BLOB NOT NULL, asked INTEGER NOT NULL);"
            "CREATE TABLE contact (number INTEGER PRIMARY KEY, cells BLOB NOT NULL);"
            "CREATE TABLE block (first INTEGER PRIMARY KEY, lines INTEGER NOT NULL,"
            " kept INTEGER NOT NULL, text BLOB NOT NULL);"},
    // Imports whose rows are in the copy, and the contacts with values from such rows.
    {.version = 2,
     .sql = "CREATE TABLE import (job TEXT PRIMARY KEY, missing INTEGER NOT NULL) WITHOUT ROWID;"
            "CREATE TABLE imported (number INTEGER PRIMARY KEY);"},
    // Contacts are columns in a file of their own, except those that were added or changed. The
    // table of blocks is dropped when they are written, because only then is it overwritten.
    {.version = 3,
     .sql = "ALTER TABLE head ADD COLUMN file TEXT NOT NULL DEFAULT '';"
            "ALTER TABLE head ADD COLUMN next INTEGER NOT NULL DEFAULT 1;"
            "ALTER TABLE head ADD COLUMN hidden BLOB NOT NULL DEFAULT x'';"
            "ALTER TABLE head ADD COLUMN unerased BLOB NOT NULL DEFAULT x'';"},
});

base::Result<std::unique_ptr<base::Database>> openCopyFile(const QString &path)
{
    // Used to name damaged files. Background work may finish after the program's own clock has been
    // destroyed.
    static const base::SystemClock clock;
    // The mirror can be rebuilt, so it need not survive a power cut and is not verified before use.
    auto database = base::Database::open(
        path, {.migrations = copySchema, .durability = base::Durability::Normal, .checkedSize = 0},
        clock);
    if (!database)
        return database;
    // Deleted data is overwritten at once, because rewriting the file would take too long.
    if (const auto set = (*database)->script("PRAGMA secure_delete = ON"); !set)
        return tl::unexpected(set.error());
    return database;
}

QByteArray joinedCells(const QList<QByteArray> &cells)
{
    QByteArray text;
    for (qsizetype at = 0; at < cells.size(); ++at) {
        if (at > 0)
            text.append(cellSeparator);
        text.append(QByteArray(cells[at]).replace(cellSeparator, ' '));
    }
    return text;
}

base::Result<QString> writeColumns(const QString &path, columns::ColumnWriter &columns)
{
    const QFileInfo mirror(path);
    // A new name, because the previous columns may still be read.
    const auto name = mirror.completeBaseName() + u'.'
        + QUuid::createUuid().toString(QUuid::Id128).first(8) + columnEnding;
    base::NewFile file(mirror.dir().filePath(name));
    const auto failed = [&file] {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ContactCopy", "Couldn't store the offline copy."),
            .why = file.errorString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    if (const auto written = columns.write(file, name.toUtf8()); !written || !file.commit())
        return failed();
    return name;
}

static void removeAll(const QDir &folder, const QString &pattern, const QString &except = {})
{
    for (const auto &name : folder.entryList({pattern}, QDir::Files | QDir::Hidden)) {
        if (name != except)
            QFile::remove(folder.filePath(name));
    }
}

void removeOtherColumns(const QString &path, const QString &columnPath)
{
    const QFileInfo mirror(path);
    removeAll(mirror.dir(), mirror.completeBaseName() + u".*"_s + columnEnding,
              QFileInfo(columnPath).fileName());
    // Copies of the file of an older version, made before it was converted.
    removeAll(mirror.dir(), mirror.fileName() + u".before-*"_s);
}

void removeDamagedFiles(const QString &path)
{
    const QFileInfo mirror(path);
    removeAll(mirror.dir(), mirror.completeBaseName() + u".*.damaged-*"_s);
}

void removeMirrorFiles(const QString &path)
{
    for (const auto ending : {""_L1, "-wal"_L1, "-shm"_L1})
        QFile::remove(path + ending);
    removeOtherColumns(path, {});
    removeDamagedFiles(path);
}

namespace {

// Recognises rows of deleted contacts.
class GoneRows final
{
public:
    GoneRows(const QList<QByteArray> &headings, const ContactMirror::IsGone &isGone)
        : m_isGone(isGone)
    {
        for (const auto column : {key::contact::email, key::contact::externalId, key::id})
            m_columns.push_back(headings.indexOf(QByteArrayView(column)));
    }

    [[nodiscard]] bool contain(std::span<const QByteArrayView> cells) const
    {
        return m_isGone && std::ranges::any_of(m_columns, [&](qsizetype column) {
                   const auto place = static_cast<std::size_t>(column);
                   return column >= 0 && place < cells.size() && !cells[place].isEmpty()
                       && m_isGone(foldedKey(cells[place]));
               });
    }

private:
    const ContactMirror::IsGone &m_isGone;
    std::vector<qsizetype> m_columns;
};

} // namespace

static base::Result<void> writeRows(csv::CsvReader &reader, columns::ColumnWriter &writer,
                                    const GoneRows &gone, const ContactMirror::IsStopped &isStopped)
{
    for (int row = 0; reader.next(); ++row) {
        if (row % rowsBetweenChecks == 0 && isStopped())
            return tl::unexpected(base::Problem());
        if (!reader.blank() && !gone.contain(reader.cells()))
            writer.add(reader.cells());
    }
    if (isStopped())
        return tl::unexpected(base::Problem());
    return {};
}

base::Result<void> writeMirror(const QString &path, const ContactMirror::Source &source,
                               const ContactMirror::IsGone &isGone,
                               const ContactMirror::IsStopped &isStopped)
{
    QFile file(source.table);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ContactCopy", "Couldn't read the table."),
            .why = file.errorString()});
    const auto database = openCopyFile(path);
    if (!database)
        return tl::unexpected(database.error());
    csv::CsvReader reader(file, {.delimiter = source.delimiter});
    if (!reader.next())
        return reader.problem() ? base::Result<void>(tl::unexpected(*reader.problem()))
                                : base::Result<void>();
    QList<QByteArray> headings;
    for (const auto heading : reader.cells())
        headings.append(heading.toByteArray());
    columns::ColumnWriter writer(static_cast<std::size_t>(headings.size()));
    const auto read = writeRows(reader, writer, GoneRows(headings, isGone), isStopped);
    if (const auto &problem = reader.problem())
        return tl::unexpected(*problem);
    if (!read)
        return read;
    const auto rows = writer.rows();
    base::Transaction transaction(**database);
    return writeColumns(path, writer)
        .and_then([&](const QString &name) {
            return (*database)->run(
                "INSERT INTO head (columns, asked, file, next) VALUES (?, ?, ?, ?)",
                {base::Blob{headings.join(cellSeparator)}, source.asked.toMSecsSinceEpoch(), name,
                 rows + 1});
        })
        .and_then([&database] { return (*database)->script("DROP TABLE block"); })
        .and_then([&transaction] { return transaction.commit(); });
}

} // namespace storedesk::storage
