// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/pairseditor.h"

#include "ui/create/formhelp.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

static PairList::Member memberOf(const catalogue::FieldSet &set, const QString &list,
                                 std::size_t at)
{
    const auto rules = elementRules(set, list).rules;
    if (at >= rules.size())
        return {};
    return {.key = rules[at].key, .title = rules[at].title};
}

PairsEditor::PairsEditor(const catalogue::FieldRule &rule, const catalogue::FieldSet &set,
                         const Theme &theme, QWidget *parent)
    : forms::FieldEditor(rule, theme, parent)
    , m_list(memberOf(set, rule.key, 0), memberOf(set, rule.key, 1), this)
    , m_view(new TableView(theme, this))
{
    build(theme);
    addShortcuts();
    listenForLeaving();
    connect(&m_list, &PairList::edited, this, &PairsEditor::edited);
    connect(m_view, &TableView::opened, this, &PairsEditor::act);
    connect(m_view, &QAbstractItemView::clicked, this, &PairsEditor::act);
    // Behind the last text comes the first of the next row, not the sign that removes it, with Tab
    // and with Enter. The view has moved on by then.
    connect(
        m_view->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
        [this](QWidget *, QAbstractItemDelegate::EndEditHint hint) {
            const auto here = m_view->currentIndex();
            const bool entered = hint == QAbstractItemDelegate::SubmitModelCache
                && here.column() == PairList::Second && m_view->hasFocus();
            const bool passed =
                hint == QAbstractItemDelegate::EditNextItem && here.column() == PairList::Remove;
            if (!entered && !passed)
                return;
            const auto next = m_list.index(here.row() + 1, PairList::First);
            m_view->setCurrentIndex(next);
            m_view->edit(next);
        },
        Qt::QueuedConnection);
}

PairsEditor::~PairsEditor()
{
    // A cell that is still being edited hands over its text; the form it would tell is going, too.
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
    m_view->cells()->setInk(PairList::First, CellInk::Code);
    auto *header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(theme.scaled(36));
    header->setSectionResizeMode(PairList::First, QHeaderView::Stretch);
    header->setSectionResizeMode(PairList::Second, QHeaderView::Stretch);
    m_view->setColumnWidth(PairList::Remove, theme.scaled(40));
    panel->box()->addWidget(m_view);
    auto *paste = new Button(Icon::Paste, tr("Paste list"), theme, panel);
    paste->setObjectName(u"paste."_s + key());
    paste->setToolTip(tr("One line for each, as copied from a table"));
    setSmall(paste);
    connect(paste, &QPushButton::clicked, this, &PairsEditor::paste);
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

// Who types the first text of a row has not forgotten the second one.
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
                if (m_list.halfRows().contains(before.row()))
                    Q_EMIT edited();
            });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        const bool left = before && isAncestorOf(before) && !(now && isAncestorOf(now));
        if (left && !m_list.halfRows().isEmpty())
            Q_EMIT edited();
    });
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
}

void PairsEditor::setReadOnly(bool readOnly)
{
    m_view->setEditTriggers(readOnly ? QAbstractItemView::NoEditTriggers
                                     : QAbstractItemView::AnyKeyPressed
                                    | QAbstractItemView::EditKeyPressed
                                    | QAbstractItemView::DoubleClicked);
}

} // namespace storedesk::ui::create
