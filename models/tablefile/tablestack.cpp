// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablestack.h"

#include "csv/csvwriter.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "csv/tablerefusal.h"
#include "csv/tablesaver.h"

#include <QBuffer>

#include <algorithm>
#include <numeric>

namespace storedesk::tablefile {

static constexpr qsizetype longestHeader = 4 * 1024 * 1024;

// Normalises names for comparison. If a name is repeated, the second column with that name matches
// the second one in other tables.
static QStringList keysOf(const QByteArrayList &names)
{
    QHash<QString, int> seen;
    QStringList keys;
    for (const auto &name : names) {
        const auto text = QString::fromUtf8(name).trimmed().toCaseFolded();
        keys.append(QString::number(seen[text]++) + u' ' + text);
    }
    return keys;
}

static base::Result<csv::TableSource> indexed(const std::shared_ptr<const csv::BlockFile> &file,
                                              qint64 begin, csv::Dialect dialect, bool header,
                                              base::Progress &progress)
{
    auto index = std::make_shared<csv::RowIndex>(csv::RowMark{.offset = begin});
    if (const auto built = csv::RowIndexer(file, dialect).build(*index, progress); !built)
        return tl::unexpected(built.error());
    return csv::TableSource{.file = file, .index = index, .dialect = dialect, .header = header};
}

// Returns an empty list if the row does not end within the limit.
static QByteArrayList firstRowOf(const csv::BlockFile &file, qint64 begin, csv::Dialect dialect)
{
    const auto sample = file.read(begin, longestHeader);
    csv::RowScanner row(sample, dialect);
    QByteArrayList cells;
    QByteArray scratch;
    if (!row.next() || (!row.terminated() && begin + sample.size() < file.size()))
        return cells;
    for (int cell = 0; cell < row.count(); ++cell)
        cells.append(row.text(cell, scratch).toByteArray());
    return cells;
}

TableStack::Columns::Columns(const OpenedTable &part, csv::Dialect writtenSo,
                             const QHash<QString, int> &places)
    : dialect(writtenSo)
    , names(firstRowOf(*part.file, part.begin.offset, writtenSo))
    , keys(keysOf(names))
    , shared(std::ranges::count_if(keys,
                                   [&places](const QString &key) { return places.contains(key); }))
{ }

TableStack::TableStack(Rule rule, const OpenOptions &options, base::Progress &progress)
    : m_rule(rule)
    , m_options(options)
    , m_progress(progress)
    , m_spool(options.temporaryFolder)
{ }

base::Result<void> TableStack::add(const QString &name, const OpenedTable &part)
{
    if (m_pieces.empty())
        return begin(part);
    // Detection is unreliable for a short table, so the dialect of the first table is tried first.
    Columns columns(part, m_whole.dialect.dialect, m_places);
    if (columns.shared < m_names.size()) {
        Columns own(part, part.dialect.dialect, m_places);
        if (own.shared > columns.shared || !fits(columns))
            columns = std::move(own);
    }
    if (!fits(columns)) {
        m_whole.leftOut.append(name);
        return {};
    }
    m_whole.replaced += part.replaced;
    const auto places = placesOf(columns);
    return append(part, columns, places);
}

base::Result<void> TableStack::begin(const OpenedTable &part)
{
    m_whole = part;
    m_whole.begin = {};
    // Use the simplest form of the dialect, which can represent the cells of any other table.
    const auto own = part.dialect.dialect;
    const csv::Dialect dialect{.delimiter = own.delimiter,
                               .quote = own.quote == 0 ? '"' : own.quote};
    m_whole.dialect.dialect = dialect;
    const Columns columns(part, part.dialect.dialect, m_places);
    if (columns.names.isEmpty() && part.file->size() > longestHeader)
        return tl::unexpected(csv::rowTooLarge(1, longestHeader));
    const auto places = placesOf(columns);
    if (m_whole.dialect.header) {
        csv::CsvWriter writer(m_spool, {.dialect = dialect});
        writer.row(m_names);
        if (const auto written = writer.finish(); !written)
            return tl::unexpected(csv::noRoom(m_spool.errorString()));
    }
    return append(part, columns, places);
}

bool TableStack::fits(const Columns &columns) const
{
    if (!m_whole.dialect.header)
        return columns.names.size() == m_names.size();
    const bool same = columns.shared == columns.keys.size() && columns.shared == m_names.size();
    return same || (m_rule == Rule::AnyShared && columns.shared > 0);
}

std::vector<int> TableStack::placesOf(const Columns &columns)
{
    const auto count = static_cast<int>(columns.names.size());
    for (int place = 0; place < count; ++place) {
        // Without a header, cells are matched by position.
        const bool known = m_whole.dialect.header ? m_places.contains(columns.keys.at(place))
                                                  : place < m_names.size();
        if (known)
            continue;
        m_places.insert(columns.keys.at(place), static_cast<int>(m_names.size()));
        m_names.append(columns.names.at(place));
    }
    std::vector<int> places(static_cast<std::size_t>(m_names.size()), -1);
    for (int place = 0; place < count; ++place) {
        const auto at = m_whole.dialect.header ? m_places.value(columns.keys.at(place)) : place;
        places[static_cast<std::size_t>(at)] = place;
    }
    return places;
}

base::Result<void> TableStack::append(const OpenedTable &part, const Columns &columns,
                                      const std::vector<int> &places)
{
    const auto dialect = m_whole.dialect.dialect;
    const auto source =
        indexed(part.file, part.begin.offset, columns.dialect, m_whole.dialect.header, m_progress);
    if (!source)
        return tl::unexpected(source.error());
    const auto count = static_cast<int>(columns.names.size());
    std::vector<int> inPlace(static_cast<std::size_t>(count));
    std::iota(inPlace.begin(), inPlace.end(), 0);
    // A table without a final line end may end inside quotes, so that the next table would become
    // part of its last cell.
    const bool exact =
        places == inPlace && columns.dialect == dialect && source->index->terminated();
    const auto rewrite = [&](const csv::RowScanner &row, bool /*last*/, QByteArray &result) {
        if (exact) {
            result.append(row.rowBytes());
            if (result.endsWith('\r'))
                // Otherwise, a blank row in the next table would be read as the second half of a CR
                // LF.
                result.back() = '\n';
            return;
        }
        QBuffer buffer(&result);
        buffer.open(QIODevice::WriteOnly | QIODevice::Append);
        csv::CsvWriter writer(buffer, {.dialect = dialect});
        QByteArray scratch;
        for (std::size_t at = 0; at < places.size() && !row.blank(); ++at)
            writer.cell(row.text(places[at], scratch));
        for (int cell = count; cell < row.count(); ++cell)
            // Cells without a name are appended after all others.
            writer.cell(row.text(cell, scratch));
        writer.endRow();
    };
    const auto rows = csv::writeRows(*source, {}, rewrite, m_spool, m_progress);
    if (m_spool.failed())
        return tl::unexpected(csv::noRoom(m_spool.errorString()));
    if (!rows)
        return tl::unexpected(rows.error());
    m_whole.cutAbove += part.begin.line - 1;
    const auto before = m_pieces.empty() ? 0 : m_pieces.back().endRow;
    m_pieces.push_back({.endRow = before + *rows, .columns = m_names.size()});
    return {};
}

base::Result<OpenedTable> TableStack::finish(const QString &name)
{
    auto file = m_spool.finish(name);
    const bool grew = !m_pieces.empty() && m_pieces.front().columns < m_names.size();
    if (file && grew)
        file = padded(*file, name);
    if (!file)
        return tl::unexpected(file.error());
    m_whole.file = *file;
    m_whole.entry.clear();
    m_whole.dialect.columns = static_cast<int>(m_names.size());
    return m_whole;
}

qsizetype TableStack::columnsOf(qint64 row) const
{
    const auto piece = std::ranges::upper_bound(m_pieces, row, {}, &Piece::endRow);
    return piece == m_pieces.end() ? m_names.size() : piece->columns;
}

// Rewrites all rows with cells for columns that were added later.
base::Result<std::shared_ptr<const csv::BlockFile>>
TableStack::padded(std::shared_ptr<const csv::BlockFile> file, const QString &name)
{
    const auto dialect = m_whole.dialect.dialect;
    const auto source = indexed(file, 0, dialect, true, m_progress);
    if (!source)
        return tl::unexpected(source.error());
    csv::Spool spool(m_options.temporaryFolder);
    {
        csv::CsvWriter writer(spool, {.dialect = dialect});
        writer.row(m_names);
    }
    csv::InOrder<QByteArray> parts([&spool](QByteArray &&part) { spool.write(part); });
    const auto visit = [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
        QByteArray part;
        for (auto row = range.firstRow; rows.next(); ++row) {
            const auto columns = columnsOf(row - 1);
            const QByteArray room(m_names.size() - columns, dialect.delimiter);
            for (int cell = 0; cell < std::max<qsizetype>(rows.count(), columns); ++cell) {
                if (cell > 0 && !rows.blank())
                    part.append(dialect.delimiter);
                if (cell == columns)
                    part.append(room);
                part.append(rows.raw(cell));
            }
            if (rows.count() <= columns && !rows.blank())
                part.append(room);
            part.append('\n');
        }
        parts.add(range.number, std::move(part));
    };
    if (const auto read = csv::scan(*source, m_progress, visit); !read)
        return tl::unexpected(read.error());
    return spool.finish(name);
}

} // namespace storedesk::tablefile
