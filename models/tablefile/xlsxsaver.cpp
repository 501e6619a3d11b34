// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxsaver.h"

#include "csv/rowformatter.h"
#include "csv/rowreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
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

static QByteArrayList firstRow(const csv::TableSource &source, const std::vector<int> &columns)
{
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto all = reader.row(0);
    if (columns.empty())
        return all;
    QByteArrayList some;
    for (const int column : columns)
        some.append(all.value(column));
    return some;
}

// Phone numbers and postal codes may consist of digits, but are never amounts.
static bool isOfCodes(const QString &title)
{
    static const QRegularExpression words(
        u"(phone|mobile|tel[eé]fono|m[oó]vil|\\btel\\b|\\bzip|postal|post ?code|\\bcp\\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(title).hasMatch();
}

base::Result<qint64> writeXlsx(const csv::TableSource &source, const csv::Selection &selection,
                               QIODevice &device, const QString &temporaryFolder,
                               base::Progress &progress)
{
    XlsxColumns columns{.formats = source.formats};
    if (source.header && source.rows() > 0)
        columns.titles =
            selection.titles.isEmpty() ? firstRow(source, selection.columns) : selection.titles;
    if (!selection.columns.empty()) {
        columns.formats.clear();
        for (const int column : selection.columns)
            columns.formats.append(source.formatOf(column));
    }
    const auto names =
        source.header && source.rows() > 0 ? firstRow(source, selection.columns) : QByteArrayList();
    for (qsizetype column = 0; column < std::min(names.size(), columns.formats.size()); ++column) {
        if (isOfCodes(QString::fromUtf8(names.at(column))))
            columns.formats[column] = {};
    }
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
