// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderchoices.h"

#include <QJsonArray>

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
static constexpr auto dayFirst = "dmy"_L1;
static constexpr auto monthFirst = "mdy"_L1;
static constexpr auto comma = "comma"_L1;
static constexpr auto point = "point"_L1;

QJsonObject OrderChoices::toJson() const
{
    QJsonObject statuses;
    for (auto each = options.statuses.cbegin(); each != options.statuses.cend(); ++each)
        statuses.insert(each.key(), each.value());
    QJsonObject object{{columnsMember, QJsonArray::fromStringList(columns)},
                       {fieldsMember, QJsonArray::fromStringList(matching.words())},
                       {repairMember, options.repair},
                       {currencyMember, options.currency},
                       {differencesMember, options.acceptDifferences},
                       {statusesMember, statuses},
                       {triggersMember, triggersWorkflows}};
    if (options.dates)
        object.insert(datesMember,
                      *options.dates == values::DateOrder::DayFirst ? dayFirst : monthFirst);
    if (options.decimals)
        object.insert(decimalsMember,
                      *options.decimals == values::DecimalSign::Comma ? comma : point);
    return object;
}

std::optional<OrderChoices> OrderChoices::fromJson(const QJsonObject &object)
{
    OrderChoices choices{
        .columns = object[columnsMember].toVariant().toStringList(),
        .matching = OrderMatching::fromWords(object[fieldsMember].toVariant().toStringList()),
        .triggersWorkflows = object[triggersMember].toBool()};
    if (choices.columns.isEmpty() || choices.matching.columns() != choices.columns.size())
        return std::nullopt;
    auto &options = choices.options;
    options.repair = object[repairMember].toBool();
    options.currency = object[currencyMember].toString();
    options.acceptDifferences = object[differencesMember].toBool();
    const auto dates = object[datesMember].toString();
    if (dates == dayFirst)
        options.dates = values::DateOrder::DayFirst;
    else if (dates == monthFirst)
        options.dates = values::DateOrder::MonthFirst;
    const auto decimals = object[decimalsMember].toString();
    if (decimals == comma)
        options.decimals = values::DecimalSign::Comma;
    else if (decimals == point)
        options.decimals = values::DecimalSign::Point;
    const auto statuses = object[statusesMember].toObject();
    for (auto each = statuses.constBegin(); each != statuses.constEnd(); ++each)
        options.statuses.insert(each.key(), each.value().toBool());
    return choices;
}

} // namespace storedesk::purchases
