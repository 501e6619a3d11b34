// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablefile/sqlitesaver.h"

#include "csv/rowformatter.h"
#include "tablefile/savedcolumns.h"
#include "tablefile/sqlitedevice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

// All rows are read twice: for the types of the columns, and for the values.
static constexpr double typesKnown = 0.4;
static constexpr double beforeCopying = 0.95;

static tl::unexpected<base::Problem> notStored(const QString &why)
{
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("SqliteDevice", "Couldn't write the database."),
        .why = why,
        .next = QCoreApplication::translate("SqliteDevice",
                                            "Check the free space on the disk and try again.")});
}

static base::Result<void> copyTo(QIODevice &device, const QString &path)
{
    static constexpr qint64 copiedAtOnce = 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notStored(file.errorString());
    while (!file.atEnd()) {
        const auto block = file.read(copiedAtOnce);
        if (block.isEmpty())
            return notStored(file.errorString());
        if (device.write(block) != block.size())
            return notStored(device.errorString());
    }
    return {};
}

static base::Result<qint64> writeRowsTo(QIODevice &device, const csv::TableSource &source,
                                        const csv::Selection &selection, const XlsxColumns &columns,
                                        const csv::AppendRow &append,
                                        const QString &temporaryFolder, base::Progress &progress)
{
    // SQLite only writes to named files. This folder is private and is removed immediately.
    const QDir parent(temporaryFolder.isEmpty() ? QDir::tempPath() : temporaryFolder);
    const QTemporaryDir folder(parent.filePath(u"sqlite-XXXXXX"_s));
    if (!folder.isValid())
        return notStored(folder.errorString());
    const auto whole = progress.share();
    SqliteColumnFinder finder(columns);
    progress.enter(whole.part(0, typesKnown));
    if (auto read = csv::writeRows(source, selection, append, finder, progress);
        !read || progress.cancelled())
        return read;
    const auto path = folder.filePath(u"rows.sqlite"_s);
    SqliteDevice database(path, columns.titles, finder.columns());
    progress.enter(whole.part(typesKnown, beforeCopying));
    auto rows = csv::writeRows(source, selection, append, database, progress);
    const auto finished = database.finish();
    if (!finished)
        return tl::unexpected(finished.error());
    if (!rows || progress.cancelled())
        return rows;
    progress.enterUnmeasured(whole.part(beforeCopying, 1));
    const auto copied = copyTo(device, path);
    return copied ? rows : tl::unexpected(copied.error());
}

base::Result<qint64> writeSqlite(const csv::TableSource &source, const csv::Selection &selection,
                                 QIODevice &device, const QString &temporaryFolder,
                                 base::Progress &progress)
{
    const csv::RowFormatter formatter(source, selection.columns, csv::CsvFormat());
    return writeRowsTo(
        device, source, selection, savedColumns(source, selection),
        [&formatter](const csv::RowScanner &row, bool last, QByteArray &result) {
            formatter.append(row, last, result);
        },
        temporaryFolder, progress);
}

base::Result<qint64> saveSqlite(const csv::TableSource &source, const csv::Selection &selection,
                                const QString &path, const QString &temporaryFolder,
                                base::Progress &progress)
{
    return csv::saveWhole(path, progress, [&](QIODevice &device) {
        return writeSqlite(source, selection, device, temporaryFolder, progress);
    });
}

base::Result<qint64> saveSqlite(const csv::TableSource &source, const csv::Selection &selection,
                                const XlsxColumns &columns, const csv::AppendRow &append,
                                const QString &path, const QString &temporaryFolder,
                                base::Progress &progress)
{
    return csv::saveWhole(path, progress, [&](QIODevice &device) {
        return writeRowsTo(device, source, selection, columns, append, temporaryFolder, progress);
    });
}

} // namespace storedesk::tablefile
