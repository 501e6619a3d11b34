// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivotkeychoice.h"

#include "ui/theme/role.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/visibletext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using values::CalendarUnit;

static constexpr int noColumn = -1;
static constexpr int eachValue = -1;

PivotKeyChoice::PivotKeyChoice(const QString &label, const QString &none, QWidget *parent)
    : QWidget(parent)
    , m_none(none)
    , m_column(new QComboBox(this))
    , m_unit(new QComboBox(this))
{
    auto *words = new QLabel(label, this);
    setRole(words, Role::Muted);
    words->setBuddy(m_column);
    m_column->setObjectName(u"pivotColumn"_s);
    m_column->setAccessibleName(label);
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->setMinimumContentsLength(14);
    m_unit->setObjectName(u"pivotUnit"_s);
    m_unit->setAccessibleName(tr("%1: period").arg(label));
    m_unit->addItem(tr("by day"), int(CalendarUnit::Day));
    m_unit->addItem(tr("by week"), int(CalendarUnit::Week));
    m_unit->addItem(tr("by month"), int(CalendarUnit::Month));
    m_unit->addItem(tr("by year"), int(CalendarUnit::Year));
    m_unit->addItem(tr("each value"), eachValue);
    fitChoices(*m_unit);
    m_unit->hide();
    auto *row = rowIn(this, 6);
    row->addWidget(words);
    row->addWidget(m_column);
    row->addWidget(m_unit);
    connect(m_column, &QComboBox::activated, this, [this] {
        showUnits();
        Q_EMIT changed();
    });
    connect(m_unit, &QComboBox::activated, this, &PivotKeyChoice::changed);
}

void PivotKeyChoice::setColumns(const QList<sheet::SheetColumn> &columns)
{
    const auto before = key();
    m_column->clear();
    m_kinds.clear();
    if (!m_none.isEmpty())
        m_column->addItem(m_none, noColumn);
    for (int at = 0; at < columns.size(); ++at) {
        m_column->addItem(visibleText(columns[at].heading()), at);
        m_kinds.append(columns[at].kind);
    }
    setKey(before);
}

int PivotKeyChoice::column() const
{
    return m_column->count() > 0 ? m_column->currentData().toInt() : noColumn;
}

void PivotKeyChoice::setKey(const std::optional<query::GroupKey> &key)
{
    const int column = key ? key->column : noColumn;
    m_column->setCurrentIndex(std::max(0, m_column->findData(column)));
    showUnits();
    if (key && key->unit)
        m_unit->setCurrentIndex(m_unit->findData(int(*key->unit)));
}

void PivotKeyChoice::showUnits()
{
    const bool dates = m_kinds.value(column()) == values::ColumnKind::Moment;
    if (dates && m_unit->isHidden())
        m_unit->setCurrentIndex(m_unit->findData(int(CalendarUnit::Month)));
    m_unit->setVisible(dates);
}

std::optional<query::GroupKey> PivotKeyChoice::key() const
{
    if (column() == noColumn)
        return std::nullopt;
    const int unit = m_unit->currentData().toInt();
    if (m_unit->isHidden() || unit == eachValue)
        return query::GroupKey(column());
    return query::GroupKey(column(), static_cast<CalendarUnit>(unit));
}

} // namespace storedesk::ui::sheetview
