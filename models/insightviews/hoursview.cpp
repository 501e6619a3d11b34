// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerviews.h"

#include "insightviews/answerformat.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

namespace {

constexpr int days = 7;
constexpr int hours = 24;

// Activities by weekday and hour.
struct HourTable
{
    // Also the first part of the key of the people, if they are known.
    QLatin1StringView member;
    const char *title;
    bool hasPeople = true;
};

constexpr std::array tables{
    HourTable{"opened"_L1, QT_TRANSLATE_NOOP("HourTables", "Opened emails")},
    HourTable{"clicked"_L1, QT_TRANSLATE_NOOP("HourTables", "Clicked links")},
    HourTable{"bought"_L1, QT_TRANSLATE_NOOP("HourTables", "Purchases")},
    HourTable{"sent"_L1, QT_TRANSLATE_NOOP("HourTables", "Emails sent"), false}};

QString weekdayName(int day)
{
    return QLocale().standaloneDayName(day + 1, QLocale::ShortFormat);
}

// A grid without marks.
MarkChart emptyChart(const QString &title)
{
    MarkChart chart{.form = MarkForm::Grid,
                    .title = title,
                    .rowTitle = AnswerView::tr("Weekday"),
                    .columnTitle = AnswerView::tr("Hour")};
    for (int hour = 0; hour < hours; ++hour)
        chart.columns.append(QString::number(hour));
    for (int day = 0; day < days; ++day)
        chart.rows.append(weekdayName(day));
    return chart;
}

void addMark(MarkChart &chart, int day, int hour, ChartMark mark)
{
    mark.row = day;
    mark.column = hour;
    mark.name = AnswerView::tr("%1, %2:00").arg(weekdayName(day)).arg(hour);
    chart.marks.push_back(std::move(mark));
}

// Colours the marks by their share of the highest one.
void setShades(MarkChart &chart)
{
    double highest = 1e-9;
    for (const auto &mark : chart.marks)
        highest = std::max(highest, mark.plain ? 0 : mark.value);
    for (auto &mark : chart.marks)
        mark.shade = mark.value / highest;
}

QString keyOf(QLatin1StringView set, int day, int hour)
{
    return u"%1:%2:%3"_s.arg(set).arg(day).arg(hour);
}

MarkChart rateChart(const InsightReply &reply)
{
    auto chart = emptyChart(AnswerView::tr("Percentage of emails opened within 24 hours"));
    const auto &result = reply.answer->result;
    for (int day = 0; day < days; ++day) {
        for (int hour = 0; hour < hours; ++hour) {
            const auto rated = result["ratedSends"_L1][day][hour].toInteger();
            const auto opened = result["openedWithinDay"_L1][day][hour].toInteger();
            const auto key = keyOf("opened"_L1, day, hour);
            // A rate based on few emails would dominate the colours.
            const bool known = !isTooFew(rated);
            const auto percent =
                known ? 100.0 * static_cast<double>(opened) / static_cast<double>(rated) : 0;
            addMark(chart, day, hour,
                    {.value = percent,
                     .text = rated > 0 ? meanCell(opened, rated).text : QString(),
                     .brief = known ? QLocale().toString(percent, 'f', 0) : QString(),
                     .key = reply.countOf(key) > 0 ? key : QString(),
                     .plain = !known,
                     .muted = isFew(rated)});
        }
    }
    setShades(chart);
    return chart;
}

MarkChart countChart(const InsightReply &reply, const HourTable &table)
{
    auto chart = emptyChart(QCoreApplication::translate("HourTables", table.title));
    for (int day = 0; day < days; ++day) {
        for (int hour = 0; hour < hours; ++hour) {
            const auto count = reply.answer->result[table.member][day][hour].toInteger();
            const auto key = keyOf(table.member, day, hour);
            const auto people = table.hasPeople ? reply.countOf(key) : 0;
            addMark(chart, day, hour,
                    {.value = static_cast<double>(count),
                     .text = withPeople(countCell(count).text, people),
                     .brief = count > 0 ? countCell(count).text : QString(),
                     .key = people > 0 ? key : QString(),
                     .plain = count == 0});
        }
    }
    setShades(chart);
    return chart;
}

} // namespace

AnswerView hoursView(const InsightReply &reply)
{
    AnswerView view{.chart = rateChart(reply),
                    .columns = {{AnswerView::tr("Weekday"), false},
                                {AnswerView::tr("Hour")},
                                {AnswerView::tr("Emails sent")},
                                {AnswerView::tr("Opened within a day")},
                                {AnswerView::tr("Openers"), true, true},
                                {AnswerView::tr("Clickers"), true, true},
                                {AnswerView::tr("Buyers"), true, true}}};
    for (const auto &table : tables)
        view.otherCharts.push_back(countChart(reply, table));
    const auto &result = reply.answer->result;
    for (int day = 0; day < days; ++day) {
        for (int hour = 0; hour < hours; ++hour) {
            const auto rated = result["ratedSends"_L1][day][hour].toInteger();
            const auto opened = result["openedWithinDay"_L1][day][hour].toInteger();
            auto first = textCell(weekdayName(day));
            first.order = day;
            AnswerRow row{first, countCell(hour),
                          countCell(result["sent"_L1][day][hour].toInteger()),
                          rated == 0 ? AnswerCell() : shareCell(opened, rated)};
            for (const auto &table : tables) {
                if (table.hasPeople)
                    row.push_back(peopleCell(reply, keyOf(table.member, day, hour)));
            }
            view.rows.push_back(std::move(row));
        }
    }
    return view;
}

} // namespace storedesk::insightviews
