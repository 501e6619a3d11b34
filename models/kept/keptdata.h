// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "kept/keptkind.h"
#include "local/keptamount.h"

#include <QObject>

#include <array>
#include <memory>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::kept {

// How much of everything is on this computer for one account. Measured in other threads, again
// whenever something of it changes; all kinds together are what its folder holds. Keys are
// not measured: only the keychain knows them.
class KeptData final : public QObject
{
    Q_OBJECT

public:
    // Bytes and files below the folder of the account.
    struct Folders
    {
        local::KeptAmount copy = {};
        local::KeptAmount exports = {};
        local::KeptAmount jobs = {};
        local::KeptAmount all = {};
    };

    explicit KeptData(desk::Desk &desk, QObject *parent = nullptr);
    ~KeptData() override;
    [[nodiscard]] static Folders walk(const QString &folder); // in any thread

    void measure();
    [[nodiscard]] bool isMeasured() const { return m_measuredAt.isValid(); }
    [[nodiscard]] bool isMeasuring() const { return m_awaited > 0; }
    [[nodiscard]] const QDateTime &measuredAt() const { return m_measuredAt; }
    [[nodiscard]] const local::KeptAmount &amount(KeptKind kind) const
    {
        return m_amounts[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] qint64 total() const; // bytes
    [[nodiscard]] QString folderOf(KeptKind kind) const;
    // The days after which it goes by itself; 0: it does not.
    [[nodiscard]] int daysOf(KeptKind kind) const;
    // All of this kind. Jobs that run stay, and what the table says is not removed alone.
    void remove(KeptKind kind);

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
    [[nodiscard]] local::KeptAmount &at(KeptKind kind)
    {
        return m_amounts[static_cast<std::size_t>(kind)];
    }

    desk::Desk &m_desk;
    std::array<local::KeptAmount, static_cast<std::size_t>(KeptKind::Count)> m_amounts = {};
    Folders m_folders;
    QDateTime m_measuredAt;
    int m_awaited = 0; // answers
    bool m_again = false; // something changed meanwhile
    std::unique_ptr<base::Clock::Timer> m_soon;
};

} // namespace storedesk::kept
