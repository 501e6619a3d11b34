// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "imports/keptbefore.h"
#include "imports/recordtable.h"
#include "journal/jobrow.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A record that an import has touched.
struct TouchedRecord
{
    QStringList fields; // that it was sent with
    QByteArrayList sent; // the last row about it
    std::optional<QByteArrayList> before = {}; // absent: it was not there

    [[nodiscard]] QByteArray cellOf(const QString &field) const
    {
        return sent.value(fields.indexOf(field));
    }
};

// What an import sent and the service took.
struct SentRecords
{
    ImportMemo memo;
    QString source;
    QStringList fields;
    std::vector<TouchedRecord> records = {};
    qint64 unchanged = 0; // records that it left as they were
    bool known = false; // what stood there before was written down
    QDateTime began = {};
};

// Reads the parts, the reports and what was written down before, in the thread that calls it.
[[nodiscard]] base::Result<SentRecords> sentRecordsOf(journal::Journal &journal,
                                                      const QString &folder,
                                                      const QJsonArray &contactFields,
                                                      table::Progress &progress);

// What becomes of a record.
struct UndoRow
{
    enum class What : quint8 { Reverse, Delete, ChangedSince, NotKnown, Count };

    What what = What::Reverse;
    QString name;
    QString field = {}; // the first one that matters
    QString now = {};
    QString back = {};

    bool operator==(const UndoRow &) const = default;
};

// How an import is taken back.
struct UndoPlan
{
    using What = UndoRow::What;

    Kind kind = Kind::Contacts;
    std::array<qint64, static_cast<std::size_t>(What::Count)> counts = {};
    qint64 asBefore = 0; // need nothing: somebody put them back already
    qint64 emptied = 0; // values that become empty, because they were
    QStringList fields = {}; // of the corrective import
    std::vector<QByteArrayList> rows = {}; // that it sends
    std::vector<journal::NewRow> singles = {}; // changes of a job: records with a value to empty
    std::vector<QByteArrayList> now = {}; // the same fields as they are, so that it can be undone
    QStringList created = {}; // records that the import made, by the key of their kind
    catalogue::OperationId deletes = catalogue::OperationId::DeleteContactByEmail;
    std::vector<UndoRow> sample = {}; // some of each kind

    [[nodiscard]] qint64 count(What what) const { return counts[static_cast<std::size_t>(what)]; }
    [[nodiscard]] qint64 touched() const;
};

// The records as they are now, in the order of the touched ones.
struct RecordsNow
{
    struct Record
    {
        bool known = false;
        QJsonObject values = {}; // empty: it is not there
    };
    std::vector<Record> records = {};
};

using TellUndoRow = std::function<void(const UndoRow &)>;
[[nodiscard]] UndoPlan undoPlanOf(const SentRecords &sent, const RecordsNow &now,
                                  const QJsonArray &contactFields, const TellUndoRow &tell = {});
// Writes the corrective import as a job into the folder and answers its id.
[[nodiscard]] base::Result<QString> writeCorrection(const UndoPlan &plan, const QString &source,
                                                    const jobs::JobFolder &folder,
                                                    const base::Clock &clock);

} // namespace storedesk::imports
