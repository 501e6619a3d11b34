// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/insights/peopletable.h"

namespace storedesk::ui::insights {

using storedesk::insights::InsightPerson;

PeopleTable::PeopleTable(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Name, .title = [] { return tr("Name"); },
         .text = [](const InsightPerson &person) { return person.name; }},
        {.column = Email, .title = [] { return tr("Email"); },
         .text = [](const InsightPerson &person) { return person.email; }},
        {.column = Id, .title = [] { return tr("Contact ID"); },
         .text = [](const InsightPerson &person) { return person.id; }},
    });
    // clang-format on
}

void PeopleTable::show(std::vector<InsightPerson> people)
{
    setRows(std::move(people));
}

} // namespace storedesk::ui::insights
