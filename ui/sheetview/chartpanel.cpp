// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartpanel.h"

#include "sheet/sheetcolumn.h"
#include "ui/charts/markchartview.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/chartcolumn.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/formatwords.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/visibletext.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using values::ColumnKind;

ChartPanel::ChartPanel(const SheetParts &parts, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_host(host)
    , m_work(host.clock())
    , m_saving(host.clock())
    , m_form(new QComboBox(this))
    , m_column(new QComboBox(this))
    , m_amount(new QComboBox(this))
    , m_view(new charts::MarkChartView(host.theme(), charts::MarkDetail::Full, this))
    , m_note(new QLabel(this))
    , m_save(new Button(Icon::Save, tr("Save image…"), host.theme(), this))
{
    build();
    for (auto *box : {m_column, m_amount})
        connect(box, &QComboBox::activated, this, &ChartPanel::count);
    connect(m_form, &QComboBox::currentIndexChanged, this, &ChartPanel::draw);
}

QWidget *ChartPanel::head()
{
    auto *head = new QWidget(this);
    auto *title = new QLabel(tr("Chart"), head);
    title->setFont(m_host.theme().font(Theme::Text::Strong));
    auto *close = iconButton(Icon::Close, tr("Back to the profile"), m_host.theme(), head);
    close->setObjectName(u"closeChart"_s);
    connect(close, &QToolButton::clicked, this, &ChartPanel::closeAsked);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(marginsAlong(14, 8, 6, 0));
    row->addWidget(title);
    row->addStretch();
    row->addWidget(close);
    return head;
}

void ChartPanel::build()
{
    setObjectName(u"chartPanel"_s);
    m_view->setObjectName(u"figureView"_s);
    m_form->setObjectName(u"chartForm"_s);
    m_form->setAccessibleName(tr("Chart type"));
    m_form->addItem(tr("Bars"), int(ChartForm::Bars));
    m_form->addItem(tr("Line"), int(ChartForm::Line));
    m_form->addItem(tr("Share"), int(ChartForm::Share));
    m_column->setObjectName(u"chartColumn"_s);
    m_column->setAccessibleName(tr("Group by"));
    m_amount->setObjectName(u"chartAmount"_s);
    m_amount->setAccessibleName(tr("Value"));
    m_note->setObjectName(u"chartNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    setRole(m_note, Role::Small);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(6);
    fitChoices(*m_form);
    choices->addWidget(m_form);
    choices->addWidget(m_amount, 1);
    // Column names may be long, so the box for the column has its own line.
    for (auto *box : {m_amount, m_column}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(7);
    }
    auto *body = new QVBoxLayout;
    body->setContentsMargins(14, 6, 14, 6);
    body->setSpacing(10);
    body->addLayout(choices);
    body->addWidget(m_column);
    body->addWidget(m_view, 1);
    body->addWidget(m_note);
    auto *box = columnIn(this);
    box->addWidget(head());
    box->addLayout(body, 1);
    box->addWidget(foot());
}

QWidget *ChartPanel::foot()
{
    auto *foot = new QWidget(this);
    m_save->setObjectName(u"saveChart"_s);
    setSmall(m_save);
    connect(m_save, &QPushButton::clicked, this, &ChartPanel::ask);
    auto *copy = new Button(Icon::Copy, tr("Copy chart data"), m_host.theme(), foot);
    copy->setObjectName(u"copyFigures"_s);
    setSmall(copy);
    connect(copy, &QPushButton::clicked, this, &ChartPanel::copy);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(14, 8, 14, 12);
    row->setSpacing(6);
    row->addWidget(m_save);
    row->addWidget(copy);
    row->addStretch();
    return foot;
}

ChartForm ChartPanel::form() const
{
    return static_cast<ChartForm>(m_form->currentData().toInt());
}

void ChartPanel::setForm(ChartForm form)
{
    m_form->setCurrentIndex(m_form->findData(int(form)));
}

void ChartPanel::fillColumns()
{
    m_column->clear();
    m_amount->clear();
    m_amount->addItem(tr("rows"), -1);
    const auto &columns = m_parts.sheet.columns();
    for (int at = 0; at < columns.size(); ++at) {
        const auto name = visibleText(columns[at].heading());
        m_column->addItem(tr("by %1").arg(name), at);
        if (columns[at].kind == ColumnKind::Number)
            m_amount->addItem(tr("sum of %1").arg(name), at);
    }
}

void ChartPanel::begin(int column)
{
    fillColumns();
    choose(column);
    if (m_parts.sheet.state() != sheet::Sheet::State::Ready)
        return count();
    m_work.start(
        [source = m_parts.sheet.source(), columns = m_parts.sheet.columns(), column](
            base::Progress &progress) { return chartColumnFor(source, columns, column, progress); },
        [this](int telling) {
            choose(telling);
            count();
        });
}

void ChartPanel::choose(int column)
{
    m_column->setCurrentIndex(std::max(0, m_column->findData(column)));
    // Dates are shown as a line, other values as bars.
    const bool dates = m_parts.sheet.columns().value(column).kind == ColumnKind::Moment;
    setForm(dates ? ChartForm::Line : ChartForm::Bars);
}

void ChartPanel::update()
{
    m_work.stop();
    if (isVisible() && m_column->count() > 0)
        count();
}

QString ChartPanel::titleOf() const
{
    return tr("%1 %2").arg(m_amount->currentText(), m_column->currentText());
}

void ChartPanel::count()
{
    if (m_parts.sheet.state() != sheet::Sheet::State::Ready || m_parts.shown.filtering().running())
        return;
    const int column = m_column->currentData().toInt();
    const ChartTask task{.source = m_parts.sheet.source(),
                         .only = m_parts.shown.rows(),
                         .column = column,
                         .kind = m_parts.sheet.columns().value(column).kind,
                         .sum = m_amount->currentData().toInt(),
                         .masked = m_parts.model.isMasked() && m_parts.model.isPersonal(column)};
    m_work.start([task](base::Progress &progress) { return figuresOf(task, progress); },
                 [this](base::Result<CountedChartValues> &&counted) { show(std::move(counted)); });
    m_note->setText(tr("Counting…"));
}

// Describes the cells that the chart leaves out, if any.
QString ChartPanel::noteOf(const statistics::UnreadableCells &unread) const
{
    if (unread.count == 0)
        return {};
    const int sum = m_amount->currentData().toInt();
    const int column = sum >= 0 ? sum : m_column->currentData().toInt();
    const bool dates = m_parts.sheet.columns().value(column).kind == ColumnKind::Moment;
    return leftOutWords(unread, dates,
                        m_parts.model.isMasked() && m_parts.model.isPersonal(column));
}

void ChartPanel::show(base::Result<CountedChartValues> &&counted)
{
    m_save->setEnabled(counted && !counted->rows.empty());
    if (!counted) {
        m_figures = {};
        draw();
        m_note->setText(wordsOf(counted.error()));
        return;
    }
    const auto note = noteOf(counted->unread);
    m_figures = {.title = titleOf(),
                 .names = m_column->currentText(),
                 .amounts = m_amount->currentText(),
                 .rows = std::move(counted->rows),
                 .note = note};
    draw();
    const auto whole = m_parts.shown.rows() ? tr("Rows that match the filter") : tr("All rows");
    m_note->setText(note.isEmpty() ? whole : u"%1 · %2"_s.arg(whole, note));
}

void ChartPanel::draw()
{
    m_view->setChart(chartOf(m_figures, form()));
}

void ChartPanel::ask()
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the chart as"));
    dialog->setObjectName(u"saveChartAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Images (*.png)"), tr("Vector images (*.svg)")});
    dialog->setDefaultSuffix(u"png"_s);
    const QFileInfo file(m_parts.sheet.path());
    dialog->setDirectory(folderToStartIn(m_host, file.absoluteFilePath()));
    dialog->selectFile(tr("%1 chart.png").arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &ChartPanel::savePicture);
    m_host.openDialog(dialog);
}

void ChartPanel::savePicture(const QString &path)
{
    m_saving.start(
        [path, figures = m_figures, form = form(), look = m_view->look()](base::Progress &) {
            return saveFigures(path, figures, form, look);
        },
        [this, path](base::Result<void> &&saved) {
            m_host.tell(
                saved ? tr("Saved %1 and its data file.").arg(QDir::toNativeSeparators(path))
                      : QStringList{saved.error().what, saved.error().why, saved.error().next}.join(
                            u' '));
        });
}

void ChartPanel::copy()
{
    CopiedTable table{.titles = {m_figures.names, m_figures.amounts}};
    for (const auto &row : m_figures.rows)
        table.rows.append({row.name, amountWords(row.amount)});
    copyTable(ClipboardTable(table));
    m_host.tell(tr("Chart data copied."));
}

} // namespace storedesk::ui::sheetview
