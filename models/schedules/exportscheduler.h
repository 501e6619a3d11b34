// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "schedules/exportschedule.h"

#include <deque>
#include <functional>

namespace storedesk::schedules {

// Starts the due exports of an account while the program runs: at startup and then every few
// minutes. Has no user interface.
class ExportScheduler final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    ExportScheduler(account::Account &account, exports::LocalExports &localExports);
    ~ExportScheduler() override;

    [[nodiscard]] const std::vector<ExportSchedule> &all() const { return m_schedules; }
    void keep(const ExportSchedule &schedule);
    void remove(const QString &id);
    // Starts exports that are due now.
    void look();

Q_SIGNALS:
    void changed();
    // Emitted when a due export was started.
    void begun(const QString &words);
    void failed(const storedesk::base::Problem &problem);

private:
    using Change = std::function<base::Result<void>()>;

    [[nodiscard]] ExportSchedules schedules() const;
    void read();
    void change(Change change);
    void changeNext();
    void startDue(const base::Result<std::vector<DueExport>> &due);

    account::Account &m_account;
    exports::LocalExports &m_shelf;
    std::vector<ExportSchedule> m_schedules;
    std::unique_ptr<base::Clock::Timer> m_timer;
    bool m_looking = false;
    bool m_checkedOwners = false;
    // The first change is in progress.
    std::deque<Change> m_changes;
};

} // namespace storedesk::schedules
