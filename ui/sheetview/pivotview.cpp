// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivotview.h"

#include "sheet/pivotfile.h"
#include "ui/charts/markchartview.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/tablesaver.h"
#include "ui/sheetview/chartcolumn.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/formatwords.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/pivotchoices.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/visibletext.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

// The chart of the totals.
static constexpr int totals = -1;

PivotView::PivotView(const SheetParts &parts, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_host(host)
    , m_work(host.clock())
    , m_choosing(host.clock())
    , m_model(new PivotModel(this))
    , m_saver(new TableSaver(host, this))
    , m_choices(new PivotChoices(this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_foot(new FootLine(host.theme(), this))
    , m_charted(new QComboBox(this))
    , m_form(new QComboBox(this))
    , m_chart(new charts::MarkChartView(host.theme(), charts::MarkDetail::Full, this))
    , m_save(new Button(Icon::Save, tr("Save the table…"), host.theme(), this))
    , m_picture(new Button(Icon::Save, tr("Save image…"), host.theme(), this))
{
    build();
    connect(m_choices, &PivotChoices::changed, this, [this] {
        ask();
        Q_EMIT questionChanged();
    });
    connect(m_table, &TableView::opened, this, [this](const QModelIndex &index) {
        if (const auto conditions = m_model->conditionsOf(index); !conditions.empty())
            Q_EMIT rowsAsked(conditions);
    });
    for (auto *box : {m_charted, m_form})
        connect(box, &QComboBox::activated, this, &PivotView::showChart);
    connect(m_save, &QPushButton::clicked, this, &PivotView::askWhere);
    connect(m_picture, &QPushButton::clicked, this, &PivotView::askPicture);
}

void PivotView::build()
{
    setObjectName(u"pivotView"_s);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(tablePanel());
    splitter->addWidget(chartPanel());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({900, m_host.theme().scaled(340)});
    auto *box = columnIn(this, 10);
    box->addWidget(m_choices);
    box->addWidget(splitter, 1);
}

// A focus proxy would keep Tab from the choices above the table.
void PivotView::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

QWidget *PivotView::tablePanel()
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(1, 1, 1, 1);
    m_table->setObjectName(u"pivotTable"_s);
    m_table->setAccessibleName(tr("Pivot table"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_save->setObjectName(u"savePivot"_s);
    setSmall(m_save);
    auto *foot = new QWidget(panel);
    auto *row = rowIn(foot, 6);
    row->setContentsMargins(0, 0, 10, 0);
    row->addWidget(m_foot, 1);
    row->addWidget(m_save);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(foot);
    return panel;
}

QWidget *PivotView::chartPanel()
{
    auto *panel = new Panel(this);
    panel->setMinimumWidth(m_host.theme().scaled(280));
    panel->box()->setContentsMargins(14, 12, 14, 12);
    panel->box()->setSpacing(10);
    m_chart->setObjectName(u"pivotChart"_s);
    m_form->setObjectName(u"pivotForm"_s);
    m_form->setAccessibleName(tr("Chart type"));
    m_form->addItem(tr("Bars"), int(ChartForm::Bars));
    m_form->addItem(tr("Line"), int(ChartForm::Line));
    m_form->addItem(tr("Share"), int(ChartForm::Share));
    fitChoices(*m_form);
    m_charted->setObjectName(u"pivotCharted"_s);
    m_charted->setAccessibleName(tr("Charted column"));
    m_charted->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_charted->setMinimumContentsLength(7);
    m_picture->setObjectName(u"savePivotChart"_s);
    setSmall(m_picture);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(6);
    choices->addWidget(m_form);
    choices->addWidget(m_charted, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_picture);
    foot->addStretch();
    panel->box()->addLayout(choices);
    panel->box()->addWidget(m_chart, 1);
    panel->box()->addLayout(foot);
    return panel;
}

void PivotView::begin(int column)
{
    m_choices->setColumns(m_parts.sheet.columns());
    const auto &columns = m_parts.sheet.columns();
    if (columns.isEmpty())
        return;
    m_choosing.start(
        [source = m_parts.sheet.source(), columns, column = std::max(0, column)](
            base::Progress &progress) { return chartColumnFor(source, columns, column, progress); },
        [this](int suited) {
            m_choices->setQuestion({.rows = {query::GroupKey(suited)}});
            // Dates are shown by month first.
            m_choices->setQuestion(m_choices->question());
            ask();
            Q_EMIT questionChanged();
        });
}

void PivotView::setQuestion(const query::PivotQuestion &question)
{
    m_choosing.stop();
    m_choices->setColumns(m_parts.sheet.columns());
    m_choices->setQuestion(question);
    ask();
}

query::PivotQuestion PivotView::question() const
{
    return m_choices->question();
}

void PivotView::update()
{
    if (m_choosing.running() || !isVisibleTo(parentWidget()))
        return;
    m_choices->setColumns(m_parts.sheet.columns());
    ask();
}

PivotHeading PivotView::headingOf(const query::GroupKey &key) const
{
    return {.key = key,
            .title = visibleText(m_parts.sheet.columns().value(key.column).heading()),
            .masked = m_parts.model.isMasked() && m_parts.model.isPersonal(key.column)};
}

void PivotView::ask()
{
    m_work.stop();
    const auto question = m_choices->question();
    if (m_parts.sheet.state() != sheet::Sheet::State::Ready || m_parts.shown.filtering().running()
        || question.rows.empty())
        return;
    m_foot->setText(tr("Counting…"));
    m_work.start(
        [source = m_parts.sheet.source(), question,
         only = m_parts.shown.rows()](base::Progress &progress) {
            return query::pivotOf(source, question, only.get(), progress);
        },
        [this](base::Result<query::Pivot> &&pivot) { show(std::move(pivot)); });
}

void PivotView::show(base::Result<query::Pivot> &&pivot)
{
    m_save->setEnabled(pivot.has_value());
    if (!pivot) {
        m_model->show({});
        m_pane->showContent({.icon = Icon::Warning,
                             .tone = Tone::Warn,
                             .headline = pivot.error().what,
                             .sentence = pivot.error().why + u' ' + pivot.error().next});
        m_foot->setText({});
        return showChart();
    }
    m_pane->clear();
    PivotAnswer answer{.question = m_choices->question(),
                       .pivot = std::move(*pivot),
                       .figure = m_choices->figureWords()};
    for (const auto &key : answer.question.rows)
        answer.rows.append(headingOf(key));
    if (answer.question.across)
        answer.across = headingOf(*answer.question.across);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_model->show(answer);
    const auto keys = static_cast<int>(answer.rows.size());
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnAtLeast(column, column < keys ? 170 : 96);
    const auto &unread = answer.pivot.unread;
    const bool masked = m_parts.model.isMasked() && m_parts.model.isPersonal(answer.question.value);
    m_foot->setText(tr("%n groups", nullptr, static_cast<int>(answer.pivot.rows.size())),
                    unread.count > 0           ? leftOutWords(unread, false, masked)
                        : m_parts.shown.rows() ? tr("Rows that match the filter")
                                               : tr("All rows"));
    const auto before = m_charted->currentText();
    m_charted->clear();
    m_charted->addItem(tr("Total"), totals);
    const auto names = m_model->acrossNames();
    for (qsizetype at = 0; at < names.size(); ++at)
        m_charted->addItem(names[at], static_cast<int>(at));
    m_charted->setCurrentIndex(std::max(0, m_charted->findText(before)));
    m_charted->setVisible(!names.isEmpty());
    const bool periods = !answer.rows.isEmpty() && answer.rows.front().key.unit;
    if (periods && m_form->currentData().toInt() == int(ChartForm::Bars))
        m_form->setCurrentIndex(m_form->findData(int(ChartForm::Line)));
    showChart();
}

void PivotView::showChart()
{
    const bool any = m_model->rowCount() > 1;
    m_picture->setEnabled(any);
    m_figures = any ? m_model->chartOf(m_charted->currentData().toInt()) : ChartValues();
    m_chart->setChart(chartOf(m_figures, form()));
}

ChartForm PivotView::form() const
{
    return static_cast<ChartForm>(m_form->currentData().toInt());
}

void PivotView::askWhere()
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the table as"));
    dialog->setObjectName(u"savePivotAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("CSV files (*.csv)"), tr("Excel workbooks (*.xlsx)")});
    dialog->setDefaultSuffix(u"csv"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains("xlsx"_L1) ? u"xlsx"_s : u"csv"_s);
    });
    const QFileInfo file(m_parts.sheet.path());
    dialog->setDirectory(folderToStartIn(m_host, file.absoluteFilePath()));
    dialog->selectFile(
        TableSaver::fileName(tr("%1 pivot table").arg(file.completeBaseName()), u"csv"_s));
    connect(dialog, &QFileDialog::fileSelected, this, &PivotView::save);
    m_host.openDialog(dialog);
}

void PivotView::save(const QString &path)
{
    m_saver->write(path,
                   [rows = m_model->plainRows(visibleColumns(*m_table)),
                    folder = m_host.temporaryFolder()](const QString &file) {
                       return sheet::savePivot(rows, file, folder);
                   });
}

void PivotView::askPicture()
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the chart as"));
    dialog->setObjectName(u"savePivotChartAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Images (*.png)"), tr("Vector images (*.svg)")});
    dialog->setDefaultSuffix(u"png"_s);
    const QFileInfo file(m_parts.sheet.path());
    dialog->setDirectory(folderToStartIn(m_host, file.absoluteFilePath()));
    dialog->selectFile(TableSaver::fileName(tr("%1 chart").arg(file.completeBaseName()), u"png"_s));
    connect(dialog, &QFileDialog::fileSelected, this, &PivotView::savePicture);
    m_host.openDialog(dialog);
}

void PivotView::savePicture(const QString &path)
{
    m_saver->write(
        path, [values = m_figures, form = form(), look = m_chart->look()](const QString &file) {
            return saveFigures(file, values, form, look);
        });
}

} // namespace storedesk::ui::sheetview
