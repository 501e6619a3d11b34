// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"
#include "ui/create/purchaselines.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// The lines of a purchase with everything that changes them: editors in the cells, paste of many,
// a row at the end that becomes a line.
class LineTable final : public Panel
{
    Q_OBJECT

public:
    using Known = std::function<QList<catalogue::Example>()>;

    LineTable(PurchaseLines &lines, Known known, const Theme &theme, QWidget *parent);
    ~LineTable() override;

    void addLine(); // opens the last row
    void paste(); // from the clipboard
    void goTo(int row, int column); // opens the editor, when the cell has one
    [[nodiscard]] TableView *view() const { return m_view; }

Q_SIGNALS:
    void productWanted(const QString &productId); // it is to be created
    void told(const QString &sentence);

private:
    void buildHead(const Theme &theme);
    void buildView(Known known, const Theme &theme);
    void act(const QModelIndex &index);
    void walk(int step);
    void countLines();
    void fitHeight();

    PurchaseLines &m_lines;
    TableView *m_view;
    QLabel *m_count;
};

} // namespace storedesk::ui::create
