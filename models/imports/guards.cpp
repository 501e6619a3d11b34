// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/guards.h"

#include "importcheck/prediction.h"
#include "imports/importdraft.h"
#include "imports/recipe.h"

#include <QCoreApplication>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

struct GuardWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportRecipe)
};

} // namespace

static QStringList brokenColumns(const Guards &guards, const ImportDraft &draft,
                                 const importcheck::Remembered &expected)
{
    QStringList broken;
    for (const auto &column : draft.table()->columns) {
        if (!guards.unknownColumns && !expected.targets.contains(column))
            broken.append(
                GuardWords::tr("The recipe doesn't include the column “%1”.").arg(column));
    }
    for (auto target = expected.targets.cbegin(); target != expected.targets.cend(); ++target) {
        if (!target->isEmpty() && !draft.matching().targets().rule(*target))
            broken.append(
                GuardWords::tr(
                    "The recipe maps the column “%1” to the field “%2”, which does not exist.")
                    .arg(target.key(), *target));
    }
    return broken;
}

QStringList brokenGuards(const Guards &guards, const GuardedCounts &counts)
{
    QStringList broken;
    if (guards.fewestRows && counts.rows < *guards.fewestRows)
        broken.append(GuardWords::tr("The file has %L1 rows, fewer than %L2.")
                          .arg(counts.rows)
                          .arg(*guards.fewestRows));
    if (guards.mostRows && counts.rows > *guards.mostRows)
        broken.append(GuardWords::tr("The file has %L1 rows, more than %L2.")
                          .arg(counts.rows)
                          .arg(*guards.mostRows));
    const auto bad = static_cast<double>(counts.rejected);
    if (guards.mostRejects && bad * 100 > *guards.mostRejects * static_cast<double>(counts.rows))
        broken.append(GuardWords::tr("%L1 of %L2 rows are invalid, more than %3%.")
                          .arg(counts.rejected)
                          .arg(counts.rows)
                          .arg(*guards.mostRejects));
    if (guards.mostBlanked && (!counts.blanked || *counts.blanked > *guards.mostBlanked))
        broken.append(
            counts.blanked
                ? GuardWords::tr("%L1 values would be erased, more than %L2.")
                      .arg(*counts.blanked)
                      .arg(*guards.mostBlanked)
                : GuardWords::tr("The number of values that would be erased is unknown."));
    return broken;
}

QStringList brokenGuards(const Guards &guards, const ImportDraft &draft,
                         const importcheck::Remembered *expected, std::optional<qint64> blanked)
{
    const auto &result = draft.result();
    const auto broken =
        brokenGuards(guards, {.rows = result.rows, .rejected = result.faulty, .blanked = blanked});
    return expected ? brokenColumns(guards, draft, *expected) + broken : broken;
}

Guards unattendedGuards(const Recipe &recipe)
{
    const auto &settings = recipe.settings;
    auto guards = recipe.guards;
    if (settings.kind != importcheck::ImportKind::Coupons
        && settings.policy == importcheck::Policy::Overwrite)
        guards.mostBlanked = guards.mostBlanked.value_or(0);
    return guards;
}

std::optional<qint64> erasedValues(const ImportDraft &draft,
                                   const importcheck::Prediction *prediction)
{
    const auto &settings = draft.settings();
    if (settings.kind == importcheck::ImportKind::Coupons
        || settings.policy != importcheck::Policy::Overwrite)
        return 0;
    const auto blanks = draft.blanksToSend();
    if (!prediction)
        return blanks.empty() ? std::optional<qint64>(0) : std::nullopt;
    auto erased = prediction->blanked + prediction->unknownBlanks;
    for (const auto &blank : blanks) {
        const auto column = static_cast<std::size_t>(blank.column);
        if (column < draft.columns().size()
            && prediction->absent.contains(draft.columns()[column].target.toUtf8()))
            erased += blank.cells;
    }
    return erased;
}

template <typename Number>
static QJsonValue numberJson(const std::optional<Number> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonObject jsonOf(const Guards &guards)
{
    return {{u"fewestRows"_s, numberJson(guards.fewestRows)},
            {u"mostRows"_s, numberJson(guards.mostRows)},
            {u"unknownColumns"_s, guards.unknownColumns},
            {u"mostRejectsPercent"_s, numberJson(guards.mostRejects)},
            {u"mostBlanked"_s, numberJson(guards.mostBlanked)}};
}

// Otherwise the file would be sent without the guard.
Guards guardsFrom(base::JsonMembers &members)
{
    constexpr qint64 most = 1'000'000'000'000;
    base::JsonMembers guards(members.object(u"guards"_s), members.pathOf(u"guards"_s));
    Guards read{.fewestRows = guards.whole(u"fewestRows"_s, 0, most),
                .mostRows = guards.whole(u"mostRows"_s, 0, most),
                .unknownColumns = guards.flag(u"unknownColumns"_s, false),
                .mostRejects = guards.number(u"mostRejectsPercent"_s, 0, 100),
                .mostBlanked = guards.whole(u"mostBlanked"_s, 0, most)};
    members.addFaults(guards.faults());
    return read;
}

} // namespace storedesk::imports
