// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderchoices.h"

#include "base/enumnames.h"
#include "importcheck/namedrepairs.h"
#include "purchases/ordercells.h"
#include "purchases/orderstatus.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

static constexpr auto columnsMember = "columns"_L1;
static constexpr auto fieldsMember = "fields"_L1;
static constexpr auto repairMember = "repair"_L1;
static constexpr auto datesMember = "dates"_L1;
static constexpr auto decimalsMember = "decimals"_L1;
static constexpr auto currencyMember = "currency"_L1;
static constexpr auto differencesMember = "acceptDifferences"_L1;
static constexpr auto statusesMember = "saleStatuses"_L1;
static constexpr auto triggersMember = "triggersWorkflows"_L1;
static constexpr auto contactsMember = "createsContacts"_L1;
static constexpr auto productsMember = "createsProducts"_L1;
static constexpr auto repairsMember = "repairs"_L1;
static constexpr auto guardsMember = "guards"_L1;
// In the order of the enumerations.
static constexpr std::array dateNames{"dmy"_L1, "mdy"_L1};
static constexpr std::array decimalNames{"point"_L1, "comma"_L1};

template <typename Value, std::size_t count>
static void insert(QJsonObject &object, QLatin1StringView member, std::optional<Value> value,
                   const std::array<QLatin1StringView, count> &names)
{
    if (value)
        object.insert(member, QString(names[static_cast<std::size_t>(*value)]));
}

template <typename Value, std::size_t count>
static std::optional<Value> choiceIn(base::JsonMembers &members, QLatin1StringView member,
                                     const std::array<QLatin1StringView, count> &names)
{
    const auto name = members.text(member);
    const auto value = base::valueNamed<Value>(names, name);
    if (!value && !name.isEmpty())
        members.addFault(member,
                         QCoreApplication::translate("OrderChoices", "must be %1 or %2.")
                             .arg(names[0], names[1]));
    return value;
}

QJsonObject OrderChoices::settingsJson() const
{
    QJsonObject statuses;
    for (auto each = options.statuses.cbegin(); each != options.statuses.cend(); ++each)
        statuses.insert(each.key(), each.value());
    QJsonObject object{{repairMember, options.repair},
                       {currencyMember, options.currency},
                       {differencesMember, options.acceptDifferences},
                       {statusesMember, statuses},
                       {triggersMember, triggersWorkflows}};
    // Older versions refuse members that they do not know, so these are only present if needed.
    if (createsContacts)
        object.insert(contactsMember, true);
    if (createsProducts)
        object.insert(productsMember, true);
    if (!repairs.empty())
        object.insert(repairsMember, importcheck::jsonOf(repairs));
    insert(object, datesMember, options.dates, dateNames);
    insert(object, decimalsMember, options.decimals, decimalNames);
    return object;
}

void OrderChoices::readSettings(base::JsonMembers &members)
{
    triggersWorkflows = members.flag(triggersMember, false);
    createsContacts = members.flag(contactsMember, false);
    createsProducts = members.flag(productsMember, false);
    repairs = importcheck::columnRepairsFrom(members);
    options.repair = members.flag(repairMember, false);
    options.acceptDifferences = members.flag(differencesMember, false);
    options.currency = members.text(currencyMember);
    if (!options.currency.isEmpty() && !isCurrency(options.currency))
        members.addFault(
            currencyMember,
            QCoreApplication::translate("OrderChoices", "must be a code such as EUR."));
    options.dates = choiceIn<values::DateOrder>(members, datesMember, dateNames);
    options.decimals = choiceIn<values::DecimalSign>(members, decimalsMember, decimalNames);
    const auto words = members.object(statusesMember);
    base::JsonMembers statuses(words, members.pathOf(statusesMember));
    for (const auto &word : words.keys())
        options.statuses.insert(statusKey(word), statuses.flag(word, false));
    members.addFaults(statuses.faults());
}

std::vector<importcheck::Repair> OrderChoices::columnRepairs() const
{
    return numberedRepairs(repairs, importcheck::distinctColumns(columns));
}

QJsonObject OrderChoices::toJson() const
{
    auto object = settingsJson();
    object.insert(columnsMember, QJsonArray::fromStringList(columns));
    object.insert(fieldsMember, QJsonArray::fromStringList(matching.words()));
    object.insert(guardsMember, imports::jsonOf(guards));
    return object;
}

std::optional<OrderChoices> OrderChoices::fromJson(const QJsonObject &object)
{
    OrderChoices choices{
        .columns = object[columnsMember].toVariant().toStringList(),
        .matching = OrderMatching::fromWords(object[fieldsMember].toVariant().toStringList())};
    if (choices.columns.isEmpty() || choices.matching.columns() != choices.columns.size())
        return std::nullopt;
    // Drafts are written by the program, so their faults are ignored.
    base::JsonMembers members(object);
    choices.readSettings(members);
    choices.guards = imports::guardsFrom(members);
    return choices;
}

} // namespace storedesk::purchases
