// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/erasurecertificate.h"
#include "jobs/erasurelist.h"
#include "jobs/jobboard.h"

namespace storedesk::local {
class ContactMatcher;
}

namespace storedesk::jobs {

class ErasureWipe;

// The privacy requests of an account, and their register. A request is a job; when all its contacts
// are gone, what is kept about them on this computer is wiped, the job itself too, and a
// certificate stays. Goes on by itself with what a crash interrupted.
class Erasures final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Running, // or paused
        Open, // some could not be deleted: somebody decides
        Wiping, // copies on this computer are in use
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
        QByteArray seal = {}; // empty: not yet
        base::Problem problem = {}; // of a wipe that did not work, or of its file
    };

    // The one of this account: made with the first question, gone with the desk.
    [[nodiscard]] static Erasures &of(desk::Desk &desk);
    ~Erasures() override;

    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; } // newest first
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Writes the request down and runs it; its ID.
    QString begin(const ErasureList &list, const QString &reference);
    // Leaves out what could not be deleted.
    void finish(const QString &id);
    void tryAgain(const QString &id); // deleting, or wiping
    [[nodiscard]] QString certificatePath(const QString &id) const;
    // Where other parts of the program keep small files that may mention a contact.
    void setKeptFiles(const QString &folder) { m_keptFiles = folder; }

Q_SIGNALS:
    void changed();
    void certified(const QString &id);

private:
    explicit Erasures(desk::Desk &desk);
    void readRegister();
    void update();
    [[nodiscard]] bool canBeWiped(const ListedJob &job) const;
    void wipe(const QString &id);
    void wiped(const QString &id, const base::Result<QMap<QString, qint64>> &parts,
               const QStringList &searched);
    void certify(const QString &id, const QMap<QString, qint64> &parts,
                 const QStringList &searched);

    desk::Desk &m_desk;
    JobBoard &m_board;
    const QString m_folder;
    QString m_keptFiles;
    bool m_ready = false;
    std::vector<Entry> m_certified; // newest first
    std::vector<Entry> m_entries;
    QStringList m_finished; // without what could not be deleted
    QHash<QString, ErasureWipe *> m_wipes;
    QHash<QString, base::Problem> m_problems;
};

} // namespace storedesk::jobs
