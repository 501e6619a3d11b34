// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "historypage.h"

#include "account/account.h"
#include "ui/changes/changetable.h"
#include "ui/host/clearedfield.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::history}, parent)
    , m_table(new ChangeTable(host, {}, this))
    , m_filter(new SearchField(tr("Filter by record, field or value"), host.theme(), this))
{
    m_filter->setObjectName(u"filter"_s);
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setKeyHint(QKeySequence::Find);
    m_filter->setMaximumWidth(host.theme().scaled(360));
    m_filter->leadTo(m_table->table());
    connect(m_filter, &QLineEdit::textChanged, m_table, &ChangeTable::setFilter);
    m_table->columns().setFilter(m_filter);
    connect(&m_table->columns(), &ColumnArrangement::changed, this, &HistoryPage::viewStateChanged);
    connect(m_table, &ChangeTable::filterCleared, this,
            [this] { clearWithUndo(this->host(), *m_filter); });
    auto *head = new PageHead(title(), this);
    head->setSubtitle(tr("Changes made on this computer, newest first"));
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(head);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_filter, 1);
    tools->addWidget(m_table->columns().makeButton(this));
    tools->addStretch();
    box->addLayout(tools);
    box->addWidget(panel, 1);
    setFocusProxy(m_table->table());
}

QString HistoryPage::title() const
{
    return tr("Change history");
}

bool HistoryPage::settled() const
{
    return host().account().storage().ready();
}

void HistoryPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QJsonObject HistoryPage::viewState() const
{
    return m_table->columns().state();
}

void HistoryPage::restoreViewState(const QJsonObject &state)
{
    m_table->columns().restore(state);
}

QList<QWidget *> HistoryPage::panes() const
{
    return {m_filter, m_table->table()};
}

} // namespace storedesk::ui::changes
