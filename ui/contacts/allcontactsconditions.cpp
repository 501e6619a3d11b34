// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontactsconditions.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "exports/contactmirrorupdater.h"
#include "query/filterphrases.h"
#include "query/filtersyntax.h"
#include "ui/contacts/allcontactscolumns.h"
#include "ui/host/pagehost.h"
#include "ui/tableoptions/chip.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;
using tableoptions::Chip;
using tableoptions::ConditionPopup;

AllContactsConditions::AllContactsConditions(PageHost &host,
                                             storedesk::exports::ContactMirrorUpdater &atHand,
                                             QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_atHand(atHand)
    , m_flow(new FlowLayout(this))
    , m_add(new Button(Icon::Plus, tr("Condition"), host.theme(), this))
{
    setObjectName(u"everybodyConditions"_s);
    m_add->setObjectName(u"addContactCondition"_s);
    m_add->setAccessibleName(tr("Add a condition"));
    m_add->setKind(Role::Flat);
    setSmall(m_add);
    connect(m_add, &Button::clicked, this, [this] { openPopup(-1, m_add); });
    connect(&atHand, &storedesk::exports::ContactMirrorUpdater::changed, this,
            &AllContactsConditions::applyWaiting);
    show();
}

QList<sheet::SheetColumn> AllContactsConditions::columns() const
{
    return columnsToCompare(
        m_atHand.known().columns,
        m_host.account().contactFields().contactRules(catalogue::FieldLocation::Answer));
}

storage::ContactFilter AllContactsConditions::filter() const
{
    const auto today = m_host.clock().now().toLocalTime().date();
    storage::ContactFilter filter{.filter = query::resolved(m_filter, today)};
    if (filter.isEmpty())
        return filter;
    for (const auto &column : columns())
        filter.formats.append(column.reading.format);
    return filter;
}

void AllContactsConditions::setWithUndo(const query::Filter &filter, const QString &done)
{
    const auto before = m_filter;
    set(filter);
    m_host.tell(done, [self = QPointer(this), before] {
        if (self)
            self->set(before);
    });
}

void AllContactsConditions::clear()
{
    m_waiting.reset();
    set({});
}

void AllContactsConditions::clearWithUndo(QLineEdit &words)
{
    const auto before = m_filter;
    const auto text = words.text();
    clear();
    words.setText({});
    m_host.tell(tr("The filter was cleared."),
                [self = QPointer(this), field = QPointer(&words), before, text] {
                    if (!self || !field)
                        return;
                    self->set(before);
                    field->setText(text);
                });
}

QString AllContactsConditions::text() const
{
    return m_waiting ? *m_waiting : query::textOf(m_filter, m_atHand.known().columns);
}

void AllContactsConditions::setText(const QString &text)
{
    m_waiting = text;
    applyWaiting();
}

void AllContactsConditions::applyWaiting()
{
    if (!m_waiting || !m_atHand.hasCopy())
        return;
    query::FilterContext context{.columns = m_atHand.known().columns,
                                 .today = m_host.clock().now().toLocalTime().date()};
    for (const auto &column : columns())
        context.formats.append(column.reading.format);
    const auto parsed = query::filterFromText(*std::exchange(m_waiting, {}), context);
    // Conditions on a field that was deleted in the meantime are dropped.
    set(parsed.value_or(query::Filter()));
}

void AllContactsConditions::set(const query::Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    // An "or" without conditions would still count as a filter, so reset it.
    if (m_filter.conditions.empty())
        m_filter = {};
    show();
    Q_EMIT changed();
}

void AllContactsConditions::show()
{
    while (auto *item = m_flow->takeAt(0)) {
        if (item->widget() != m_add)
            discard(item->widget());
        delete item;
    }
    if (!m_filter.conditions.empty()) {
        auto *where = new QLabel(tr("where"), this);
        setRole(where, Role::Muted);
        where->setFixedHeight(m_host.theme().scaled(28));
        m_flow->addWidget(where);
        where->show();
    }
    for (std::size_t number = 0; number < m_filter.conditions.size(); ++number) {
        if (number > 0)
            addJoin();
        addChip(static_cast<int>(number));
    }
    m_flow->addWidget(m_add);
    if (!m_filter.conditions.empty())
        addClear();
    // Without this, the button would stay at its old position.
    m_flow->invalidate();
    updateGeometry();
}

void AllContactsConditions::addClear()
{
    auto *clear = new Button(tr("Clear all"), m_host.theme(), this);
    clear->setKind(Role::Flat);
    setSmall(clear);
    clear->setObjectName(u"clearContactConditions"_s);
    clear->setToolTip(tr("Removes all conditions"));
    connect(clear, &Button::clicked, this, [this] {
        setWithUndo({}, tr("All conditions were removed."));
        m_add->setFocus();
    });
    m_flow->addWidget(clear);
    clear->show();
}

void AllContactsConditions::addJoin()
{
    auto *join = new Button(
        query::wordsOf(m_filter.any ? query::FilterPhrase::Or : query::FilterPhrase::And),
        m_host.theme(), this);
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

void AllContactsConditions::addChip(int number)
{
    const auto &condition = m_filter.conditions[static_cast<std::size_t>(number)];
    auto *chip = new Chip(tableoptions::wordsOf(condition, columns()), m_host.theme(), this);
    chip->setObjectName(u"contactCondition%1"_s.arg(number));
    connect(chip, &Chip::clicked, this, [this, number, chip] { openPopup(number, chip); });
    connect(chip, &Chip::dropped, this, [this, number] {
        auto filter = m_filter;
        filter.conditions.erase(filter.conditions.begin() + number);
        setWithUndo(filter, tr("The condition was removed."));
        m_add->setFocus();
    });
    m_flow->addWidget(chip);
    chip->show();
}

tableoptions::ConditionTarget AllContactsConditions::target() const
{
    return {.columns = columns(),
            .count = [this](int column, QObject *context,
                            const tableoptions::ConditionTarget::Counted &counted) {
                m_atHand.reader().valuesOf(m_atHand.known().columns.value(column), context,
                                           counted);
            }};
}

void AllContactsConditions::openPopup(int number, const QWidget *below)
{
    auto *popup = new ConditionPopup(target(), m_host.theme(), this);
    if (number < 0)
        popup->begin(static_cast<int>(m_atHand.known().columns.indexOf(
                         QString(catalogue::key::contact::newsletterSubscriptionStatus))),
                     tableoptions::Compare::Is);
    else
        popup->change(m_filter.conditions[static_cast<std::size_t>(number)]);
    connect(popup, &ConditionPopup::accepted, this,
            [this, number](const query::Condition &condition) {
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

} // namespace storedesk::ui::contacts
