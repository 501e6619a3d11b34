// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/practiceexportplan.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Iterates over a plan's activities by date, a few at a time.
class ActivityWalk final
{
public:
    // Additional columns and the tables to join for them are given as SQL.
    ActivityWalk(Store &store, const PracticeExportPlan &plan, QByteArrayView columns,
                 QByteArrayView joins = {});

    [[nodiscard]] qint64 count();
    // Returns up to `limit` rows. Columns 0 and 1 are the date and the number. The others are those
    // requested in the constructor.
    [[nodiscard]] base::Query next(int limit);
    // Stores the row as the position from which to continue.
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
