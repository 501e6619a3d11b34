// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "localdata/localdatakind.h"
#include "storage/storedsize.h"

#include <QObject>

#include <array>
#include <memory>

namespace storedesk::account {
class Account;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::localdata {

// The amounts of data stored on this computer for one account. They are measured in other threads,
// and again after each change. All kinds together make up the content of the account's folder. Keys
// are not measured, because only the keychain knows them.
class LocalDataInventory final : public QObject
{
    Q_OBJECT

public:
    // The bytes and files in the account's folder.
    struct Folders
    {
        storage::StoredSize copy = {};
        storage::StoredSize exports = {};
        storage::StoredSize jobs = {};
        storage::StoredSize all = {};
    };

    // The workspace must outlive this object.
    explicit LocalDataInventory(workspace::Workspace &workspace, QObject *parent = nullptr);
    ~LocalDataInventory() override;
    // Thread-safe.
    [[nodiscard]] static Folders walk(const QString &folder);

    void measure();
    [[nodiscard]] bool isMeasured() const { return m_measuredAt.isValid(); }
    [[nodiscard]] bool isMeasuring() const { return m_awaited > 0; }
    [[nodiscard]] const QDateTime &measuredAt() const { return m_measuredAt; }
    [[nodiscard]] const storage::StoredSize &amount(LocalDataKind kind) const
    {
        return m_amounts[static_cast<std::size_t>(kind)];
    }
    // Returns the total size in bytes.
    [[nodiscard]] qint64 total() const;
    [[nodiscard]] QString folderOf(LocalDataKind kind) const;
    // Returns the number of days after which data is removed automatically, or 0 if it is not.
    [[nodiscard]] int daysOf(LocalDataKind kind) const;
    // Removes all data of this kind, except for running jobs. Kinds that cannot be removed
    // separately are ignored.
    void remove(LocalDataKind kind);

Q_SIGNALS:
    void changed();
    void failed(const storedesk::base::Problem &problem);

private:
    void listen();
    void measureSoon();
    void arrived();
    void take(const Folders &folders);
    void removeJobs();
    void removeExports();
    [[nodiscard]] storage::StoredSize &at(LocalDataKind kind)
    {
        return m_amounts[static_cast<std::size_t>(kind)];
    }

    workspace::Workspace &m_workspace;
    account::Account &m_account;
    std::array<storage::StoredSize, static_cast<std::size_t>(LocalDataKind::Count)> m_amounts = {};
    Folders m_folders;
    QDateTime m_measuredAt;
    // The number of pending measurements.
    int m_awaited = 0;
    // Whether data changed during a measurement, so that it has to be repeated.
    bool m_again = false;
    std::unique_ptr<base::Clock::Timer> m_soon;
};

} // namespace storedesk::localdata
