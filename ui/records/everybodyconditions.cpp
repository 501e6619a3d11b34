// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/everybodyconditions.h"

#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "table/filterphrases.h"
#include "ui/frame/frame.h"
#include "ui/reading/chip.h"
#include "ui/records/everybodycolumns.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"

#include <QLabel>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using reading::Chip;
using reading::ConditionPopup;

EverybodyConditions::EverybodyConditions(Frame &frame, storedesk::exports::ContactsAtHand &atHand,
                                         QWidget *parent)
    : QWidget(parent)
    , m_frame(frame)
    , m_atHand(atHand)
    , m_flow(new FlowLayout(this))
    , m_add(new Button(Icon::Plus, tr("Condition"), frame.theme(), this))
{
    setObjectName(u"everybodyConditions"_s);
    m_add->setObjectName(u"addContactCondition"_s);
    m_add->setAccessibleName(tr("Add a condition"));
    m_add->setKind(Role::Flat);
    setSmall(m_add);
    connect(m_add, &Button::clicked, this, [this] { openPopup(-1, m_add); });
    show();
}

QList<sheet::SheetColumn> EverybodyConditions::columns() const
{
    return columnsToCompare(m_atHand.known().columns,
                            m_frame.desk().contactFields().contactRules(catalogue::Place::Answer));
}

local::ContactFilter EverybodyConditions::filter() const
{
    const auto today = m_frame.clock().now().toLocalTime().date();
    local::ContactFilter filter{.filter = table::resolved(m_filter, today)};
    if (filter.isEmpty())
        return filter;
    for (const auto &column : columns())
        filter.formats.append(column.reading.format);
    return filter;
}

void EverybodyConditions::clear()
{
    set({});
}

void EverybodyConditions::set(const table::Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    // An "or" without conditions would still count as a filter.
    if (m_filter.conditions.empty())
        m_filter = {};
    show();
    Q_EMIT changed();
}

void EverybodyConditions::show()
{
    while (auto *item = m_flow->takeAt(0)) {
        if (item->widget() != m_add)
            discard(item->widget());
        delete item;
    }
    if (!m_filter.conditions.empty()) {
        auto *where = new QLabel(tr("where"), this);
        setRole(where, Role::Muted);
        where->setFixedHeight(m_frame.theme().scaled(28));
        m_flow->addWidget(where);
        where->show();
    }
    for (std::size_t number = 0; number < m_filter.conditions.size(); ++number) {
        if (number > 0)
            addJoin();
        addChip(static_cast<int>(number));
    }
    m_flow->addWidget(m_add);
    // Otherwise the button would stay at its old position.
    m_flow->invalidate();
    updateGeometry();
}

void EverybodyConditions::addJoin()
{
    auto *join = new Button(
        table::wordsOf(m_filter.any ? table::FilterPhrase::Or : table::FilterPhrase::And),
        m_frame.theme(), this);
    join->setKind(Role::Flat);
    setSmall(join);
    join->setObjectName(u"joinContactConditions"_s);
    join->setToolTip(tr("Switch between “and” and “or”"));
    connect(join, &Button::clicked, this, [this] {
        auto filter = m_filter;
        filter.any = !filter.any;
        set(filter);
    });
    m_flow->addWidget(join);
    join->show();
}

void EverybodyConditions::addChip(int number)
{
    const auto &condition = m_filter.conditions[static_cast<std::size_t>(number)];
    auto *chip = new Chip(reading::wordsOf(condition, columns()), m_frame.theme(), this);
    chip->setObjectName(u"contactCondition%1"_s.arg(number));
    connect(chip, &Chip::clicked, this, [this, number, chip] { openPopup(number, chip); });
    connect(chip, &Chip::dropped, this, [this, number] {
        auto filter = m_filter;
        filter.conditions.erase(filter.conditions.begin() + number);
        set(filter);
        m_add->setFocus();
    });
    m_flow->addWidget(chip);
    chip->show();
}

reading::ConditionTarget EverybodyConditions::target() const
{
    return {.columns = columns(),
            .count = [this](int column, QObject *context,
                            const reading::ConditionTarget::Counted &counted) {
                m_atHand.reader().valuesOf(m_atHand.known().columns.value(column), context,
                                           counted);
            }};
}

void EverybodyConditions::openPopup(int number, const QWidget *below)
{
    auto *popup = new ConditionPopup(target(), m_frame.theme(), this);
    if (number < 0)
        popup->begin(static_cast<int>(m_atHand.known().columns.indexOf(
                         QString(catalogue::key::contact::newsletterSubscriptionStatus))),
                     reading::Compare::Is);
    else
        popup->change(m_filter.conditions[static_cast<std::size_t>(number)]);
    connect(popup, &ConditionPopup::accepted, this,
            [this, number](const table::Condition &condition) {
                auto filter = m_filter;
                if (number < 0)
                    filter.conditions.push_back(condition);
                else
                    filter.conditions[static_cast<std::size_t>(number)] = condition;
                set(filter);
            });
    popup->move(below->mapToGlobal(QPoint(0, below->height() + 4)));
    popup->show();
}

} // namespace storedesk::ui::records
