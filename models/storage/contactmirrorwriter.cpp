// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorwriter.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "storage/contactsearchtext.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>

namespace storedesk::storage {

namespace key = catalogue::key;

static constexpr qint64 linesOfBlock = 1'000;
static constexpr qint64 blocksOfTransaction = 20;

static constexpr auto copySchema = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE head (columns BLOB NOT NULL, asked INTEGER NOT NULL);"
            "CREATE TABLE contact (number INTEGER PRIMARY KEY, cells BLOB NOT NULL);"
            // The counters precede the text, which is only needed for a search.
            "CREATE TABLE block (first INTEGER PRIMARY KEY, lines INTEGER NOT NULL,"
            " kept INTEGER NOT NULL, text BLOB NOT NULL);"},
    // Imports whose rows are in the copy, and the contacts with values from such rows.
    {.version = 2,
     .sql = "CREATE TABLE import (job TEXT PRIMARY KEY, missing INTEGER NOT NULL) WITHOUT ROWID;"
            "CREATE TABLE imported (number INTEGER PRIMARY KEY);"},
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
    if (const auto set = (*database)->script("PRAGMA secure_delete = ON;"
                                             "PRAGMA mmap_size = 1073741824");
        !set)
        return tl::unexpected(set.error());
    return database;
}

ContactMirrorWriter::ContactMirrorWriter(base::Database &database, ContactMirror::IsGone isGone)
    : m_database(database)
    , m_isGone(std::move(isGone))
{
    m_columns.fill(-1);
}

base::Result<void> ContactMirrorWriter::write(const ContactMirror::Source &source,
                                              const ContactMirror::IsStopped &isStopped)
{
    QFile file(source.table);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ContactCopy", "Couldn't read the table."),
            .why = file.errorString()});
    csv::CsvReader reader(file, {.delimiter = source.delimiter});
    base::Result<void> done;
    bool more = reader.next();
    if (more) {
        done = begin(reader.cells(), source.asked);
        more = reader.next();
    }
    while (more && done) {
        base::Transaction transaction(m_database);
        for (qint64 at = 0; more && done && at < linesOfBlock * blocksOfTransaction; ++at) {
            if (!reader.blank())
                done = add(reader.cells());
            more = reader.next();
        }
        if (isStopped())
            return tl::unexpected(base::Problem());
        done = done.and_then([&] { return more ? base::Result<void>() : endBlock(); })
                   .and_then([&transaction] { return transaction.commit(); });
    }
    if (const auto &problem = reader.problem())
        return tl::unexpected(*problem);
    return done;
}

void ContactMirrorWriter::findParts(const QList<QByteArray> &headings)
{
    static constexpr std::array<QLatin1StringView, PartCount> parts{
        key::contact::email, key::contact::externalId, key::contact::name, key::contact::surname,
        key::id};
    for (qsizetype at = 0; at < headings.size(); ++at) {
        const auto part = std::ranges::find(parts, QLatin1StringView(headings[at]));
        if (part != parts.end())
            m_columns[static_cast<std::size_t>(part - parts.begin())] = at;
    }
}

base::Result<void> ContactMirrorWriter::begin(Cells headings, const QDateTime &asked)
{
    QList<QByteArray> columns;
    for (const auto &heading : headings)
        columns.append(heading.toByteArray());
    findParts(columns);
    return m_database.run("INSERT INTO head (columns, asked) VALUES (?, ?)",
                          {base::Blob{columns.join(cellSeparator)}, asked.toMSecsSinceEpoch()});
}

base::Result<qint64> ContactMirrorWriter::append(const QStringList &columns,
                                                 const std::vector<QList<QByteArray>> &rows)
{
    QList<QByteArray> headings;
    for (const auto &column : columns)
        headings.append(column.toUtf8());
    findParts(headings);
    {
        auto last = m_database.query("SELECT max(first + lines) FROM block");
        if (!last.next())
            return tl::unexpected(last.problem().value_or(base::Problem()));
        m_first = std::max<qint64>(1, last.number(0));
    }
    const auto first = m_first;
    base::Transaction transaction(m_database);
    for (const auto &row : rows) {
        const std::vector<QByteArrayView> cells(row.begin(), row.end());
        if (auto added = add(cells); !added)
            return tl::unexpected(added.error());
    }
    return endBlock().and_then([&transaction] { return transaction.commit(); }).map([first] {
        return first;
    });
}

QByteArray ContactMirrorWriter::joined(std::span<const QByteArrayView> row)
{
    QByteArray text;
    for (std::size_t at = 0; at < row.size(); ++at) {
        if (at > 0)
            text.append(cellSeparator);
        text.append(row[at]);
        if (row[at].contains(cellSeparator))
            std::ranges::replace(text.end() - row[at].size(), text.end(), cellSeparator, ' ');
    }
    return text;
}

QByteArray ContactMirrorWriter::lineOf(const QStringList &columns, const QList<QByteArray> &row)
{
    QList<QByteArray> headings;
    for (const auto &column : columns)
        headings.append(column.toUtf8());
    findParts(headings);
    return lineOf(std::vector<QByteArrayView>(row.begin(), row.end()));
}

QByteArray ContactMirrorWriter::lineOf(Cells cells) const
{
    QByteArray text = cell(cells, Name).toByteArray();
    text.append(' ').append(cell(cells, Surname));
    const auto name = foldedText(text.trimmed());
    const auto email = foldedText(cell(cells, Email));
    const auto externalId = foldedText(cell(cells, ExternalId));
    const auto id = foldedText(cell(cells, Id));
    QByteArray line;
    ContactSearchLine{.email = email, .externalId = externalId, .name = name, .id = id}.appendTo(
        line);
    return line;
}

QByteArrayView ContactMirrorWriter::cell(Cells cells, Part part) const
{
    const auto column = m_columns[part];
    return column < 0 || static_cast<std::size_t>(column) >= cells.size()
        ? QByteArrayView()
        : cells[static_cast<std::size_t>(column)];
}

base::Result<void> ContactMirrorWriter::add(Cells cells)
{
    const auto email = foldedText(cell(cells, Email));
    const auto externalId = foldedText(cell(cells, ExternalId));
    const auto id = foldedText(cell(cells, Id));
    const auto isGone = [this](const QByteArray &key) {
        return !key.isEmpty() && m_isGone && m_isGone(key);
    };
    if (isGone(email) || isGone(externalId) || isGone(id))
        return {};
    m_block.append(lineOf(cells));
    if (auto written = m_database.run("INSERT INTO contact (number, cells) VALUES (?, ?)",
                                      {m_first + m_lines, base::Blob{joined(cells)}});
        !written)
        return written;
    return ++m_lines < linesOfBlock ? base::Result<void>() : endBlock();
}

base::Result<void> ContactMirrorWriter::endBlock()
{
    if (m_lines == 0)
        return {};
    const auto first = std::exchange(m_first, m_first + m_lines);
    const auto lines = std::exchange(m_lines, 0);
    const auto text = std::exchange(m_block, {});
    return m_database.run("INSERT INTO block (first, lines, kept, text) VALUES (?, ?, ?, ?)",
                          {first, lines, lines, base::Blob{text}});
}

} // namespace storedesk::storage
