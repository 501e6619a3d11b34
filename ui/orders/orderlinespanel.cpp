// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/orderlinespanel.h"

#include "ui/host/pagehost.h"
#include "ui/imports/columnchanges.h"
#include "ui/imports/fixbar.h"
#include "ui/imports/replacebar.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"

#include <QAction>
#include <QCheckBox>
#include <QHeaderView>
#include <QMenu>
#include <QVBoxLayout>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;
using storedesk::purchases::PurchaseDraft;

OrderLinesPanel::OrderLinesPanel(PurchaseDraft &draft, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_host(host)
    , m_rows(draft)
    , m_onlyToFix(new QCheckBox(tr("Only rows to fi&x"), this))
    , m_undo(new Button(Icon::Undo, tr("&Undo"), host.theme(), this))
    , m_change(new Button(Icon::Columns, tr("Change a colu&mn"), host.theme(), this))
    , m_replace(new Button(Icon::Search, tr("Find and &replace…"), host.theme(), this))
    , m_fixBar(new imports::FixBar(draft, host.theme(), this))
    , m_replaceBar(new imports::ReplaceBar(host.theme(), this))
    , m_table(new TableView(host.theme(), this))
    , m_foot(new FootLine(host.theme(), this))
{
    build();
    auto *replace = new QAction(this);
    replace->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    replace->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(replace);
    connect(replace, &QAction::triggered, this, &OrderLinesPanel::openReplaceBar);
    connect(m_undo, &Button::clicked, &draft, &PurchaseDraft::undo);
    connect(m_replace, &Button::clicked, this, &OrderLinesPanel::openReplaceBar);
    connect(m_replaceBar, &imports::ReplaceBar::asked, m_fixBar, &imports::FixBar::ask);
    connect(m_fixBar, &imports::FixBar::applied, this, &OrderLinesPanel::focusRows);
    connect(m_onlyToFix, &QCheckBox::toggled, this, &OrderLinesPanel::load);
}

void OrderLinesPanel::build()
{
    buildTable();
    auto *rows = new Panel(this);
    rows->box()->setSpacing(0);
    rows->box()->addWidget(m_table, 1);
    rows->box()->addWidget(m_foot);
    auto *box = columnIn(this, 8);
    box->addWidget(buildTools());
    box->addWidget(m_replaceBar);
    box->addWidget(m_fixBar);
    box->addWidget(rows, 1);
}

QWidget *OrderLinesPanel::buildTools()
{
    m_onlyToFix->setObjectName(u"onlyToFix"_s);
    m_onlyToFix->setToolTip(tr("Hides the rows without problems."));
    m_undo->setObjectName(u"undoFix"_s);
    m_undo->setKeyHint(QKeySequence::Undo);
    m_change->setObjectName(u"changeColumn"_s);
    m_replace->setObjectName(u"replace"_s);
    m_replace->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_H));
    auto *line = new QWidget(this);
    auto *flow = new FlowLayout(line);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (auto *part : std::initializer_list<QWidget *>{m_onlyToFix, m_undo, m_change, m_replace})
        flow->addWidget(part);
    return line;
}

void OrderLinesPanel::buildTable()
{
    m_table->setObjectName(u"orderLines"_s);
    m_table->setAccessibleName(tr("Rows of the file"));
    m_table->setModel(&m_rows);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSortingEnabled(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::AnyKeyPressed);
    auto *changes =
        new imports::ColumnChanges(m_draft, &OrderLinesModel::fileColumn, m_host, *m_table);
    connect(changes, &imports::ColumnChanges::asked, m_fixBar, &imports::FixBar::ask);
    auto *menu = new QMenu(m_change);
    menu->setObjectName(u"changeMenu"_s);
    m_change->setMenu(menu);
    changes->attach(*menu);
    m_table->horizontalHeader()->setDefaultSectionSize(m_host.theme().scaled(130));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OrderLinesPanel::showCell);
}

void OrderLinesPanel::openReplaceBar()
{
    QList<imports::ReplaceBar::Column> columns;
    for (int column = 1; column < m_rows.columnCount(); ++column)
        columns.append({OrderLinesModel::fileColumn(column),
                        m_rows.headerData(column, Qt::Horizontal).toString()});
    const auto current = m_table->currentIndex();
    m_replaceBar->open(columns,
                       current.isValid() ? OrderLinesModel::fileColumn(current.column()) : 0);
}

// The draft changes often while its records are looked up, and there may be many rows.
void OrderLinesPanel::load()
{
    m_isOutdated = true;
    if (isVisible())
        loadRows();
}

void OrderLinesPanel::showEvent(QShowEvent *event)
{
    if (m_isOutdated)
        loadRows();
    QWidget::showEvent(event);
}

void OrderLinesPanel::loadRows()
{
    m_isOutdated = false;
    m_rows.load(m_onlyToFix->isChecked());
    if (std::exchange(m_fitted, m_rows.columnCount()) != m_rows.columnCount())
        m_table->setColumnWidth(0, m_host.theme().scaled(240));
    const auto undo = m_draft.history().undoName();
    m_undo->setVisible(!undo.isEmpty());
    m_undo->setText(tr("&Undo “%1”").arg(undo));
    showCell();
}

void OrderLinesPanel::showCell()
{
    const auto current = m_table->currentIndex();
    const auto faults =
        current.isValid() ? m_rows.rowAt(current.row()).faults.join(u' ') : QString();
    m_foot->setText({},
                    faults.isEmpty() ? tr("F8 goes to the next problem, F2 edits a cell") : faults);
    m_foot->setEnd(faults.isEmpty() ? QString() : tr("F2 edits"));
}

void OrderLinesPanel::goToLine(qint64 line)
{
    auto index = m_rows.cellOf(line);
    if (!index.isValid() && m_onlyToFix->isChecked()) {
        m_onlyToFix->setChecked(false);
        index = m_rows.cellOf(line);
    }
    m_table->setCurrentIndex(index);
    focusRows();
}

void OrderLinesPanel::goToProblem(bool backwards)
{
    const auto next = m_rows.nextFault(m_table->currentIndex(), backwards);
    if (!next.isValid())
        return m_host.tell(tr("There is nothing to fix."));
    m_table->setCurrentIndex(next);
    focusRows();
}

void OrderLinesPanel::focusRows()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void OrderLinesPanel::takeBack(bool again)
{
    const auto &history = m_draft.history();
    if ((again ? history.redoName() : history.undoName()).isEmpty())
        return m_host.tell(again ? tr("There is nothing to redo.")
                                 : tr("There is nothing to undo."));
    again ? m_draft.redo() : m_draft.undo();
}

} // namespace storedesk::ui::orders
