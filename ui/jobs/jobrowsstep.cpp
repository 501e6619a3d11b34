// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobrowsstep.h"

#include "importcheck/tabledraft.h"
#include "ui/host/pagehost.h"
#include "ui/imports/tablesourcepanel.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/selectabletext.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using storedesk::importcheck::TableDraft;
using State = TableDraft::State;

JobRowsStep::JobRowsStep(TableDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_source(new imports::TableSourcePanel(draft, host, this))
    , m_notice(new Notice(host.theme(), this))
    , m_sample(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_balance(new QLabel(this))
{
    setAcceptDrops(true);
    build();
    connect(m_source, &imports::TableSourcePanel::edited, this, [this] {
        m_goesOn = false;
        Q_EMIT changed();
    });
    connect(&draft, &TableDraft::changed, this, &JobRowsStep::showState);
    showState();
}

void JobRowsStep::build()
{
    m_source->setCompact();
    m_source->offerReading();
    auto *sample = new Panel(this);
    m_table->setObjectName(u"sample"_s);
    m_table->setAccessibleName(tr("The first rows"));
    m_table->setModel(m_sample);
    sample->box()->addWidget(m_table);
    auto *box = columnIn(this, 12);
    m_notice->hide();
    box->addWidget(m_notice);
    box->addWidget(m_source);
    box->addWidget(sample, 1);
    m_balance->setObjectName(u"balance"_s);
    m_balance->setWordWrap(true);
    setRole(m_balance, Role::Muted);
    setSelectable({m_balance});
    box->addWidget(m_balance);
}

void JobRowsStep::openFile(const QString &path)
{
    m_source->openFile(path);
}

void JobRowsStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    showSample();
    showBalance();
    Q_EMIT changed();
    if (m_draft.state() != State::Reading && std::exchange(m_goesOn, false) && isVisible()
        && obstacle().isEmpty())
        Q_EMIT wantsNext();
}

void JobRowsStep::showSample()
{
    m_sample->clear();
    const auto table = m_draft.outline();
    if (!table)
        return;
    m_sample->setHorizontalHeaderLabels(table->columns);
    for (const auto &row : table->sample) {
        QList<QStandardItem *> items;
        for (const auto &cell : row)
            items.append(new QStandardItem(cell));
        m_sample->appendRow(items);
    }
    for (int column = 0; column < m_sample->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(
            column,
            std::clamp(m_table->columnWidth(column), m_table->scaled(100), m_table->scaled(360)));
    }
}

void JobRowsStep::showBalance()
{
    const auto *table = m_draft.reading();
    const bool isShown = table && table->balance && m_draft.state() != State::Reading;
    m_balance->setVisible(isShown);
    if (isShown)
        m_balance->setText(
            tableoptions::balanceWords(*table->balance, table->lines, table->opened.cutAbove));
}

QString JobRowsStep::title() const
{
    return tr("Rows");
}

QString JobRowsStep::obstacle() const
{
    if (m_source->hasUnreadRows() || m_draft.state() == State::Reading)
        return tr("The rows are being read.");
    return m_draft.outline() && !m_source->isUnread() ? QString()
                                                      : tr("Choose a file or paste rows.");
}

// Reads unread text and proceeds once the rows are read, so that the user does not have to wait or
// start reading explicitly.
void JobRowsStep::goToProblem()
{
    const bool goesOn = m_source->isUnread() || m_draft.state() == State::Reading;
    m_source->readRows();
    m_goesOn = goesOn;
    if (!m_goesOn)
        focusFirst();
}

void JobRowsStep::focusFirst()
{
    m_startsWithFile && m_source->pasted().isEmpty() ? m_source->focusFile()
                                                     : m_source->focusRows();
}

void JobRowsStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (!imports::TableSourcePanel::fileIn(*event).isEmpty())
        event->acceptProposedAction();
}

void JobRowsStep::dropEvent(QDropEvent *event)
{
    openFile(imports::TableSourcePanel::fileIn(*event));
    m_source->reportOthers(*event);
}

} // namespace storedesk::ui::jobs
