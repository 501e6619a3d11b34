// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/ordertable.h"

#include "records/money.h"
#include "ui/tables/tableview.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStandardItemModel>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;

namespace {

struct OrderTableWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderTableWords)
};

constexpr std::size_t mostShown = 1'000;

void addRow(QStandardItemModel &model, const storedesk::purchases::Order &order)
{
    QStringList faults;
    for (const auto &fault : order.faults)
        faults.append(textOf(fault));
    const auto date =
        order.date.isValid() ? QLocale().toString(order.date, QLocale::ShortFormat) : QString();
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
    const auto &lines = order.faults.empty() || order.faults.front().lines.isEmpty()
        ? order.lines
        : order.faults.front().lines;
    items.front()->setData(lines.value(0), FirstLineRole);
    model.appendRow(items);
}

} // namespace

void showIn(QStandardItemModel &model, const std::vector<storedesk::purchases::Order> &orders)
{
    model.clear();
    model.setHorizontalHeaderLabels({OrderTableWords::tr("Order"), OrderTableWords::tr("Lines"),
                                     OrderTableWords::tr("Buyer"), OrderTableWords::tr("Date"),
                                     OrderTableWords::tr("Total"),
                                     OrderTableWords::tr("Check result")});
    std::size_t shown = 0;
    for (const bool sendable : {false, true}) {
        for (const auto &order : orders) {
            if (order.isSendable() == sendable && shown++ < mostShown)
                addRow(model, order);
        }
    }
}

void setWidths(TableView &table)
{
    const int widths[]{100, 70, 190, 160, 80};
    for (int column = 0; column < 5; ++column)
        table.setColumnAtLeast(column, widths[column]);
}

} // namespace storedesk::ui::orders
