// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/exports/exportreport.h"

#include "api/session.h"
#include "exports/exportfinish.h"

namespace storedesk::cli {

class JobWatch;

// Runs export jobs one after another.
class ExportRun final
{
public:
    ExportRun(const CommandAccount &account, bool asJson);
    ~ExportRun();
    Q_DISABLE_COPY_MOVE(ExportRun)

    // Runs the plan as a job, reports the result and returns the exit code.
    [[nodiscard]] int exec(const exportrun::ExportPlan &plan);
    // Runs a job that is already stored.
    [[nodiscard]] int exec(const QString &job, TableReport report = TableReport::Shown);
    // Returns the folder for new jobs, whose owner identifies their store.
    [[nodiscard]] journal::JobFolder jobFolder();
    [[nodiscard]] const exports::ExportPlaces &places() const { return m_places; }
    [[nodiscard]] base::Clock &clock() { return m_clock; }
    [[nodiscard]] api::Session &session() { return m_session; }

private:
    [[nodiscard]] int fail(const base::Problem &problem) const;

    // Receives Control-C. Created before the session, whose threads inherit the signal mask.
    QObject m_listener;
    JobWatch *m_watch = nullptr;
    const exports::ExportPlaces m_places;
    const bool m_asJson;
    base::SystemClock m_clock;
    api::Session m_session;
};

// Returns the folders for an account's exports.
[[nodiscard]] exports::ExportPlaces exportPlacesOf(const CommandAccount &account);

} // namespace storedesk::cli
