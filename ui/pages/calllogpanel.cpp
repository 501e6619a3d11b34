// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "calllogpanel.h"

#include "ui/pages/states.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui {

using items::CallLogModel;

CallLogPanel::CallLogPanel(api::CallLog &log, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(log)
    , m_table(new TableView(theme, this))
{
    build();
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_following = value == m_table->verticalScrollBar()->maximum(); });
    connect(m_table->verticalScrollBar(), &QScrollBar::rangeChanged, this, &CallLogPanel::follow);
}

void CallLogPanel::build()
{
    static constexpr std::array widths{90, 80, 420, 170, 90, 90, 110};
    static_assert(widths.size() == CallLogModel::ColumnCount);

    m_table->setModel(&m_model);
    m_table->setAccessibleName(tr("Call log"));
    m_table->setSortingEnabled(false);
    m_table->cells()->setInk(CallLogModel::Time, CellInk::Muted);
    m_table->cells()->setInk(CallLogModel::Path, CellInk::Code);
    m_table->cells()->setElide(CallLogModel::Path, Qt::ElideMiddle);
    m_table->setPillColumn(CallLogModel::AnswerColumn, [](const QModelIndex &index) {
        return pillOfEnd(index.data(CallLogModel::EndRole).value<CallLogModel::End>(),
                         index.data().toString());
    });
    for (std::size_t column = 0; column < widths.size(); ++column)
        m_table->setColumnWidth(static_cast<int>(column), widths[column]);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(CallLogModel::Path, QHeaderView::Stretch);

    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 8, 20, 12);
    box->addWidget(panel);
}

void CallLogPanel::follow()
{
    if (m_following)
        m_table->scrollToBottom();
}

} // namespace storedesk::ui
