// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "imports/recordtable.h"
#include "imports/savedbefore.h"
#include "journal/jobrow.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A record affected by an import.
struct TouchedRecord
{
    // Fields that were sent.
    QStringList fields;
    // Cells of the last row for the record.
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
    ImportMemo memo;
    QString source;
    QStringList fields;
    std::vector<TouchedRecord> records = {};
    // Records that were not changed.
    qint64 unchanged = 0;
    // The previous values are stored.
    bool known = false;
    QDateTime began = {};
};

// Reads the parts, the reports and the stored previous values in the calling thread.
[[nodiscard]] base::Result<SentRecords> sentRecordsOf(journal::Journal &journal,
                                                      const QString &folder,
                                                      const QJsonArray &contactFields,
                                                      base::Progress &progress);

// The planned change of a record.
struct UndoRow
{
    enum class What : quint8 { Reverse, Delete, ChangedSince, NotKnown, Count };

    What what = What::Reverse;
    QString name;
    // The first relevant field.
    QString field = {};
    QString now = {};
    QString back = {};

    bool operator==(const UndoRow &) const = default;
};

// The plan for undoing an import.
struct UndoPlan
{
    using What = UndoRow::What;

    importcheck::ImportKind kind = importcheck::ImportKind::Contacts;
    std::array<qint64, static_cast<std::size_t>(What::Count)> counts = {};
    // Records that already have their previous values.
    qint64 asBefore = 0;
    // Values that become empty because they were empty before.
    qint64 emptied = 0;
    // Fields of the corrective import.
    QStringList fields = {};
    // Rows of the corrective import.
    std::vector<QByteArrayList> rows = {};
    // Rows of a bulk job: records with a value to be cleared.
    std::vector<journal::NewRow> singles = {};
    // Current values of the same fields, so that the undo itself can be undone.
    std::vector<QByteArrayList> now = {};
    // Keys of the records that the import created.
    QStringList created = {};
    catalogue::OperationId deletes = catalogue::OperationId::DeleteContactByEmail;
    // Examples of each kind.
    std::vector<UndoRow> sample = {};

    [[nodiscard]] qint64 count(What what) const { return counts[static_cast<std::size_t>(what)]; }
    [[nodiscard]] qint64 touched() const;
};

// The current records, in the order of the touched ones.
struct RecordsNow
{
    struct Record
    {
        bool known = false;
        // Empty if the record does not exist.
        QJsonObject values = {};
    };
    std::vector<Record> records = {};
};

using TellUndoRow = std::function<void(const UndoRow &)>;
[[nodiscard]] UndoPlan undoPlanOf(const SentRecords &sent, const RecordsNow &now,
                                  const QJsonArray &contactFields, const TellUndoRow &tell = {});
// Writes the corrective import as a job into the folder and returns its ID.
[[nodiscard]] base::Result<QString> writeCorrection(const UndoPlan &plan, const QString &source,
                                                    const journal::JobFolder &folder,
                                                    const base::Clock &clock);

} // namespace storedesk::imports
