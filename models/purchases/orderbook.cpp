// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderbook.h"

#include "catalogue/checker.h"
#include "purchases/orderassembly.h"
#include "purchases/orderbody.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

namespace {

struct BookWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderBook)
};

// The lines of one order, or one line without an ID.
struct Group
{
    std::vector<const OrderLine *> lines = {};
    // Lines without an ID that may belong to the order.
    QList<qint64> open = {};
    bool named = true;
};

// Returns whether the line has no values that belong to the order, like the second and later lines
// of an order.
bool isContinuation(const OrderCells &cells, const OrderLine &line)
{
    return std::ranges::all_of(
        std::array{OrderField::Email, OrderField::ExternalId, OrderField::Date, OrderField::Total},
        [&](OrderField field) { return cells.text(line, field).isEmpty(); });
}

std::vector<Group> groupsOf(const OrderCells &cells, const std::vector<OrderLine> &lines)
{
    std::vector<Group> groups;
    QHash<QString, std::size_t> byId;
    std::optional<std::size_t> above;
    for (const auto &line : lines) {
        const auto id = cells.text(line, OrderField::OrderId);
        if (id.isEmpty()) {
            if (above && isContinuation(cells, line))
                groups[*above].open.append(line.number);
            groups.push_back({.lines = {&line}, .named = false});
            continue;
        }
        const auto known = byId.constFind(id);
        above = known == byId.cend() ? groups.size() : *known;
        if (known == byId.cend()) {
            byId.insert(id, groups.size());
            groups.emplace_back();
        }
        groups[*above].lines.push_back(&line);
    }
    return groups;
}

Order unnamed(const Group &group)
{
    const auto &line = *group.lines.front();
    Order order{.lines = {line.number}};
    order.faults.push_back({.problem = OrderProblem::NoId, .lines = order.lines});
    return order;
}

// The service does not support currencies, so all amounts must be in the same currency.
void checkCurrencies(OrderBook &book, const QStringList &currencies, const OrderOptions &options)
{
    for (std::size_t at = 0; at < book.orders.size(); ++at) {
        const auto &currency = currencies.at(static_cast<qsizetype>(at));
        const auto &order = book.orders[at];
        const bool isUnknown = order.has(OrderProblem::UnknownCurrency) || order.isNotASale();
        const auto known =
            std::ranges::find(book.currencies, currency, &std::pair<QString, qint64>::first);
        if (currency.isEmpty() || isUnknown)
            continue;
        if (known == book.currencies.end())
            book.currencies.emplace_back(currency, 1);
        else
            ++known->second;
    }
    if (book.currencies.size() < 2 && options.currency.isEmpty())
        return;
    for (std::size_t at = 0; at < book.orders.size(); ++at) {
        const auto &currency = currencies.at(static_cast<qsizetype>(at));
        auto &order = book.orders[at];
        const bool isWanted = !options.currency.isEmpty() && currency == options.currency;
        if (!isWanted && !order.id.isEmpty() && !order.isNotASale())
            order.faults.push_back({.problem = OrderProblem::OtherCurrency,
                                    .lines = order.lines,
                                    .detail = currency.isEmpty()
                                        ? BookWords::tr("The order has no currency.")
                                        : u"%1."_s.arg(currency)});
    }
}

// Counts the status words, each word once per order. Undecided words are listed first.
void countStatuses(OrderBook &book)
{
    QHash<QString, std::size_t> places;
    for (const auto &order : book.orders) {
        QSet<QString> counted;
        for (const auto &status : order.statuses) {
            const auto place = places.constFind(status.key);
            const auto at = place == places.cend() ? book.statuses.size() : *place;
            if (place == places.cend()) {
                places.insert(status.key, at);
                book.statuses.push_back({.status = status});
            }
            auto &known = book.statuses[at];
            known.status.meaning = std::max(known.status.meaning, status.meaning);
            known.orders += counted.contains(status.key) ? 0 : 1;
            counted.insert(status.key);
        }
    }
    std::ranges::stable_sort(book.statuses, {}, [](const StatusCount &count) {
        return std::tuple(count.status.meaning != StatusMeaning::Unknown, -count.orders);
    });
}

} // namespace

OrderBook ordersIn(const std::vector<OrderLine> &lines, const OrderMatching &matching,
                   const OrderOptions &options)
{
    const OrderCells cells(matching, options, lines);
    const OrderRules rules;
    OrderBook book{.lines = static_cast<qint64>(lines.size())};
    QStringList currencies;
    for (const auto &group : groupsOf(cells, lines)) {
        if (!group.named) {
            book.orders.push_back(unnamed(group));
            currencies.append(QString());
            continue;
        }
        OrderAssembly assembly(cells, group.lines);
        auto order = assembly.make();
        if (!group.open.isEmpty() && !order.isNotASale())
            order.faults.push_back({.problem = OrderProblem::OpenLine, .lines = group.open});
        if (order.faults.empty()) {
            if (const auto broken = rules.brokenBy(order); !broken.isEmpty())
                order.faults.push_back(
                    {.problem = OrderProblem::BrokenRule, .lines = order.lines, .detail = broken});
        }
        book.orders.push_back(std::move(order));
        currencies.append(assembly.currency());
    }
    checkCurrencies(book, currencies, options);
    countStatuses(book);
    book.hasStatus = matching.has(OrderField::CancelledAt)
        || std::ranges::any_of(statusFields,
                               [&matching](OrderField field) { return matching.has(field); });
    // Faults that only the user or the shop can correct come before those that an option resolves.
    for (auto &order : book.orders)
        std::ranges::stable_sort(order.faults, {}, [](const OrderFault &fault) {
            return isRepairable(fault.problem) ? 2 : isDifference(fault.problem) ? 1 : 0;
        });
    return book;
}

} // namespace storedesk::purchases
