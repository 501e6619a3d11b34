// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivotchoices.h"

#include "ui/sheetview/pivotkeychoice.h"
#include "ui/theme/role.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/visibletext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

PivotChoices::PivotChoices(QWidget *parent)
    : QWidget(parent)
    , m_rows(new PivotKeyChoice(tr("Rows"), {}, this))
    , m_then(new PivotKeyChoice(tr("then by"), tr("nothing"), this))
    , m_across(new PivotKeyChoice(tr("Columns"), tr("none"), this))
    , m_figure(new QComboBox(this))
    , m_value(new QComboBox(this))
{
    build();
}

void PivotChoices::build()
{
    using Figure = query::PivotQuestion::Figure;
    setObjectName(u"pivotChoices"_s);
    m_rows->setObjectName(u"pivotRows"_s);
    m_then->setObjectName(u"pivotThen"_s);
    m_across->setObjectName(u"pivotAcross"_s);
    auto *value = new QWidget(this);
    auto *words = new QLabel(tr("Value"), value);
    setRole(words, Role::Muted);
    words->setBuddy(m_figure);
    m_figure->setObjectName(u"pivotFigure"_s);
    m_figure->setAccessibleName(tr("Value"));
    m_figure->addItem(tr("Number of rows"), int(Figure::Rows));
    m_figure->addItem(tr("Sum"), int(Figure::Sum));
    m_figure->addItem(tr("Average"), int(Figure::Average));
    m_figure->addItem(tr("Distinct values"), int(Figure::Distinct));
    fitChoices(*m_figure);
    m_value->setObjectName(u"pivotValue"_s);
    m_value->setAccessibleName(tr("Value column"));
    m_value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_value->setMinimumContentsLength(14);
    auto *row = rowIn(value, 6);
    row->addWidget(words);
    row->addWidget(m_figure);
    row->addWidget(m_value);
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(10);
    for (auto *part : std::initializer_list<QWidget *>{m_rows, m_then, m_across, value})
        flow->addWidget(part);
    for (auto *key : {m_rows, m_then, m_across})
        connect(key, &PivotKeyChoice::changed, this, &PivotChoices::changed);
    connect(m_figure, &QComboBox::activated, this, [this] {
        showValues();
        Q_EMIT changed();
    });
    connect(m_value, &QComboBox::activated, this, &PivotChoices::changed);
    showValues();
}

query::PivotQuestion::Figure PivotChoices::figure() const
{
    return static_cast<query::PivotQuestion::Figure>(m_figure->currentData().toInt());
}

void PivotChoices::setColumns(const QList<sheet::SheetColumn> &columns)
{
    if (m_columns == columns)
        return;
    m_columns = columns;
    for (auto *key : {m_rows, m_then, m_across})
        key->setColumns(columns);
    const bool numbers = std::ranges::any_of(columns, [](const sheet::SheetColumn &column) {
        return column.kind == values::ColumnKind::Number;
    });
    using Figure = query::PivotQuestion::Figure;
    for (const auto wanted : {Figure::Average, Figure::Sum}) {
        const int at = m_figure->findData(int(wanted));
        if (!numbers && at >= 0)
            m_figure->removeItem(at);
        else if (numbers && at < 0)
            m_figure->insertItem(1, wanted == Figure::Sum ? tr("Sum") : tr("Average"), int(wanted));
    }
    showValues();
}

void PivotChoices::showValues()
{
    using Figure = query::PivotQuestion::Figure;
    const auto before = m_value->currentData();
    m_value->clear();
    const bool counts = figure() == Figure::Distinct;
    for (int at = 0; at < m_columns.size(); ++at) {
        if (counts || m_columns[at].kind == values::ColumnKind::Number)
            m_value->addItem(visibleText(m_columns[at].heading()), at);
    }
    m_value->setCurrentIndex(std::max(0, m_value->findData(before)));
    m_value->setVisible(figure() != Figure::Rows);
}

void PivotChoices::setQuestion(const query::PivotQuestion &question)
{
    const auto keyAt = [&question](std::size_t place) {
        return place < question.rows.size() ? std::optional(question.rows[place]) : std::nullopt;
    };
    m_rows->setKey(keyAt(0));
    m_then->setKey(keyAt(1));
    m_across->setKey(question.across);
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(int(question.figure))));
    showValues();
    m_value->setCurrentIndex(std::max(0, m_value->findData(question.value)));
}

query::PivotQuestion PivotChoices::question() const
{
    query::PivotQuestion question{.across = m_across->key(), .figure = figure()};
    for (const auto &key : {m_rows->key(), m_then->key()}) {
        if (key)
            question.rows.push_back(*key);
    }
    if (figure() != query::PivotQuestion::Figure::Rows)
        question.value = m_value->count() > 0 ? m_value->currentData().toInt() : -1;
    if (question.value < 0)
        question.figure = query::PivotQuestion::Figure::Rows;
    return question;
}

QString PivotChoices::figureWords() const
{
    using Figure = query::PivotQuestion::Figure;
    const auto asked = question();
    const auto name = visibleText(m_columns.value(asked.value).heading());
    switch (asked.figure) {
    case Figure::Rows:
        break;
    case Figure::Sum:
        return tr("Sum of %1").arg(name);
    case Figure::Average:
        return tr("Average of %1").arg(name);
    case Figure::Distinct:
        return tr("Distinct values of %1").arg(name);
    }
    return tr("Number of rows");
}

} // namespace storedesk::ui::sheetview
