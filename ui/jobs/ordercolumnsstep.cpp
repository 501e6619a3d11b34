// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/ordercolumnsstep.h"

#include "ui/host/pagehost.h"
#include "ui/jobs/columngrid.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using storedesk::purchases::OrderField;

OrderColumnsStep::OrderColumnsStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                                   QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_sum(new QLabel(this))
    , m_grid(new ColumnGrid({.heading = tr("Field"),
                             .accessibleName = tr("Field for “%1”"),
                             .objectName = u"field"_s},
                            host, this))
{
    build();
    connect(m_grid, &ColumnGrid::chosen, this, [this](int column, const QVariant &field) {
        m_draft.assign(column,
                       field.toInt() < 0 ? std::nullopt
                                         : std::optional(static_cast<OrderField>(field.toInt())));
    });
    connect(&draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &OrderColumnsStep::showMatching);
}

void OrderColumnsStep::build()
{
    m_sum->setTextFormat(Qt::PlainText);
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(m_grid), 1);
    auto *box = columnIn(this, 10);
    box->addWidget(m_sum);
    box->addWidget(panel, 1);
}

void OrderColumnsStep::enter()
{
    fill();
    showMatching();
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
    m_grid->setColumns(table, uses);
}

void OrderColumnsStep::showMatching()
{
    const auto &matching = m_draft.matching();
    int used = 0;
    for (int column = 0; column < matching.columns(); ++column) {
        const auto field = matching.fieldOf(column);
        used += field ? 1 : 0;
        m_grid->setUse(column, field ? static_cast<int>(*field) : -1);
    }
    m_sum->setText(tr("%L1 of %Ln column(s) are used. Storedesk remembers your choice for files "
                      "with the same headings.",
                      nullptr, matching.columns())
                       .arg(used));
    Q_EMIT changed();
}

QString OrderColumnsStep::title() const
{
    return tr("Columns");
}

QString OrderColumnsStep::obstacle() const
{
    return m_draft.matching().missing();
}

void OrderColumnsStep::focusFirst()
{
    m_grid->focusFirst();
}

} // namespace storedesk::ui::jobs
