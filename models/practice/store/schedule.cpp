// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/schedule.h"

#include <algorithm>
#include <cmath>

namespace storedesk::practice {

static constexpr double exportRowsPerSecond = 20'000;
static constexpr double importRowsPerSecond = 5'000;

// A speed of zero would make transfers wait forever.
static double factorOf(double speed)
{
    return speed > 0 ? speed : 1;
}

Tempo exportTempo(double speed)
{
    return {.rowsPerSecond = exportRowsPerSecond * factorOf(speed)};
}

Tempo importTempo(double speed)
{
    return {.rowsPerSecond = importRowsPerSecond * factorOf(speed)};
}

Timing timingOf(const QDateTime &createdAt, const QDateTime &previousEnd, qint64 total,
                const Tempo &tempo)
{
    auto startsAt = createdAt.addMSecs(tempo.queued.count());
    if (previousEnd.isValid())
        startsAt = std::max(startsAt, previousEnd);
    const auto needed = std::ceil(static_cast<double>(total) * 1000 / tempo.rowsPerSecond);
    return {.startsAt = startsAt, .endsAt = startsAt.addMSecs(static_cast<qint64>(needed))};
}

Position positionAt(const QDateTime &now, const Timing &timing, qint64 total, const Tempo &tempo)
{
    if (now < timing.startsAt)
        return {.phase = PracticePhase::Queued, .rows = 0};
    if (now >= timing.endsAt)
        return {.phase = PracticePhase::Finished, .rows = total};
    const auto passed = static_cast<double>(timing.startsAt.msecsTo(now));
    const auto due = static_cast<qint64>(passed * tempo.rowsPerSecond / 1000);
    return {.phase = PracticePhase::InProgress, .rows = std::min(due, total)};
}

} // namespace storedesk::practice
