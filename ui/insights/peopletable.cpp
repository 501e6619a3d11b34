// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/insights/peopletable.h"

namespace storedesk::ui::insights {

using storedesk::insights::InsightPerson;

PeopleTable::PeopleTable(QObject *parent)
    : ColumnModel(parent)
{
    setColumns({{.column = Id,
                 .title = [] { return tr("Contact"); },
                 .text = [](const InsightPerson &person) { return person.id; },
                 .sortValue = {},
                 .roles = {},
                 .flags = {},
                 .setValue = {}},
                {.column = Email,
                 .title = [] { return tr("Email"); },
                 .text = [](const InsightPerson &person) { return person.email; },
                 .sortValue = {},
                 .roles = {},
                 .flags = {},
                 .setValue = {}}});
}

void PeopleTable::show(std::vector<InsightPerson> people)
{
    setRows(std::move(people));
}

} // namespace storedesk::ui::insights
