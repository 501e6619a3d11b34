// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/monthpartitions.h"

#include "warehouse/tablecolumn.h"

namespace storedesk::warehouse {

static QByteArray nameOf(QDate month)
{
    return "activity_" + month.toString(u"yyyy_MM").toLatin1();
}

static QByteArray literalOf(QDate day)
{
    return '\'' + day.toString(Qt::ISODate).toLatin1() + '\'';
}

static QByteArray boundsOf(QDate month)
{
    return " FOR VALUES FROM (" + literalOf(month) + ") TO (" + literalOf(month.addMonths(1))
        + ");";
}

// Consecutive months are one range, so that there are few conditions for each row.
static QByteArray conditionOn(const std::vector<QDate> &months)
{
    QByteArrayList ranges;
    for (auto at = months.begin(); at != months.end();) {
        const auto first = *at;
        auto end = first;
        for (; at != months.end() && *at == end; ++at)
            end = end.addMonths(1);
        ranges.append("(happened_at >= " + literalOf(first) + " AND happened_at < " + literalOf(end)
                      + ')');
    }
    return ranges.join(" OR ");
}

Outcome<std::vector<QDate>> MonthPartitions::missing(QDate first, QDate last)
{
    const auto existing =
        m_connection.run("SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid"
                         " WHERE i.inhparent = 'activity'::regclass");
    if (!existing)
        return tl::unexpected(existing.error());
    QByteArrayList names;
    for (int row = 0; row < existing->count(); ++row)
        names.append(existing->text(row, 0).toUtf8());
    std::vector<QDate> months;
    for (auto month = QDate(first.year(), first.month(), 1); month <= last;
         month = month.addMonths(1)) {
        if (!names.contains(nameOf(month)))
            months.push_back(month);
    }
    return months;
}

// The rows arrive through a partitioned table without indexes, which has only the new partitions.
// Attaching them to the activities creates their indexes.
Outcome<qint64> MonthPartitions::add(const std::vector<QDate> &months)
{
    if (months.empty())
        return 0;
    QByteArray create = "CREATE TABLE new_activity (LIKE activity INCLUDING DEFAULTS INCLUDING"
                        " CONSTRAINTS) PARTITION BY RANGE (happened_at);";
    QByteArray attach;
    for (const auto &month : months) {
        const auto name = nameOf(month);
        create += "CREATE TABLE " + name + " PARTITION OF new_activity" + boundsOf(month);
        attach += "ALTER TABLE new_activity DETACH PARTITION " + name
            + "; ALTER TABLE activity ATTACH PARTITION " + name + boundsOf(month);
    }
    if (const auto created = m_connection.script(create); !created)
        return tl::unexpected(created.error());
    const auto columns =
        namesOf(columnsOf(insights::InputTable::Activities)) + ", position, copies, other";
    const auto filled =
        m_connection.run("INSERT INTO new_activity (" + columns + ") SELECT " + columns
                         + " FROM pg_temp.fresh_activity WHERE " + conditionOn(months));
    if (!filled)
        return tl::unexpected(filled.error());
    if (const auto done = m_connection.script(attach + "DROP TABLE new_activity"); !done)
        return tl::unexpected(done.error());
    return filled->changed();
}

} // namespace storedesk::warehouse
