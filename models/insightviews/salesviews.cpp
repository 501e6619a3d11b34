// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerviews.h"

#include "insights/answersentence.h"
#include "insightviews/answerformat.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

// More bars than this would be too thin to read. The table contains all rows.
static constexpr qsizetype mostBars = 10;

// How many periods make a year; 0 if none do exactly.
static qsizetype periodsPerYear(QStringView unit)
{
    return unit == "month"_L1 ? 12 : unit == "quarter"_L1 ? 4 : unit == "year"_L1 ? 1 : 0;
}

static void addYearBefore(AnswerView &view, const QJsonArray &periods, qsizetype perYear)
{
    for (qsizetype place = 0; place < periods.size(); ++place) {
        const auto before = place - perYear;
        view.chart.line.push_back(
            before >= 0 && periods[before]["complete"_L1].toBool()
                ? std::optional(amountOf(periods[before]["cents"_L1].toInteger()))
                : std::nullopt);
    }
    view.chart.lineName = AnswerView::tr("A year earlier");
}

static void addChangeFacts(AnswerView &view, const InsightReply &reply)
{
    const auto &comparison = reply.answer->comparison;
    if (comparison.isEmpty())
        return;
    const auto current = comparison["current"_L1];
    const auto previous = comparison["previous"_L1];
    const auto before = insights::daysText(previous);
    view.facts.push_back({insights::daysText(current), moneyFact(reply, current["cents"_L1])});
    view.facts.push_back({before, moneyFact(reply, previous["cents"_L1])});
    const auto cell =
        changeCell(previous["cents"_L1].toInteger(), current["cents"_L1].toInteger(),
                   std::min(previous["buyers"_L1].toInteger(), current["buyers"_L1].toInteger()));
    if (!cell.text.isEmpty())
        view.facts.push_back({AnswerView::tr("Change from %1").arg(before), cell});
}

AnswerView salesView(const InsightReply &reply)
{
    const auto &result = reply.answer->result;
    const auto unit = reply.answer->parameters.value(u"period"_s);
    const auto periods = result["periods"_L1].toArray();
    AnswerView view{.chart = {.form = MarkForm::Columns,
                              .title = revenueTitle(reply),
                              .rows = {AnswerView::tr("Revenue")},
                              .columnTitle = AnswerView::tr("Period")},
                    .columns = {{AnswerView::tr("Period"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Buyers"), true, true},
                                {moneyTitle(reply, AnswerView::tr("Per purchase"))},
                                {AnswerView::tr("Change")}}};
    qint64 before = 0;
    qint64 buyersBefore = 0;
    for (const auto &period : periods) {
        const auto start = dayOf(period["start"_L1]);
        const auto key = u"period:"_s + start.toString(Qt::ISODate);
        const auto cents = period["cents"_L1].toInteger();
        const bool complete = period["complete"_L1].toBool();
        const auto people = reply.countOf(key);
        view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                    .value = amountOf(cents),
                                    .text = withPeople(moneyWords(reply, cents), people),
                                    .key = people > 0 ? key : QString(),
                                    .name = periodName(reply, period),
                                    .unfinished = !complete});
        view.chart.columns.append(axisName(start, unit, view.chart.columns.isEmpty()));
        auto name = textCell(periodName(reply, period));
        name.order = start;
        view.rows.push_back(
            {name, moneyCell(cents), countCell(period["purchases"_L1].toInteger()),
             peopleCell(reply, key), moneyCell(period["meanCents"_L1]),
             complete ? changeCell(before, cents, std::min(people, buyersBefore)) : AnswerCell()});
        before = complete ? cents : 0;
        buyersBefore = people;
    }
    std::ranges::reverse(view.rows);
    const auto perYear = periodsPerYear(unit);
    // Two points would not show a trend.
    if (perYear > 0 && periods.size() > perYear + 3)
        addYearBefore(view, periods, perYear);
    view.facts.push_back({AnswerView::tr("Buyers"), peopleCell(reply, u"all"_s)});
    addChangeFacts(view, reply);
    return view;
}

AnswerView newReturningView(const InsightReply &reply)
{
    const auto unit = reply.answer->parameters.value(u"period"_s);
    AnswerView view{
        .chart = {.form = MarkForm::Columns,
                  .title = revenueTitle(reply),
                  .rows = {AnswerView::tr("New customers"), AnswerView::tr("Returning customers"),
                           AnswerView::tr("Without a contact")},
                  .rowTitle = AnswerView::tr("Customers"),
                  .columnTitle = AnswerView::tr("Period")},
        .columns = {{AnswerView::tr("Period"), false},
                    {moneyTitle(reply, AnswerView::tr("From new customers"))},
                    {AnswerView::tr("New customers"), true, true},
                    {moneyTitle(reply, AnswerView::tr("From returning customers"))},
                    {AnswerView::tr("Returning customers"), true, true},
                    {moneyTitle(reply, AnswerView::tr("Without a contact"))}}};
    static constexpr std::array kinds{"new"_L1, "returning"_L1, "unknown"_L1};
    const auto periods = reply.answer->result["periods"_L1].toArray();
    for (const auto &period : periods) {
        const auto start = dayOf(period["start"_L1]);
        const auto name = periodName(reply, period);
        auto first = textCell(name);
        first.order = start;
        AnswerRow row{first};
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            const auto key = kinds[kind] + u':' + start.toString(Qt::ISODate);
            const auto cents = period[kinds[kind]]["cents"_L1].toInteger();
            const auto people = reply.countOf(key);
            view.chart.marks.push_back(
                {.row = static_cast<int>(kind),
                 .column = static_cast<int>(view.chart.columns.size()),
                 .value = amountOf(cents),
                 .text = withPeople(moneyWords(reply, cents), people),
                 .key = people > 0 ? key : QString(),
                 .name = u"%1, %2"_s.arg(name, view.chart.rows.at(static_cast<int>(kind))),
                 .unfinished = !period["complete"_L1].toBool()});
            row.push_back(moneyCell(cents));
            if (kind < 2)
                row.push_back(peopleCell(reply, key));
        }
        view.chart.columns.append(axisName(start, unit, view.chart.columns.isEmpty()));
        view.rows.push_back(std::move(row));
    }
    std::ranges::reverse(view.rows);
    return view;
}

