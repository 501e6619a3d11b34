// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/practiceexportplan.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Iterates over the activities of a plan by date, a few at a time.
class ActivityWalk final
{
public:
    // Takes additional columns and their joined tables as SQL.
    ActivityWalk(Store &store, const PracticeExportPlan &plan, QByteArrayView columns,
                 QByteArrayView joins = {});

    [[nodiscard]] qint64 count();
    // Returns the next rows, at most `limit`. Columns 0 and 1 are date and number; the others are
    // the caller's.
    [[nodiscard]] base::Query next(int limit);
    // Stores the position to continue after.
    void passed(const base::Query &row);

private:
    Store &m_store;
    QByteArray m_where;
    QByteArray m_sql;
    // A JSON list.
    QByteArray m_types;
    Moment m_to;
    Moment m_date;
    qint64 m_number = 0;
};

} // namespace storedesk::practice
