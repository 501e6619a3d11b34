// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/copyreader.h"
#include "exports/localexports.h"
#include "local/contactcopyfolder.h"

namespace storedesk::exports {

// Keeps all contacts of an account at hand, where somebody wants that: once a day an export of all
// of them is fetched and put into a copy that can be searched, with no network too. Off by default.
// Asks nobody and shows nothing.
class ContactsAtHand final : public QObject
{
    Q_OBJECT

public:
    // How the copy is, as far as it was read.
    struct Known
    {
        local::CopyState state = {};
        qint64 count = 0;
        QDateTime asked = {}; // the contacts are as they were then
        QStringList columns = {};

        bool operator==(const Known &) const = default;
    };

    [[nodiscard]] static ContactsAtHand &of(desk::Desk &desk);
    ~ContactsAtHand() override;

    [[nodiscard]] const QString &folder() const { return m_folder.path(); }
    [[nodiscard]] bool isReady() const { return m_ready; } // it is known whether it is on
    [[nodiscard]] bool isOn() const { return m_known.state.on; }
    [[nodiscard]] bool hasCopy() const { return !m_known.state.path.isEmpty(); }
    [[nodiscard]] const Known &known() const { return m_known; }
    [[nodiscard]] bool isMaking() const; // the next copy is under way
    [[nodiscard]] const QString &job() const { return m_known.state.job; } // that brings it
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // empty what: none
    [[nodiscard]] CopyReader &reader() { return m_reader; }

    void turnOn(); // and asks for the first copy
    void update(); // asks for the next one now
    void wipe(); // turns it off; nothing is kept

Q_SIGNALS:
    void changed();
    void contentChanged(); // another copy, or somebody is out of it

private:
    explicit ContactsAtHand(desk::Desk &desk);
    void read();
    [[nodiscard]] QDateTime oldest() const; // that a copy may be
    void look();
    void ask(const QDateTime &before);
    void begin();
    void takeTable();
    void taken(const QString &job, const base::Result<bool> &done);
    [[nodiscard]] const KeptExport *nextTable() const;
    void drop(const QString &job);
    void fail(const base::Problem &problem);

    desk::Desk &m_desk;
    jobs::JobBoard &m_board;
    LocalExports &m_shelf;
    const local::ContactCopyFolder m_folder;
    std::unique_ptr<base::Clock::Timer> m_timer;
    CopyReader m_reader;
    Known m_known;
    base::Problem m_problem;
    bool m_ready = false;
    bool m_asking = false; // for an export
    QString m_begun; // a job that is being written down
    QString m_taking; // the job whose table becomes the copy
    // The last job whose table is not what the service announced; reported once.
    QString m_rejected;
    QStringList m_unwanted; // jobs that were begun before it was turned off
    std::shared_ptr<std::atomic<bool>> m_stopped; // what is being made is no longer wanted
};

} // namespace storedesk::exports
