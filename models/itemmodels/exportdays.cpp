// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportdays.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"

#include <QDateTime>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

// The store's time zone need not be known. From UTC-10 to UTC+13, a time 13 hours after the store's
// day begins, or just under 11 hours before it ends, falls on the same date in UTC.
static constexpr qint64 hour = 60LL * 60;
static constexpr qint64 afterItBegins = 13 * hour;
static constexpr qint64 beforeItEnds = 11 * hour - 1;

static QDate dayOf(const QString &text, qint64 intoTheDay)
{
    if (const auto day = QDate::fromString(text, u"yyyy-MM-dd"); day.isValid())
        return day;
    const auto moment = QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
    return moment.addSecs(moment.time() == QTime(0, 0) ? 0 : intoTheDay).date();
}

std::optional<ExportDays> wholeDaysOf(const QJsonObject &record)
{
    if (record[key::exportType].toString() != catalogue::choice::exporttype::dataExplorer)
        return std::nullopt;
    const auto filters = record[key::filters].toObject();
    const ExportDays days{.first = dayOf(filters[key::fromDate].toString(), afterItBegins),
                          .last = dayOf(filters[key::toDate].toString(), -beforeItEnds)};
    return days.first.isValid() && days.last.isValid() ? std::optional(days) : std::nullopt;
}

} // namespace storedesk::itemmodels
