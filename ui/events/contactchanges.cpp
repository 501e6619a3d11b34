// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/contactchanges.h"

#include "itemmodels/showntext.h"
#include "ui/forms/valuewords.h"
#include "ui/tables/wrappedcells.h"

#include <algorithm>

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

static bool isMuted(const FieldChange &change, const QJsonValue &value)
{
    return !change.changed || forms::wordsOf(change.rule, value).isEmpty();
}

ContactChanges::ContactChanges(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Field, .title = [] { return tr("Contact field"); }, .text = fieldText,
         .roles = {{WrappedCells::NoteRole, [](const FieldChange &change) { return change.rule.key; }},
                   {Qt::ToolTipRole, [](const FieldChange &change) { return change.rule.key; }}}},
        {.column = Before, .title = [] { return tr("Before"); },
         .text = [](const FieldChange &change) { return valueText(change, change.before); },
         .roles = {{ItemMutedRole, [](const FieldChange &change) { return isMuted(change, change.before); }}}},
        {.column = After, .title = [] { return tr("After"); },
         .text = [](const FieldChange &change) { return valueText(change, change.after); },
         .roles = {{ItemMutedRole, [](const FieldChange &change) { return isMuted(change, change.after); }},
                   {WrappedCells::NewRole, [](const FieldChange &change) { return change.changed; }},
                   {ItemIconRole, [](const FieldChange &change) { return change.changed ? QVariant::fromValue(Icon::Pencil) : QVariant(); }}}},
    }, {
        {Qt::DisplayRole, [](const FieldChange &change, const Definition &column) { return itemmodels::shownText(column.text(change)); }},
        {ItemToneRole, [](const FieldChange &, const Definition &) { return static_cast<int>(Tone::Accent); }},
    });
    // clang-format on
}

void ContactChanges::setChanges(const QList<FieldChange> &changes)
{
    setRows({changes.begin(), changes.end()});
}

int ContactChanges::changed() const
{
    return static_cast<int>(std::ranges::count(rows(), true, &FieldChange::changed));
}

} // namespace storedesk::ui::events
