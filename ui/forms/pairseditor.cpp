// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/pairseditor.h"

#include "catalogue/checker.h"
#include "catalogue/jointrules.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "records/contactfieldrules.h"
#include "ui/forms/elementrules.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

// Returns the rules of the two members. The label comes before the id, because users enter the
// label first.
static catalogue::FieldSet membersOf(const catalogue::FieldSet &set, const QString &list)
{
    auto element = elementRules(set, list);
    const auto label = std::ranges::find(element.rules, QString(catalogue::key::label),
                                         &catalogue::FieldRule::key);
    if (label != element.rules.end())
        std::rotate(element.rules.begin(), label, label + 1);
    return element;
}

static PairList::Member memberOf(const catalogue::FieldSet &element, std::size_t at)
{
    if (at >= element.rules.size())
        return {};
    return {.key = element.rules[at].key, .title = element.rules[at].title};
}

static PairList::Follow followOf(const catalogue::FieldSet &element)
{
    const bool options =
        element.rule(QString(catalogue::key::label)) && element.rule(QString(catalogue::key::id));
    return options ? PairList::Follow(&storedesk::records::suggestedOptionId) : PairList::Follow();
}

PairsEditor::PairsEditor(const catalogue::FieldRule &rule, const catalogue::FieldSet &set,
                         const Theme &theme, QWidget *parent)
    : FieldEditor(rule, theme, parent)
    , m_element(membersOf(set, rule.key))
    , m_list(memberOf(m_element, 0), memberOf(m_element, 1), followOf(m_element), this)
    , m_view(new TableView(theme, this))
{
    build(theme);
    addShortcuts();
    listenForLeaving();
    m_view->installEventFilter(this);
    connect(&m_list, &PairList::edited, this, [this] {
        judge();
        Q_EMIT edited();
    });
    connect(m_view, &TableView::opened, this, &PairsEditor::act);
    connect(m_view, &QAbstractItemView::clicked, this, &PairsEditor::act);
    // Wait until the view has moved to the next cell.
    connect(
        m_view->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
        [this](QWidget *, QAbstractItemDelegate::EndEditHint hint) { continueRun(hint); },
        Qt::QueuedConnection);
}

// Tab and Enter move from the second text to the first text in the next row, skipping the remove
// button. Enter also does so from the first text if the second is derived from it.
void PairsEditor::continueRun(QAbstractItemDelegate::EndEditHint hint)
{
    const auto here = m_view->currentIndex();
    const bool whole = here.column() == PairList::Second
        || (m_list.follows() && here.column() == PairList::First && here.row() < m_list.count());
    const bool entered =
        hint == QAbstractItemDelegate::SubmitModelCache && whole && m_view->hasFocus();
    const bool passed =
        hint == QAbstractItemDelegate::EditNextItem && here.column() == PairList::Remove;
    if (!entered && !passed)
        return;
    const auto next = m_list.index(here.row() + 1, PairList::First);
    m_view->setCurrentIndex(next);
    m_view->edit(next);
}

PairsEditor::~PairsEditor()
{
    // Block signals, because an open cell editor commits its text on destruction, while the form is
    // being destroyed too.
    blockSignals(true);
    delete m_view;
}

void PairsEditor::build(const Theme &theme)
{
    auto *panel = new Panel(this);
    m_view->setModel(&m_list);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::AnyKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_view->setTabKeyNavigation(false);
    m_view->setFixedHeight(theme.scaled(190));
    m_view->cells()->setInk(m_list.follows() ? PairList::Second : PairList::First, CellInk::Code);
    auto *header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(theme.scaled(36));
    int widest = 0;
    for (const int column : {PairList::First, PairList::Second}) {
        header->setSectionResizeMode(column, QHeaderView::Stretch);
        widest = std::max(widest, header->sectionSizeHint(column));
    }
    m_view->setColumnWidth(PairList::Remove, theme.scaled(40));
    // Both columns have the same width, so both need room for the wider heading.
    m_view->setMinimumWidth(2 * widest + m_view->columnWidth(PairList::Remove)
                            + m_view->verticalScrollBar()->sizeHint().width()
                            + 2 * m_view->frameWidth());
    panel->box()->addWidget(m_view);
    auto *paste = new Button(Icon::Paste, tr("Paste list"), theme, panel);
    paste->setObjectName(u"paste."_s + key());
    paste->setToolTip(
        m_list.follows()
            ? tr("One option per line: label, then optionally a tab or comma and the ID")
            : tr("One entry per line, copied from a table"));
    setSmall(paste);
    connect(paste, &QPushButton::clicked, this, [this] {
        this->paste();
        // Focus the table, because undo works only there.
        m_view->setFocus();
    });
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 6, 8, 6);
    row->addStretch();
    row->addWidget(paste);
    panel->box()->addWidget(separator(panel));
    panel->box()->addLayout(row);
    setControl(panel);
    panel->setFocusProxy(m_view);
    m_view->setObjectName(u"pairs."_s + key());
    m_view->setAccessibleName(rule().title);
}

