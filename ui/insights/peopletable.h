// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::ui::insights {

// The people behind one number, by name, email and ID.
class PeopleTable final : public itemmodels::ColumnModel<storedesk::insights::InsightPerson>
{
    Q_OBJECT

public:
    enum Column { Name, Email, Id };

    explicit PeopleTable(QObject *parent = nullptr);

    void show(std::vector<storedesk::insights::InsightPerson> people);
};

} // namespace storedesk::ui::insights
