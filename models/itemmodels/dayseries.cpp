// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dayseries.h"

#include "catalogue/key.h"
#include "itemmodels/transfer.h"

#include <numeric>

namespace storedesk::itemmodels {

namespace key = catalogue::key;

QDate DaySeries::last() const
{
    return first.addDays(static_cast<qint64>(values.size()) - 1);
}

qint64 DaySeries::sum() const
{
    return std::accumulate(values.begin(), values.end(), qint64{0});
}

DaySeries perDay(const Records &records, const QDateTime &now, int days, AmountOf amount)
{
    DaySeries series{.first = now.toLocalTime().date().addDays(1 - days),
                     .values = std::vector<qint64>(static_cast<std::size_t>(days), 0)};
    for (const auto &record : records) {
        const auto day = momentOf(record, key::createdAt).toLocalTime().date();
        const auto at = day.isValid() ? series.first.daysTo(day) : -1;
        if (at >= 0 && at < days)
            series.values[static_cast<std::size_t>(at)] += amount(record);
    }
    return series;
}

DaySeries rowsTakenPerDay(const Records &imports, const QDateTime &now, int days)
{
    return perDay(imports, now, days,
                  [](const QJsonObject &record) { return record[key::success].toInteger(); });
}

DaySeries rowsRefusedPerDay(const Records &imports, const QDateTime &now, int days)
{
    return perDay(imports, now, days,
                  [](const QJsonObject &record) { return record[key::errors].toInteger(); });
}

DaySeries exportsPerDay(const Records &exports, const QDateTime &now, int days)
{
    return perDay(exports, now, days, [](const QJsonObject &) { return qint64{1}; });
}

} // namespace storedesk::itemmodels