void PairsEditor::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto handler) {
        auto *shortcut = new QShortcut(keys, m_view);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, handler);
    };
    add(QKeySequence::Paste, &PairsEditor::paste);
    add(QKeySequence::Delete, [this] { m_list.remove(m_view->currentIndex().row()); });
    add(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    add(Qt::ALT | Qt::Key_Down, [this] { move(1); });
}

// Returns true while the user is typing in a row with only the first text, so that the missing text
// is not reported yet.
bool PairsEditor::isUnfinished() const
{
    const auto *focused = QApplication::focusWidget();
    return focused && isAncestorOf(focused)
        && m_list.halfRows() == QList{m_view->currentIndex().row()};
}

void PairsEditor::listenForLeaving()
{
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &, const QModelIndex &before) {
                judge();
                if (m_list.halfRows().contains(before.row()))
                    Q_EMIT edited();
            });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        const bool left = before && isAncestorOf(before) && !(now && isAncestorOf(now));
        if (!left || m_list.halfRows().isEmpty())
            return;
        judge();
        Q_EMIT edited();
    });
}

// Checks each cell, except in the row that is being edited.
void PairsEditor::judge()
{
    QMap<PairList::Cell, QString> reasons;
    const auto pairs = m_list.pairs();
    const catalogue::Checker checker(m_element);
    const int unfinished = isUnfinished() ? m_view->currentIndex().row() : -1;
    const auto add = [this, &reasons, unfinished](int row, const QString &member,
                                                  catalogue::Reason reason) {
        const auto *rule = m_element.rule(member);
        if (const int column = m_list.columnOf(member); rule && column >= 0 && row != unfinished)
            reasons.insert({row, column}, catalogue::textOf(reason, *rule));
    };
    for (int row = 0; row < m_list.count(); ++row) {
        for (const auto &fault : checker.check(pairs[row].toObject()))
            add(row, fault.path.section(u'/', 1, 1), fault.reason);
    }
    catalogue::FieldFaults joint;
    catalogue::checkContactField({{catalogue::key::options, pairs}}, joint);
    for (const auto &fault : joint.faults()) {
        if (m_list.follows() && fault.reason == catalogue::Reason::Repeated)
            add(fault.path.section(u'/', 2, 2).toInt(), fault.path.section(u'/', 3, 3),
                fault.reason);
    }
    m_list.setFaults(reasons);
}

void PairsEditor::markCells(const std::vector<http::FieldError> &errors)
{
    QMap<PairList::Cell, QString> reasons;
    for (const auto &error : errors) {
        const auto path = error.path.split(u'/', Qt::SkipEmptyParts);
        bool numbered = false;
        const int row = path.value(1).toInt(&numbered);
        const int column = m_list.columnOf(path.value(2));
        if (path.value(0) == key() && numbered && column >= 0)
            reasons.insert({row, column}, itemmodels::shownText(error.reason));
    }
    if (!reasons.isEmpty())
        m_list.setFaults(reasons);
}

// Gives the undo steps of the table precedence over those of the window.
bool PairsEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || !m_view->hasFocus()
        || (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress))
        return FieldEditor::eventFilter(watched, event);
    const auto *keys = static_cast<QKeyEvent *>(event);
    const bool undo = keys->matches(QKeySequence::Undo) && m_list.canUndo();
    const bool redo = keys->matches(QKeySequence::Redo) && m_list.canRedo();
    if (!undo && !redo)
        return FieldEditor::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        takeBack(undo);
    return true;
}

void PairsEditor::takeBack(bool undo)
{
    const auto here = m_view->currentIndex();
    const int row = here.row();
    const int column = here.column();
    undo ? m_list.undo() : m_list.redo();
    m_view->setCurrentIndex(m_list.index(std::min(row, m_list.rowCount() - 1), column));
}

void PairsEditor::move(int step)
{
    m_list.move(m_view->currentIndex().row(), step);
}

void PairsEditor::paste()
{
    m_list.append(readPairs(QGuiApplication::clipboard()->text()));
}

void PairsEditor::act(const QModelIndex &index)
{
    if (!isEnabled() || m_view->editTriggers() == QAbstractItemView::NoEditTriggers)
        return;
    if (index.column() == PairList::Remove)
        m_list.remove(index.row());
    else
        m_view->edit(index);
}

QJsonValue PairsEditor::value() const
{
    const auto pairs = m_list.pairs();
    return pairs.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(pairs);
}

void PairsEditor::setValue(const QJsonValue &value)
{
    m_list.setPairs(value.toArray());
    judge();
}

void PairsEditor::setReadOnly(bool readOnly)
{
    m_view->setEditTriggers(readOnly ? QAbstractItemView::NoEditTriggers
                                     : QAbstractItemView::AnyKeyPressed
                                    | QAbstractItemView::EditKeyPressed
                                    | QAbstractItemView::DoubleClicked);
}

} // namespace storedesk::ui::forms
