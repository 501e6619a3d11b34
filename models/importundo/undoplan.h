// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/sentrecords.h"
#include "journal/jobrow.h"

namespace storedesk::imports {

// The planned change to a record.
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
    // The number of records that already have their previous values.
    qint64 asBefore = 0;
    // The number of rows that a privacy request erased. Their records can't be reverted.
    qint64 erased = 0;
    // The number of values that become empty because they were empty before.
    qint64 emptied = 0;
    // The fields in the corrective import.
    QStringList fields = {};
    // The rows in the corrective import.
    std::vector<QByteArrayList> rows = {};
    // Bulk job rows for the records in which a value is cleared.
    std::vector<journal::NewRow> singles = {};
    // Current values of the same fields, so that the undo itself can be undone.
    std::vector<QByteArrayList> now = {};
    // The keys of the records that the import created.
    QStringList created = {};
    catalogue::OperationId deletes = catalogue::OperationId::DeleteContactByEmail;
    // Examples for each kind of change.
    std::vector<UndoRow> sample = {};

    [[nodiscard]] qint64 count(What what) const { return counts[static_cast<std::size_t>(what)]; }
    [[nodiscard]] qint64 touched() const;
};

// The current records, in the order of the touched records.
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

using ReportUndoRow = std::function<void(const UndoRow &)>;
[[nodiscard]] UndoPlan undoPlanOf(const SentRecords &sent, const RecordsNow &now,
                                  const QJsonArray &contactFields,
                                  const ReportUndoRow &report = {});

} // namespace storedesk::imports
