// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnstore.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>

namespace storedesk::columns {

using namespace Qt::StringLiterals;

QString columnPathOf(const QString &folder, const QString &file)
{
    const auto name = QFileInfo(file).absoluteFilePath().toUtf8();
    const auto hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().first(32);
    return folder + u'/' + QString::fromLatin1(hash) + u".columns"_s;
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

// Returns null if the columns could not be stored.
static base::Result<std::shared_ptr<const StoredColumns>>
builtInFile(const csv::TableSource &source, const std::vector<ColumnPlan> &plan,
            const QString &path, const QByteArray &fingerprint, base::Progress &progress)
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
    return StoredColumns::open(path, fingerprint);
}

static base::Result<csv::TableSource> indexed(const tablefile::OpenedTable &opened,
                                              base::Progress &progress)
{
    csv::TableSource source{.file = opened.file,
                            .index = {},
                            .dialect = opened.dialect.dialect,
                            .header = opened.dialect.header};
    auto rows = std::make_shared<csv::RowIndex>(opened.begin);
    const auto built = csv::RowIndexer(source.file, source.dialect).build(*rows, progress);
    if (!built)
        return tl::unexpected(built.error());
    source.index = rows;
    return source;
}

base::Result<ColumnedTable> openColumns(const QString &path, const ColumnChooser &choose,
                                        const tablefile::OpenOptions &options,
                                        const QString &folder, base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto source = indexed(*opened, progress);
    if (!source)
        return tl::unexpected(source.error());
    // Columns are chosen by their headings, so the first row is never data.
    source->header = true;
    ColumnedTable table;
    for (const auto &cell : csv::RowReader(source->file, source->index, source->dialect).row(0))
        table.headings.append(QString::fromUtf8(cell));
    table.plan = choose(table.headings);
    std::shared_ptr<const StoredColumns> columns;
    if (!folder.isEmpty() && source->file->size() >= smallestStored) {
        const auto stored = columnPathOf(folder, path);
        const auto fingerprint = fingerprintOf(path, *source, table.plan);
        columns = StoredColumns::open(stored, fingerprint);
        if (!columns) {
            const auto built = builtInFile(*source, table.plan, stored, fingerprint, progress);
            if (!built)
                return tl::unexpected(built.error());
            columns = *built;
        }
    }
    if (!columns) {
        const auto built = builtInMemory(*source, table.plan, options.temporaryFolder, progress);
        if (!built)
            return tl::unexpected(built.error());
        columns = *built;
    }
    table.columns = columns;
    return table;
}

} // namespace storedesk::columns
