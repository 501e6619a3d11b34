// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/orders/orderlinesmodel.h"

#include <QWidget>

class QCheckBox;

namespace storedesk::ui {
class Button;
class FootLine;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {
class FixBar;
class ReplaceBar;
} // namespace storedesk::ui::imports

namespace storedesk::ui::orders {

// The rows of a file with orders, whose cells can be edited one at a time or a whole column at
// once. The orders are checked again after each change, and every change can be undone.
class OrderLinesPanel final : public QWidget
{
    Q_OBJECT

public:
    // The draft and the page host must outlive this object.
    OrderLinesPanel(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                    QWidget *parent = nullptr);

    // Shows the result of the last check, at the latest when the panel becomes visible.
    void load();
    // Goes to the cell to correct in this line of the file.
    void goToLine(qint64 line);
    // Goes to the next or previous row that cannot be sent.
    void goToProblem(bool backwards);
    void focusRows();
    // Undoes or redoes a change.
    void takeBack(bool again);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void loadRows();
    void build();
    [[nodiscard]] QWidget *buildTools();
    void buildTable();
    void openReplaceBar();
    void showCell();

    storedesk::purchases::PurchaseDraft &m_draft;
    PageHost &m_host;
    OrderLinesModel m_rows;
    QCheckBox *m_onlyToFix;
    Button *m_undo;
    Button *m_change;
    Button *m_replace;
    imports::FixBar *m_fixBar;
    imports::ReplaceBar *m_replaceBar;
    TableView *m_table;
    FootLine *m_foot;
    int m_fitted = 0;
    bool m_isOutdated = false;
};

} // namespace storedesk::ui::orders
