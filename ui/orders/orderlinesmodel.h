// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "purchases/purchasedraft.h"

namespace storedesk::ui::orders {

// A line of a file with orders.
struct OrderLineRow
{
    storedesk::purchases::OrderLine line = {};
    // One sentence for each fault. Empty if the order of the line can be sent.
    QStringList faults = {};
    // The column of the cell that is most likely wrong.
    int column = 0;
    bool isToFix = false;
};

// The lines of a file with orders, with the faults of their orders. Cells can be edited. The first
// column shows the result of the check, the others are those of the file.
class OrderLinesModel final : public itemmodels::ColumnModel<OrderLineRow>
{
    Q_OBJECT

public:
    // The draft must outlive the model.
    explicit OrderLinesModel(storedesk::purchases::PurchaseDraft &draft, QObject *parent = nullptr);

    // Shows the lines of the last check: all, or those that cannot be sent.
    void load(bool onlyToFix);
    // Returns the column of the file, or -1 for the result of the check.
    [[nodiscard]] static int fileColumn(int column) { return column - 1; }
    // Returns the next or previous line that cannot be sent, or an invalid index if there is none.
    [[nodiscard]] QModelIndex nextFault(const QModelIndex &from, bool backwards) const;
    // Returns the cell to correct in this line of the file.
    [[nodiscard]] QModelIndex cellOf(qint64 line) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    [[nodiscard]] std::vector<Definition> definitions() const;
    [[nodiscard]] QModelIndex faultAt(int row) const;

    storedesk::purchases::PurchaseDraft &m_draft;
    QStringList m_headings;
};

} // namespace storedesk::ui::orders
