// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/xlsxcopy.h"

#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "statistics/formatdeduction.h"
#include "tablefile/tableopener.h"
#include "tablefile/xlsxsaver.h"

#include <numeric>

namespace storedesk::sheet {

base::Result<qint64> copyAsXlsx(const QString &path, const QString &target,
                                const QString &temporaryFolder, base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, {.temporaryFolder = temporaryFolder}, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    csv::TableSource source{.file = opened->file,
                            .index = {},
                            .dialect = opened->dialect.dialect,
                            .header = opened->dialect.header};
    auto rows = std::make_shared<csv::RowIndex>(opened->begin);
    if (const auto built = csv::RowIndexer(source.file, source.dialect).build(*rows, progress);
        !built)
        return tl::unexpected(built.error());
    source.index = rows;
    QStringList names;
    for (const auto &cell : csv::RowReader(source.file, source.index, source.dialect).row(0))
        names.append(QString::fromUtf8(cell));
    std::vector<int> columns(static_cast<std::size_t>(names.size()));
    std::iota(columns.begin(), columns.end(), 0);
    const auto formats = statistics::deduceFormats(source, columns, names, progress);
    if (!formats)
        return tl::unexpected(formats.error());
    for (const auto &deduced : *formats)
        source.formats.append(deduced.format);
    return tablefile::saveXlsx(source, {}, target, temporaryFolder, progress);
}

} // namespace storedesk::sheet
