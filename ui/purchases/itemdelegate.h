// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"
#include "ui/purchases/purchaseitems.h"
#include "ui/tables/celldelegate.h"

namespace storedesk::ui::purchases {

// Creates the editors for purchase lines, and paints the link in lines with an unknown product.
class ItemDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    // Function that returns the known products.
    using Known = std::function<QList<catalogue::Example>()>;

    ItemDelegate(const PurchaseItems &lines, Known known, const Theme &theme, QObject *parent);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    // Emitted on Tab or Backtab after the value was committed.
    void left(int step);

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    bool eventFilter(QObject *editor, QEvent *event) override;

private:
    const PurchaseItems &m_lines;
    Known m_known;
};

} // namespace storedesk::ui::purchases
