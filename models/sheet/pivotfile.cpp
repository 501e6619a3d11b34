// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivotfile.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "sheet/xlsxcopy.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace storedesk::sheet {

using namespace Qt::StringLiterals;

static base::Result<void> writeCsv(const QList<QStringList> &rows, const QString &path,
                                   const csv::CsvFormat &format)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly)) {
        csv::CsvWriter writer(file, format);
        for (const auto &row : rows)
            writer.row(row);
        if (writer.finish() && file.commit())
            return {};
    }
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("PivotFile", "The table was not saved."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("PivotFile", "Choose another folder or name.")});
}

base::Result<void> savePivot(const QList<QStringList> &rows, const QString &path,
                             const QString &temporaryFolder)
{
    if (!path.endsWith(".xlsx"_L1, Qt::CaseInsensitive))
        return writeCsv(rows, path, csv::spreadsheetFormat());
    const QTemporaryDir folder(temporaryFolder + u"/pivot-XXXXXX"_s);
    const auto table = folder.filePath(u"table.csv"_s);
    if (const auto written = writeCsv(rows, table, {}); !written)
        return written;
    base::Progress progress;
    const auto saved = copyAsXlsx(table, path, folder.path(), progress);
    return saved ? base::Result<void>() : tl::unexpected(saved.error());
}

} // namespace storedesk::sheet
