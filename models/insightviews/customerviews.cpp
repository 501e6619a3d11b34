// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerviews.h"

#include "catalogue/rfmgroup.h"
#include "insightviews/answerformat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

static constexpr int mostRanks = 10;

AnswerView bestCustomersView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = revenueTitle(reply),
                              .columnTitle = AnswerView::tr("Customer")},
                    .columns = {{AnswerView::tr("Customer"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Last purchase")},
                                {AnswerView::tr("Cumulative share")}}};
    const auto &result = reply.answer->result;
    const auto total = result["cents"_L1].toInteger();
    const auto people = result["people"_L1].toArray();
    for (const auto &customer : people) {
        const auto id = customer["contact"_L1].toString();
        const auto email = reply.emails.value(id);
        const auto name = email.isEmpty() ? id : email;
        const auto cents = customer["cents"_L1].toInteger();
        if (view.chart.columns.size() < mostRanks) {
            view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                        .value = amountOf(cents),
                                        .text = moneyCell(cents).text,
                                        .name = name});
            view.chart.columns.append(name);
        }
        auto first = textCell(name);
        first.contact = email;
        const auto last = QDateTime::fromString(customer["last"_L1].toString(), Qt::ISODateWithMs);
        const auto so = customer["cumulativeCents"_L1].toInteger();
        const auto share = total > 0 ? static_cast<double>(so) / static_cast<double>(total) : 0.0;
        view.rows.push_back(
            {first, moneyCell(cents), countCell(customer["purchases"_L1].toInteger()),
             AnswerCell{.text = QLocale().toString(last.toLocalTime().date(), QLocale::ShortFormat),
                        .order = last},
             AnswerCell{.text = AnswerView::tr("%1 %").arg(QLocale().toString(share * 100, 'f', 1)),
                        .order = share}});
    }
    view.facts = {
        {AnswerView::tr("Buyers"), peopleCell(reply, u"all"_s)},
        {AnswerView::tr("Buyers who account for half of revenue"), peopleCell(reply, u"half"_s)},
        {AnswerView::tr("Buyers who account for 80 % of revenue"), peopleCell(reply, u"eighty"_s)},
        {AnswerView::tr("Revenue without a contact"),
         moneyCell(result["withoutContact"_L1]["cents"_L1])}};
    return view;
}

namespace {

// A group and its fixed position, which does not depend on the data. The best groups are at the
// top.
struct GroupPlace
{
    QLatin1StringView id;
    const char *name;
    int row;
};

namespace rfmgroup = catalogue::rfmgroup;

// clang-format off
constexpr std::array groupPlaces{
    GroupPlace{rfmgroup::champions,     QT_TRANSLATE_NOOP("RfmGroups", "Champions"), 0},
    GroupPlace{rfmgroup::loyal,         QT_TRANSLATE_NOOP("RfmGroups", "Loyal customers"), 0},
    GroupPlace{rfmgroup::potential,     QT_TRANSLATE_NOOP("RfmGroups", "Potential loyalists"), 0},
    GroupPlace{rfmgroup::newCustomers,  QT_TRANSLATE_NOOP("RfmGroups", "New customers"), 1},
    GroupPlace{rfmgroup::promising,     QT_TRANSLATE_NOOP("RfmGroups", "Promising"), 1},
    GroupPlace{rfmgroup::needAttention, QT_TRANSLATE_NOOP("RfmGroups", "Need attention"), 1},
    GroupPlace{rfmgroup::aboutToSleep,  QT_TRANSLATE_NOOP("RfmGroups", "About to sleep"), 2},
    GroupPlace{rfmgroup::atRisk,        QT_TRANSLATE_NOOP("RfmGroups", "At risk"), 2},
    GroupPlace{rfmgroup::cannotLose,    QT_TRANSLATE_NOOP("RfmGroups", "Cannot lose them"), 2},
    GroupPlace{rfmgroup::hibernating,   QT_TRANSLATE_NOOP("RfmGroups", "Hibernating"), 2},
    GroupPlace{rfmgroup::lost,          QT_TRANSLATE_NOOP("RfmGroups", "Lost"), 2},
};
// clang-format on

} // namespace

