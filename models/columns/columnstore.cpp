// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnstore.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "csv/tabledevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

namespace storedesk::columns {

using namespace Qt::StringLiterals;

static constexpr auto ending = ".columns"_L1;

QString columnPathOf(const QString &folder, const QString &file)
{
    return QDir(folder).filePath(QFileInfo(file).fileName() + ending);
}

static base::Result<void> removeFile(const QString &path)
{
    if (QFile::remove(path) || !QFile::exists(path))
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("ColumnStore", "Couldn't delete the file."),
        .why = QDir::toNativeSeparators(path)});
}

base::Result<void> removeColumns(const QString &folder, const QString &file)
{
    return removeFile(columnPathOf(folder, file));
}

base::Result<void> removeAllColumns(const QString &folder)
{
    QDirIterator files(folder, {u'*' + ending}, QDir::Files | QDir::Hidden);
    while (files.hasNext()) {
        if (const auto removed = removeFile(files.next()); !removed)
            return removed;
    }
    return {};
}

// Returns a fingerprint of the file's content, the way it is read, and the columns stored.
static QByteArray fingerprintOf(const QString &path, const csv::TableSource &source,
                                const std::vector<ColumnPlan> &plan)
{
    const QFileInfo file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](qint64 number) {
        hash.addData(QByteArray::number(number) + ' ');
    };
    add(file.size());
    add(file.lastModified().toMSecsSinceEpoch());
    add(file.metadataChangeTime().toMSecsSinceEpoch());
    add(source.file->size());
    add(source.dialect.delimiter);
    add(source.dialect.quote);
    add(source.header);
    for (const auto &column : plan) {
        add(column.column);
        add(static_cast<qint64>(column.kind));
    }
    static constexpr qsizetype sample = 64 * 1024;
    hash.addData(source.file->read(0, sample));
    hash.addData(source.file->read(std::max<qint64>(source.file->size() - sample, 0), sample));
    return hash.result();
}

static base::Result<std::shared_ptr<const StoredColumns>>
builtInMemory(const csv::TableSource &source, const std::vector<ColumnPlan> &plan,
              const QString &folder, base::Progress &progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const auto built = buildColumns(source, plan, {}, folder, buffer, progress); !built)
        return tl::unexpected(built.error());
    return StoredColumns::fromBytes(buffer.data());
}

// Returns null if the columns could not be stored, or must not be, because the file has changed.
static base::Result<std::shared_ptr<const StoredColumns>>
builtInFile(const csv::TableSource &source, const std::vector<ColumnPlan> &plan,
            const QString &path, const QByteArray &fingerprint, const csv::BlockFile &original,
            base::Progress &progress)
{
    base::NewFile file(path);
    if (!base::makePrivateFolder(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly))
        return nullptr;
    if (const auto built =
            buildColumns(source, plan, fingerprint, QFileInfo(path).path(), file, progress);
        !built)
        return tl::unexpected(built.error());
    if (!file.commit())
        return nullptr;
    // Erased data must not return with columns of the previous file.
    if (original.changed()) {
        (void)removeFile(path);
        return nullptr;
    }
    return StoredColumns::open(path, fingerprint);
}

static QStringList headingsOf(const tablefile::OpenedTable &opened)
{
    csv::TableDevice device(opened.file, opened.begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened.dialect.dialect);
    QStringList headings;
    if (reader.next()) {
        for (const auto cell : reader.cells())
            headings.append(QString::fromUtf8(cell));
    }
    return headings;
}

static base::Result<std::shared_ptr<const csv::RowIndex>>
indexOf(const tablefile::OpenedTable &opened, base::Progress &progress)
{
    auto rows = std::make_shared<csv::RowIndex>(opened.begin);
    const auto built = csv::RowIndexer(opened.file, opened.dialect.dialect).build(*rows, progress);
    if (!built)
        return tl::unexpected(built.error());
    return rows;
}

base::Result<ColumnedTable> openColumns(const QString &path, const ColumnChooser &choose,
                                        const tablefile::OpenOptions &options,
                                        const QString &folder, base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    ColumnedTable table{.headings = headingsOf(*opened)};
    table.plan = choose(table.headings);
    // Columns are chosen by their headings, so the first row is never data.
    csv::TableSource source{
        .file = opened->file, .dialect = opened->dialect.dialect, .header = true};
    const bool isStored = !folder.isEmpty() && source.file->size() >= smallestStored;
    const auto stored = isStored ? columnPathOf(folder, path) : QString();
    const auto fingerprint = isStored ? fingerprintOf(path, source, table.plan) : QByteArray();
    if (isStored)
        table.columns = StoredColumns::open(stored, fingerprint);
    if (table.columns)
        return table;
    const auto index = indexOf(*opened, progress);
    if (!index)
        return tl::unexpected(index.error());
    source.index = *index;
    if (isStored) {
        auto built =
            builtInFile(source, table.plan, stored, fingerprint, *opened->original, progress);
        if (!built)
            return tl::unexpected(built.error());
        table.columns = *std::move(built);
    }
    if (!table.columns) {
        auto built = builtInMemory(source, table.plan, options.temporaryFolder, progress);
        if (!built)
            return tl::unexpected(built.error());
        table.columns = *std::move(built);
    }
    return table;
}

} // namespace storedesk::columns
