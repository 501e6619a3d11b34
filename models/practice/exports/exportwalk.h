// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exportplan.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Walks over the activities that a plan names, by date, a few at a time.
class ActivityWalk final
{
public:
    // What to read beside date and number: columns and the tables that they come from, as SQL.
    ActivityWalk(Store &store, const ExportPlan &plan, QByteArrayView columns,
                 QByteArrayView joins = {});

    [[nodiscard]] qint64 count();
    // The next ones, at most `limit`. Columns 0 and 1 are date and number; the others are the
    // caller's.
    [[nodiscard]] base::Query next(int limit);
    // Where to go on behind.
    void passed(const base::Query &row);

private:
    Store &m_store;
    QByteArray m_where;
    QByteArray m_sql;
    QByteArray m_types; // a JSON list
    Moment m_to;
    Moment m_date;
    qint64 m_number = 0;
};

} // namespace storedesk::practice
