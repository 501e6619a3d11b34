// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightsaver.h"

#include "base/background.h"
#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "ui/charts/chartfile.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"

#include <QDir>
#include <QFileDialog>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

InsightSaver::InsightSaver(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

template <typename Write>
void InsightSaver::write(const QString &path, Write write)
{
    base::inBackground(
        [path, write] { return write(path); }, this,
        [this, path](const base::Result<void> &done) {
            if (!done)
                return m_host.tell(
                    QStringList{done.error().what, done.error().why, done.error().next}.join(u' '));
            m_host.tell(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
            Q_EMIT saved(path);
        });
}

// File names must not contain separators of folders.
static QString fileName(QString name, const QString &suffix)
{
    static constexpr QStringView forbidden = u"/\\:?*\"<>|";
    for (auto &letter : name) {
        if (forbidden.contains(letter))
            letter = u' ';
    }
    return name.simplified() + u'.' + suffix;
}

void InsightSaver::saveChart(const charts::MarkChart &chart, const charts::ChartLook &look,
                             const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the chart as"));
    dialog->setObjectName(u"saveChartAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Image (*.png)"), tr("Vector image (*.svg)")});
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(fileName(name, u"png"_s));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(".svg"_L1) ? u"svg"_s : u"png"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, chart, look](const QString &path) {
        write(path,
              [chart, look](const QString &file) { return charts::writeChart(chart, look, file); });
    });
    m_host.openDialog(dialog);
}

static base::Result<void> writeTable(const CopiedTable &table, const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly)) {
        csv::CsvWriter writer(
            file, {.lineEnd = "\r\n", .byteOrderMark = true, .safeForSpreadsheets = true});
        writer.row(table.titles);
        for (const auto &row : table.rows)
            writer.row(row);
        if (writer.finish() && file.commit())
            return {};
    }
    return tl::unexpected(
        base::Problem{.what = InsightSaver::tr("The table was not saved."),
                      .why = file.errorString(),
                      .next = InsightSaver::tr("Choose another folder or name.")});
}

void InsightSaver::saveTable(const CopiedTable &table, const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the table as"));
    dialog->setObjectName(u"saveTableAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(fileName(name, u"csv"_s));
    connect(dialog, &QFileDialog::fileSelected, this, [this, table](const QString &path) {
        write(path, [table](const QString &file) { return writeTable(table, file); });
    });
    m_host.openDialog(dialog);
}

} // namespace storedesk::ui::insights
