// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "privacy/joberasure.h"
#include "storage/accountstorage.h"
#include "storage/deletedcontactkeys.h"

#include <QMap>

namespace storedesk::privacy {

// Removes all local data about the contacts in one privacy request: in the account's storage, in
// the rows of all other jobs and in small files, for this and every other account of the same
// service on this computer. Data in use cannot be wiped. In that case, the certificate is postponed
// and wiping is retried. Internal to this library.
class LocalDataErasure final : public QObject
{
    Q_OBJECT

public:
    // Objects passed by reference must outlive this object. savedFiles is a folder path, or empty
    // if there is no such folder.
    LocalDataErasure(account::Account &account, jobs::JobManager &jobManager, QString id,
                     QString savedFiles, QObject *parent = nullptr);

    void start();
    // Returns the account folders that were searched, relative to the data folder.
    [[nodiscard]] const QStringList &searched() const { return m_searched; }

Q_SIGNALS:
    // Emitted with the number of removed copies by location.
    void ended(const storedesk::base::Result<QMap<QString, qint64>> &parts);

private:
    void wipeFiles(const QStringList &keys);
    void wipeJobsInHand(const QStringList &ids);
    void wipeLocal();
    void wipeOtherLocal(storage::ErasedCopies sum);
    void fail(const base::Problem &problem);

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    const QString m_id;
    const QString m_savedFiles;
    std::optional<storage::DeletedContactKeys> m_contacts;
    ErasedFromJobs m_rows;
    // Folders of other accounts on the same service whose bin, drafts and history have not been
    // searched yet.
    QStringList m_others;
    QStringList m_searched;
    qint64 m_files = 0;
    int m_asked = 0;
};

} // namespace storedesk::privacy
