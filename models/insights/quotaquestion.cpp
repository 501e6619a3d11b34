// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insightdata/workranges.h"

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

// The number of rows on one day.
struct DayUse
{
    qint64 general = 0;
    qint64 mail = 0;
};

struct BillingMonth
{
    QDate from = {};
    QDate to = {};
};

// The counts for one type of row.
struct QuotaFigures
{
    qint64 used = 0;
    qint64 pastDays = 0;
    // Rows per day, in hundredths.
    qint64 perDay = 0;
    qint64 forecast = 0;

    [[nodiscard]] QJsonObject toJson() const
    {
        return {{u"used"_s, used},
                {u"perDay"_s, static_cast<double>(perDay) / 100},
                {u"forecast"_s, forecast}};
    }
};

// The counted rows of each day from a first day on, and of each type in the billing month.
struct QuotaSums
{
    std::vector<DayUse> days = {};
    std::vector<qint64> types = {};

    void add(const QuotaSums &other)
    {
        for (std::size_t day = 0; day < days.size(); ++day) {
            days[day].general += other.days[day].general;
            days[day].mail += other.days[day].mail;
        }
        for (std::size_t type = 0; type < types.size(); ++type)
            types[type] += other.types[type];
    }
};

class QuotaTable final
{
public:
    QuotaTable(const InsightData &data, const BillingMonth &month)
        : m_data(data)
        , m_month(month)
        , m_today(data.calendar().dayOf(data.asOf()))
    {
        // Only complete days within the covered period count towards the mean.
        for (auto day = m_today.addDays(-1);
             m_daysInMean < 14 && data.calendar().startOf(day) >= data.coverageFrom();
             day = day.addDays(-1))
            ++m_daysInMean;
        m_first = std::min(m_month.from, m_today.addDays(-m_daysInMean));
        m_last = std::max(m_month.to, m_today.addDays(1));
    }

    // Counts the rows since the first day that matters. Types marked as free are left out.
    void count(const RowSelection &selection, const std::vector<bool> &isFree,
               const std::vector<bool> &isMail)
    {
        const auto &calendar = m_data.calendar();
        const TimeRange month{calendar.startOf(m_month.from), m_data.asOf()};
        // Where clocks are set back after midnight, the last hour of a day is after the start of
        // the next day.
        const auto begin = calendar.startOf(m_first) - millisecondsPerDay;
        const auto firstDay = QDate(1970, 1, 1).daysTo(m_first);
        m_sums = {.days = std::vector<DayUse>(static_cast<std::size_t>(m_first.daysTo(m_last) + 1)),
                  .types = std::vector<qint64>(m_data.types().size())};
        auto parts = perThread(m_sums);
        forEachRowRange(m_data.rows(), [&](WorkRange chunk) {
            auto &sums = parts[chunk.thread];
            for (auto row = chunk.begin; row < chunk.end; ++row) {
                if (m_data.stateOf(row) != ActivityState::Valid)
                    continue;
                const auto time = m_data.timeOf(row);
                if (time < begin || !selection.contains(row) || isFree[m_data.typeOf(row)])
                    continue;
                const auto type = m_data.typeOf(row);
                sums.types[type] += month.contains(time);
                const auto place = static_cast<std::size_t>(calendar.dayNumberOf(time) - firstDay);
                if (place < sums.days.size())
                    ++(isMail[type] ? sums.days[place].mail : sums.days[place].general);
            }
        });
        for (const auto &part : parts)
            m_sums.add(part);
    }

    // Returns the number of counted rows in the billing month, by type.
    [[nodiscard]] const std::vector<qint64> &types() const { return m_sums.types; }
    [[nodiscard]] qint64 daysInMean() const { return m_daysInMean; }

    [[nodiscard]] QuotaFigures figures(qint64 DayUse::*kind) const
    {
        QuotaFigures figures;
        qint64 recent = 0;
        for (auto day = m_first; day <= m_last; day = day.addDays(1)) {
            const auto use = useOn(day).*kind;
            if (day >= m_month.from && day <= m_month.to) {
                figures.used += use;
                figures.pastDays += day < m_today ? use : 0;
            }
            if (day < m_today && day >= m_today.addDays(-m_daysInMean))
                recent += use;
        }
        if (m_daysInMean > 0)
            figures.perDay = (2 * 100 * recent + m_daysInMean) / (2 * m_daysInMean);
        const auto left = m_today.daysTo(m_month.to) + 1;
        figures.forecast = figures.pastDays + (figures.perDay * left + 50) / 100;
        return figures;
    }

