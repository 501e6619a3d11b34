// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/typechangeplan.h"

#include "catalogue/key.h"
#include "events/definition.h"
#include "storage/drafts.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QString aliasIn(const QJsonObject &definition)
{
    return definition[key::alias].toString();
}

bool TypeChangePlan::keepsAlias() const
{
    return !aliasIn(before).isEmpty() && aliasIn(before) == aliasIn(after);
}

QString wordsOf(ChangeStep step)
{
    switch (step) {
    case ChangeStep::CreateStandIn:
        return QCoreApplication::translate("TypeChange",
                                           "Create a temporary copy with another alias");
    case ChangeStep::DeleteOld:
        return QCoreApplication::translate("TypeChange", "Delete the old event type");
    case ChangeStep::CreateNew:
        return QCoreApplication::translate("TypeChange", "Create the new event type");
    case ChangeStep::DeleteStandIn:
        return QCoreApplication::translate("TypeChange", "Delete the temporary copy");
    case ChangeStep::Done:
        break;
    }
    return QCoreApplication::translate("TypeChange", "Done");
}

QList<ChangeStep> stepsOf(const TypeChangePlan &plan)
{
    using enum ChangeStep;
    if (plan.keepsAlias())
        return {CreateStandIn, DeleteOld, CreateNew, DeleteStandIn};
    return {CreateNew, DeleteOld};
}

template <typename Fits>
static QJsonObject typeIn(const QJsonArray &types, Fits fits)
{
    const auto found =
        std::ranges::find_if(types, [fits](const QJsonValue &type) { return fits(type); });
    return found == types.end() ? QJsonObject() : QJsonValue(*found).toObject();
}

QJsonObject oldIn(const TypeChangePlan &plan, const QJsonArray &types)
{
    return typeIn(
        types, [&plan](const QJsonValue &type) { return type[key::id].toString() == plan.oldId; });
}

QJsonObject substituteIn(const TypeChangePlan &plan, const QJsonArray &types)
{
    return typeIn(types, [&plan](const QJsonValue &type) {
        return !plan.standInAlias.isEmpty() && type[key::alias].toString() == plan.standInAlias;
    });
}

QJsonObject newIn(const TypeChangePlan &plan, const QJsonArray &types)
{
    return typeIn(types, [&plan](const QJsonValue &type) {
        const auto id = type[key::id].toString();
        if (id == plan.oldId)
            return false;
        // Types that the service sends have no alias, so a new type is recognised by an ID that was
        // previously unknown.
        return aliasIn(plan.after).isEmpty()
            ? !plan.known.contains(id) && definitionOf(type.toObject()) == plan.after
            : type[key::alias].toString() == aliasIn(plan.after);
    });
}

ChangeStep nextStep(const TypeChangePlan &plan, const QJsonArray &types)
{
    using enum ChangeStep;
    const bool old = !oldIn(plan, types).isEmpty();
    const bool standIn = !substituteIn(plan, types).isEmpty();
    if (!newIn(plan, types).isEmpty())
        return old ? DeleteOld : standIn ? DeleteStandIn : Done;
    if (!plan.keepsAlias() || !old)
        return CreateNew;
    return standIn ? DeleteOld : CreateStandIn;
}

TypeChangePlan reversed(const TypeChangePlan &plan, const QJsonArray &types)
{
    const auto made = newIn(plan, types);
    const auto replaced = made.isEmpty() ? substituteIn(plan, types) : made;
    auto back = plan;
    back.before = definitionOf(replaced.isEmpty() ? plan.after : replaced);
    back.after = plan.before;
    back.oldId = replaced[key::id].toString();
    // If the old type still exists, it counts as already created by the reversed plan.
    back.known.removeAll(plan.oldId);
    back.begun = false;
    back.done = false;
    return back;
}

// Returns an alias that is unused in the integration.
static QString freeAlias(const QString &alias, const QJsonArray &types)
{
    const auto taken = [&types](const QString &wish) {
        return std::ranges::any_of(
            types, [&wish](const QJsonValue &type) { return type[key::alias].toString() == wish; });
    };
    auto wish = alias + u"-new"_s;
    for (int number = 2; taken(wish); ++number)
        wish = u"%1-new-%2"_s.arg(alias).arg(number);
    return wish;
}

TypeChangePlan planOf(const QString &integration, const QJsonObject &type,
                      const QJsonObject &wanted, const QJsonArray &types)
{
    TypeChangePlan plan{.integration = integration,
                        .oldId = type[key::id].toString(),
                        .before = definitionOf(type),
                        .after = definitionOf(wanted)};
    for (const auto &known : types)
        plan.known.append(known[key::id].toString());
    if (plan.keepsAlias())
        plan.standInAlias = freeAlias(aliasIn(plan.before), types);
    return plan;
}

static constexpr auto placePrefix = "event-type-change/"_L1;
static constexpr auto integrationName = "integration"_L1;
static constexpr auto oldName = "old"_L1;
static constexpr auto beforeName = "before"_L1;
static constexpr auto afterName = "after"_L1;
static constexpr auto standInName = "stand-in"_L1;
static constexpr auto knownName = "known"_L1;
static constexpr auto begunName = "begun"_L1;
static constexpr auto doneName = "done"_L1;

QString placeOf(const TypeChangePlan &plan)
{
    return placePrefix + plan.integration + u'/' + plan.oldId;
}

QJsonObject toJson(const TypeChangePlan &plan)
{
    return {{integrationName, plan.integration},
            {oldName, plan.oldId},
            {beforeName, plan.before},
            {afterName, plan.after},
            {standInName, plan.standInAlias},
            {knownName, QJsonArray::fromStringList(plan.known)},
            {begunName, plan.begun},
            {doneName, plan.done}};
}

TypeChangePlan planIn(const QJsonObject &values)
{
    TypeChangePlan plan{.integration = values[integrationName].toString(),
                        .oldId = values[oldName].toString(),
                        .before = values[beforeName].toObject(),
                        .after = values[afterName].toObject(),
                        .standInAlias = values[standInName].toString(),
                        .begun = values[begunName].toBool(),
                        .done = values[doneName].toBool()};
    for (const auto &id : values[knownName].toArray())
        plan.known.append(id.toString());
    return plan;
}

void storePlan(storage::Drafts &drafts, const TypeChangePlan &plan)
{
    drafts.keep(placeOf(plan), toJson(plan));
}

QList<TypeChangePlan> plansIn(const storage::Drafts &drafts)
{
    QList<TypeChangePlan> plans;
    const auto &all = drafts.all();
    for (auto at = all.begin(); at != all.end(); ++at) {
        if (at.key().startsWith(placePrefix))
            plans.append(planIn(at->values));
    }
    return plans;
}

} // namespace storedesk::events
