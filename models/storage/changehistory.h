// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "storage/cachedtable.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace storedesk::storage {

class DeletedContactKeys;
class StorageWorker;

// The values are stored as numbers, so they must not change.
enum class RecordEditResult : char { Saved, Undone, Unknown };

// One update that was sent, with the values before and after for each member.
struct RecordEdit
{
    // Assigned by ChangeHistory.
    qint64 number = 0;
    catalogue::OperationId operation = catalogue::OperationId::PatchContactByEmail;
    // The path values.
    QStringList values = {};
    // The title of the record, for messages.
    QString title = {};
    // Contain only members that were sent. Members that were empty are null.
    QJsonObject before = {};
    QJsonObject after = {};
    QDateTime at = {};
    RecordEditResult end = RecordEditResult::Saved;
};

// The latest 500 updates made on this computer, for undo and for the history page.
class ChangeHistory final : public QObject
{
    Q_OBJECT

public:
    explicit ChangeHistory(StorageWorker &worker, QObject *parent);

    [[nodiscard]] const std::vector<RecordEdit> &all() const { return m_mirror.content(); }
    // Returns a record's last update that can be undone.
    [[nodiscard]] std::optional<RecordEdit> last(catalogue::OperationId operation,
                                                 const QStringList &values) const;
    // Returns the newest update to any record.
    [[nodiscard]] std::optional<RecordEdit> newest() const;
    // Returns the number of the stored change.
    qint64 keep(RecordEdit change);
    void markUndone(qint64 number);
    // Removes the change from the history.
    void drop(qint64 number);
    // Returns the number of changes removed.
    int forget(const DeletedContactKeys &contact);

Q_SIGNALS:
    void changed();

private:
    friend class AccountStorage;
    void fill(std::vector<RecordEdit> changes);

    StorageWorker &m_worker;
    // The oldest change is first.
    CachedTable<std::vector<RecordEdit>> m_mirror;
    qint64 m_nextNumber = 1;
};

} // namespace storedesk::storage