static void addGroups(AnswerView &view, const InsightReply &reply, const QJsonArray &groups)
{
    qint64 most = 1;
    qint64 buyers = 0;
    for (const auto &group : groups) {
        most = std::max(most, group["cents"_L1].toInteger());
        buyers += group["people"_L1].toInteger();
    }
    std::array<int, 3> places{};
    for (const auto &group : groups) {
        const auto id = group["group"_L1].toString();
        const auto place = std::ranges::find_if(
            groupPlaces, [&id](const GroupPlace &row) { return row.id == id; });
        if (place == groupPlaces.end())
            continue;
        const auto name = QCoreApplication::translate("RfmGroups", place->name);
        const auto people = peopleCell(reply, u"group:"_s + id);
        const auto cents = group["cents"_L1].toInteger();
        view.chart.marks.push_back(
            {.row = place->row,
             .column = places[static_cast<std::size_t>(place->row)]++,
             .value = group["people"_L1].toDouble(),
             .text = AnswerView::tr("%Ln people, %1", nullptr, group["people"_L1].toInt())
                         .arg(moneyCell(cents).text),
             .key = people.key,
             .name = name,
             .shade = static_cast<double>(cents) / static_cast<double>(most)});
        view.rows.push_back({textCell(name), people,
                             shareCell(group["people"_L1].toInteger(), buyers), moneyCell(cents),
                             countCell(group["orders"_L1].toInteger()),
                             daysCell(group["meanDays"_L1])});
    }
}

// The grid of scores, shown while there are too few buyers for groups.
static void addScores(AnswerView &view, const InsightReply &reply, const QJsonObject &codes)
{
    view.columns = {{AnswerView::tr("Score"), false}, {AnswerView::tr("Buyers"), true, true}};
    view.chart.form = MarkForm::Bars;
    for (auto at = codes.begin(); at != codes.end(); ++at) {
        const auto people = peopleCell(reply, u"code:"_s + at.key());
        view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                    .value = at->toDouble(),
                                    .text = people.text,
                                    .key = people.key,
                                    .name = at.key()});
        view.chart.columns.append(at.key());
        view.rows.push_back({textCell(at.key()), people});
    }
}

AnswerView rfmView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Tiles,
                              .title = AnswerView::tr("Buyers by group"),
                              .columnTitle = AnswerView::tr("Group")},
                    .columns = {{AnswerView::tr("Group"), false},
                                {AnswerView::tr("People"), true, true},
                                {AnswerView::tr("Share")},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Days since last purchase")}}};
    const auto &result = reply.answer->result;
    if (result["groupsShown"_L1].toBool())
        addGroups(view, reply, result["groups"_L1].toArray());
    else
        addScores(view, reply, result["codes"_L1].toObject());
    view.facts = {{AnswerView::tr("Buyers"), countCell(result["buyers"_L1].toInteger())}};
    if (result["service"_L1].isObject())
        view.facts.push_back(
            {AnswerView::tr("Grouped differently in the service"), peopleCell(reply, u"differ"_s)});
    return view;
}

static ChartMark cohortMark(const InsightReply &reply, const QJsonValue &cohort, int number)
{
    const auto cell = cohort["cells"_L1][number];
    const auto people = cell["people"_L1].toInteger();
    const auto size = cohort["size"_L1].toInteger();
    const auto key = u"cell:%1:%2"_s.arg(cohort["start"_L1].toString()).arg(number);
    const auto share = shareCell(people, size);
    const auto percent =
        size > 0 ? 100.0 * static_cast<double>(people) / static_cast<double>(size) : 0.0;
    return {.column = number,
            .value = percent,
            .text = share.muted && size < 5 ? share.text : QLocale().toString(percent, 'f', 1),
            .key = reply.countOf(key) > 0 ? key : QString(),
            .unfinished = !cell["complete"_L1].toBool(),
            .plain = number == 0};
}

