// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runtexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::Rhythm;
using storedesk::schedules::RunResult;
using storedesk::schedules::Schedule;
using storedesk::schedules::ScheduleRun;

namespace {

struct RunTexts
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleRuns)
};

struct Look
{
    Icon icon;
    Tone tone;
};

// In the order of RunResult::State.
constexpr std::array looks{
    Look{Icon::Refresh, Tone::Accent},  Look{Icon::TickCircle, Tone::Ok},
    Look{Icon::Warning, Tone::Warn},    Look{Icon::CrossCircle, Tone::Err},
    Look{Icon::CrossCircle, Tone::Err}, Look{Icon::Minus, Tone::Neutral},
};
static_assert(looks.size() == static_cast<std::size_t>(RunResult::State::Count));

QString dayText(QDate day, QDate today)
{
    switch (today.daysTo(day)) {
    case -1:
        return RunTexts::tr("Yesterday");
    case 0:
        return RunTexts::tr("Today");
    case 1:
        return RunTexts::tr("Tomorrow");
    default:
        return QLocale().toString(
            day, day.year() == today.year() ? u"ddd d MMM"_s : u"ddd d MMM yyyy"_s);
    }
}

} // namespace

QString dayAndTime(const QDateTime &time, const QDateTime &now)
{
    const auto local = time.toLocalTime();
    return RunTexts::tr("%1, %2", "day, time")
        .arg(dayText(local.date(), now.toLocalTime().date()), local.time().toString(u"HH:mm"_s));
}

Pill pillOf(const ScheduleRun &run, RunHalt halt)
{
    if (halt == RunHalt::Paused)
        return {RunTexts::tr("Needs your decision"), Icon::Pause, Tone::Warn};
    const auto state = run.result.state;
    const auto &look = looks[static_cast<std::size_t>(state)];
    const auto text = state == RunResult::State::Partial && run.result.refused > 0
        ? RunTexts::tr("%L1 rejected").arg(run.result.refused)
        : storedesk::schedules::titleOf(state);
    return {text, look.icon, look.tone};
}

Pill pillOf(const Schedule &schedule, RunHalt halt)
{
    const auto *run = schedule.lastRun();
    const bool isRunning = run && run->result.state == RunResult::State::Running;
    if (!isRunning && !schedule.on)
        return {RunTexts::tr("Off"), Icon::Pause, Tone::Neutral};
    if (!isRunning && schedule.paused)
        return {RunTexts::tr("Paused"), Icon::Pause, Tone::Neutral};
    return run ? pillOf(*run, halt) : Pill{RunTexts::tr("Not run yet"), Icon::Clock, Tone::Neutral};
}

QString resultOf(const ScheduleRun &run, const QDateTime &now)
{
    QStringList parts{dayAndTime(run.ended.isValid() ? run.ended : run.begun, now)};
    if (run.wasMissed())
        parts.append(RunTexts::tr("catch-up run for %1").arg(dayAndTime(run.planned, now)));
    if (const auto words = run.result.words(); !words.isEmpty())
        parts.append(words);
    return parts.join(u" · "_s);
}

QString whenOf(const Rhythm &rhythm)
{
    auto words = rhythm.words();
    return words.isEmpty() ? words : words.replace(0, 1, words.front().toUpper());
}

std::optional<QDateTime> nextRunTimeOf(const Schedule &schedule, const QDateTime &now)
{
    if (schedule.wanted || !schedule.isActive() || schedule.rhythm.every == Rhythm::Every::File)
        return std::nullopt;
    return schedule.dueAt(now) ? std::optional(now) : schedule.next(now);
}

QString nextRunOf(const Schedule &schedule, const QDateTime &now)
{
    if (schedule.wanted)
        return RunTexts::tr("As soon as possible");
    if (!schedule.isActive())
        return u"–"_s;
    if (schedule.rhythm.every == Rhythm::Every::File)
        return RunTexts::tr("Watching the folder");
    const auto next = nextRunTimeOf(schedule, now);
    return next ? dayAndTime(*next, now) : QString();
}

} // namespace storedesk::ui::schedules
