// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/ordercolumnsstep.h"

#include "ui/jobs/columngrid.h"

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using storedesk::purchases::OrderField;

OrderColumnsStep::OrderColumnsStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                                   QWidget *parent)
    : ColumnsStep(u"field"_s, host, parent)
    , m_draft(draft)
{
    connect(&grid(), &ColumnGrid::chosen, this, [this](int column, const QVariant &field) {
        m_draft.assign(column,
                       field.toInt() < 0 ? std::nullopt
                                         : std::optional(static_cast<OrderField>(field.toInt())));
    });
    connect(&draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &OrderColumnsStep::showChoices);
}

void OrderColumnsStep::fill()
{
    const auto *table = m_draft.table();
    const auto columns = table ? table->columns : QStringList();
    if (columns == m_shownColumns)
        return;
    m_shownColumns = columns;
    QList<ColumnGrid::Use> uses{{.text = tr("Not used"), .value = -1}};
    for (const auto &row : storedesk::purchases::orderFields())
        uses.append({.text = titleOf(row.field), .value = static_cast<int>(row.field)});
    grid().setColumns(table, uses);
}

void OrderColumnsStep::showChoices()
{
    const auto &matching = m_draft.matching();
    int used = 0;
    for (int column = 0; column < matching.columns(); ++column) {
        const auto field = matching.fieldOf(column);
        used += field ? 1 : 0;
        grid().setUse(column, field ? static_cast<int>(*field) : -1);
    }
    setSum(tr("%L1 of %Ln column(s) are used. Storedesk remembers your choice for files "
              "with the same headings.",
              nullptr, matching.columns())
               .arg(used));
    Q_EMIT changed();
}

QString OrderColumnsStep::obstacle() const
{
    return m_draft.matching().missing();
}

} // namespace storedesk::ui::jobs
