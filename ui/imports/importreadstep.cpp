// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importreadstep.h"

#include "ui/host/pagehost.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/tableoptions/readingform.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportDraft;

ImportReadStep::ImportReadStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_suggestion(new KindSuggestion(draft, host.theme(), this))
    , m_form(new tableoptions::ReadingForm(host.clock(), host.theme(), this))
    , m_sample(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_balance(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_stop(new Button(tr("&Cancel reading"), host.theme(), this))
{
    build();
    connect(m_stop, &Button::clicked, &draft, &ImportDraft::stop);
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &ImportReadStep::showProgress);
    timer->start(std::chrono::milliseconds(200));
    connect(m_form, &tableoptions::ReadingForm::edited, this,
            [this] { m_draft.setReading(m_form->reading()); });
    connect(&draft, &ImportDraft::changed, this, &ImportReadStep::showState);
}

void ImportReadStep::build()
{
    m_form->setLabelsAbove();
    auto *how = new Panel(this);
    how->box()->setContentsMargins(4, 4, 4, 4);
    auto *inside = new QWidget(how);
    auto *insideBox = new QVBoxLayout(inside);
    insideBox->setContentsMargins(12, 10, 12, 10);
    insideBox->addWidget(m_form);
    insideBox->addStretch(1);
    how->box()->addWidget(scrolled(inside));
    how->setMinimumWidth(m_host.theme().scaled(240));
    how->setMaximumWidth(m_host.theme().scaled(400));
    auto *rows = new Panel(this);
    m_table->setObjectName(u"sample"_s);
    m_table->setAccessibleName(tr("The first rows"));
    m_table->setModel(m_sample);
    m_table->setSortingEnabled(false);
    rows->box()->addWidget(m_table);
    auto *both = new QHBoxLayout;
    both->setSpacing(12);
    both->addWidget(how, 2);
    both->addWidget(rows, 3);
    m_balance->setObjectName(u"balance"_s);
    setSelectable({m_balance});
    m_balance->setWordWrap(true);
    setRole(m_balance, Role::Muted);
    m_notice->hide();
    auto *box = columnIn(this, 10);
    box->addWidget(m_notice);
    box->addWidget(m_suggestion);
    box->addLayout(both, 1);
    m_stop->setObjectName(u"stopReading"_s);
    m_bar->setMaximumWidth(m_host.theme().scaled(240));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_balance, 1);
    foot->addWidget(m_bar);
    foot->addWidget(m_stop);
    box->addLayout(foot);
}

void ImportReadStep::enter()
{
    showState();
}

void ImportReadStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    // The first rows of a large spreadsheet are available before the rest.
    const auto *table = m_draft.beginning() ? m_draft.beginning() : m_draft.table();
    if (table != m_shown && table)
        showSample(*table);
    m_shown = table;
    m_suggestion->showState();
    showProgress();
    Q_EMIT changed();
}

void ImportReadStep::showProgress()
{
    const bool reads = m_draft.state() == ImportDraft::State::Reading;
    m_bar->setVisible(reads);
    m_stop->setVisible(reads);
    m_bar->setAmount(qint64(m_draft.progress() * 1000), 1000);
    m_balance->setText(balanceWords());
}

void ImportReadStep::showSample(const storedesk::importcheck::ImportTable &table)
{
    m_form->show({.path = m_draft.origin().path,
                  .opened = table.opened,
                  .dialect = table.opened.dialect.dialect,
                  .header = table.opened.dialect.header,
                  .reading = m_draft.origin().reading});
    m_sample->clear();
    m_sample->setHorizontalHeaderLabels(table.columns);
    for (const auto &row : table.sample) {
        QList<QStandardItem *> items;
        for (const auto &cell : row) {
            items.append(new QStandardItem(cell));
            items.back()->setEditable(false);
        }
        m_sample->appendRow(items);
    }
    m_table->resizeColumnsToContents();
    // A header that was never shown does not have its final font, so the titles are measured with
    // the theme's font.
    const QFontMetrics headings(m_host.theme().font(Theme::Text::Tiny));
    for (int column = 0; column < m_sample->columnCount(); ++column) {
        const auto heading = headings.horizontalAdvance(table.columns.value(column));
        const int width = std::max(m_table->columnWidth(column), heading + 2 * 12);
        m_table->setColumnWidth(column,
                                std::min(width + m_table->scaled(12), m_table->scaled(280)));
    }
}

QString ImportReadStep::balanceWords() const
{
    if (m_draft.beginning())
        return tr("These are the first rows. The rest is being read: %L1%")
            .arg(static_cast<int>(m_draft.progress() * 100));
    const auto *table = m_draft.table();
    if (!table)
        return {};
    return table->isCounted()
        ? tableoptions::balanceWords(*table->balance, table->source.index->lines(),
                                     table->opened.cutAbove)
        : tr("Counting the rows…");
}

QString ImportReadStep::title() const
{
    return tr("Read the file");
}

QString ImportReadStep::obstacle() const
{
    if (const auto &unusable = m_draft.unusable())
        return u"%1 %2"_s.arg(unusable->what, unusable->why).trimmed();
    return m_draft.table() && !m_draft.beginning() ? QString() : tr("The file is being read.");
}

void ImportReadStep::focusFirst()
{
    m_form->focusFirst();
}

} // namespace storedesk::ui::imports