AnswerView cohortsView(const InsightReply &reply)
{
    const auto unit = reply.answer->parameters.value(u"period"_s);
    const auto &result = reply.answer->result;
    AnswerView view{.chart = {.form = MarkForm::Grid,
                              .title = AnswerView::tr("Percentage of buyers who came back"),
                              .rowTitle = AnswerView::tr("First purchase"),
                              .columnTitle = AnswerView::tr("Periods since first purchase")},
                    .columns = {{AnswerView::tr("First purchase"), false},
                                {AnswerView::tr("Buyers"), true, true}}};
    const auto cohorts = result["cohorts"_L1].toArray();
    qsizetype most = 0;
    double highest = 1e-9;
    for (const auto &cohort : cohorts)
        most = std::max(most, cohort["cells"_L1].toArray().size());
    for (qsizetype number = 0; number < most; ++number) {
        view.chart.columns.append(QString::number(number));
        view.columns.push_back({QString::number(number), true, true});
    }
    for (const auto &cohort : cohorts) {
        const auto start = dayOf(cohort["start"_L1]);
        auto first = textCell(periodName(start, unit));
        first.order = start;
        AnswerRow row{first, peopleCell(reply, u"cohort:"_s + start.toString(Qt::ISODate))};
        const auto cells = cohort["cells"_L1].toArray();
        for (int number = 0; number < cells.size(); ++number) {
            auto mark = cohortMark(reply, cohort, number);
            mark.row = static_cast<int>(view.chart.rows.size());
            mark.name = AnswerView::tr("First purchase in %1, %Ln period(s) later", nullptr, number)
                            .arg(first.text);
            if (number > 0)
                highest = std::max(highest, mark.value);
            view.chart.marks.push_back(mark);
            row.push_back(
                peopleCell(reply, u"cell:%1:%2"_s.arg(start.toString(Qt::ISODate)).arg(number)));
        }
        view.chart.rows.append(first.text);
        view.rows.push_back(std::move(row));
    }
    for (auto &mark : view.chart.marks)
        mark.shade = mark.value / highest;
    view.facts = {{AnswerView::tr("Earlier buyers"), peopleCell(reply, u"earlier"_s)}};
    const auto means = result["mean"_L1].toArray();
    for (int number = 1; number < std::min<qsizetype>(means.size(), 4); ++number)
        view.facts.push_back(
            {AnswerView::tr("Average after %Ln period(s)", nullptr, number),
             shareCell(means[number]["part"_L1].toInteger(), means[number]["of"_L1].toInteger())});
    return view;
}

AnswerView secondPurchaseView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Curve,
                              .title = AnswerView::tr("Percentage of buyers who bought again"),
                              .unit = AnswerView::tr(" %", "After the numbers of an axis."),
                              .columnTitle = AnswerView::tr("Days")},
                    .columns = {{AnswerView::tr("Within"), false},
                                {AnswerView::tr("Bought again"), true, true},
                                {AnswerView::tr("First purchase long enough ago"), true, true},
                                {AnswerView::tr("Share")}}};
    const auto &result = reply.answer->result;
    const auto within = result["within"_L1].toArray();
    for (const auto &share : within) {
        const auto days = share["days"_L1].toInteger();
        const auto part = share["part"_L1].toInteger();
        const auto of = share["of"_L1].toInteger();
        const auto name = AnswerView::tr("%Ln day(s)", nullptr, static_cast<int>(days));
        const auto again = peopleCell(reply, u"within:%1"_s.arg(days));
        view.chart.marks.push_back(
            {.column = static_cast<int>(view.chart.columns.size()),
             .value = of > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(of) : 0,
             .text = withPeople(shareCell(part, of).text, part),
             .key = again.key,
             .name = name});
        view.chart.columns.append(name);
        auto first = textCell(name);
        first.order = days;
        view.rows.push_back(
            {first, again, peopleCell(reply, u"of:%1"_s.arg(days)), shareCell(part, of)});
    }
    view.facts = {
        {AnswerView::tr("Buyers"), countCell(result["buyers"_L1].toInteger())},
        {AnswerView::tr("Bought again"), peopleCell(reply, u"returned"_s)},
        {AnswerView::tr("Earlier buyers"), peopleCell(reply, u"earlier"_s)},
        {AnswerView::tr("Days until half had bought again"), daysCell(result["medianDays"_L1])},
        {AnswerView::tr("Median days for those who returned"),
         daysCell(result["returnedMedianDays"_L1])}};
    return view;
}

} // namespace storedesk::insightviews
