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

// More rows cannot be read on one screen.
static constexpr qsizetype mostCohorts = 36;

namespace {

// What the cells of a triangle show.
struct CohortMeasure
{
    const char *title;
    QLatin1StringView member;
    // Formats the sum of the member over these buyers, in words and for a cell.
    QString (*text)(double sum, qint64 buyers);
    QString (*brief)(double sum, qint64 buyers);
};

double perBuyer(double sum, qint64 buyers)
{
    return buyers > 0 ? sum / static_cast<double>(buyers) : 0;
}

QString shareText(double people, qint64 buyers)
{
    return meanCell(static_cast<qint64>(people), buyers).text;
}

QString shareBrief(double people, qint64 buyers)
{
    return isTooFew(buyers) ? shareText(people, buyers)
                            : QLocale().toString(100 * perBuyer(people, buyers), 'f', 1);
}

QString ordersBrief(double orders, qint64 buyers)
{
    return QLocale().toString(perBuyer(orders, buyers), 'f', 2);
}

QString revenueBrief(double cents, qint64 buyers)
{
    return insights::moneyText(qRound64(perBuyer(cents, buyers)));
}

QString withBuyers(const QString &text, qint64 buyers)
{
    return AnswerView::tr("%1 per buyer (%Ln buyer(s))", nullptr, static_cast<int>(buyers))
        .arg(text);
}

QString ordersText(double orders, qint64 buyers)
{
    return withBuyers(ordersBrief(orders, buyers), buyers);
}

QString revenueText(double cents, qint64 buyers)
{
    return withBuyers(revenueBrief(cents, buyers), buyers);
}

constexpr std::array measures{
    CohortMeasure{QT_TRANSLATE_NOOP("CohortMeasures", "Percentage of buyers who came back"),
                  "people"_L1, shareText, shareBrief},
    CohortMeasure{QT_TRANSLATE_NOOP("CohortMeasures", "Purchases per buyer"), "orders"_L1,
                  ordersText, ordersBrief},
    CohortMeasure{QT_TRANSLATE_NOOP("CohortMeasures", "Revenue per buyer"), "cents"_L1, revenueText,
                  revenueBrief}};

QString laterName(const QString &name, int periods)
{
    return AnswerView::tr("%1, %Ln period(s) later", nullptr, periods).arg(name);
}

ChartMark cohortMark(const InsightReply &reply, const CohortMeasure &measure,
                     const QJsonValue &cohort, int number)
{
    const auto cell = cohort["cells"_L1][number];
    const auto size = cohort["size"_L1].toInteger();
    const auto sum = cell[measure.member].toDouble();
    const auto key = u"cell:%1:%2"_s.arg(cohort["start"_L1].toString()).arg(number);
    return {.column = number,
            .value = perBuyer(sum, size),
            .text = measure.text(sum, size),
            .brief = measure.brief(sum, size),
            .key = reply.countOf(key) > 0 ? key : QString(),
            .unfinished = !cell["complete"_L1].toBool(),
            .plain = number == 0 || isTooFew(size),
            .muted = isFew(size)};
}

// Adds the mean of each column, weighted by the buyers of the cohorts whose cell is complete.
void addMeans(MarkChart &chart, const CohortMeasure &measure, const QJsonArray &cohorts)
{
    const auto name = AnswerView::tr("Weighted average");
    for (int number = 0; number < chart.columns.size(); ++number) {
        double sum = 0;
        qint64 buyers = 0;
        for (const auto &cohort : cohorts) {
            const auto cell = cohort["cells"_L1][number];
            if (!cell["complete"_L1].toBool())
                continue;
            sum += cell[measure.member].toDouble();
            buyers += cohort["size"_L1].toInteger();
        }
        if (buyers > 0)
            chart.marks.push_back({.row = static_cast<int>(chart.rows.size()),
                                   .column = number,
                                   .value = perBuyer(sum, buyers),
                                   .text = measure.text(sum, buyers),
                                   .brief = measure.brief(sum, buyers),
                                   .name = laterName(name, number),
                                   .plain = true,
                                   .muted = isFew(buyers)});
    }
    chart.rows.append(name);
}

MarkChart chartOf(const InsightReply &reply, const CohortMeasure &measure,
                  const QJsonArray &cohorts, qsizetype columns)
{
    const auto unit = reply.answer->parameters.value(u"period"_s);
    const auto title = QCoreApplication::translate("CohortMeasures", measure.title);
    MarkChart chart{.form = MarkForm::Grid,
                    .title = measure.member == "cents"_L1 ? moneyTitle(reply, title) : title,
                    .rowTitle = AnswerView::tr("First purchase"),
                    .columnTitle = AnswerView::tr("Periods since first purchase")};
    for (qsizetype number = 0; number < columns; ++number)
        chart.columns.append(QString::number(number));
    double highest = 1e-9;
    for (const auto &cohort : cohorts) {
        const auto start = periodName(dayOf(cohort["start"_L1]), unit);
        const auto cells = static_cast<int>(cohort["cells"_L1].toArray().size());
        for (int number = 0; number < cells; ++number) {
            auto mark = cohortMark(reply, measure, cohort, number);
            mark.row = static_cast<int>(chart.rows.size());
            mark.name = laterName(AnswerView::tr("First purchase in %1").arg(start), number);
            // A few buyers would dominate the colours.
            if (!mark.plain)
                highest = std::max(highest, mark.value);
            chart.marks.push_back(mark);
        }
        chart.rows.append(
            u"%1 · %2"_s.arg(start, QLocale().toString(cohort["size"_L1].toInteger())));
    }
    for (auto &mark : chart.marks)
        mark.shade = std::clamp(mark.value / highest, 0.0, 1.0);
    addMeans(chart, measure, cohorts);
    return chart;
}

} // namespace