    // Returns the day on which the quota is used up, assuming that future days equal the mean.
    [[nodiscard]] QJsonValue endOf(qint64 quota, qint64 perDay) const
    {
        qint64 hundredths = 0;
        for (auto day = m_month.from; day <= m_month.to; day = day.addDays(1)) {
            hundredths += day < m_today ? 100 * useOn(day).general : perDay;
            if (hundredths >= 100 * quota)
                return day.toString(Qt::ISODate);
        }
        return QJsonValue::Null;
    }

    [[nodiscard]] QJsonArray days() const
    {
        QJsonArray list;
        const auto last = m_data.calendar().dayOf(m_data.asOf() - 1);
        for (auto day = m_month.from; day <= std::min(last, m_month.to); day = day.addDays(1)) {
            const auto use = useOn(day);
            list.append(QJsonObject{{u"day"_s, day.toString(Qt::ISODate)},
                                    {u"general"_s, use.general},
                                    {u"mail"_s, use.mail}});
        }
        return list;
    }

private:
    [[nodiscard]] DayUse useOn(QDate day) const
    {
        const auto place = static_cast<std::size_t>(m_first.daysTo(day));
        return place < m_sums.days.size() ? m_sums.days[place] : DayUse();
    }

    const InsightData &m_data;
    BillingMonth m_month;
    QDate m_today;
    int m_daysInMean = 0;
    // The days that are counted.
    QDate m_first;
    QDate m_last;
    QuotaSums m_sums;
};

} // namespace

static BillingMonth billingMonthOf(QDate today, int billingDay)
{
    const auto startIn = [billingDay](QDate month) {
        return QDate(month.year(), month.month(), std::min(billingDay, month.daysInMonth()));
    };
    const QDate first(today.year(), today.month(), 1);
    auto month = startIn(first) <= today ? first : first.addMonths(-1);
    return {startIn(month), startIn(month.addMonths(1)).addDays(-1)};
}

QJsonObject quota(QuestionRun &run)
{
    const auto &data = run.data;
    const auto selection = run.select({});
    const auto month = billingMonthOf(data.calendar().dayOf(data.asOf()),
                                      static_cast<int>(run.number("billing-day"_L1)));
    const TimeRange range{data.calendar().startOf(month.from), data.asOf()};
    const auto free = run.text("free"_L1).split(u',', Qt::SkipEmptyParts);
    QuotaTable table(data, month);
    std::vector<bool> isFree(data.types().size());
    std::vector<bool> isMail(isFree.size());
    for (quint32 type = 0; type < isFree.size(); ++type) {
        const auto name = QString::fromUtf8(data.types().at(type));
        isFree[type] = free.contains(name);
        isMail[type] = name == activitytype::emailSent || name == activitytype::emailSentAlert;
    }
    table.count(selection, isFree, isMail);
    const auto &types = table.types();
    std::vector<quint32> order;
    for (quint32 type = 0; type < types.size(); ++type) {
        if (types[type] > 0)
            order.push_back(type);
    }
    std::ranges::sort(order, {},
                      [&](quint32 type) { return std::pair(-types[type], data.types().at(type)); });
    QJsonArray typeList;
    for (const auto type : order)
        typeList.append(QJsonObject{{u"type"_s, QString::fromUtf8(data.types().at(type))},
                                    {u"rows"_s, types[type]}});
    const auto general = table.figures(&DayUse::general);
    const bool limited = run.text("quota"_L1) != "none"_L1;
    return {
        {u"month"_s,
         QJsonObject{{u"from"_s, month.from.toString(Qt::ISODate)},
                     {u"to"_s, month.to.toString(Qt::ISODate)}}},
        {u"covered"_s, data.coverageFrom() <= range.from},
        {u"daysInMean"_s, table.daysInMean()},
        {u"general"_s, general.toJson()},
        {u"mail"_s, table.figures(&DayUse::mail).toJson()},
        {u"endsOn"_s, limited ? table.endOf(run.number("quota"_L1), general.perDay) : QJsonValue()},
        {u"days"_s, table.days()},
        {u"types"_s, typeList}};
}

} // namespace storedesk::insights
