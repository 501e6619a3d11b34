// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationrows.h"

#include "catalogue/key.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>

#include <algorithm>

namespace storedesk::ui::lists {

using itemmodels::IntegrationTree;
using Kind = IntegrationTree::Kind;
using namespace Qt::StringLiterals;

Kind kindOf(const QModelIndex &index)
{
    return index.data(IntegrationTree::KindRole).value<Kind>();
}

QStringList addressOf(const QModelIndex &index)
{
    return index.data(IntegrationTree::AddressRole).toStringList();
}

IntegrationRows::IntegrationRows(IntegrationTree &tree, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_tree(tree)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setSortRole(IntegrationTree::SortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSourceModel(&tree);
}

void IntegrationRows::setWords(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void IntegrationRows::setMayWrite(bool may)
{
    m_mayWrite = may;
}

QModelIndex IntegrationRows::indexOf(const QStringList &address) const
{
    return mapFromSource(m_tree.indexOf(address));
}

bool IntegrationRows::matches(int row, const QModelIndex &parent) const
{
    const auto holds = [&](const QString &word) {
        for (int column = 0; column < IntegrationTree::ColumnCount; ++column) {
            if (m_tree.index(row, column, parent)
                    .data()
                    .toString()
                    .contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
    return std::ranges::all_of(m_words, holds);
}

bool IntegrationRows::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
    const bool note = kindOf(m_tree.index(row, 0, parent)) == Kind::Note;
    return !note && matches(row, parent);
}

// Sorts the rows. A note stays after the rows it refers to, in every sort order.
bool IntegrationRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftNote = kindOf(left.siblingAtColumn(0)) == Kind::Note;
    const bool rightNote = kindOf(right.siblingAtColumn(0)) == Kind::Note;
    if (leftNote != rightNote)
        return rightNote == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

// Returns the action that a note offers.
QString IntegrationRows::actionOf(const QModelIndex &index) const
{
    if (kindOf(index) != Kind::Note)
        return {};
    switch (index.data(IntegrationTree::StateRole).value<IntegrationTree::State>()) {
    case IntegrationTree::State::Read:
        return m_mayWrite ? tr("New event type…") : QString();
    case IntegrationTree::State::Stopped:
        return tr("Load them");
    case IntegrationTree::State::Failed:
    case IntegrationTree::State::Locked:
        return tr("Try again");
    default:
        return {};
    }
}

static Icon iconOfType(const QModelIndex &index)
{
    const auto record = index.data(IntegrationTree::RecordRole).toJsonObject();
    return record.value(catalogue::key::category).toString() == "send"_L1 ? Icon::Send
                                                                          : Icon::Events;
}

static std::pair<Icon, Tone> signOfNote(const QModelIndex &index)
{
    switch (index.data(IntegrationTree::StateRole).value<IntegrationTree::State>()) {
    case IntegrationTree::State::Failed:
        return {Icon::CrossCircle, Tone::Err};
    case IntegrationTree::State::Locked:
        return {Icon::Lock, Tone::Neutral};
    case IntegrationTree::State::Read:
    case IntegrationTree::State::Stopped:
        return {Icon::Info, Tone::Neutral};
    default:
        return {Icon::Ring, Tone::Accent};
    }
}

QVariant IntegrationRows::data(const QModelIndex &index, int role) const
{
    const auto first = mapToSource(index).siblingAtColumn(IntegrationTree::Name);
    const auto kind = kindOf(first);
    const bool names = index.column() == IntegrationTree::Name;
    if (role == ItemSpanRole)
        return kind == Kind::Note && names;
    if (role == ActionRole)
        return actionOf(first);
    if (role == ItemIconRole && names && kind == Kind::EventType)
        return QVariant::fromValue(iconOfType(first));
    if (kind == Kind::Note && names) {
        const auto [icon, tone] = signOfNote(first);
        if (role == ItemIconRole)
            return QVariant::fromValue(icon);
        if (role == ItemToneRole)
            return static_cast<int>(tone);
        if (role == ItemMutedRole)
            return true;
        if (role == Qt::AccessibleTextRole)
            return u"%1 %2"_s.arg(first.data().toString(), actionOf(first)).trimmed();
    }
    return QSortFilterProxyModel::data(index, role);
}

} // namespace storedesk::ui::lists
