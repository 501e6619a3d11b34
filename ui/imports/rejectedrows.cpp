// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/rejectedrows.h"

#include "itemmodels/showntext.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::RefusedRow;

RejectedRowsModel::RejectedRowsModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Line, .title = [] { return tr("Line in your file"); }, .alignment = Qt::AlignRight | Qt::AlignVCenter,
         .text = [](const RefusedRow &row) { return row.line > 0 ? QLocale().toString(row.line) : QString(); }},
        {.column = Record, .title = [] { return tr("Record"); }, .text = &RefusedRow::name},
        {.column = Field, .title = [] { return tr("Column"); }, .text = &RefusedRow::column},
        {.column = Value, .title = [] { return tr("Value"); }, .text = &RefusedRow::example},
    }, {
        {Qt::DisplayRole, [](const RefusedRow &row, const Definition &column) { return itemmodels::shownText(column.text(row)); }},
    });
    // clang-format on
}

RejectedRows::RejectedRows(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_title(new QLabel(this))
    , m_table(new TableView(theme, this))
{
    m_title->setObjectName(u"refusedRowsTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    setRole(m_title, Role::Strong);
    auto *hide = new Button(tr("Hide rows"), theme, this);
    hide->setObjectName(u"hideRows"_s);
    hide->setKind(Role::Link);
    connect(hide, &Button::clicked, this, &RejectedRows::closed);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 6);
    head->addWidget(m_title, 1);
    head->addWidget(hide, 0, Qt::AlignTop);
    m_table->setObjectName(u"refusedRows"_s);
    m_table->setAccessibleName(tr("Rejected rows"));
    m_table->setModel(&m_model);
    m_table->setMinimumHeight(theme.scaled(110));
    m_table->cells()->setInk(RejectedRowsModel::Field, CellInk::Code);
    m_table->setColumnAtLeast(RejectedRowsModel::Line, 130);
    m_table->setColumnAtLeast(RejectedRowsModel::Record, 300);
    m_table->setColumnAtLeast(RejectedRowsModel::Field, 180);
    m_table->horizontalHeader()->setStretchLastSection(true);
    box()->addLayout(head);
    box()->addWidget(m_table, 1);
}

void RejectedRows::show(const storedesk::imports::ImportResult &result,
                        const storedesk::imports::RefusalGroup &group)
{
    std::vector<RefusedRow> rows;
    std::ranges::copy_if(result.refused, std::back_inserter(rows), [&group](const RefusedRow &row) {
        return row.reason == group.reason && row.column == group.column;
    });
    m_title->setText(tr("%Ln row(s): %1", nullptr, static_cast<int>(rows.size()))
                         .arg(itemmodels::shownText(group.reason)));
    m_model.setRows(std::move(rows));
    m_table->scrollToTop();
    setVisible(true);
}

} // namespace storedesk::ui::imports
