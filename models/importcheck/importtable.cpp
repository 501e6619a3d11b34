// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/importtable.h"

#include "base/parallel.h"
#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "csv/tabledevice.h"
#include "query/columnnames.h"
#include "statistics/formatdeduction.h"
#include "statistics/valuecounter.h"
#include "values/numbertext.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace storedesk::importcheck {

// A table with more columns could not be matched manually.
static constexpr qsizetype mostColumns = 2'000;

qint64 ImportTable::rows() const
{
    return balance ? balance->regular + balance->ragged : 0;
}

static tablefile::OpenOptions optionsOf(const sheet::ReadOptions &reading,
                                        const QString &temporaryFolder)
{
    return {.entry = reading.entry,
            .stack = reading.stack,
            .encoding = reading.encoding,
            .dialect = sheet::wishOf(reading),
            .firstLine = reading.firstLine,
            .temporaryFolder = temporaryFolder};
}

static QStringList textsOf(const QByteArrayList &cells)
{
    QStringList texts;
    for (const auto &cell : cells)
        texts.append(QString::fromUtf8(cell));
    return texts;
}

static base::Result<ImportTable> sampled(tablefile::OpenedTable opened)
{
    ImportTable table{.opened = std::move(opened)};
    csv::TableDevice device(table.opened.file, table.opened.begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, table.opened.dialect.dialect);
    const bool header = table.opened.dialect.header;
    const bool any = reader.next();
    const auto first = any ? reader.copy() : QByteArrayList();
    if (any && !header && !reader.blank())
        table.sample.append(textsOf(first));
    while (table.sample.size() < ImportTable::sampleRows && reader.next()) {
        if (!reader.blank())
            table.sample.append(textsOf(reader.copy()));
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    if (header)
        table.headings = textsOf(first);
    table.columns = query::distinctNames(header ? first : QByteArrayList(), first.size(),
                                         QCoreApplication::translate("TableColumns", "Column %1"));
    if (table.columns.size() > mostColumns)
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportTable",
                                                "The table has %L1 columns, more than %L2.")
                        .arg(table.columns.size())
                        .arg(mostColumns),
            .next = QCoreApplication::translate("ImportTable",
                                                "Choose another separator, or remove columns.")});
    return table;
}

base::Result<ImportTable> ImportTable::open(const QString &path, const sheet::ReadOptions &reading,
                                            const QString &temporaryFolder,
                                            base::Progress &progress)
{
    auto opened = tablefile::openTable(path, optionsOf(reading, temporaryFolder), progress);
    return opened ? sampled(std::move(*opened)) : tl::unexpected(opened.error());
}

std::optional<ImportTable> ImportTable::beginning(const QString &path,
                                                  const sheet::ReadOptions &reading,
                                                  const QString &temporaryFolder,
                                                  base::Progress &progress)
{
    auto opened = tablefile::beginningOf(path, optionsOf(reading, temporaryFolder), progress);
    auto table = opened ? sampled(std::move(*opened)) : tl::unexpected(base::Problem());
    return table ? std::optional(std::move(*table)) : std::nullopt;
}

base::Result<ImportTable> ImportTable::counted(base::Progress &progress) const
{
    auto table = *this;
    const auto index = std::make_shared<csv::RowIndex>(opened.begin);
    table.source = {.file = opened.file,
                    .index = index,
                    .dialect = opened.dialect.dialect,
                    .header = opened.dialect.header};
    progress.enter({0, 0.2});
    csv::RowIndexer indexer(opened.file, opened.dialect.dialect);
    if (const auto built = indexer.build(*index, progress); !built)
        return tl::unexpected(built.error());
    progress.enter({0.2, 0.5});
    auto lines = query::balanceOf(table.source, progress);
    if (!lines)
        return tl::unexpected(lines.error());
    if (lines->blurred)
        table.unusable = csv::blurredRows(*lines->blurred);
    std::vector<int> all(static_cast<std::size_t>(fileColumns()));
    std::iota(all.begin(), all.end(), 0);
    progress.enter({0.5, 1});
    const auto evidence = statistics::evidenceOf(table.source, all, progress);
    if (!evidence)
        return tl::unexpected(evidence.error());
    for (std::size_t column = 0; column < all.size(); ++column) {
        const auto &mine = (*evidence)[column];
        table.filled.push_back(mine.filled);
        const auto hints =
            statistics::FormatHints::of(columns.value(static_cast<qsizetype>(column)));
        table.source.formats.append(statistics::deducedFormat(mine, hints).format);
    }
    table.balance = *lines;
    table = table.withDerived(derived);
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportTable", "Counting rows was cancelled.")});
    return table;
}

