// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxsaver.h"

#include "csv/rowformatter.h"
#include "tablefile/savedcolumns.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

static constexpr qint64 copiedAtOnce = 1024 * 1024;
// libxlsxwriter packs the whole sheet at the end without reporting progress.
static constexpr double beforePacking = 0.8;

static base::Problem notCopied(const QString &why)
{
    return {.what = QCoreApplication::translate("TableSaver", "Couldn't save the table."),
            .why = why,
            .next = QCoreApplication::translate(
                "TableSaver", "Check the folder and its free space and try again.")};
}

static base::Result<void> copy(const QString &path, QIODevice &device)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(notCopied(file.errorString()));
    QByteArray block(copiedAtOnce, Qt::Uninitialized);
    for (;;) {
        const auto size = file.read(block.data(), block.size());
        if (size < 0)
            return tl::unexpected(notCopied(file.errorString()));
        if (size == 0)
            return {};
        if (device.write(block.constData(), size) != size)
            return tl::unexpected(notCopied(device.errorString()));
    }
}

base::Result<qint64> writeXlsx(const csv::TableSource &source, const csv::Selection &selection,
                               const XlsxColumns &columns, const csv::AppendRow &append,
                               QIODevice &device, const QString &temporaryFolder,
                               base::Progress &progress)
{
    // libxlsxwriter only writes to named files. This folder is private and is removed immediately.
    const QDir parent(temporaryFolder.isEmpty() ? QDir::tempPath() : temporaryFolder);
    const QTemporaryDir folder(parent.filePath(u"xlsx-XXXXXX"_s));
    if (!folder.isValid())
        return tl::unexpected(notCopied(folder.errorString()));
    const auto path = folder.filePath(u"book.xlsx"_s);
    XlsxDevice book(path, folder.path(), columns);
    const auto whole = progress.share();
    progress.enter(whole.part(0, beforePacking));
    const auto rows = csv::writeRows(source, selection, append, book, progress);
    progress.enterUnmeasured(whole.part(beforePacking, 1));
    const auto finished = book.finish();
    if (!finished)
        return tl::unexpected(finished.error());
    if (!rows)
        return rows;
    if (progress.cancelled())
        return rows;
    const auto copied = copy(path, device);
    return copied ? rows : tl::unexpected(copied.error());
}

base::Result<qint64> writeXlsx(const csv::TableSource &source, const csv::Selection &selection,
                               QIODevice &device, const QString &temporaryFolder,
                               base::Progress &progress)
{
    const auto columns = savedColumns(source, selection);
    const csv::RowFormatter formatter(source, selection.columns, csv::CsvFormat());
    return writeXlsx(
        source, selection, columns,
        [&formatter](const csv::RowScanner &row, bool last, QByteArray &result) {
            formatter.append(row, last, result);
        },
        device, temporaryFolder, progress);
}

base::Result<qint64> saveXlsx(const csv::TableSource &source, const csv::Selection &selection,
                              const QString &path, const QString &temporaryFolder,
                              base::Progress &progress)
{
    return csv::saveWhole(path, progress, [&](QIODevice &device) {
        return writeXlsx(source, selection, device, temporaryFolder, progress);
    });
}

base::Result<qint64> saveXlsx(const csv::TableSource &source, const csv::Selection &selection,
                              const XlsxColumns &columns, const csv::AppendRow &append,
                              const QString &path, const QString &temporaryFolder,
                              base::Progress &progress)
{
    return csv::saveWhole(path, progress, [&](QIODevice &device) {
        return writeXlsx(source, selection, columns, append, device, temporaryFolder, progress);
    });
}

} // namespace storedesk::tablefile
