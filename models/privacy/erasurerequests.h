// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "privacy/erasurecertificate.h"
#include "privacy/erasurelist.h"

namespace storedesk::privacy {

class LocalDataErasure;

// An account's privacy requests and the register of their certificates. Each request is a job. Once
// all its contacts have been deleted, their data on this computer and the job itself are wiped, and
// a certificate is written. Requests interrupted by a crash are resumed automatically.
class ErasureRequests final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        // The job is running or paused.
        Running,
        // Some contacts could not be deleted and the user has to decide.
        Open,
        // Waiting for local copies that are in use.
        Wiping,
        Certified
    };
    struct Entry
    {
        QString id;
        QString reference = {};
        QDateTime at = {};
        State state = State::Running;
        qint64 rows = 0;
        qint64 gone = 0;
        // Empty until the request is certified.
        QByteArray seal = {};
        // The reason wiping failed, or the reason the certificate file cannot be read.
        base::Problem problem = {};
    };

    // The account and the job manager must outlive this object. savedFiles is the folder in which
    // other components store small files that may mention a contact, or empty if there is none.
    ErasureRequests(account::Account &account, jobs::JobManager &jobManager, QString savedFiles);
    ~ErasureRequests() override;

    // Newest first.
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Stores the request as a job, runs it and returns its ID.
    QString begin(const ErasureList &list, const QString &reference);
    // Leaves out the contacts that could not be deleted.
    void finish(const QString &id);
    // Retries deleting or wiping.
    void tryAgain(const QString &id);
    [[nodiscard]] QString certificatePath(const QString &id) const;

Q_SIGNALS:
    void changed();
    void certified(const QString &id);
    // Emitted when data on this computer was erased, even if some of it could not be.
    void erased();

private:
    void readRegister();
    void update();
    [[nodiscard]] bool canBeWiped(const journal::ListedJob &job) const;
    void wipe(const QString &id);
    void wiped(const QString &id, const base::Result<QMap<QString, qint64>> &parts,
               const QStringList &searched);
    void certify(const QString &id, const QMap<QString, qint64> &parts,
                 const QStringList &searched);

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    const QString m_folder;
    const QString m_savedFiles;
    bool m_ready = false;
    // Newest first.
    std::vector<Entry> m_certified;
    std::vector<Entry> m_entries;
    // Requests finished without the contacts that could not be deleted.
    QStringList m_finished;
    QHash<QString, LocalDataErasure *> m_wipes;
    QHash<QString, base::Problem> m_problems;
};

} // namespace storedesk::privacy
