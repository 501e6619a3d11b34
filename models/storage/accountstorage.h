// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "storage/storedsize.h"

#include <QObject>

#include <functional>
#include <memory>

namespace storedesk::storage {

class Bin;
class ChangeHistory;
class DeletedContactKeys;
class Drafts;
class LookupHistory;
class Views;
class StorageWorker;
struct BinEntry;

// The number of stored items about erased contacts.
struct ErasedCopies
{
    int visits = 0;
    int drafts = 0;
    int changes = 0;
    // Copies in the bin.
    int copies = 0;

    bool operator==(const ErasedCopies &) const = default;
};

// The amounts of the four kinds of data that the user can delete.
struct StorageSizes
{
    StoredSize bin = {};
    StoredSize drafts = {};
    StoredSize changes = {};
    StoredSize visits = {};
};

// The data stored on this computer for one account, in one private SQLite file. The database has a
// thread of its own. Small tables are read once and mirrored in memory, writes are posted, and the
// user interface never waits. If the file cannot be used, everything still works for this run, and
// problem() returns the reason nothing is stored.
class AccountStorage final : public QObject
{
    Q_OBJECT

public:
    // Creates the folder if missing. The clock must outlive this object.
    AccountStorage(const QString &folder, const base::Clock &clock, QObject *parent = nullptr);
    // Waits for posted writes.
    ~AccountStorage() override;

    // Returns a name relative to the account's folder.
    [[nodiscard]] static QString fileName();
    // Returns whether the data has been loaded. Everything is empty until then.
    [[nodiscard]] bool ready() const { return m_ready; }
    // Empty if there is no problem.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

    [[nodiscard]] Bin &bin() { return *m_bin; }
    [[nodiscard]] Drafts &drafts() { return *m_drafts; }
    [[nodiscard]] LookupHistory &history() { return *m_history; }
    [[nodiscard]] Views &views() { return *m_views; }
    [[nodiscard]] ChangeHistory &changes() { return *m_changes; }

    using Measured = std::function<void(const base::Result<StorageSizes> &)>;
    void measure(QObject *context, Measured measured);

    // Removes all data that is about these contacts or mentions them, including copies in the bin.
    // Calls back with the amounts once the data has been removed from disk, or with the reason for
    // a failure.
    using Erased = std::function<void(const base::Result<ErasedCopies> &)>;
    void erase(const DeletedContactKeys &contacts, QObject *context, Erased erased);

Q_SIGNALS:
    void becameReady();
    void problemChanged();

private:
    void report(const base::Problem &problem);
    void forget(const BinEntry &entry);

    std::unique_ptr<StorageWorker> m_worker;
    Bin *m_bin;
    Drafts *m_drafts;
    LookupHistory *m_history;
    Views *m_views;
    ChangeHistory *m_changes;
    bool m_ready = false;
    base::Problem m_problem;
};

} // namespace storedesk::storage
