// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questionrun.h"

#include "base/utc.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

RowSelection QuestionRun::select(const RowSelection::Rule &rule)
{
    RowSelection selection(data, rule);
    use = selection.use();
    return selection;
}

QString timeText(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time, base::utc).toString(Qt::ISODateWithMs);
}

double daysOf(qint64 milliseconds)
{
    const auto hundredths = (milliseconds * 100 + millisecondsPerDay / 2) / millisecondsPerDay;
    return static_cast<double>(hundredths) / 100;
}

QJsonValue meanOf(qint64 sum, qint64 count)
{
    if (count == 0)
        return QJsonValue::Null;
    const auto rounded = (2 * std::abs(sum) + count) / (2 * count);
    return sum < 0 ? -rounded : rounded;
}

qint64 medianOf(std::vector<qint64> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

QJsonObject shareOf(qint64 part, qint64 of)
{
    return {{u"part"_s, part}, {u"of"_s, of}};
}

QString moneyText(qint64 cents, const QString &currency)
{
    const auto size = std::abs(cents);
    const QLocale locale;
    const auto amount = (cents < 0 ? locale.negativeSign() : QString())
        + locale.toString(size / 100) + locale.decimalPoint()
        + QString::number(size % 100).rightJustified(2, u'0');
    return currency.isEmpty()
        ? amount
        : QCoreApplication::translate("Insights", "%1 %2", "an amount and its currency")
              .arg(amount, currency);
}

QJsonObject Sales::toJson() const
{
    return {{u"purchases"_s, purchases}, {u"cents"_s, cents}};
}

PeriodList::PeriodList(const InsightData &data, PeriodUnit unit)
{
    const auto &calendar = data.calendar();
    const auto range = periodOf(data);
    const auto from = std::max(data.coverageFrom(), range.from);
    const auto to = std::min(data.asOf(), range.to);
    if (from >= to)
        return;
    auto day = LocalCalendar::periodStart(calendar.dayOf(from), unit);
    auto start = calendar.startOf(day);
    while (start < to) {
        const auto next = LocalCalendar::nextPeriod(day, unit);
        const auto end = calendar.startOf(next);
        m_periods.push_back(
            {.start = day, .from = start, .to = end, .complete = start >= from && end <= to});
        day = next;
        start = end;
    }
}

std::size_t PeriodList::indexOf(qint64 time) const
{
    const auto behind = std::ranges::upper_bound(m_periods, time, {}, &Period::from);
    return static_cast<std::size_t>(behind - m_periods.begin()) - 1;
}

FirstPurchases::FirstPurchases(const InsightData &data)
    : m_data(data)
    , m_rows(data.people().count(), PeopleIndex::nobody)
{
    const auto &rows = data.purchases().rows();
    for (std::size_t place = 0; place < rows.people().size(); ++place)
        m_rows[rows.people()[place]] = rows.at(place).front();
}

} // namespace storedesk::insights
