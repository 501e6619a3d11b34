// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/markchart.h"
#include "ui/charts/chartdata.h"
#include "ui/insights/savedtable.h"

#include <QObject>

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class PageHost;
class TableSaver;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Asks for a file name and saves a chart or a table in the background.
class InsightSaver final : public QObject
{
    Q_OBJECT

public:
    InsightSaver(PageHost &host, QObject *parent);

    // Saves the chart as PNG or SVG, and its values in a CSV file next to it.
    void saveChart(const insightviews::MarkChart &chart, const charts::ChartLook &look,
                   const QString &name);
    // Answers all questions about the data in the background and saves them as one web page.
    void saveReport(const insightsource::InsightSource &source, const QString &name);
    // Saves the table as an Excel workbook or as CSV.
    void saveTable(const SavedTable &table, const QString &name);

Q_SIGNALS:
    // Emitted when a file was written.
    void saved(const QString &path);

private:
    PageHost &m_host;
    TableSaver *m_saver;
};

} // namespace storedesk::ui::insights