std::shared_ptr<const DerivedCell> ImportTable::derivedCell(int column) const
{
    const auto number = column - fileColumns();
    if (number < 0 || column >= columns.size())
        return nullptr;
    const auto &mine = derived[static_cast<std::size_t>(number)];
    auto cell = std::make_shared<DerivedCell>(
        DerivedCell{.derivation = mine.derivation, .separator = mine.separator.toUtf8()});
    for (const auto &source : mine.sources)
        cell->sources.push_back(static_cast<int>(columns.indexOf(source)));
    return cell;
}

ImportTable ImportTable::withDerived(const std::vector<DerivedColumn> &wanted) const
{
    auto table = *this;
    const auto own = fileColumns();
    table.columns = columns.first(own);
    table.derived.clear();
    for (const auto &column : wanted) {
        const auto isThere = [&](const QString &source) {
            return columns.indexOf(source) >= 0 && columns.indexOf(source) < own;
        };
        if (column.sources.isEmpty() || table.columns.contains(column.name)
            || !std::ranges::all_of(column.sources, isThere))
            continue;
        table.columns.append(column.name);
        table.derived.push_back(column);
    }
    if (isCounted()) {
        table.filled.resize(static_cast<std::size_t>(own));
        table.source.formats.resize(own);
    }
    for (auto &row : table.sample)
        row.resize(std::min(row.size(), own));
    for (int column = static_cast<int>(own); column < table.columns.size(); ++column) {
        const auto cell = table.derivedCell(column);
        qint64 filled = 0;
        for (const int source : cell->sources)
            filled =
                isCounted() ? std::max(filled, table.filled[static_cast<std::size_t>(source)]) : 0;
        if (isCounted()) {
            // An upper bound, because the rows are not read again.
            table.filled.push_back(filled);
            table.source.formats.append(values::ColumnFormat());
        }
        for (auto &row : table.sample) {
            QByteArrayList cells;
            for (const auto &text : row)
                cells.append(text.toUtf8());
            row.resize(column);
            row.append(QString::fromUtf8(cellIn(cells, column, cell.get())));
        }
    }
    return table;
}

QByteArrayView cellIn(const csv::RowScanner &row, int column, const DerivedCell *derived,
                      QByteArray &scratch)
{
    if (!derived)
        return row.text(column, scratch);
    QByteArrayList cells;
    for (const int source : derived->sources)
        cells.append(row.text(source, scratch).toByteArray());
    scratch = derived->text(cells);
    return scratch;
}

QByteArray cellIn(const QList<QByteArray> &row, int column, const DerivedCell *derived)
{
    if (!derived)
        return row.value(column);
    QByteArrayList cells;
    for (const int source : derived->sources)
        cells.append(row.value(source));
    return derived->text(cells);
}

std::vector<QByteArrayView> elementsOf(QByteArrayView cell)
{
    // The service expects vertical bars, but users also write commas and semicolons.
    const char sign = cell.contains('|') ? '|' : cell.contains(';') ? ';' : ',';
    std::vector<QByteArrayView> elements;
    for (qsizetype from = 0; from <= cell.size();) {
        auto end = cell.indexOf(sign, from);
        if (end < 0)
            end = cell.size();
        if (const auto text = values::trimmedText(cell.sliced(from, end - from)); !text.isEmpty())
            elements.push_back(text);
        from = end + 1;
    }
    return elements;
}

static std::vector<TextCount> sorted(const statistics::ValueCounter &counter)
{
    std::vector<TextCount> texts;
    for (const auto &value : counter.values())
        texts.push_back({.text = QString::fromUtf8(counter.textOf(value)), .rows = value.count});
    std::ranges::sort(texts, [](const TextCount &left, const TextCount &right) {
        return left.rows != right.rows ? left.rows > right.rows : left.text < right.text;
    });
    return texts;
}

base::Result<std::vector<TextCount>> ImportTable::texts(int column, bool list, qsizetype most,
                                                        base::Progress &progress) const
{
    const auto derivation = derivedCell(column);
    std::vector<statistics::ValueCounter> counters(static_cast<std::size_t>(base::threadCount()),
                                                   statistics::ValueCounter(most + 1));
    const auto read = csv::scan(
        source, progress, [&](const csv::RowRange & /*range*/, csv::RowScanner &rows, int mine) {
            auto &counter = counters[static_cast<std::size_t>(mine)];
            QByteArray scratch;
            rows.want(static_cast<int>(derivation ? fileColumns() : column) + 1);
            while (rows.next()) {
                const auto cell =
                    values::trimmedText(cellIn(rows, column, derivation.get(), scratch));
                if (cell.isEmpty())
                    continue;
                if (!list) {
                    (void)counter.add(cell, statistics::hashOf(cell), 0);
                    continue;
                }
                for (const auto &element : elementsOf(cell))
                    (void)counter.add(element, statistics::hashOf(element), 0);
            }
        });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = counters.front();
    for (std::size_t other = 1; other < counters.size(); ++other) {
        for (const auto &value : counters[other].values())
            (void)all.add(counters[other].textOf(value), value.hash, 0, value.count);
    }
    return sorted(all);
}

} // namespace storedesk::importcheck
