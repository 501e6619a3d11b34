// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/contactfile.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "importcheck/importtable.h"
#include "tablefile/xlsxsaver.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

static std::vector<ContactFileColumn> allColumns(const QStringList &keys)
{
    std::vector<ContactFileColumn> columns;
    for (const auto &key : keys)
        columns.push_back({.title = key, .keys = {key}});
    return columns;
}

base::Result<qint64> ContactFile::write(QIODevice &device, const csv::CsvFormat &format,
                                        base::Progress &progress) const
{
    csv::CsvWriter writer(device, format);
    std::vector<QList<qsizetype>> places;
    qint64 written = 0;
    const auto begin = [&](const QStringList &fields) {
        const auto titled = columns.empty() ? allColumns(fields) : columns;
        for (const auto &column : titled) {
            writer.cell(column.title);
            auto &place = places.emplace_back();
            for (const auto &key : column.keys)
                place.append(fields.indexOf(key));
        }
        writer.endRow();
    };
    const auto read = contacts.visit(
        progress, [&](const QStringList &fields, const storage::MirroredContact &contact) {
            if (places.empty())
                begin(fields);
            for (const auto &place : places) {
                QByteArrayList parts;
                for (const auto at : place) {
                    if (!contact.cells.value(at).isEmpty())
                        parts.append(contact.cells.value(at));
                }
                writer.cell(QByteArrayView(parts.join(' ')));
            }
            writer.endRow();
            ++written;
        });
    return read.and_then([&] { return writer.finish(); }).map([&] { return written; });
}

static base::Problem notSaved(const QString &why)
{
    return {.what = QCoreApplication::translate("ContactFile", "Couldn't save the contacts."),
            .why = why};
}

base::Result<qint64> ContactFile::save(const QString &path, const QString &temporaryFolder,
                                       base::Progress &progress) const
{
    if (path.endsWith(".xlsx"_L1, Qt::CaseInsensitive))
        return saveBook(path, temporaryFolder, progress);
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected(notSaved(file.errorString()));
    const bool isChosen = !columns.empty();
    const auto written =
        write(file, isChosen ? csv::spreadsheetFormat() : csv::CsvFormat(), progress);
    if (!written)
        return written;
    return file.commit() ? written : tl::unexpected(notSaved(file.errorString()));
}

// The workbook is made from a table, like all workbooks of the program.
base::Result<qint64> ContactFile::saveBook(const QString &path, const QString &temporaryFolder,
                                           base::Progress &progress) const
{
    const QDir parent(temporaryFolder.isEmpty() ? QDir::tempPath() : temporaryFolder);
    const QTemporaryDir room(parent.filePath(u"contacts-XXXXXX"_s));
    const auto table = room.filePath(u"contacts.csv"_s);
    base::NewFile file(table);
    if (!room.isValid() || !file.open(QIODevice::WriteOnly))
        return tl::unexpected(notSaved(room.isValid() ? file.errorString() : room.errorString()));
    progress.enter({0, 0.4});
    if (const auto written = write(file, {}, progress); !written)
        return written;
    if (!file.commit())
        return tl::unexpected(notSaved(file.errorString()));
    progress.enter({0.4, 0.6});
    const sheet::ReadOptions reading{.dialect = csv::Dialect(), .header = true};
    const auto opened = importcheck::ImportTable::open(table, reading, room.path(), progress)
                            .and_then([&progress](const importcheck::ImportTable &found) {
                                return found.counted(progress);
                            });
    if (!opened)
        return tl::unexpected(opened.error());
    progress.enter({0.6, 1});
    return tablefile::saveXlsx(opened->source, {}, path, room.path(), progress);
}

} // namespace storedesk::exports
