// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "csv/rowindexer.h"
#include "csv/tablesource.h"
#include "statistics/formatdeduction.h"
#include "table/randomtable.h"

#include <QFile>
#include <QTemporaryDir>

namespace support {

// Creates a table on disk from cells, with its index. Uses small blocks, so that even a small table
// has many.
class SampleSource final
{
public:
    explicit SampleSource(const Table &rows, storedesk::csv::CsvFormat format = {})
    {
        using namespace storedesk::base;
        using namespace storedesk::csv;
        using namespace storedesk::query;
        using namespace storedesk::statistics;
        using namespace storedesk::values;
        QFile file(m_folder.filePath(QStringLiteral("sample.csv")));
        if (!file.open(QIODevice::WriteOnly))
            return;
        CsvWriter writer(file, format);
        for (const auto &row : rows)
            writer.row(row);
        if (!writer.finish())
            return;
        file.close();
        source.file = *BlockFile::open(file.fileName());
        source.dialect = format.dialect;
        auto index =
            std::make_shared<RowIndex>(RowMark{.offset = RowIndexer::beginOf(*source.file)});
        Progress progress;
        RowIndexer indexer(source.file, source.dialect, {.blockSize = 4'096, .blocksAtOnce = 4});
        if (indexer.build(*index, progress))
            source.index = index;
    }

    // Detects the formats of the columns from all rows.
    [[nodiscard]] std::vector<storedesk::statistics::DeducedFormat> deduce(const Table &rows)
    {
        using namespace storedesk::base;
        using namespace storedesk::csv;
        using namespace storedesk::query;
        using namespace storedesk::statistics;
        using namespace storedesk::values;
        QStringList names;
        std::vector<int> columns;
        for (const auto &name : rows.value(0)) {
            columns.push_back(static_cast<int>(names.size()));
            names.append(QString::fromUtf8(name));
        }
        Progress progress;
        auto deduced = *deduceFormats(source, columns, names, progress);
        source.formats.clear();
        for (const auto &one : deduced)
            source.formats.append(one.format);
        return deduced;
    }

    storedesk::csv::TableSource source;

private:
    QTemporaryDir m_folder;
};

// Returns contacts with all kinds of cell content. Row 0 is the header.
inline Table sampleContacts(int rows, quint32 seed = 1)
{
    RandomTable random(seed);
    static const QByteArrayList cities{"Madrid",    "madrid",       "Ávila",      "ávila", "",
                                       "São Paulo", "New York, NY", "a \"b\"\nc", "zzz"};
    Table table{{"email", "city", "amount", "date", "note"}};
    for (int row = 1; row <= rows; ++row) {
        QList<QByteArray> cells;
        cells << "user" + QByteArray::number(random.below(rows)) + "@shop.example.org"
              << cities.at(random.below(static_cast<int>(cities.size())))
              << (random.below(10) == 0 ? QByteArray("n/a")
                                        : QByteArray::number(random.below(2'000) / 4.0 - 100))
              << (random.below(8) == 0 ? QByteArray()
                                       : "2026-0" + QByteArray::number(1 + random.below(9)) + "-1"
                          + QByteArray::number(random.below(10)))
              << random.cell();
        if (random.below(50) == 0)
            // Make this row shorter than the others.
            cells.resize(2);
        table.append(cells);
    }
    return table;
}

} // namespace support
