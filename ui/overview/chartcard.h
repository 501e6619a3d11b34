// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/charts/charttable.h"
#include "ui/overview/overviewcard.h"

class QAction;
class QStackedWidget;
class QToolButton;

namespace storedesk::ui::charts {
class ChartView;
}

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// Shows a chart or the same data as a table. Both can be copied, and the chart can be saved as a
// picture.
class ChartCard final : public OverviewCard
{
    Q_OBJECT

public:
    // Function that creates the chart, with translated strings, from the loaded data.
    using Draw = charts::ChartData (*)(const OverviewReads &reads);

    ChartCard(catalogue::Resource resource, Draw draw, PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;
    [[nodiscard]] bool isTable() const;
    void setTable(bool table);

Q_SIGNALS:
    void tableChanged();

protected:
    [[nodiscard]] PageAddress destination() const override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void build();
    void buildActions();
    void copy() const;
    void askWhere();
    void save(const QString &path);
    void reportSaved(const QString &path, const base::Result<void> &saved);

    catalogue::Resource m_resource;
    Draw m_draw;
    charts::ChartTable m_table;
    QStackedWidget *m_stack;
    charts::ChartView *m_view;
    TableView *m_figures;
    QToolButton *m_menu;
    QAction *m_asTable;
};

[[nodiscard]] charts::ChartData importedRows(const OverviewReads &reads);
[[nodiscard]] charts::ChartData madeExports(const OverviewReads &reads);

} // namespace storedesk::ui::overview
