// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/contactchanges.h"

#include "itemmodels/showntext.h"
#include "ui/forms/valuewords.h"
#include "ui/tables/wrappedcells.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

using storedesk::events::FieldChange;

static QString fieldText(const FieldChange &change)
{
    return change.rule.title.isEmpty() ? change.rule.key : change.rule.title;
}

static QString valueText(const FieldChange &change, const QJsonValue &value)
{
    const auto words = forms::wordsOf(change.rule, value);
    return words.isEmpty() ? ContactChanges::tr("empty") : words;
}

static QString beforeText(const FieldChange &change)
{
    return valueText(change, change.before);
}

static QString afterText(const FieldChange &change)
{
    return valueText(change, change.after);
}

static bool isEmpty(const FieldChange &change, int column)
{
    const auto &value = column == ContactChanges::After ? change.after : change.before;
    return forms::wordsOf(change.rule, value).isEmpty();
}

struct ChangeColumn
{
    const char *title;
    QString (*text)(const FieldChange &);
};

// clang-format off
static constexpr std::array changeColumns{
    ChangeColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::ContactChanges", "Contact field"), fieldText},
    ChangeColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::ContactChanges", "Before"),        beforeText},
    ChangeColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::ContactChanges", "After"),         afterText},
};
// clang-format on
static_assert(changeColumns.size() == ContactChanges::ColumnCount);

void ContactChanges::setChanges(QList<FieldChange> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

int ContactChanges::changed() const
{
    return static_cast<int>(std::ranges::count(m_changes, true, &FieldChange::changed));
}

int ContactChanges::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int ContactChanges::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ContactChanges::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &change = m_changes[index.row()];
    const auto &column = changeColumns[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole)
        return itemmodels::shownText(column.text(change));
    if ((role == WrappedCells::NoteRole || role == Qt::ToolTipRole) && index.column() == Field)
        return change.rule.key;
    if (role == WrappedCells::NewRole)
        return change.changed && index.column() == After;
    if (role == ItemMutedRole)
        return index.column() != Field && (!change.changed || isEmpty(change, index.column()));
    if (role == ItemIconRole && index.column() == After && change.changed)
        return QVariant::fromValue(Icon::Pencil);
    if (role == ItemToneRole)
        return static_cast<int>(Tone::Accent);
    return {};
}

QVariant ContactChanges::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    return tr(changeColumns[static_cast<std::size_t>(section)].title);
}

} // namespace storedesk::ui::events
