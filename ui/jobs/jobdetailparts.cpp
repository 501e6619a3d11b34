// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobdetail.h"

#include "ui/host/pagehost.h"
#include "ui/jobs/reasonlist.h"
#include "ui/jobs/statechips.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progressline.h"

#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

// Construction of the widgets of JobDetail.

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

void JobDetail::buildHead()
{
    m_title->setFont(m_host.theme().font(Theme::Text::Strong));
    setRole(m_subtitle, Role::Small);
    setRole(m_progress, Role::Small);
    m_title->setObjectName(u"jobTitle"_s);
    m_sum->setObjectName(u"sum"_s);
    m_undo->setObjectName(u"undoJob"_s);
    m_like->setObjectName(u"newLikeThis"_s);
    m_result->setObjectName(u"showResult"_s);
    m_report->setObjectName(u"saveReport"_s);
    m_remove->setObjectName(u"removeJob"_s);
    auto *words = new QWidget(this);
    auto *lines = new QVBoxLayout(words);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(m_title);
    lines->addWidget(m_subtitle);
    auto *buttons = new QWidget(this);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (auto *button : {m_undo, m_like, m_result, m_report, m_remove}) {
        setSmall(button);
        row->addWidget(button);
    }
    // Moves the buttons below the title when there is too little room.
    auto *head = new FlowLayout;
    head->setSpacing(8);
    head->setLastAtEnd(true);
    head->addWidget(words);
    head->addWidget(buttons);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(12);
    bar->addWidget(m_bar, 3);
    bar->addWidget(m_progress, 2);
    m_notice->hide();
    auto *top = new QVBoxLayout;
    top->setContentsMargins(16, 12, 16, 8);
    top->setSpacing(8);
    top->addLayout(head);
    top->addWidget(m_notice);
    top->addLayout(bar);
    top->addWidget(m_sum);
    top->addWidget(m_chips);
    box()->addLayout(top);
}

void JobDetail::buildTable()
{
    m_table->setObjectName(u"jobRows"_s);
    m_table->setAccessibleName(tr("Rows of the job"));
    m_table->setModel(&m_rows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *copy = new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr,
                               Qt::WidgetWithChildrenShortcut);
    connect(copy, &QShortcut::activated, this, &JobDetail::copyRows);
    const auto *selection =
        new SelectionActions(m_host, [this](const auto &act) { withSelected(act); }, this);
    m_table->addActions(selection->all());
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    box()->addWidget(m_table, 1);
    box()->addWidget(separator(this));
    box()->addWidget(m_reasons);
}

} // namespace storedesk::ui::jobs
