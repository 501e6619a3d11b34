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
    // Name for the user, for example the email or the name.
    QString title = {};
    // As last returned by the service.
    QJsonObject record = {};
    // Path values of the delete, from left to right.
    QStringList address = {};
    // Invalid if the copy was made but the delete has not finished yet.
    QDateTime deletedAt = {};
    // When the copy was made; assigned by the bin.
    QDateTime storedAt = {};
    bool restoreRecord = false;

    bool operator==(const BinEntry &) const = default;
};

// Copies of deleted records, newest first. A copy is on disk before its delete is sent. Copies are
// removed automatically after retentionDays(), even if the result of the delete is unknown.
class Bin final : public QObject
{
    Q_OBJECT

public:
    // Receives the numbers in order.
    using Kept = std::function<void(base::Result<QList<qint64>>)>;

    static constexpr int usualDays = 30;

    explicit Bin(StorageWorker &worker, QObject *parent);

    [[nodiscard]] const std::vector<BinEntry> &entries() const { return m_mirror.content(); }
    [[nodiscard]] int retentionDays() const { return m_retentionDays; }
    // Removes older copies at once.
    void setRetentionDays(int days);
    // Reloads the file, for copies that another process added or removed.
    void reload();
    // Calls back when the copies are safe on disk; only then may the deletes be sent.
    void keep(std::vector<BinEntry> entries, QObject *context, Kept kept);
    void markDeleted(qint64 number, const QDateTime &when);
    void markPutBack(qint64 number);
    // Updates copies of records whose parent was recreated with a new id.
    void moveInto(const QString &oldOwner, const QString &newOwner);
    // Removes the copies permanently, including from disk.
    void drop(const QList<qint64> &numbers);

Q_SIGNALS:
    void changed();
    // Emitted when the service has deleted the record.
    void deleted(const storage::BinEntry &entry);
    // Emitted when the record was restored.
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
