// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/exportedtableerasure.h"

#include "base/newfile.h"
#include "catalogue/key.h"
#include "columns/columnstore.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "storage/deletedcontactkeys.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>

#include <array>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

struct ErasureTables
{
    Q_DECLARE_TR_FUNCTIONS(ErasureTables)
};

// Returns the columns that identify a row's contact.
std::vector<std::size_t> keyColumns(std::span<const QByteArrayView> headings)
{
    static constexpr std::array names{key::id, key::contactId, key::contact::email,
                                      key::contact::externalId};
    std::vector<std::size_t> columns;
    for (std::size_t at = 0; at < headings.size(); ++at) {
        if (std::ranges::find(names, QLatin1StringView(headings[at])) != names.end())
            columns.push_back(at);
    }
    return columns;
}

bool isAbout(const storage::DeletedContactKeys &contacts, std::span<const QByteArrayView> row,
             const std::vector<std::size_t> &columns)
{
    const auto isKey = [&](std::size_t at) {
        return at < row.size() && contacts.isKey(QString::fromUtf8(row[at]));
    };
    const auto mentions = [&contacts](QByteArrayView cell) {
        return cell.contains('@') && contacts.isMentionedIn(QString::fromUtf8(cell));
    };
    return std::ranges::any_of(columns, isKey) || std::ranges::any_of(row, mentions);
}

// Returns the delimiter that the service uses in exports.
char delimiterOf(QFile &file)
{
    const auto start = file.peek(64 * 1024);
    const auto heading = start.left(start.indexOf('\n'));
    return heading.count(';') > heading.count(',') ? ';' : ',';
}

base::Result<bool> eraseFromTable(const QString &path, const storage::DeletedContactKeys &contacts)
{
    QFile file(path);
    base::NewFile anew(path);
    const auto fail = [](const QIODevice &device) {
        return tl::unexpected(
            base::Problem{.what = ErasureTables::tr("Couldn't erase data from an exported table."),
                          .why = device.errorString()});
    };
    if (!file.open(QIODevice::ReadOnly))
        return fail(file);
    const csv::Dialect dialect{.delimiter = delimiterOf(file)};
    // Fail on a read error, because a wrong delimiter would hide the columns that name a contact.
    if (file.error() != QFile::NoError)
        return fail(file);
    csv::CsvReader reader(file, dialect);
    if (!reader.next()) {
        if (const auto &problem = reader.problem())
            return tl::unexpected(*problem);
        return false;
    }
    if (!anew.open(QIODevice::WriteOnly))
        return fail(anew);
    csv::CsvWriter writer(anew,
                          {.dialect = dialect,
                           .quoting = csv::Quoting::Always,
                           .byteOrderMark = reader.hadByteOrderMark()});
    const auto columns = keyColumns(reader.cells());
    writer.row(reader.cells());
    bool some = false;
    while (reader.next()) {
        if (isAbout(contacts, reader.cells(), columns))
            some = true;
        else
            writer.row(reader.cells());
    }
    if (const auto &problem = reader.problem())
        return tl::unexpected(*problem);
    if (!some)
        return false;
    if (const auto written = writer.finish(); !written)
        return tl::unexpected(written.error());
    return anew.commit() ? base::Result<bool>(true) : base::Result<bool>(fail(anew));
}

} // namespace

static base::Result<qint64> rewriteTables(const QString &folder,
                                          const storage::DeletedContactKeys &contacts)
{
    qint64 tables = 0;
    QDirIterator files(folder, {u"*.csv"_s}, QDir::Files | QDir::Hidden);
    while (files.hasNext()) {
        const auto erased = eraseFromTable(files.next(), contacts);
        if (!erased)
            return tl::unexpected(erased.error());
        tables += *erased ? 1 : 0;
    }
    return tables;
}

base::Result<qint64> eraseFromTables(const QString &folder,
                                     const storage::DeletedContactKeys &contacts)
{
    const auto tables = rewriteTables(folder, contacts);
    // Stored columns are erased even if a table could not be rewritten. They are erased last,
    // because a question that is being answered may still store columns.
    if (const auto removed = columns::removeAllColumns(folder); !removed)
        return tl::unexpected(removed.error());
    return tables;
}

} // namespace storedesk::privacy
