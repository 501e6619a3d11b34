// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/handledfile.h"

#include "base/jsonmembers.h"

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;
using State = RunResult::State;

static constexpr qint64 firstDelaySeconds = 15 * 60;
// The delay is then 16 hours.
static constexpr int mostDoublings = 6;
static constexpr int mostFailures = 1'000'000;

bool HandledFile::isSettled(const QDateTime &now) const
{
    if (state != State::Failed || hasJob)
        return true;
    const auto doublings = std::clamp(failures - 1, 0, mostDoublings);
    return at.secsTo(now) < (firstDelaySeconds << doublings);
}

bool HandledFile::mayRepeat() const
{
    return (state == State::Stopped || state == State::Failed) && !hasJob;
}

QJsonObject HandledFile::toJson() const
{
    QJsonObject object{{u"path"_s, path},
                       {u"stamp"_s, stamp},
                       {u"state"_s, nameOf(state)},
                       {u"at"_s, at.toUTC().toString(Qt::ISODateWithMs)}};
    if (hasJob)
        object.insert(u"job"_s, true);
    if (failures > 0)
        object.insert(u"failures"_s, failures);
    return object;
}

HandledFile HandledFile::readFrom(base::JsonMembers &members)
{
    return {.path = members.text(u"path"_s),
            .stamp = members.text(u"stamp"_s),
            .state = readState(members, u"state"_s),
            .hasJob = members.flag(u"job"_s, false),
            .at = readTime(members, u"at"_s),
            .failures =
                static_cast<int>(members.whole(u"failures"_s, 0, mostFailures).value_or(0))};
}

} // namespace storedesk::schedules
