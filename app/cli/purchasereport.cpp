// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchasereport.h"

#include "commandwords.h"
#include "output.h"

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
    return order.id.isEmpty() ? CommandWords::tr("Line %1").arg(purchases::textOf(order.lines))
                              : order.id;
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

void printPlan(const purchases::OrderPlan &plan, qint64 lines, bool asJson)
{
    for (const auto &order : plan.orders)
        printHeldBack(order, asJson);
    for (const auto &order : plan.there) {
        if (asJson)
            printJson(
                {{u"order"_s, order.id}, {u"lines"_s, jsonOf(order.lines)}, {u"there"_s, true}});
        else
            printLine(CommandWords::tr("%1: already there with the same values").arg(order.id));
    }
    for (const auto &contact : plan.contacts)
        printMissing("contact"_L1, contact.email.isEmpty() ? contact.externalId : contact.email,
                     contact.lines, contact.obstacle(), asJson);
    for (const auto &product : plan.products)
        printMissing("product"_L1, product.id, product.lines, product.obstacle(), asJson);
    const auto orders = static_cast<qint64>(plan.orders.size() + plan.there.size());
    const auto there = static_cast<qint64>(plan.there.size());
    if (asJson)
        return printJson({{u"lines"_s, lines},
                          {u"orders"_s, orders},
                          {u"toSend"_s, plan.toSend()},
                          {u"heldBack"_s, plan.heldBack()},
                          {u"there"_s, there}});
    printLine(CommandWords::tr("%L1 orders in %L2 lines: %L3 to send, %L4 held back, %L5 already "
                               "there")
                  .arg(orders)
                  .arg(lines)
                  .arg(plan.toSend())
                  .arg(plan.heldBack())
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
