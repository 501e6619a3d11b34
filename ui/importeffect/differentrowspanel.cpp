// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/differentrowspanel.h"

#include "imports/effectrowsmodel.h"
#include "itemmodels/showntext.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::DifferentRow;

DifferentRowsModel::DifferentRowsModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Line, .title = [] { return tr("Line in your file"); }, .alignment = Qt::AlignRight | Qt::AlignVCenter,
         .text = [](const DifferentRow &row) { return QLocale().toString(row.line); }},
        {.column = Record, .title = [] { return tr("Record"); }, .text = &DifferentRow::name},
        {.column = Foreseen, .title = [] { return tr("Expected"); },
         .text = [](const DifferentRow &row) { return storedesk::imports::effectText(row.foreseen, false); }},
        {.column = Result, .title = [] { return tr("Result"); },
         .text = [](const DifferentRow &row) { return storedesk::imports::resultText(row.result); }},
        {.column = Reason, .title = [] { return tr("Reason"); }, .text = &DifferentRow::reason},
    }, {
        {Qt::DisplayRole, [](const DifferentRow &row, const Definition &column) { return itemmodels::shownText(column.text(row)); }},
    });
    // clang-format on
}

DifferentRowsPanel::DifferentRowsPanel(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_link(new Button(QString(), theme, this))
    , m_table(new TableView(theme, this))
{
    m_link->setObjectName(u"differentRowsLink"_s);
    m_link->setKind(Role::Link);
    m_link->setCheckable(true);
    connect(m_link, &Button::toggled, this, &DifferentRowsPanel::unfold);
    m_table->setObjectName(u"differentRows"_s);
    m_table->setAccessibleName(tr("Rows with an unexpected result"));
    m_table->setModel(&m_model);
    m_table->setMinimumHeight(theme.scaled(110));
    m_table->setColumnAtLeast(DifferentRowsModel::Line, 130);
    m_table->setColumnAtLeast(DifferentRowsModel::Record, 240);
    m_table->setColumnAtLeast(DifferentRowsModel::Foreseen, 110);
    m_table->setColumnAtLeast(DifferentRowsModel::Result, 120);
    m_table->horizontalHeader()->setStretchLastSection(true);
    box()->setContentsMargins(12, 6, 12, 6);
    box()->addWidget(m_link, 0, Qt::AlignLeading);
    box()->addWidget(m_table, 1);
    unfold(false);
}

void DifferentRowsPanel::show(const std::vector<DifferentRow> &rows)
{
    m_rows = static_cast<qsizetype>(rows.size());
    m_model.setRows(rows);
    unfold(m_link->isChecked());
    setVisible(m_rows > 0);
}

void DifferentRowsPanel::unfold(bool shown)
{
    const auto count = static_cast<int>(m_rows);
    m_link->setText(shown ? tr("Hide %Ln row(s) with an unexpected result", nullptr, count)
                          : tr("Show %Ln row(s) with an unexpected result", nullptr, count));
    m_table->setVisible(shown);
}

} // namespace storedesk::ui::imports
