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

// The amounts of data stored on this computer for one account. Measured in other threads, and again
// after each change; all kinds together are the content of its folder. Keys are not measured,
// because only the keychain knows them.
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
    // Thread-safe.
    [[nodiscard]] static Folders walk(const QString &folder);

    void measure();
    [[nodiscard]] bool isMeasured() const { return m_measuredAt.isValid(); }
    [[nodiscard]] bool isMeasuring() const { return m_awaited > 0; }
    [[nodiscard]] const QDateTime &measuredAt() const { return m_measuredAt; }
    [[nodiscard]] const local::KeptAmount &amount(KeptKind kind) const
    {
        return m_amounts[static_cast<std::size_t>(kind)];
    }
    // In bytes.
    [[nodiscard]] qint64 total() const;
    [[nodiscard]] QString folderOf(KeptKind kind) const;
    // Returns the days after which data is removed automatically; 0 if it is not.
    [[nodiscard]] int daysOf(KeptKind kind) const;
    // Removes all data of this kind. Running jobs stay. Kinds that are not removable alone are
    // ignored.
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
    // Number of pending measurements.
    int m_awaited = 0;
    // Whether data changed during the measurement.
    bool m_again = false;
    std::unique_ptr<base::Clock::Timer> m_soon;
};

} // namespace storedesk::kept
