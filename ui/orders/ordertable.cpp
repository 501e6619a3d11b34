// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/ordertable.h"

#include "itemmodels/timetip.h"
#include "records/money.h"
#include "ui/tables/tableview.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStandardItemModel>

#include <algorithm>
#include <span>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;
using storedesk::purchases::Order;
using storedesk::purchases::OrderProblem;

namespace {

struct OrderTableWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderTableWords)
};

constexpr qint64 mostShown = 1'000;

constexpr int dateColumn = 3;

void addRow(QStandardItemModel &model, const Order &order, const QTimeZone &zone)
{
    QStringList faults;
    for (const auto &fault : order.faults)
        faults.append(textOf(fault));
    const auto date = order.date.isValid()
        ? QLocale().toString(order.date.toTimeZone(zone), QLocale::ShortFormat)
        : QString();
    const QStringList cells{
        order.id,
        storedesk::purchases::textOf(order.lines),
        order.email.isEmpty() ? order.externalId : order.email,
        date,
        order.items.empty() ? QString()
                            : storedesk::records::Money::of(order.total.toDouble()).text(),
        faults.isEmpty() ? OrderTableWords::tr("Can be sent") : faults.join(u'\n')};
    QList<QStandardItem *> items;
    for (const auto &cell : cells) {
        items.append(new QStandardItem(cell));
        items.last()->setToolTip(cell);
        items.last()->setEditable(false);
    }
    items[dateColumn]->setToolTip(itemmodels::timeTip(date, order.date));
    const auto &lines = order.faults.empty() || order.faults.front().lines.isEmpty()
        ? order.lines
        : order.faults.front().lines;
    items.front()->setData(lines.value(0), FirstLineRole);
    model.appendRow(items);
}

} // namespace

ListedOrders showIn(QStandardItemModel &model, const std::vector<Order> &orders,
                    const QTimeZone &zone, std::optional<OrderProblem> only)
{
    model.clear();
    model.setHorizontalHeaderLabels({OrderTableWords::tr("Order"), OrderTableWords::tr("Lines"),
                                     OrderTableWords::tr("Buyer"), OrderTableWords::tr("Date"),
                                     OrderTableWords::tr("Total"),
                                     OrderTableWords::tr("Check result")});
    std::vector<const Order *> chosen;
    for (const auto &order : orders) {
        if (!only || order.has(*only))
            chosen.push_back(&order);
    }
    std::ranges::stable_sort(chosen, {}, [](const Order *order) {
        return order->isNotASale() ? 2 : order->isSendable() ? 1 : 0;
    });
    const ListedOrders listed{.shown = std::min<qint64>(std::ssize(chosen), mostShown),
                              .total = std::ssize(chosen)};
    for (const auto *order : std::span(chosen).first(static_cast<std::size_t>(listed.shown)))
        addRow(model, *order, zone);
    return listed;
}

QString textOf(const ListedOrders &listed)
{
    const auto total = static_cast<int>(listed.total);
    return listed.shown == listed.total
        ? OrderTableWords::tr("%Ln order(s)", nullptr, total)
        : OrderTableWords::tr("%L1 of %Ln order(s) shown", nullptr, total).arg(listed.shown);
}

void setWidths(TableView &table)
{
    const int widths[]{100, 70, 190, 160, 80};
    for (int column = 0; column < 5; ++column)
        table.setColumnAtLeast(column, widths[column]);
}

} // namespace storedesk::ui::orders
