// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartdata.h"
#include "ui/charts/markchart.h"
#include "ui/tables/clipboardtable.h"

#include <QObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Asks for a file name and saves a chart or a table in the background.
class InsightSaver final : public QObject
{
    Q_OBJECT

public:
    InsightSaver(PageHost &host, QObject *parent);

    // Saves PNG or SVG, and the values as CSV beside it.
    void saveChart(const charts::MarkChart &chart, const charts::ChartLook &look,
                   const QString &name);
    void saveTable(const CopiedTable &table, const QString &name);

Q_SIGNALS:
    // Emitted when a file was written.
    void saved(const QString &path);

private:
    template <typename Write>
    void write(const QString &path, Write write);

    PageHost &m_host;
};

} // namespace storedesk::ui::insights