std::optional<insights::PeriodUnit> longerCohorts(const InsightReply &reply)
{
    const auto unit = insights::periodUnitOf(reply.answer->parameters.value(u"period"_s));
    if (reply.answer->result["cohorts"_L1].toArray().size() <= mostCohorts)
        return std::nullopt;
    if (unit == insights::PeriodUnit::Week || unit == insights::PeriodUnit::Month)
        return insights::PeriodUnit::Quarter;
    return unit == insights::PeriodUnit::Quarter ? std::optional(insights::PeriodUnit::Year)
                                                 : std::nullopt;
}

AnswerView cohortsView(const InsightReply &reply)
{
    const auto unit = reply.answer->parameters.value(u"period"_s);
    const auto &result = reply.answer->result;
    const auto cohorts = result["cohorts"_L1].toArray();
    qsizetype most = 0;
    for (const auto &cohort : cohorts)
        most = std::max(most, cohort["cells"_L1].toArray().size());
    AnswerView view{.chart = chartOf(reply, measures.front(), cohorts, most),
                    .columns = {{AnswerView::tr("First purchase"), false},
                                {AnswerView::tr("Buyers"), true, true}}};
    for (std::size_t other = 1; other < measures.size(); ++other)
        view.otherCharts.push_back(chartOf(reply, measures[other], cohorts, most));
    for (qsizetype number = 0; number < most; ++number)
        view.columns.push_back({QString::number(number), true, true});
    for (const auto &cohort : cohorts) {
        const auto start = dayOf(cohort["start"_L1]);
        const auto day = start.toString(Qt::ISODate);
        auto first = textCell(periodName(start, unit));
        first.order = start;
        AnswerRow row{first, peopleCell(reply, u"cohort:"_s + day)};
        const auto cells = cohort["cells"_L1].toArray().size();
        for (qsizetype number = 0; number < cells; ++number)
            row.push_back(peopleCell(reply, u"cell:%1:%2"_s.arg(day).arg(number)));
        view.rows.push_back(std::move(row));
    }
    view.facts = {{AnswerView::tr("Earlier buyers"), peopleCell(reply, u"earlier"_s)}};
    const auto means = result["mean"_L1].toArray();
    for (int number = 1; number < std::min<qsizetype>(means.size(), 4); ++number)
        view.facts.push_back(
            {AnswerView::tr("Weighted average after %Ln period(s)", nullptr, number),
             meanCell(means[number]["part"_L1].toInteger(), means[number]["of"_L1].toInteger())});
    return view;
}

} // namespace storedesk::insightviews
