// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "storage/mirrorselection.h"

class QIODevice;

namespace storedesk::exports {

// A column of a file with contacts of the mirror.
struct ContactFileColumn
{
    QString title;
    // Keys of the fields whose values are joined with a space.
    QStringList keys;

    bool operator==(const ContactFileColumn &) const = default;
};

// The contacts and columns to write. Blocks; meant for a background thread.
struct ContactFile
{
    storage::MirrorSelection contacts;
    // Empty for all fields of the mirror with their IDs as titles, so that the file can be
    // imported.
    std::vector<ContactFileColumn> columns = {};

    // Writes CSV and returns the number of contacts.
    [[nodiscard]] base::Result<qint64> write(QIODevice &device, const csv::CsvFormat &format,
                                             base::Progress &progress) const;
    // Saves a new file atomically: a workbook if the name ends in .xlsx, otherwise CSV. A CSV file
    // with chosen columns is safe for spreadsheets; one with all fields has exact values. Temporary
    // files are stored in the private folder.
    [[nodiscard]] base::Result<qint64> save(const QString &path, const QString &temporaryFolder,
                                            base::Progress &progress) const;

private:
    [[nodiscard]] base::Result<qint64> saveBook(const QString &path, const QString &temporaryFolder,
                                                base::Progress &progress) const;
};

} // namespace storedesk::exports
