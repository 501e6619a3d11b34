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

// Takes contacts out of the copy that an account keeps of them as soon as the service has deleted
// them, whoever asked for it: a page, a job, a privacy request, the command line.
class CopiedContacts final : public QObject
{
    Q_OBJECT

public:
    // What comes by reference outlives it.
    CopiedContacts(api::Session &session, const QString &folder, const base::Clock &clock,
                   QObject *parent = nullptr);
    ~CopiedContacts() override; // when everybody is out

    // Knows whose address has changed since the copy.
    void listenTo(const local::Bin &bin);

Q_SIGNALS:
    void erased(); // some were taken out
    void failed(const storedesk::base::Problem &problem);

private:
    void noteWrite(const api::Request &request, const api::Outcome &outcome);
    void add(const QStringList &keys);
    void eraseNext();

    const local::ContactCopyFolder m_folder;
    const base::Clock &m_clock;
    QThreadPool m_pool; // one thread: one after the other
    QStringList m_keys; // not begun yet
    bool m_erasing = false;
};

} // namespace storedesk::desk
