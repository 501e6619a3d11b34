// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/resource.h"
#include "storage/cachedtable.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace storedesk::storage {

class StorageWorker;

// A copy of a deleted record.
struct BinEntry
{
    // Assigned by the bin.
    qint64 number = 0;
    catalogue::Resource resource = catalogue::Resource::Contact;
    // The name shown to the user, such as the email address.
    QString title = {};
    // The record as last returned by the service.
    QJsonObject record = {};
    // The path values of the delete, from left to right.
    QStringList address = {};
    // Invalid if the copy has been made but the delete has not finished yet.
    QDateTime deletedAt = {};
    // The time at which the copy was made. Assigned by the bin.
    QDateTime storedAt = {};
    bool restoreRecord = false;

    bool operator==(const BinEntry &) const = default;
};

// Copies of deleted records, newest first. A copy is on disk before the delete is sent. Copies are
// removed automatically after retentionDays(), even if the result of the delete is unknown.
class Bin final : public QObject
{
    Q_OBJECT

public:
    // Receives the numbers of the entries in order.
    using Kept = std::function<void(base::Result<QList<qint64>>)>;

    static constexpr int usualDays = 30;

    explicit Bin(StorageWorker &worker, QObject *parent);

    [[nodiscard]] const std::vector<BinEntry> &entries() const { return m_mirror.content(); }
    [[nodiscard]] int retentionDays() const { return m_retentionDays; }
    // Removes older copies at once.
    void setRetentionDays(int days);
    // Reloads the file, because another process may have added or removed copies.
    void reload();
    // Calls back when the copies are safe on disk. The deletes must not be sent before that.
    void keep(std::vector<BinEntry> entries, QObject *context, Kept kept);
    void markDeleted(qint64 number, const QDateTime &when);
    void markPutBack(qint64 number);
    // Updates copies of records whose parent was created again with a new id.
    void moveInto(const QString &oldOwner, const QString &newOwner);
    // Removes the copies permanently, including from disk.
    void drop(const QList<qint64> &numbers);

Q_SIGNALS:
    void changed();
    // Emitted when the service has deleted the record.
    void deleted(const storage::BinEntry &entry);
    // Emitted when the record has been restored.
    void returned(const storage::BinEntry &entry);

private:
    friend class AccountStorage;
    void fill(std::vector<BinEntry> entries);
    void dropOld();
    [[nodiscard]] std::optional<BinEntry> entry(qint64 number) const;
    void change(qint64 number, const std::function<void(BinEntry &)> &edit);

    StorageWorker &m_worker;
    CachedTable<std::vector<BinEntry>> m_mirror;
    int m_retentionDays = usualDays;
    bool m_filled = false;
    bool m_reloading = false;
};

} // namespace storedesk::storage
