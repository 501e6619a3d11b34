// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/ordercolumnsstep.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using purchases::OrderField;

OrderColumnsStep::OrderColumnsStep(purchases::PurchaseDraft &draft, Frame &frame, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_frame(frame)
    , m_sum(new QLabel(this))
    , m_body(new QWidget(this))
    , m_grid(new QGridLayout(m_body))
{
    build();
    connect(&draft, &purchases::PurchaseDraft::changed, this, &OrderColumnsStep::showMatching);
}

void OrderColumnsStep::build()
{
    m_sum->setTextFormat(Qt::PlainText);
    m_grid->setContentsMargins(16, 12, 16, 12);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(m_body), 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
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
    m_fields.clear();
    clearLayout(*m_grid);
    const auto heading = [this](const QString &text, int column) {
        auto *label = new QLabel(text, m_body);
        setRole(label, Role::Small);
        m_grid->addWidget(label, 0, column);
    };
    heading(tr("Column"), 0);
    heading(tr("First values"), 1);
    heading(tr("Holds"), 2);
    for (int column = 0; column < columns.size(); ++column)
        addColumn(column);
    m_grid->setRowStretch(static_cast<int>(columns.size()) + 1, 1);
}

void OrderColumnsStep::addColumn(int column)
{
    const auto &table = *m_draft.table();
    auto *name = new ElidedLabel(table.columns.at(column), m_body);
    name->setFont(m_frame.theme().font(Theme::Text::Strong));
    name->setMinimumWidth(m_frame.theme().scaled(140));
    QStringList values;
    for (const auto &row : table.sample) {
        if (const auto value = row.value(column).trimmed(); !value.isEmpty() && values.size() < 3)
            values.append(value);
    }
    auto *sample = new ElidedLabel(values.join(u" · "_s), m_body);
    setRole(sample, Role::Muted);
    auto *fields = new QComboBox(m_body);
    fields->setObjectName(u"field%1"_s.arg(column));
    fields->setAccessibleName(tr("What “%1” holds").arg(table.columns.at(column)));
    fields->setMinimumWidth(m_frame.theme().scaled(220));
    fields->addItem(tr("Not used"), -1);
    for (const auto &row : purchases::orderFields())
        fields->addItem(titleOf(row.field), static_cast<int>(row.field));
    connect(fields, &QComboBox::activated, this, [this, column, fields] {
        const int field = fields->currentData().toInt();
        m_draft.assign(column,
                       field < 0 ? std::nullopt : std::optional(static_cast<OrderField>(field)));
    });
    m_grid->addWidget(name, column + 1, 0);
    m_grid->addWidget(sample, column + 1, 1);
    m_grid->addWidget(fields, column + 1, 2);
    m_fields.append(fields);
}

void OrderColumnsStep::showMatching()
{
    const auto &matching = m_draft.matching();
    int used = 0;
    for (int column = 0; column < matching.columns(); ++column) {
        const auto field = matching.fieldOf(column);
        used += field ? 1 : 0;
        if (column < m_fields.size())
            m_fields.at(column)->setCurrentIndex(
                m_fields.at(column)->findData(field ? static_cast<int>(*field) : -1));
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
    if (!m_fields.isEmpty())
        m_fields.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::bulk
