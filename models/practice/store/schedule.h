// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <chrono>

namespace storedesk::practice {

// The speed at which exports or imports are processed.
struct Tempo
{
    // The minimum waiting time in the queue.
    std::chrono::milliseconds queued{2000};
    double rowsPerSecond = 20'000;

    bool operator==(const Tempo &) const = default;
};

[[nodiscard]] Tempo exportTempo(double speed);
[[nodiscard]] Tempo importTempo(double speed);

enum class PracticePhase : quint8 { Queued, InProgress, Finished };

// When a transfer starts and ends. Its state is derived from the clock.
struct Timing
{
    QDateTime startsAt;
    QDateTime endsAt;

    bool operator==(const Timing &) const = default;
};

struct Position
{
    PracticePhase phase = PracticePhase::Queued;
    // The number of rows that are due.
    qint64 rows = 0;

    bool operator==(const Position &) const = default;
};

// Transfers run one at a time and in order. Each starts when its waiting time is over and the
// previous one has ended. The previous end is invalid for the first transfer.
[[nodiscard]] Timing timingOf(const QDateTime &createdAt, const QDateTime &previousEnd,
                              qint64 total, const Tempo &tempo);
[[nodiscard]] Position positionAt(const QDateTime &now, const Timing &timing, qint64 total,
                                  const Tempo &tempo);

} // namespace storedesk::practice
