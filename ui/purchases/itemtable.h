// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"
#include "ui/purchases/purchaseitems.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::purchases {

// Editable table of purchase lines with in-place editors and a placeholder row that becomes a new
// line. Several lines can be pasted at once.
class ItemTable final : public Panel
{
    Q_OBJECT

public:
    using Known = std::function<QList<catalogue::Example>()>;

    ItemTable(PurchaseItems &lines, Known known, const Theme &theme, QWidget *parent);
    ~ItemTable() override;

    // Opens the editor of the placeholder row.
    void addLine();
    // Pastes lines from the clipboard.
    void paste();
    // Goes to a cell and opens its editor, if it has one.
    void goTo(int row, int column);
    [[nodiscard]] TableView *view() const { return m_view; }

Q_SIGNALS:
    // Emitted when the user wants to create this product.
    void productWanted(const QString &productId);
    void told(const QString &sentence);
    void removed(int row, const storedesk::ui::purchases::PurchaseItem &line);

private:
    void buildHead(const Theme &theme);
    void buildView(Known known, const Theme &theme);
    void act(const QModelIndex &index);
    void remove(int row);
    void walk(int step);
    void countLines();
    void fitHeight();

    PurchaseItems &m_lines;
    TableView *m_view;
    QLabel *m_count;
};

} // namespace storedesk::ui::purchases
