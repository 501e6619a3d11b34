// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetmodel.h"
#include "ui/widgets/panel.h"

class QStackedWidget;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class ChartPanel;
class ProfilePanel;

// References to the parts of a file page that the panels need.
struct SheetParts
{
    sheet::Sheet &sheet;
    sheet::VisibleRows &shown;
    sheet::SheetModel &model;
};

// Panel next to the table with the profile of the current column, or a chart.
class SidePanel final : public Panel
{
    Q_OBJECT

public:
    SidePanel(const SheetParts &parts, PageHost &host, QWidget *parent = nullptr);

    void setColumn(int column);
    // Call when the file or its filter has changed.
    void update();
    void showProfile();
    void showChart();
    [[nodiscard]] bool showsChart() const;
    [[nodiscard]] bool settled() const;
    [[nodiscard]] ChartPanel *chart();

Q_SIGNALS:
    void conditionAsked(const storedesk::query::Condition &condition);
    void filterAsked(int column);
    void closed();

private:
    // Builds the content when the panel is first shown, because most users look at the table only.
    void build();

    SheetParts m_parts;
    PageHost &m_host;
    const Theme &m_theme;
    QStackedWidget *m_stack = nullptr;
    ProfilePanel *m_profile = nullptr;
    ChartPanel *m_chart = nullptr;
    int m_column = -1;
};

} // namespace storedesk::ui::sheetview
