// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/statepill.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct StateRow
{
    QLatin1StringView state;
    Icon icon;
    Tone tone;
};

} // namespace

// clang-format off
static constexpr std::array states{
    StateRow{catalogue::choice::state::queued,     Icon::Clock,       Tone::Neutral},
    StateRow{catalogue::choice::state::inProgress, Icon::Ring,        Tone::Accent},
    StateRow{catalogue::choice::state::finished,   Icon::TickCircle,  Tone::Ok},
    StateRow{catalogue::choice::state::error,      Icon::CrossCircle, Tone::Err},
    StateRow{catalogue::choice::state::cancelled,  Icon::Dash,        Tone::Neutral},
    StateRow{catalogue::choice::state::draft,      Icon::Pencil,      Tone::Neutral},
    StateRow{catalogue::choice::state::active,     Icon::Play,        Tone::Ok},
    StateRow{catalogue::choice::state::paused,     Icon::Pause,       Tone::Warn},
    StateRow{catalogue::choice::state::finalised,  Icon::Tick,        Tone::Neutral},
};

// The results of a call, in the order of itemmodels::CallLogModel::End.
static constexpr std::array ends{
    StateRow{"worked"_L1,    Icon::TickCircle,  Tone::Ok},
    StateRow{"confirmed"_L1, Icon::TickCircle,  Tone::Ok},
    StateRow{"slowed"_L1,    Icon::Clock,       Tone::Neutral},
    StateRow{"locked"_L1,    Icon::Lock,        Tone::Neutral},
    StateRow{"unknown"_L1,   Icon::Warning,     Tone::Warn},
    StateRow{"failed"_L1,    Icon::CrossCircle, Tone::Err},
};
// clang-format on

Pill pillOfState(QStringView state, const QString &words)
{
    const auto found =
        std::ranges::find_if(states, [state](const StateRow &row) { return row.state == state; });
    if (found == states.end())
        return {.text = words, .icon = Icon::Dot};
    return {.text = words, .icon = found->icon, .tone = found->tone};
}

namespace {

// Provides the translation context.
struct StatePillWords
{
    Q_DECLARE_TR_FUNCTIONS(StatePill)
};

} // namespace

Pill pillOfRefused(qint64 rows)
{
    return {.text = StatePillWords::tr("%Ln rejected", nullptr, static_cast<int>(rows)),
            .icon = Icon::Warning,
            .tone = Tone::Warn};
}

Pill pillOfRecord(const QJsonObject &record, const QString &words)
{
    namespace key = catalogue::key;
    const auto state = record.value(key::status).toString();
    const auto refused = record.value(key::errors).toInteger();
    if (state == catalogue::choice::state::finished && refused > 0)
        return pillOfRefused(refused);
    const auto total = record.value(key::total).toDouble();
    const auto done = record.value(key::progress).toDouble();
    if (!catalogue::isUnderWay(state) || total <= 0 || done <= 0)
        return pillOfState(state, words);
    const auto percent = QLocale().toString(std::min(99, static_cast<int>(100 * done / total)));
    return pillOfState(state,
                       QCoreApplication::translate("StatePill", "%1 %2%").arg(words, percent));
}

Pill pillOfEnd(itemmodels::CallLogModel::End end, const QString &words)
{
    const auto &row = ends[static_cast<std::size_t>(end)];
    return {.text = words, .icon = row.icon, .tone = row.tone};
}

} // namespace storedesk::ui
