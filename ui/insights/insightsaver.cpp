// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightsaver.h"

#include "base/newfile.h"
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
    dialog->setNameFilters({tr("Image (*.png)"), tr("Vector image (*.svg)")});
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

static base::Result<void> writeReport(const insightviews::ReportRequest &request,
                                      storedesk::insights::InsightEngine &engine,
                                      const QString &path)
{
    base::Progress progress;
    const auto page = insightviews::reportOf(engine, request, progress);
    if (!page)
        return tl::unexpected(page.error());
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(*page) == page->size() && file.commit())
        return {};
    return tl::unexpected(
        base::Problem{.what = InsightSaver::tr("Couldn't save the report."),
                      .why = file.errorString(),
                      .next = InsightSaver::tr("Choose another folder or name.")});
}

void InsightSaver::saveReport(const insightsource::InsightSource &source, const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the report as"));
    dialog->setObjectName(u"saveReportAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Web pages (*.html)"));
    dialog->setDefaultSuffix(u"html"_s);
    dialog->selectFile(TableSaver::fileName(name, u"html"_s));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, engine = source.engine(), input = source.input()](const QString &path) {
                m_saver->write(path, [engine, input](const QString &file) {
                    return writeReport({.input = input}, *engine, file);
                });
            });
    m_host.openDialog(dialog);
}

void InsightSaver::saveTable(const CopiedTable &table, const QString &name)
{
    m_saver->save(table, name);
}

} // namespace storedesk::ui::insights
