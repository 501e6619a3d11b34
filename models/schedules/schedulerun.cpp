// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/schedulerun.h"

#include "base/jsonmembers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleRun)
};

struct StateRow
{
    // Never rename the names, because they are stored in users' files.
    QLatin1StringView name;
    const char *title;
};

// In the order of RunResult::State.
constexpr std::array states{
    StateRow{"running"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Running")},
    StateRow{"done"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Completed")},
    StateRow{"partial"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Incomplete")},
    StateRow{"stopped"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Stopped")},
    StateRow{"failed"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Failed")},
    StateRow{"nothing"_L1, QT_TRANSLATE_NOOP("ScheduleRun", "Nothing to do")}};
static_assert(states.size() == static_cast<std::size_t>(RunResult::State::Count));

constexpr qint64 mostRows = 1'000'000'000'000;
// Programs check their schedules every five minutes.
constexpr qint64 usualDelaySeconds = 15 * 60;

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace

QDateTime readTime(base::JsonMembers &members, const QString &name)
{
    const auto text = members.text(name);
    const auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!text.isEmpty() && !time.isValid())
        members.addFault(name, RunWords::tr("is not a time."));
    return time;
}

RunResult::State readState(base::JsonMembers &members, const QString &name)
{
    const auto found = std::ranges::find(states, members.text(name), &StateRow::name);
    if (found != states.end())
        return static_cast<RunResult::State>(found - states.begin());
    members.addFault(name, RunWords::tr("is not a status."));
    return RunResult::State::Failed;
}

QString nameOf(RunResult::State state)
{
    return states[static_cast<std::size_t>(state)].name;
}

QString titleOf(RunResult::State state)
{
    return RunWords::tr(states[static_cast<std::size_t>(state)].title);
}

QString RunResult::words() const
{
    if (state == State::Running || state == State::Nothing)
        return {};
    if (!rows)
        return problem.what;
    const auto count = static_cast<int>(std::min<qint64>(*rows, INT_MAX));
    if (refused == 0)
        return RunWords::tr("%Ln rows", nullptr, count);
    return RunWords::tr("%L1 accepted, %L2 rejected").arg(*rows).arg(refused);
}

bool ScheduleRun::wasMissed() const
{
    return planned.isValid() && planned.secsTo(begun) > usualDelaySeconds;
}

QJsonObject ScheduleRun::toJson() const
{
    QJsonObject object{{u"id"_s, id},
                       {u"job"_s, hasJob},
                       {u"begun"_s, timeText(begun)},
                       {u"state"_s, nameOf(result.state)}};
    if (planned.isValid())
        object.insert(u"planned"_s, timeText(planned));
    if (ended.isValid())
        object.insert(u"ended"_s, timeText(ended));
    if (result.rows)
        object.insert(u"rows"_s, *result.rows);
    const std::array<std::pair<QString, QString>, 5> texts{{{u"file"_s, file},
                                                            {u"fileStamp"_s, fileStamp},
                                                            {u"what"_s, result.problem.what},
                                                            {u"why"_s, result.problem.why},
                                                            {u"next"_s, result.problem.next}}};
    for (const auto &[name, text] : texts) {
        if (!text.isEmpty())
            object.insert(name, text);
    }
    if (result.refused > 0)
        object.insert(u"refused"_s, result.refused);
    return object;
}

ScheduleRun ScheduleRun::readFrom(base::JsonMembers &members)
{
    return {.id = members.text(u"id"_s),
            .hasJob = members.flag(u"job"_s, false),
            .planned = readTime(members, u"planned"_s),
            .begun = readTime(members, u"begun"_s),
            .ended = readTime(members, u"ended"_s),
            .file = members.text(u"file"_s),
            .fileStamp = members.text(u"fileStamp"_s),
            .result = {.state = readState(members, u"state"_s),
                       .rows = members.whole(u"rows"_s, 0, mostRows),
                       .refused = members.whole(u"refused"_s, 0, mostRows).value_or(0),
                       .problem = {.what = members.text(u"what"_s),
                                   .why = members.text(u"why"_s),
                                   .next = members.text(u"next"_s)}}};
}

} // namespace storedesk::schedules
