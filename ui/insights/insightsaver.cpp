// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightsaver.h"

#include "insightsource/insightsource.h"
#include "insightviews/insightreport.h"
#include "ui/charts/chartfile.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/tablesaver.h"

#include <QFileDialog>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

InsightSaver::InsightSaver(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_saver(new TableSaver(host, this))
{
    connect(m_saver, &TableSaver::saved, this, &InsightSaver::saved);
}

void InsightSaver::saveChart(const insightviews::MarkChart &chart, const charts::ChartLook &look,
                             const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the chart as"));
    dialog->setObjectName(u"saveChartAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Images (*.png)"), tr("Vector images (*.svg)")});
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(TableSaver::fileName(name, u"png"_s));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(".svg"_L1) ? u"svg"_s : u"png"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, chart, look](const QString &path) {
        m_saver->write(path, [chart, look](const QString &file) {
            return charts::writeChart(chart, look, file);
        });
    });
    m_host.openDialog(dialog);
}

void InsightSaver::saveReport(const insightsource::InsightSource &source, const QString &name)
{
    if (!source.engine())
        return;
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the report as"));
    dialog->setObjectName(u"saveReportAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Web pages (*.html)"));
    dialog->setDefaultSuffix(u"html"_s);
    dialog->selectFile(TableSaver::fileName(name, u"html"_s));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, engine = source.engine(), input = source.input()](const QString &path) {
                m_saver->write(path, [engine, input](const QString &file) {
                    base::Progress progress;
                    return insightviews::saveReport(*engine, {.input = input}, file, progress);
                });
            });
    m_host.openDialog(dialog);
}

void InsightSaver::saveTable(const SavedTable &table, const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the table as"));
    dialog->setObjectName(u"saveTableAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto book = tr("Excel workbooks (*.xlsx)");
    dialog->setNameFilters({book, tr("CSV files (*.csv)")});
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->selectFile(TableSaver::fileName(name, u"xlsx"_s));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, book](const QString &filter) {
        dialog->setDefaultSuffix(filter == book ? u"xlsx"_s : u"csv"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, table, temporary = m_host.temporaryFolder()](const QString &path) {
                m_saver->write(path, [table, temporary](const QString &file) {
                    return writeTable(table, file, temporary);
                });
            });
    m_host.openDialog(dialog);
}

} // namespace storedesk::ui::insights
