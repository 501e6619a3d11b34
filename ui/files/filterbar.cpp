// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterbar.h"

#include "query/filterphrases.h"
#include "query/filtersyntax.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/formatwords.h"
#include "ui/tableoptions/chip.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

FilterBar::FilterBar(sheet::Sheet &sheet, sheet::VisibleRows &shown, PageHost &host,
                     QWidget *parent)
    : QWidget(parent)
    , m_sheet(sheet)
    , m_shown(shown)
    , m_host(host)
    , m_chips(new QWidget(this))
    , m_flow(new FlowLayout(m_chips))
    , m_words(new QLineEdit(this))
    , m_fault(new QLabel(this))
    , m_leftOut(new QLabel(this))
    , m_add(new Button(Icon::Plus, tr("Condition"), host.theme(), m_chips))
    , m_write(new Button(Icon::Pencil, tr("Text filter"), host.theme(), m_chips))
    , m_clear(new Button(tr("Clear"), host.theme(), this))
    , m_find(new SearchField(tr("Find"), host.theme(), this))
{
    build();
    showFilter();
    using Shown = sheet::VisibleRows;
    for (const auto signal : {&Shown::workChanged, &Shown::grew, &Shown::replaced})
        connect(&shown, signal, this, &FilterBar::showLeftOut);
}

void FilterBar::showLeftOut()
{
    m_leftOut->setText(sheetview::leftOutWords(m_shown.unread(), m_sheet.columns(), m_masked));
    m_leftOut->setVisible(!m_leftOut->text().isEmpty());
}

void FilterBar::build()
{
    setObjectName(u"filterBar"_s);
    setSmall(m_add);
    m_add->setKind(Role::Flat);
    m_add->setObjectName(u"addCondition"_s);
    m_add->setAccessibleName(tr("Add a condition"));
    m_clear->setKind(Role::Flat);
    m_clear->setObjectName(u"clearFilter"_s);
    m_clear->setAccessibleName(tr("Clear the filter"));
    m_find->setObjectName(u"findInFile"_s);
    m_find->setAccessibleName(tr("Find text in the visible rows"));
    m_find->setKeyHint(QKeySequence(QKeySequence::Find));
    m_find->setFixedWidth(m_host.theme().scaled(190));
    m_find->installEventFilter(this);
    setSmall(m_write);
    m_write->setKind(Role::Flat);
    m_write->setObjectName(u"filterInWords"_s);
    m_words->setObjectName(u"filterWords"_s);
    m_words->setAccessibleName(tr("Text filter"));
    m_words->installEventFilter(this);
    m_fault->setObjectName(u"filterFault"_s);
    m_leftOut->setObjectName(u"filterLeftOut"_s);
    setRole(m_leftOut, Role::Small);
    for (auto *words : {m_fault, m_leftOut}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->hide();
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    // Only one of the two widgets is visible. A stacked layout would make the line edit as high as
    // the chips.
    row->addWidget(m_chips, 1);
    row->addWidget(m_words, 1, Qt::AlignTop);
    m_words->hide();
    row->addWidget(m_find, 0, Qt::AlignTop);
    row->addWidget(m_clear, 0, Qt::AlignTop);
    auto *box = columnIn(this, 4);
    box->addLayout(row);
    box->addWidget(m_fault);
    box->addWidget(m_leftOut);
    connect(m_write, &QPushButton::clicked, this, &FilterBar::writeWords);
    connect(m_add, &QPushButton::clicked, this, [this] { ask(0); });
    connect(m_clear, &QPushButton::clicked, this, &FilterBar::clear);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_words && key->key() == Qt::Key_Escape) {
        // Show the previous filter again.
        showFilter();
        m_write->setFocus();
        return true;
    }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (watched == m_words)
        parseWords();
    else if (!m_find->text().isEmpty())
        Q_EMIT findAsked(m_find->text(), key->modifiers() & Qt::ShiftModifier);
    return true;
}

void FilterBar::showFilter()
{
    while (auto *item = m_flow->takeAt(0)) {
        if (item->widget() != m_add && item->widget() != m_write)
            discard(item->widget());
        delete item;
    }
    const auto &filter = m_shown.filter();
    m_words->hide();
    m_chips->show();
    m_fault->hide();
    const bool all = sheet::isEmpty(filter);
    auto *where = new QLabel(all                  ? tr("All rows")
                                 : filter.negated ? tr("Rows without")
                                                  : tr("Rows where"),
                             m_chips);
    setRole(where, Role::Muted);
    where->setFixedHeight(m_host.theme().scaled(28));
    m_flow->addWidget(where);
    for (std::size_t number = 0; number < filter.conditions.size(); ++number) {
        if (number > 0)
            addJoin(filter.any);
        addChip(static_cast<int>(number), filter.conditions[number]);
    }
    for (std::size_t number = 0; number < filter.groups.size(); ++number) {
        const auto &group = filter.groups[number];
        if (m_flow->count() > 1)
            addJoin(filter.any);
        auto *chip = new tableoptions::Chip(
            {.value = query::textOf(group, sheet::unambiguousTitlesOf(m_sheet.columns()))},
            m_host.theme(), m_chips);
        connect(chip, &tableoptions::Chip::clicked, this, &FilterBar::writeWords);
        chip->setObjectName(u"group%1"_s.arg(number));
        connect(chip, &tableoptions::Chip::dropped, this, [this, number] { removeGroup(number); });
        m_flow->addWidget(chip);
        chip->show();
    }
    m_flow->addWidget(m_add);
    m_flow->addWidget(m_write);
    where->show();
    m_clear->setVisible(!all);
    updateGeometry();
}

