// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "savedtable.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "tablefile/xlsxdevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

namespace {

struct SavedTables
{
    Q_DECLARE_TR_FUNCTIONS(SavedTables)
};

// Returns the cell of a workbook. Numbers have a point as their decimal sign.
QString cellOf(const SavedTable &table, qsizetype row, qsizetype column)
{
    const auto &shown = table.shown.rows.at(row).at(column);
    if (!table.isNumber.value(column) || row >= table.values.size())
        return shown;
    const auto value = table.values.at(row).value(column);
    if (!value.isValid())
        return {};
    bool isNumber = false;
    const auto number = value.toDouble(&isNumber);
    return isNumber ? QString::number(number, 'g', 15) : shown;
}

base::Result<QByteArray> workbookOf(const SavedTable &table, const QString &temporaryFolder)
{
    const QTemporaryDir folder(QDir(temporaryFolder.isEmpty() ? QDir::tempPath() : temporaryFolder)
                                   .filePath(u"workbook-XXXXXX"_s));
    const auto path = folder.filePath(u"table.xlsx"_s);
    tablefile::XlsxColumns columns;
    for (qsizetype column = 0; column < table.shown.titles.size(); ++column) {
        columns.titles.append(table.shown.titles.at(column).toUtf8());
        columns.formats.append({.kind = table.isNumber.value(column) ? values::ColumnKind::Number
                                                                     : values::ColumnKind::Text});
    }
    tablefile::XlsxDevice book(path, folder.path(), columns);
    csv::CsvWriter rows(book);
    for (qsizetype row = 0; row < table.shown.rows.size(); ++row) {
        for (qsizetype column = 0; column < table.shown.titles.size(); ++column)
            rows.cell(cellOf(table, row, column));
        rows.endRow();
    }
    if (const auto written = rows.finish().and_then([&book] { return book.finish(); }); !written)
        return tl::unexpected(written.error());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{.what = {}, .why = file.errorString()});
    return file.readAll();
}

base::Result<void> writeFile(const QByteArray &content, const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{.what = SavedTables::tr("The table was not saved."),
                                        .why = file.errorString(),
                                        .next = SavedTables::tr("Choose another folder or name.")});
}

QByteArray csvOf(const SavedTable &table)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer, csv::spreadsheetFormat());
    writer.row(table.shown.titles);
    for (const auto &row : table.shown.rows)
        writer.row(row);
    // Cannot fail, because it writes to memory.
    (void)writer.finish();
    return content;
}

} // namespace

base::Result<void> writeTable(const SavedTable &table, const QString &path,
                              const QString &temporaryFolder)
{
    if (!path.endsWith(".xlsx"_L1, Qt::CaseInsensitive))
        return writeFile(csvOf(table), path);
    return workbookOf(table, temporaryFolder).and_then([&path](const QByteArray &content) {
        return writeFile(content, path);
    });
}

} // namespace storedesk::ui::insights
