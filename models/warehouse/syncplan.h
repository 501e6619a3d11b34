// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportregister.h"
#include "warehouse/warehousefault.h"

namespace storedesk::warehouse {

// A day (UTC) whose activities are in the warehouse.
struct SyncedDay
{
    QDate day = {};
    // When the export with the day was requested.
    QDateTime asked = {};
    QDateTime loaded = {};
    qint64 rows = 0;
    // Rows that the export repeated.
    qint64 doubled = 0;
    // Whether the day must be read again.
    bool stale = false;

    bool operator==(const SyncedDay &) const = default;
};

// What the warehouse contains, as far as a sync has to know.
struct SyncState
{
    QDate firstDay = {};
    // Sorted.
    std::vector<SyncedDay> days = {};
    // The start of the sync, which may have been interrupted and continued since.
    QDateTime began = {};
    QDateTime contactsAsked = {};
    // The first of the older days that this sync reads again.
    QDate turn = {};

    bool operator==(const SyncState &) const = default;
};

// The next step of a sync.
struct SyncStep
{
    enum class Kind : quint8 {
        // Request the export in the plan, then ask for the next step.
        Request,
        // Load an export that is stored on this computer.
        LoadActivities,
        LoadContacts,
        Done
    };

    Kind kind = Kind::Done;
    exportrun::ExportPlan plan = {};
    exports::StoredExport stored = {};
    // The days to load or to request.
    std::vector<QDate> days = {};
    // An export that was requested earlier cannot be used.
    QDateTime notBefore = {};

    bool operator==(const SyncStep &) const = default;
};

// A day is final when it was read this long after its end, because activities may arrive late.
inline constexpr int lateDays = 3;
// How many older days are read again in a sync.
inline constexpr int daysPerTurn = 31;
// The days of one request. Three exports, so that their rows are soon in the warehouse.
inline constexpr int mostDaysPerRequest = 93;

// Returns the days to read in this sync: new ones, those that were not final, stale ones, and a
// block of older days, another one every day, so that changes of old activities arrive as well.
[[nodiscard]] std::vector<QDate> neededDays(const SyncState &state);
// Returns the first day of the block that was not read for the longest time. Invalid if there is
// none.
[[nodiscard]] QDate nextTurn(QDate firstDay, const std::vector<SyncedDay> &days);
// Chooses exports on this computer if they are as good as new ones. Contacts come last, because
// contacts that are missing then were deleted or merged.
[[nodiscard]] base::Result<SyncStep> nextStep(const SyncState &state,
                                              const std::vector<exports::StoredExport> &stored);

// Fails if the export of a requested step can't be used, because a file is incomplete or because
// the clock of this computer is behind, so that the export seems to be too old.
[[nodiscard]] Outcome<void> checkMade(const SyncStep &requested, const exports::StoredExport &made);

// Returns the exports to compare the warehouse with: those of all synced days in the range, and of
// all contacts. An invalid date means that there is no limit.
[[nodiscard]] base::Result<std::vector<SyncStep>>
verificationSteps(const std::vector<SyncedDay> &days, QDate from, QDate to);

// Returns the plan of an export of all activities in these days, or of all contacts.
[[nodiscard]] base::Result<exportrun::ExportPlan> activitiesPlan(QDate first, QDate last);
[[nodiscard]] base::Result<exportrun::ExportPlan> contactsPlan();

} // namespace storedesk::warehouse
