// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account.h"

#include "api/session.h"
#include "exports/exportfinish.h"

namespace storedesk::cli {

class JobWatch;

// Brings exports to this computer, one job after the other, for the commands that do.
class ExportRun final
{
public:
    ExportRun(const Account &account, bool asJson);
    ~ExportRun();
    Q_DISABLE_COPY_MOVE(ExportRun)

    // Tells what came of it; the table is copied to the output where one is named.
    [[nodiscard]] int exec(const jobs::ExportPlan &plan, const QString &output = {});
    [[nodiscard]] const exports::ExportPlaces &places() const { return m_places; }
    [[nodiscard]] base::Clock &clock() { return m_clock; }

private:
    [[nodiscard]] int fail(const base::Problem &problem) const;

    QObject m_listener; // of Control-C; made before the session, whose threads inherit it
    JobWatch *m_watch = nullptr;
    const exports::ExportPlaces m_places;
    const bool m_asJson;
    base::SystemClock m_clock;
    api::Session m_session;
};

// Joins what a job brought that ended so, and tells of its table; the exit code of all of it.
[[nodiscard]] int tellExport(const exports::ExportPlaces &places, const QString &job, int code,
                             const base::Clock &clock, bool asJson, const QString &output = {});

// Where the exports of an account are.
[[nodiscard]] exports::ExportPlaces exportPlacesOf(const Account &account);

} // namespace storedesk::cli
