// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/contactselection.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace storedesk::ui::contacts {

ContactSelection::ContactSelection(AllContactsModel &model, QTableView &view)
    : QItemSelectionModel(&model, &view)
    , m_model(model)
    , m_view(view)
{
    // The rows of the latest command refer to the order before the reset.
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &ContactSelection::finalize);
    connect(&model, &QAbstractItemModel::modelReset, this, &ContactSelection::keepShown);
    connect(&model, &AllContactsModel::searched, this, &ContactSelection::selectWanted);
    connect(&model, &AllContactsModel::searched, this, &ContactSelection::restore);
    connect(&model, &AllContactsModel::aboutToReplace, this, &ContactSelection::rememberKeys);
    connect(&model, &AllContactsModel::contentChanged, this, &ContactSelection::dropDeleted);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &ContactSelection::showRows);
    connect(view.verticalScrollBar(), &QScrollBar::rangeChanged, this, &ContactSelection::showRows);
    view.viewport()->installEventFilter(this);
}

bool ContactSelection::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ContactSelection::showRows, Qt::QueuedConnection);
    return QItemSelectionModel::eventFilter(watched, event);
}

bool ContactSelection::has(qint32 number) const
{
    return static_cast<std::size_t>(number) < m_chosen.size()
        && m_chosen[static_cast<std::size_t>(number)];
}

void ContactSelection::set(qint32 number, bool chosen)
{
    const auto at = static_cast<std::size_t>(number);
    if (at >= m_chosen.size()) {
        if (!chosen)
            return;
        m_chosen.resize(std::max(at + 1, 2 * m_chosen.size()));
    }
    if (m_chosen[at] != chosen)
        m_finalized += chosen ? 1 : -1;
    m_chosen[at] = chosen;
}

bool ContactSelection::isCurrent(int row) const
{
    return std::ranges::any_of(m_current, [row](const RowRange &range) {
        return row >= range.first && row <= range.last;
    });
}

bool ContactSelection::isChosen(int row) const
{
    const bool chosen = has(m_model.numbers()[static_cast<std::size_t>(row)]);
    if (!isCurrent(row))
        return chosen;
    return m_command.testFlag(Toggle) ? !chosen : m_command.testFlag(Select);
}

void ContactSelection::finalize()
{
    for (const auto &range : std::exchange(m_current, {})) {
        for (int row = range.first; row <= range.last; ++row) {
            const auto number = m_model.numbers()[static_cast<std::size_t>(row)];
            set(number, m_command.testFlag(Toggle) ? !has(number) : m_command.testFlag(Select));
        }
    }
}

void ContactSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    if (m_passing)
        return QItemSelectionModel::select(selection, command);
    if (command == NoUpdate)
        return;
    if (command.testFlag(Clear)) {
        m_remembered.reset();
        ++m_generation;
        m_chosen.clear();
        m_current.clear();
        m_finalized = 0;
        m_hidden = 0;
    }
    if (!command.testFlag(Current))
        finalize();
    if (command & (Toggle | Select | Deselect)) {
        m_command = command;
        m_current.clear();
        for (const auto &range : selection)
            m_current.push_back({.first = range.top(), .last = range.bottom()});
    }
    recount();
    showRows();
    Q_EMIT chosenChanged();
}

void ContactSelection::recount()
{
    m_count = m_finalized;
    for (const auto &range : m_current) {
        for (int row = range.first; row <= range.last; ++row) {
            const bool before = has(m_model.numbers()[static_cast<std::size_t>(row)]);
            const bool after = m_command.testFlag(Toggle) ? !before : m_command.testFlag(Select);
            m_count += static_cast<int>(after) - static_cast<int>(before);
        }
    }
}

void ContactSelection::selectKeys(const QStringList &keys)
{
    m_remembered.reset();
    ++m_generation;
    m_wantedKeys = keys;
    selectWanted();
}

void ContactSelection::selectWanted()
{
    if (m_wantedKeys.isEmpty() || m_model.path().isEmpty() || m_model.isSearching())
        return;
    m_model.find(std::exchange(m_wantedKeys, {}), [this](const auto &numbers, qsizetype missing) {
        m_chosen.clear();
        m_finalized = 0;
        for (const auto number : numbers)
            set(number, true);
        // Also counts the contacts that are hidden by a search.
        keepShown();
        Q_EMIT keysSelected(missing);
    });
}

