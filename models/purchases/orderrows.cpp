// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderrows.h"

#include "csv/csvwriter.h"
#include "importrun/importsource.h"
#include "purchases/orderlines.h"
#include "purchases/orderplan.h"
#include "purchases/purchaserecipe.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSet>

namespace storedesk::purchases {

// Adds the numbers in a text such as 4–6, 9.
static void addLines(QSet<qint64> &lines, const QString &text)
{
    for (const auto &part : text.split(u',')) {
        const auto first = part.section(u'–', 0, 0).trimmed().toLongLong();
        const auto last = part.section(u'–', -1).trimmed().toLongLong();
        for (auto line = first; line > 0 && line <= last; ++line)
            lines.insert(line);
    }
}

base::Result<QString> sourceRowsAsTable(journal::Journal &journal, const journal::RowFilter &filter,
                                        int most, const OrderRowFolders &folders)
{
    const auto rows = journal.rows().findBehind(filter, 0, most);
    if (!rows)
        return tl::unexpected(rows.error());
    QSet<qint64> wanted;
    for (const auto &row : *rows)
        addLines(wanted, row.cells.value(LinesColumn));
    const auto path = importrun::sourceCopyIn(folders.files);
    if (path.isEmpty())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("OrderRows", "The copy of the file was removed.")});
    base::Progress progress;
    const auto table =
        jobs::BulkTable::open(path, storedReadingIn(folders.files), folders.temporary, progress);
    if (!table)
        return tl::unexpected(table.error());
    const auto lines = linesOf(*table, progress);
    if (!lines)
        return tl::unexpected(lines.error());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer);
    if (table->opened.dialect.header)
        writer.row(table->columns);
    for (const auto &line : *lines) {
        if (wanted.contains(line.number))
            writer.row(line.cells);
    }
    return writer.finish().map([&buffer] { return QString::fromUtf8(buffer.data()); });
}

} // namespace storedesk::purchases
