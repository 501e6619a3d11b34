// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/writtendates.h"

#include "base/utc.h"
#include "catalogue/isodate.h"
#include "values/datetext.h"

#include <QDateTime>

namespace storedesk::records {

using catalogue::Type;
using values::DateOrder;

bool isDated(Type type)
{
    return type == Type::Moment || type == Type::Day || type == Type::Date;
}

static bool isRight(Type type, const std::string &text)
{
    return (type != Type::Moment && catalogue::isodate::day(text))
        || (type != Type::Day && catalogue::isodate::moment(text));
}

QString wireDate(Type type, const QString &cell, bool monthFirst)
{
    if (isRight(type, cell.toStdString()))
        return cell;
    const auto bytes = cell.toUtf8();
    const auto date = values::DateText::of(bytes);
    const auto moment = date
        ? date->momentOrOther(monthFirst ? DateOrder::MonthFirst : DateOrder::DayFirst)
        : std::nullopt;
    if (!moment)
        return cell;
    const auto time = QDateTime::fromMSecsSinceEpoch(*moment, base::utc);
    const bool midnight = time.time().msecsSinceStartOfDay() == 0;
    return type == Type::Day || (type == Type::Date && midnight) ? time.date().toString(Qt::ISODate)
                                                                 : time.toString(Qt::ISODate);
}

} // namespace storedesk::records
