// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stock.h"

#include "catalogue/choice.h"
#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"

#include <algorithm>
#include <tuple>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;

namespace key = catalogue::key;

bool Stock::isNearlyEmpty() const
{
    return left && quantity > 0 && *left * 100 <= quantity * warningPercent;
}

bool Stock::isEmpty() const
{
    return left && *left <= 0 && quantity > 0;
}

Stock stockOf(const QJsonObject &couponSet, int warningPercent)
{
    Stock stock{.id = couponSet[key::id].toString(),
                .name = shownText(nameIn(couponSet)),
                .code = shownText(couponSet[key::code].toString()),
                .quantity = couponSet[key::quantity].toInteger(),
                .warningPercent = warningPercent};
    if (couponSet[key::available].isDouble())
        stock.left = couponSet[key::available].toInteger();
    return stock;
}

bool takesMoreCodes(const QJsonObject &couponSet)
{
    return couponSet[key::type].toString() != catalogue::choice::couponsettype::single;
}

static auto rank(const Stock &stock)
{
    const int kind = stock.isUnlimited() ? 2 : stock.quantity <= 0 ? 1 : 0;
    const double part =
        kind == 0 ? static_cast<double>(*stock.left) / static_cast<double>(stock.quantity) : 0;
    return std::tuple(kind, part);
}

std::vector<Stock> stocksOf(const Records &couponSets, int warningPercent)
{
    std::vector<Stock> stocks;
    stocks.reserve(couponSets.size());
    for (const auto &set : couponSets)
        stocks.push_back(stockOf(set, warningPercent));
    std::ranges::stable_sort(stocks, std::ranges::less{}, rank);
    return stocks;
}

std::vector<StateCount> workflowsByState(const Records &workflows)
{
    std::vector<StateCount> counts;
    const auto *field = catalogue::fieldOf(catalogue::Resource::Workflow, QString(key::status));
    for (const auto &choice : field->choices)
        counts.push_back({.state = choice.id, .words = catalogue::labelOf(choice)});
    for (const auto &workflow : workflows) {
        const auto state =
            workflow[workflow.contains(key::status) ? key::status : "state"_L1].toString();
        auto found = std::ranges::find(counts, state, &StateCount::state);
        if (found == counts.end())
            found = counts.insert(counts.end(), {.state = state, .words = state});
        ++found->count;
    }
    return counts;
}

} // namespace storedesk::itemmodels