void FilterBar::addJoin(bool any)
{
    auto *join =
        new Button(query::wordsOf(any ? query::FilterPhrase::Or : query::FilterPhrase::And),
                   m_host.theme(), m_chips);
    join->setKind(Role::Flat);
    setSmall(join);
    join->setObjectName(u"joinConditions"_s);
    join->setToolTip(tr("Switch between “and” and “or”"));
    connect(join, &QPushButton::clicked, this, [this] {
        auto filter = m_shown.filter();
        filter.any = !filter.any;
        setFilter(filter);
    });
    m_flow->addWidget(join);
    join->show();
}

QStringList FilterBar::names() const
{
    return sheet::namesOf(m_sheet.columns());
}

void FilterBar::writeWords()
{
    m_words->setPlaceholderText(
        tr("For example: %1 contains ana and %2 is not empty")
            .arg(m_sheet.columns().value(0).heading(), m_sheet.columns().value(1).heading()));
    m_words->setText(
        query::textOf(m_shown.filter(), sheet::unambiguousTitlesOf(m_sheet.columns())));
    m_chips->hide();
    m_words->show();
    m_words->setFocus();
}

void FilterBar::parseWords()
{
    const auto filter =
        query::filterFromText(m_words->text(),
                              {.columns = names(),
                               .labels = sheet::labelsOf(m_sheet.columns()),
                               .table = m_sheet.hasTraces() ? query::FilteredTable::Differences
                                                            : query::FilteredTable::Plain,
                               .formats = m_sheet.source().formats,
                               .today = m_host.clock().now().toLocalTime().date()});
    if (filter) {
        setFilter(*filter);
        m_write->setFocus();
        return;
    }
    const auto &fault = filter.error();
    m_words->setSelection(static_cast<int>(fault.at), static_cast<int>(fault.length));
    m_fault->setText(sheetview::fewWords(sheetview::wordsOf(fault.problem)));
    m_fault->show();
}

void FilterBar::addChip(int number, const query::Condition &condition)
{
    auto words = tableoptions::wordsOf(condition, m_sheet.columns());
    if (m_masked.contains(condition.column))
        words.value = sheet::masked(words.value);
    auto *chip = new tableoptions::Chip(words, m_host.theme(), m_chips);
    chip->setObjectName(u"condition%1"_s.arg(number));
    connect(chip, &tableoptions::Chip::clicked, this,
            [this, number, chip] { change(number, chip); });
    connect(chip, &tableoptions::Chip::dropped, this, [this, number] { remove(number); });
    m_flow->addWidget(chip);
    chip->show();
}

void FilterBar::setFilter(const query::Filter &filter)
{
    m_shown.setFilter(filter);
    showFilter();
    Q_EMIT filterChanged();
}

void FilterBar::add(const query::Condition &condition)
{
    auto filter = m_shown.filter();
    filter.conditions.push_back(condition);
    setFilter(filter);
}

void FilterBar::remove(int number)
{
    const auto before = m_shown.filter();
    auto filter = before;
    const auto at = filter.conditions.begin() + number;
    const auto words = tableoptions::wordsOf(*at, m_sheet.columns());
    filter.conditions.erase(at);
    setFilter(filter);
    m_add->setFocus();
    const QPointer self(this);
    m_host.tell(tr("The condition on %1 was removed.").arg(words.column), [self, before] {
        if (self)
            self->setFilter(before);
    });
}

void FilterBar::removeGroup(std::size_t number)
{
    const auto before = m_shown.filter();
    auto filter = before;
    filter.groups.erase(filter.groups.begin() + static_cast<std::ptrdiff_t>(number));
    setFilter(filter);
    m_add->setFocus();
    const QPointer self(this);
    m_host.tell(tr("The group of conditions was removed."), [self, before] {
        if (self)
            self->setFilter(before);
    });
}

void FilterBar::clear()
{
    const auto before = m_shown.filter();
    if (sheet::isEmpty(before))
        return;
    setFilter({});
    const QPointer self(this);
    m_host.tell(tr("The filter was cleared."), [self, before] {
        if (self)
            self->setFilter(before);
    });
}

void FilterBar::openPopup(tableoptions::ConditionPopup *popup, const QWidget *below)
{
    popup->setMaskedColumns(m_masked);
    popup->move(below->mapToGlobal(QPoint(0, below->height() + 4)));
    popup->show();
}

void FilterBar::ask(int column, std::optional<tableoptions::Compare> compare)
{
    auto *popup =
        new tableoptions::ConditionPopup(tableoptions::targetOf(m_sheet), m_host.theme(), this);
    popup->begin(column, compare);
    connect(popup, &tableoptions::ConditionPopup::accepted, this, &FilterBar::add);
    openPopup(popup, m_add);
}

void FilterBar::change(int number, QWidget *chip)
{
    auto *popup =
        new tableoptions::ConditionPopup(tableoptions::targetOf(m_sheet), m_host.theme(), this);
    popup->change(m_shown.filter().conditions[static_cast<std::size_t>(number)]);
    connect(popup, &tableoptions::ConditionPopup::accepted, this,
            [this, number](const query::Condition &condition) {
                auto filter = m_shown.filter();
                filter.conditions[static_cast<std::size_t>(number)] = condition;
                setFilter(filter);
            });
    openPopup(popup, chip);
}

} // namespace storedesk::ui::files
