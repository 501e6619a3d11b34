// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/fieldgrid.h"

#include <QLabel>

namespace storedesk::ui::tableoptions {

FieldGrid::FieldGrid(QWidget *parent)
    : QGridLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setHorizontalSpacing(16);
    setVerticalSpacing(10);
    setColumnStretch(1, 1);
}

void FieldGrid::add(QLabel *label, QWidget *field)
{
    if (label)
        label->setBuddy(field);
    m_rows.append({label, field});
    place(int(m_rows.size()) - 1);
}

void FieldGrid::add(const QString &label, QWidget *field)
{
    add(new QLabel(label, parentWidget()), field);
}

void FieldGrid::place(int at)
{
    const auto &row = m_rows[at];
    if (row.label)
        addWidget(row.label, 2 * at, 0);
    addWidget(row.field, m_above ? 2 * at + 1 : 2 * at, m_above ? 0 : 1);
}

void FieldGrid::setShown(QWidget *field, bool shown)
{
    for (const auto &row : std::as_const(m_rows)) {
        if (row.field != field)
            continue;
        field->setVisible(shown);
        if (row.label)
            row.label->setVisible(shown);
    }
}

void FieldGrid::setLabelsAbove()
{
    m_above = true;
    setVerticalSpacing(6);
    setColumnStretch(0, 1);
    setColumnStretch(1, 0);
    for (int at = 0; at < m_rows.size(); ++at) {
        if (m_rows[at].label)
            removeWidget(m_rows[at].label);
        removeWidget(m_rows[at].field);
        place(at);
    }
}

} // namespace storedesk::ui::tableoptions
