// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/sourcecopyerasure.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "importrun/importsource.h"
#include "storage/deletedcontactkeys.h"
#include "tablefile/tableopener.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;

// Returns nothing if the table can't be read completely.
static std::optional<bool> mentions(const tablefile::OpenedTable &table,
                                    const storage::DeletedContactKeys &contacts)
{
    csv::TableDevice device(table.file);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, table.dialect.dialect);
    const auto isConcerned = [&contacts](QByteArrayView cell) {
        const auto text = QString::fromUtf8(cell);
        return contacts.isKey(text.trimmed()) || contacts.isMentionedIn(text);
    };
    while (reader.next()) {
        if (std::ranges::any_of(reader.cells(), isConcerned))
            return true;
    }
    return reader.problem() ? std::nullopt : std::optional(false);
}

static bool mayMention(const QString &path, const storage::DeletedContactKeys &contacts)
{
    tablefile::OpenOptions options{.temporaryFolder = QDir::tempPath()};
    base::Progress progress;
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened || mentions(*opened, contacts).value_or(true))
        return true;
    return std::ranges::any_of(opened->entries, [&](const QString &entry) {
        options.entry = entry;
        const auto table = tablefile::openTable(path, options, progress);
        return !table || mentions(*table, contacts).value_or(true);
    });
}

qint64 removeSourceCopies(const QString &folder, const storage::DeletedContactKeys &contacts)
{
    qint64 removed = 0;
    const QDir jobs(folder);
    for (const auto &files : jobs.entryList({u"*.files"_s}, QDir::Dirs)) {
        const auto copy = importrun::sourceCopyIn(jobs.filePath(files));
        if (!copy.isEmpty() && mayMention(copy, contacts) && QFile::remove(copy))
            ++removed;
    }
    return removed;
}

} // namespace storedesk::privacy
