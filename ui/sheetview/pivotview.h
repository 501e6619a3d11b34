// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "ui/sheetview/pivotmodel.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/sheetview/valuechart.h"

#include <QWidget>

class QComboBox;

namespace storedesk::ui {
class Button;
class FootLine;
class StatePane;
class TableView;
class TableSaver;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
} // namespace storedesk::ui::charts

namespace storedesk::ui::sheetview {

class PivotChoices;

// A pivot table of the visible rows with a chart. Opening a cell asks for its rows.
class PivotView final : public QWidget
{
    Q_OBJECT

public:
    PivotView(const SheetParts &parts, PageHost &host, QWidget *parent = nullptr);

    // Starts with this column, or with one that is better suited.
    void begin(int column);
    void focusTable();
    void setQuestion(const query::PivotQuestion &question);
    [[nodiscard]] query::PivotQuestion question() const;
    // Call when the file or its filter has changed.
    void update();
    [[nodiscard]] bool settled() const { return !m_work.running() && !m_choosing.running(); }
    [[nodiscard]] const PivotModel &model() const { return *m_model; }
    [[nodiscard]] const charts::MarkChartView &chart() const { return *m_chart; }
    // Returns the values of the chart.
    [[nodiscard]] const ChartValues &figures() const { return m_figures; }
    // Saves the table as CSV, or as Excel if the file name ends in xlsx.
    void save(const QString &path);
    void savePicture(const QString &path);

Q_SIGNALS:
    void questionChanged();
    void rowsAsked(const std::vector<storedesk::query::Condition> &conditions);

private:
    void build();
    [[nodiscard]] QWidget *tablePanel();
    [[nodiscard]] QWidget *chartPanel();
    void ask();
    void show(base::Result<query::Pivot> &&pivot);
    void showChart();
    [[nodiscard]] ChartForm form() const;
    [[nodiscard]] PivotHeading headingOf(const query::GroupKey &key) const;
    void askWhere();
    void askPicture();

    SheetParts m_parts;
    PageHost &m_host;
    base::BackgroundTask m_work;
    base::BackgroundTask m_choosing;
    PivotModel *m_model;
    TableSaver *m_saver;
    PivotChoices *m_choices;
    TableView *m_table;
    StatePane *m_pane;
    FootLine *m_foot;
    QComboBox *m_charted;
    QComboBox *m_form;
    charts::MarkChartView *m_chart;
    ChartValues m_figures;
    Button *m_save;
    Button *m_picture;
};

} // namespace storedesk::ui::sheetview
