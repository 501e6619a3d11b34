// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <chrono>

namespace storedesk::practice {

// How fast exports or imports go.
struct Tempo
{
    std::chrono::milliseconds queued{2000}; // every one waits at least so long
    double rowsPerSecond = 20'000;

    bool operator==(const Tempo &) const = default;
};

[[nodiscard]] Tempo exportTempo(double speed);
[[nodiscard]] Tempo importTempo(double speed);

enum class Phase : quint8 { Queued, InProgress, Finished };

// When one transfer starts and ends. Whoever looks compares with the clock, however
// often that is.
struct Timing
{
    QDateTime startsAt;
    QDateTime endsAt;

    bool operator==(const Timing &) const = default;
};

struct Position
{
    Phase phase = Phase::Queued;
    qint64 rows = 0; // that are due

    bool operator==(const Position &) const = default;
};

// One at a time in order: it starts when its wait is over and the one before it has ended. That end
// is not valid for the first of all.
[[nodiscard]] Timing timingOf(const QDateTime &createdAt, const QDateTime &previousEnd,
                              qint64 total, const Tempo &tempo);
[[nodiscard]] Position positionAt(const QDateTime &now, const Timing &timing, qint64 total,
                                  const Tempo &tempo);

} // namespace storedesk::practice