namespace {

// A bar for each of the first rows, and one for all others.
class RankedBars final
{
public:
    RankedBars(AnswerView &view, const InsightReply &reply)
        : m_view(view)
        , m_reply(reply)
    { }

    void add(const QString &name, qint64 cents, const QString &key)
    {
        if (m_view.chart.columns.size() >= mostBars)
            return;
        m_shownKeys.append(key);
        m_shownCents += cents;
        addMark(name, cents, m_reply.countOf(key) > 0 ? key : QString(), false);
    }
    // Combines the sets of people whose keys begin with the prefix and have no bar of their own.
    void addOther(qint64 allCents, const QString &prefix)
    {
        QStringList keys;
        for (const auto &[key, people] : *m_reply.people) {
            if (key.startsWith(prefix) && !m_shownKeys.contains(key))
                keys.append(key);
        }
        if (keys.isEmpty() && allCents == m_shownCents)
            return;
        auto people = peopleOfAll(m_reply, keys);
        addMark(AnswerView::tr("Other"), allCents - m_shownCents,
                people.empty() ? QString() : QString(otherKey), true);
        m_view.combined.emplace(otherKey, std::move(people));
    }

private:
    void addMark(const QString &name, qint64 cents, const QString &key, bool plain)
    {
        m_view.chart.marks.push_back({.column = static_cast<int>(m_view.chart.columns.size()),
                                      .value = amountOf(cents),
                                      .text = moneyWords(m_reply, cents),
                                      .key = key,
                                      .name = name,
                                      .plain = plain,
                                      .cut = plain && amountOf(cents) > m_view.chart.highest()});
        m_view.chart.columns.append(name);
    }

    static constexpr auto otherKey = "other"_L1;

    AnswerView &m_view;
    const InsightReply &m_reply;
    QStringList m_shownKeys;
    qint64 m_shownCents = 0;
};

} // namespace

AnswerView productsView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = revenueTitle(reply),
                              .columnTitle = AnswerView::tr("Product")},
                    .columns = {{AnswerView::tr("Product"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Units")},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Buyers"), true, true},
                                {AnswerView::tr("Bought again"), true, true},
                                {AnswerView::tr("From first-time buyers")}}};
    const auto &result = reply.answer->result;
    const auto products = result["products"_L1].toArray();
    RankedBars bars(view, reply);
    for (const auto &product : products) {
        const auto id = product["product"_L1].toString();
        const auto name = product["name"_L1].toString();
        const auto title = name.isEmpty() ? id : name;
        const auto buyers = peopleCell(reply, u"product:"_s + id);
        const auto again = product["again"_L1];
        bars.add(title, product["cents"_L1].toInteger(), u"product:"_s + id);
        view.rows.push_back(
            {textCell(title), moneyCell(product["cents"_L1]),
             AnswerCell{.text = QLocale().toString(product["units"_L1].toDouble(), 'f',
                                                   QLocale::FloatingPointShortest),
                        .order = product["units"_L1].toDouble()},
             countCell(product["purchases"_L1].toInteger()), buyers,
             peopleCell(reply, u"again:"_s + id),
             shareCell(again["part"_L1].toInteger(), again["of"_L1].toInteger())});
    }
    bars.addOther(result["cents"_L1].toInteger(), u"product:"_s);
    view.facts = {{AnswerView::tr("Products"), countCell(result["productCount"_L1].toInteger())},
                  {AnswerView::tr("No product details"),
                   moneyFact(reply, result["notInLines"_L1]["cents"_L1])}};
    return view;
}

AnswerView sourcesView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = revenueTitle(reply),
                              .columnTitle = AnswerView::tr("Source")},
                    .columns = {{AnswerView::tr("Source"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Buyers"), true, true},
                                {moneyTitle(reply, AnswerView::tr("Per purchase"))},
                                {AnswerView::tr("First purchases")}}};
    const auto rows = reply.answer->result["rows"_L1].toArray();
    RankedBars bars(view, reply);
    qint64 all = 0;
    for (const auto &source : rows) {
        const auto key = source["key"_L1].toString();
        const auto name = key.isEmpty() ? AnswerView::tr("Not specified") : key;
        const auto buyers = peopleCell(reply, u"key:"_s + key);
        bars.add(name, source["cents"_L1].toInteger(), u"key:"_s + key);
        all += source["cents"_L1].toInteger();
        view.rows.push_back({textCell(name), moneyCell(source["cents"_L1]),
                             countCell(source["purchases"_L1].toInteger()), buyers,
                             moneyCell(source["meanCents"_L1]),
                             countCell(source["newPurchases"_L1].toInteger())});
    }
    bars.addOther(all, u"key:"_s);
    return view;
}

} // namespace storedesk::insightviews
