// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/jobprogress.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace storedesk::journal {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

struct ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(JobProgress)
};

// Long enough to smooth out bursts and short waits.
static constexpr auto measuredTime = 2min;
// Fewer rows do not allow a meaningful estimate.
static constexpr qint64 fewestEnded = 10;
static constexpr auto shortestTime = 5s;

int JobProgress::percent() const
{
    if (rows == 0 || ended >= rows)
        return 100;
    return static_cast<int>(ended * 100 / rows);
}

QString countText(const JobProgress &progress)
{
    return ProgressWords::tr("%L1 of %L2").arg(progress.ended).arg(progress.rows);
}

QString paceText(const JobProgress &progress)
{
    return progress.perMinute ? ProgressWords::tr("%L1 per minute").arg(*progress.perMinute)
                              : QString();
}

QString leftText(const JobProgress &progress)
{
    if (!progress.left)
        return {};
    const auto minutes = std::chrono::round<std::chrono::minutes>(*progress.left);
    if (*progress.left < 1min)
        return ProgressWords::tr("less than a minute left");
    if (minutes < 2h)
        return ProgressWords::tr("about %L1 min left").arg(minutes.count());
    const auto hours = std::chrono::round<std::chrono::hours>(minutes);
    if (hours < 48h)
        return ProgressWords::tr("about %L1 h left").arg(hours.count());
    return ProgressWords::tr("about %L1 days left").arg((hours.count() + 12) / 24);
}

QString waitingText(const JobProgress &progress)
{
    if (!progress.waiting)
        return {};
    // clang-format off
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("JobProgress", "waiting for the request limit, %1"),
        QT_TRANSLATE_NOOP("JobProgress", "retrying in %1"),
        QT_TRANSLATE_NOOP("JobProgress", "the service asked Storedesk to wait, %1"),
        QT_TRANSLATE_NOOP("JobProgress", "the service is not available, %1"),
        QT_TRANSLATE_NOOP("JobProgress", "waiting to check whether a row arrived, %1"),
        QT_TRANSLATE_NOOP("JobProgress", "the service's queue is full, %1"),
        QT_TRANSLATE_NOOP("JobProgress", "offline, retrying in %1"),
    };
    // clang-format on
    const auto time = progress.waiting->time;
    const auto words = time < 2min
        ? ProgressWords::tr("%L1 s").arg(time.count())
        : ProgressWords::tr("%L1 min").arg(std::chrono::ceil<std::chrono::minutes>(time).count());
    return ProgressWords::tr(texts.at(static_cast<std::size_t>(progress.waiting->why))).arg(words);
}

QString textOf(const JobProgress &progress)
{
    QStringList parts{countText(progress), paceText(progress), leftText(progress), progress.phase,
                      waitingText(progress)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void ProgressMeter::begin(qint64 ended, Tick now)
{
    m_runs = true;
    m_samples = {{.at = now, .ended = ended}};
}

void ProgressMeter::hold()
{
    m_runs = false;
    m_samples.clear();
}

void ProgressMeter::note(qint64 ended, Tick now)
{
    if (!m_runs)
        return;
    // The first sample is the baseline and is never replaced.
    if (m_samples.size() > 1 && now < m_samples[m_samples.size() - 2].at + 1s)
        m_samples.back() = {.at = now, .ended = ended};
    else
        m_samples.push_back({.at = now, .ended = ended});
    while (m_samples.size() > 2 && m_samples[1].at + measuredTime <= now)
        m_samples.pop_front();
}

std::optional<double> ProgressMeter::measured(Tick now) const
{
    if (m_samples.size() < 2)
        return std::nullopt;
    const auto time = now - m_samples.front().at;
    const auto ended = m_samples.back().ended - m_samples.front().ended;
    if (time < shortestTime || (ended < fewestEnded && time < measuredTime))
        return std::nullopt;
    return static_cast<double>(ended) / std::chrono::duration<double, std::ratio<60>>(time).count();
}

static void setPace(JobProgress &progress, std::optional<double> pace)
{
    if (!pace || *pace <= 0)
        return;
    progress.perMinute = std::max(1, static_cast<int>(std::lround(*pace)));
    progress.left =
        std::chrono::seconds(std::llround(static_cast<double>(progress.open()) / *pace * 60));
}

void ProgressMeter::addPace(JobProgress &progress, Tick now) const
{
    if (m_runs && progress.open() > 0)
        setPace(progress, measured(now));
}

JobProgress ProgressMeter::progress(const journal::RowCounts &counts,
                                    const api::RateLimitState &account, int callsPerRow,
                                    const std::optional<std::pair<Tick, api::WaitReason>> &wait,
                                    Tick now) const
{
    JobProgress progress{.rows = counts.total(), .ended = counts.ended()};
    if (!m_runs || progress.open() == 0)
        return progress;
    auto pace = measured(now);
    if (!pace && account.limit > 0)
        pace = static_cast<double>(account.allowed) / std::max(callsPerRow, 1);
    setPace(progress, pace);
    if (wait && wait->first > now)
        progress.waiting =
            JobProgress::Waiting{.time = std::chrono::ceil<std::chrono::seconds>(wait->first - now),
                                 .why = wait->second};
    return progress;
}

} // namespace storedesk::journal
