// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "local/contactcopyfolder.h"

#include <QThreadPool>

namespace storedesk::local {
class Bin;
}

namespace storedesk::desk {

// Keeps the offline copy of an account's contacts in step with what the program sends, whoever
// asked for it: a page, a job, a privacy request, the command line. Deleted contacts are removed at
// once, created and restored ones are added. Contacts in the copy keep their values until its next
// update.
class CopiedContacts final : public QObject
{
    Q_OBJECT

public:
    // What comes by reference outlives it.
    CopiedContacts(api::Session &session, const QString &folder, base::Clock &clock,
                   QObject *parent = nullptr);
    ~CopiedContacts() override; // when everybody is out

    // Knows whose address has changed since the copy.
    void listenTo(const local::Bin &bin);

Q_SIGNALS:
    // Some were removed or added.
    void contactsChanged();
    void failed(const storedesk::base::Problem &problem);

private:
    void noteWrite(const api::Request &request, const api::Outcome &outcome);
    void erase(const QStringList &keys);
    void add(const QJsonObject &record);
    void workNext();
    // Runs in the background.
    [[nodiscard]] base::Result<qint64> work(const QStringList &erased,
                                            const std::vector<QJsonObject> &added,
                                            const QDateTime &now) const;

    const local::ContactCopyFolder m_folder;
    base::Clock &m_clock;
    // One thread: changes are made one after the other.
    QThreadPool m_pool;
    // Waiting. No contact is in both.
    QStringList m_erased;
    std::vector<QJsonObject> m_added;
    bool m_working = false;
    // Collects the contacts that a job writes.
    std::unique_ptr<base::Clock::Timer> m_soon;
};

} // namespace storedesk::desk
