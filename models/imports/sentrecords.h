// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "importcheck/importmemo.h"

#include <functional>
#include <vector>

namespace storedesk::csv {
class CsvReader;
}

namespace storedesk::journal {
class Journal;
}

namespace storedesk::imports {

// A record that an import affected.
struct TouchedRecord
{
    // Fields that were sent.
    QStringList fields;
    // The cells in the last row for the record.
    QByteArrayList sent;
    // Absent if the record did not exist.
    std::optional<QByteArrayList> before = {};

    [[nodiscard]] QByteArray cellOf(const QString &field) const
    {
        return sent.value(fields.indexOf(field));
    }
};

// The rows that an import sent and the service accepted.
struct SentRecords
{
    importcheck::ImportMemo memo;
    QString source;
    QStringList fields;
    std::vector<TouchedRecord> records = {};
    // The number of records that did not change.
    qint64 unchanged = 0;
    // The number of rows that a privacy request erased, whose records can't be reverted.
    qint64 erased = 0;
    // Whether the previous values are stored.
    bool known = false;
    QDateTime began = {};
};

// Reads the parts, the reports and the stored previous values in the calling thread.
[[nodiscard]] base::Result<SentRecords> sentRecordsOf(journal::Journal &journal,
                                                      const QString &folder,
                                                      const QJsonArray &contactFields,
                                                      base::Progress &progress);

// Visits the rows of the parts in this folder, without their headings. Missing parts are skipped.
void forEachSentRow(const QString &folder, std::size_t parts,
                    const std::function<void(const csv::CsvReader &row)> &visit);

// Copies the records that appear in this folder's parts from a table of existing records and stores
// them with the same fields as the parts (ImportPlan::beforeName()).
[[nodiscard]] base::Result<void> storeBefore(const QString &folder, const QString &known,
                                             const importcheck::ImportSettings &settings,
                                             const std::vector<qint64> &parts,
                                             const QString &temporaryFolder,
                                             base::Progress &progress);

} // namespace storedesk::imports
