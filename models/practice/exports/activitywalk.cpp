// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/activitywalk.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

// Two names in the documentation for the same activity type.
struct Alias
{
    QLatin1StringView one;
    QLatin1StringView other;
};
static constexpr std::array aliases{
    Alias{"contact-created"_L1, "entity-created"_L1},
    Alias{"contact-merged"_L1, "entity-merged"_L1},
};

static QByteArray listOf(const QStringList &types)
{
    QJsonArray list = QJsonArray::fromStringList(types);
    for (const auto &alias : aliases) {
        if (types.contains(alias.one))
            list.append(QString(alias.other));
        if (types.contains(alias.other))
            list.append(QString(alias.one));
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

ActivityWalk::ActivityWalk(Store &store, const PracticeExportPlan &plan, QByteArrayView columns,
                           QByteArrayView joins)
    : m_store(store)
    , m_types(listOf(plan.activityTypes))
    , m_to(plan.to)
    , m_date(plan.from)
{
    m_where = " WHERE activity.date >= ?1 AND activity.date <= ?2";
    m_where += plan.activityTypes.isEmpty()
        ? QByteArrayView(" AND ?3 <> ''")
        : QByteArrayView(" AND activity.type IN (SELECT value FROM json_each(?3))");
    if (!plan.condition.isEmpty())
        m_where +=
            " AND activity.contact IN (SELECT number FROM contact WHERE " + plan.condition + ')';
    m_sql = "SELECT activity.date, activity.number, " + columns.toByteArray() + " FROM activity "
        + joins.toByteArray() + m_where
        + " AND (activity.date, activity.number) > (?1, ?4)"
          " ORDER BY activity.date, activity.number LIMIT ?5";
}

qint64 ActivityWalk::count()
{
    auto query = m_store.database().query("SELECT count(*) FROM activity" + m_where,
                                          {m_date, m_to, m_types});
    return query.next() ? query.number(0) : 0;
}

base::Query ActivityWalk::next(int limit)
{
    return m_store.database().query(m_sql, {m_date, m_to, m_types, m_number, limit});
}

void ActivityWalk::passed(const base::Query &row)
{
    m_date = row.number(0);
    m_number = row.number(1);
}

} // namespace storedesk::practice
