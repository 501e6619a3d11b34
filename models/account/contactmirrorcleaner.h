// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "base/workerthread.h"
#include "storage/contactmirrorfolder.h"

namespace storedesk::storage {
class Bin;
}

namespace storedesk::account {

// Applies the program's own writes to the contact mirror of an account, whether they were sent by a
// page, a job, a privacy request or the command line. Deleted contacts are removed at once; created
// and restored ones are added. Contacts already in the mirror are not changed until the next update
// of the mirror.
class ContactMirrorCleaner final : public QObject
{
    Q_OBJECT

public:
    // All references must outlive this object.
    ContactMirrorCleaner(api::Session &session, const QString &folder, base::Clock &clock,
                         QObject *parent = nullptr);
    // Applies all pending changes first.
    ~ContactMirrorCleaner() override;

    // Runs work on the mirror in the thread that makes all changes, after those already queued. The
    // function returns how many contacts it changed. Queued work that has not started when the
    // object is destroyed is lost.
    using Work = std::function<base::Result<qint64>(const storage::ContactMirrorFolder &,
                                                    const storage::ContactMirror::IsStopped &)>;
    void run(Work work);

    // Removes contacts that are moved to the bin. Also searches for keys in the deleted record,
    // because they may have changed since the mirror was created.
    void listenTo(const storage::Bin &bin);

Q_SIGNALS:
    // Emitted when contacts were removed or added.
    void contactsChanged();
    void failed(const storedesk::base::Problem &problem);

private:
    void noteWrite(const http::Request &request, const http::Outcome &outcome);
    void erase(const QStringList &keys);
    void add(const QJsonObject &record);
    void workNext();
    // Runs in the background.
    [[nodiscard]] base::Result<qint64> work(const QStringList &erased,
                                            const std::vector<QJsonObject> &added,
                                            const QDateTime &now) const;
    [[nodiscard]] base::Result<qint64> doAll(const std::vector<Work> &all) const;

    const storage::ContactMirrorFolder m_folder;
    base::Clock &m_clock;
    // Pending changes. No contact is in both lists.
    QStringList m_erased;
    std::vector<QJsonObject> m_added;
    std::vector<Work> m_waiting;
    bool m_working = false;
    std::atomic<bool> m_stopped = false;
    // Delays the changes briefly, so that contacts written by a job are applied together.
    std::unique_ptr<base::Clock::Timer> m_soon;
    base::WorkerThread m_thread;
};

} // namespace storedesk::account
