// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/purchasereport.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonArray jsonOf(const QList<qint64> &lines)
{
    QJsonArray array;
    for (const auto line : lines)
        array.append(line);
    return array;
}

QString nameOf(const purchases::Order &order)
{
    return order.id.isEmpty() ? CommandWords::tr("Item %1").arg(purchases::textOf(order.lines))
                              : order.id;
}

QString textOf(const purchases::StatusCount &count)
{
    return count.status.text.isEmpty() ? CommandWords::tr("blank") : count.status.text;
}

QString textOf(purchases::StatusMeaning meaning)
{
    using enum purchases::StatusMeaning;
    switch (meaning) {
    case Sale:
        return CommandWords::tr("sale");
    case PartlyRefunded:
        return CommandWords::tr("partly refunded, held back");
    case NotSale:
        return CommandWords::tr("not a sale, left out");
    default:
        return CommandWords::tr("not known, held back");
    }
}

void printHeldBack(const purchases::Order &order, bool asJson)
{
    for (const auto &fault : order.faults) {
        if (asJson) {
            QJsonObject line{{u"order"_s, order.id},
                             {u"lines"_s, jsonOf(fault.lines)},
                             {u"problem"_s, QString(wordOf(fault.problem))},
                             {u"text"_s, textOf(fault)}};
            if (!fault.repaired.isEmpty())
                line.insert(u"repaired"_s, fault.repaired);
            printJson(line);
        } else {
            complain(u"%1: %2"_s.arg(nameOf(order), textOf(fault)));
        }
    }
}

void printMissing(QLatin1StringView kind, const QString &value, const QList<qint64> &lines,
                  const QString &obstacle, bool asJson)
{
    if (asJson)
        return printJson({{u"missing"_s, QString(kind)},
                          {u"value"_s, value},
                          {u"lines"_s, jsonOf(lines)},
                          {u"obstacle"_s, obstacle}});
    const auto text = kind == "contact"_L1 ? CommandWords::tr("Missing contact: %1 (lines %2)")
                                           : CommandWords::tr("Missing product: %1 (lines %2)");
    complain(u"%1 %2"_s.arg(text.arg(value, purchases::textOf(lines)), obstacle).trimmed());
}

} // namespace

void printMatching(const purchases::OrderMatching &matching, const QStringList &columns,
                   bool asJson)
{
    QJsonObject object;
    for (int column = 0; column < matching.columns(); ++column) {
        const auto field = matching.fieldOf(column);
        const auto word = field ? QString(purchases::rowOf(*field).word) : QString();
        object.insert(columns.at(column), word);
        if (!asJson)
            printLine(field ? u"%1 → %2"_s.arg(columns.at(column), word)
                            : CommandWords::tr("%1: not used").arg(columns.at(column)));
    }
    if (asJson)
        printJson({{u"columns"_s, object}});
}

void printStatuses(const purchases::OrderBook &book, bool asJson)
{
    if (!book.hasStatus) {
        if (asJson)
            printJson({{u"statusKnown"_s, false}});
        else
            printLine(CommandWords::tr("The file has no order status: all orders count as sales."));
    }
    for (const auto &count : book.statuses) {
        if (asJson)
            printJson({{u"status"_s, count.status.text},
                       {u"orders"_s, count.orders},
                       {u"meaning"_s, QString(wordOf(count.status.meaning))}});
        else
            printLine(CommandWords::tr("Status “%1”, %L2 orders: %3")
                          .arg(textOf(count))
                          .arg(count.orders)
                          .arg(textOf(count.status.meaning)));
    }
}

void printUnknownStatuses(const purchases::OrderBook &book, bool asJson)
{
    QStringList words;
    for (const auto &count : book.statuses) {
        if (count.status.meaning == purchases::StatusMeaning::Unknown)
            words.append(u"“%1” (%L2)"_s.arg(textOf(count)).arg(count.orders));
    }
    if (!words.isEmpty())
        complain({.what = CommandWords::tr("Order status not known: %1.").arg(words.join(u", "_s)),
                  .why = CommandWords::tr("These orders are held back."),
                  .next = CommandWords::tr("Use --sale-status WORD or --not-sale-status WORD to "
                                           "specify whether they are sales.")},
                 asJson);
}

void printPlan(const purchases::OrderPlan &plan, qint64 lines, bool asJson)
{
    for (const auto *orders : {&plan.notSales, &plan.orders}) {
        for (const auto &order : *orders)
            printHeldBack(order, asJson);
    }
    for (const auto &order : plan.there) {
        if (asJson)
            printJson(
                {{u"order"_s, order.id}, {u"lines"_s, jsonOf(order.lines)}, {u"there"_s, true}});
        else
            printLine(CommandWords::tr("%1: already exists with the same values").arg(order.id));
    }
    for (const auto &contact : plan.contacts)
        printMissing("contact"_L1, contact.email.isEmpty() ? contact.externalId : contact.email,
                     contact.lines, contact.obstacle(), asJson);
    for (const auto &product : plan.products)
        printMissing("product"_L1, product.id, product.lines, product.obstacle(), asJson);
    const auto orders =
        static_cast<qint64>(plan.orders.size() + plan.there.size() + plan.notSales.size());
    const auto notSales = static_cast<qint64>(plan.notSales.size());
    const auto there = static_cast<qint64>(plan.there.size());
    if (asJson)
        return printJson({{u"lines"_s, lines},
                          {u"orders"_s, orders},
                          {u"toSend"_s, plan.toSend()},
                          {u"heldBack"_s, plan.heldBack()},
                          {u"notSales"_s, notSales},
                          {u"there"_s, there}});
    printLine(CommandWords::tr("%L1 orders in %L2 lines: %L3 to send, %L4 held back, %L5 not "
                               "sales, %L6 already in the service")
                  .arg(orders)
                  .arg(lines)
                  .arg(plan.toSend())
                  .arg(plan.heldBack())
                  .arg(notSales)
                  .arg(there));
    const auto onlyHas = [](bool (*isOfKind)(purchases::OrderProblem)) {
        return [isOfKind](const purchases::Order &order) {
            return !order.isSendable()
                && std::ranges::all_of(order.faults, isOfKind, &purchases::OrderFault::problem);
        };
    };
    if (const auto orders = std::ranges::count_if(
            plan.orders, onlyHas([](auto each) { return isRepairable(each); })))
        printLine(CommandWords::tr("%L1 of them can be sent with --repair").arg(orders));
    if (const auto orders = std::ranges::count_if(
            plan.orders, onlyHas([](auto each) { return isDifference(each); })))
        printLine(
            CommandWords::tr("%L1 of them can be sent with --accept-differences").arg(orders));
}

} // namespace storedesk::cli