void ContactSelection::rememberKeys()
{
    // The contacts of an earlier file are still being restored.
    if (m_count == 0 || m_path != m_model.path())
        return;
    m_model.readKeys(
        numbers(),
        [this, contacts = m_count, generation = ++m_generation](const QStringList &keys) {
            if (generation != m_generation)
                return;
            m_remembered = {.contacts = contacts, .keys = keys};
            restore();
        });
}

void ContactSelection::restore()
{
    if (!m_remembered || m_model.path().isEmpty() || m_model.isSearching())
        return;
    m_model.find(m_remembered->keys,
                 [this, path = m_model.path(), generation = m_generation](
                     const storage::ContactMirror::Numbers &numbers, qsizetype) {
                     // After another change of the file, the model searches again.
                     if (generation != m_generation || path != m_model.path() || !m_remembered)
                         return;
                     finalize();
                     for (const auto number : numbers)
                         set(number, true);
                     const auto lost = m_remembered->contacts - std::ssize(numbers);
                     m_remembered.reset();
                     keepShown();
                     if (lost > 0)
                         Q_EMIT contactsLost(lost);
                 });
}

void ContactSelection::deselectAll()
{
    select(QItemSelection(), Clear);
}

void ContactSelection::reset()
{
    const QScopedValueRollback passing(m_passing, true);
    QItemSelectionModel::reset();
}

// Called when the model shows different contacts.
void ContactSelection::keepShown()
{
    m_current.clear();
    if (m_path != m_model.path()) {
        m_path = m_model.path();
        m_chosen.clear();
        m_finalized = 0;
    }
    std::vector<bool> shown(m_chosen.size());
    qint64 count = 0;
    for (const auto number : m_model.numbers()) {
        if (has(number)) {
            shown[static_cast<std::size_t>(number)] = true;
            ++count;
        }
    }
    // Without a search all contacts are shown, so the others were deleted.
    if (m_model.showsAll()) {
        m_chosen = std::move(shown);
        m_finalized = count;
    }
    m_hidden = m_finalized - count;
    m_count = m_finalized;
    // The view has not been laid out for the new rows yet.
    QMetaObject::invokeMethod(this, &ContactSelection::showRows, Qt::QueuedConnection);
    Q_EMIT chosenChanged();
}

void ContactSelection::dropDeleted()
{
    if (m_count == 0)
        return;
    m_model.readAll([this](const storage::ContactMirror::Numbers &existing) {
        // Another file has other numbers.
        if (m_path != m_model.path() || m_model.isSearching())
            return;
        finalize();
        std::vector<bool> left(m_chosen.size());
        m_finalized = 0;
        for (const auto number : existing) {
            if (has(number)) {
                left[static_cast<std::size_t>(number)] = true;
                ++m_finalized;
            }
        }
        m_chosen = std::move(left);
        keepShown();
    });
}

void ContactSelection::showRows()
{
    const QScopedValueRollback passing(m_passing, true);
    const int first = std::max(0, m_view.rowAt(0));
    const int bottom = m_view.rowAt(m_view.viewport()->height() - 1);
    const int last = bottom < 0 ? m_model.rowCount() - 1 : bottom;
    // More rows than any screen shows, for a view that has not been laid out.
    static constexpr int mostVisible = 1'000;
    QItemSelection visible;
    for (int row = first; row <= std::min(last, first + mostVisible); ++row) {
        if (m_model.columnCount() > 0 && isChosen(row))
            visible.append(QItemSelectionRange(m_model.index(row, 0),
                                               m_model.index(row, m_model.columnCount() - 1)));
    }
    QItemSelectionModel::select(visible, ClearAndSelect);
}

storage::ContactMirror::Numbers ContactSelection::numbers() const
{
    storage::ContactMirror::Numbers numbers;
    auto hidden = m_chosen;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const auto number = m_model.numbers()[static_cast<std::size_t>(row)];
        if (isChosen(row))
            numbers.push_back(number);
        if (static_cast<std::size_t>(number) < hidden.size())
            hidden[static_cast<std::size_t>(number)] = false;
    }
    for (std::size_t number = 0; number < hidden.size(); ++number) {
        if (hidden[number])
            numbers.push_back(static_cast<qint32>(number));
    }
    return numbers;
}

} // namespace storedesk::ui::contacts
