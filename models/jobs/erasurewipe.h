// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"
#include "local/contactmatcher.h"
#include "local/local.h"

#include <QMap>

namespace storedesk::jobs {

// Makes this computer forget the contacts of one privacy request: what the account's own file holds
// of them, the rows of all other jobs, and small files that mention them; the same for every other
// account of the service on this computer. What is used at the moment cannot be wiped; then nothing
// is certified, and it is tried again. Private to this room.
class ErasureWipe final : public QObject
{
    Q_OBJECT

public:
    // What comes by reference outlives it. The folder may be empty: there is none.
    ErasureWipe(desk::Desk &desk, JobBoard &board, QString id, QString keptFiles,
                QObject *parent = nullptr);

    void start();
    // The folders of accounts that were searched, relative to the data folder.
    [[nodiscard]] const QStringList &searched() const { return m_searched; }

Q_SIGNALS:
    // How many copies there were, by where they were.
    void ended(const storedesk::base::Result<QMap<QString, qint64>> &parts);

private:
    void wipeFiles(const QStringList &keys);
    void wipeJobsInHand(const QStringList &ids);
    void wipeLocal();
    void wipeOtherLocal(local::ErasedCopies sum);
    void fail(const base::Problem &problem);

    desk::Desk &m_desk;
    JobBoard &m_board;
    const QString m_id;
    const QString m_keptFiles;
    std::optional<local::ContactMatcher> m_contacts;
    journal::Journal::Erased m_rows;
    // Folders of other accounts of the same service whose bin, drafts and history are still to be
    // searched.
    QStringList m_others;
    QStringList m_searched;
    qint64 m_files = 0;
    int m_asked = 0;
};

} // namespace storedesk::jobs
