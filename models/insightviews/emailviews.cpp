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

static constexpr qsizetype mostEmails = 8;

static QString nameOr(const QJsonValue &name, const QString &id)
{
    return name.toString().isEmpty() ? id : name.toString();
}

// An empty key means that the rows have none.
static QString named(const QString &name)
{
    return name.isEmpty() ? AnswerView::tr("Not specified") : name;
}

AnswerView emailsView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = AnswerView::tr("Opens and clicks (% of delivered)"),
                              .rows = {AnswerView::tr("Opened"), AnswerView::tr("Clicked")},
                              .rowTitle = AnswerView::tr("Response"),
                              .columnTitle = AnswerView::tr("Email"),
                              .stacked = false},
                    .columns = {{AnswerView::tr("Email"), false},
                                {AnswerView::tr("Sent to"), true, true},
                                {AnswerView::tr("Delivered"), true, true},
                                {AnswerView::tr("Bounced"), true, true},
                                {AnswerView::tr("Opened"), true, true},
                                {AnswerView::tr("Open rate")},
                                {AnswerView::tr("Clicked"), true, true},
                                {AnswerView::tr("Click rate")},
                                {AnswerView::tr("Unsubscribed"), true, true},
                                {AnswerView::tr("Spam"), true, true},
                                {AnswerView::tr("Buyers"), true, true},
                                {revenueTitle(reply)}}};
    const auto &result = reply.answer->result;
    const auto rows = result["rows"_L1].toArray();
    for (const auto &email : rows) {
        const auto key = email["key"_L1].toString();
        const auto name = named(nameOr(email["name"_L1], key));
        const auto people = [&](QLatin1StringView set) {
            return peopleCell(reply, key + u':' + set);
        };
        const auto delivered = email["delivered"_L1].toInteger();
        const auto openers = email["openers"_L1].toInteger();
        const auto clickers = email["clickers"_L1].toInteger();
        view.rows.push_back({textCell(name), people("sent"_L1), people("delivered"_L1),
                             people("bounced"_L1), people("openers"_L1),
                             shareCell(openers, delivered), people("clickers"_L1),
                             shareCell(clickers, delivered), people("unsubscribed"_L1),
                             people("spam"_L1), people("buyers"_L1), moneyCell(email["cents"_L1])});
        if (view.chart.columns.size() >= mostEmails)
            continue;
        static constexpr std::array sets{"openers"_L1, "clickers"_L1};
        for (int set = 0; set < 2; ++set) {
            const auto count = set == 0 ? openers : clickers;
            const auto cell = people(sets[static_cast<std::size_t>(set)]);
            view.chart.marks.push_back({.row = set,
                                        .column = static_cast<int>(view.chart.columns.size()),
                                        .value = delivered > 0 ? 100.0 * static_cast<double>(count)
                                                / static_cast<double>(delivered)
                                                               : 0,
                                        .text = shareCell(count, delivered).text,
                                        .key = cell.key,
                                        .name = u"%1, %2"_s.arg(name, view.chart.rows.at(set)),
                                        .plain = isTooFew(delivered),
                                        .muted = isFew(delivered)});
        }
        view.chart.columns.append(name);
    }
    view.facts = {{AnswerView::tr("Interactions not linked to an email"),
                   countCell(result["unmatchedResponses"_L1].toInteger())},
                  {AnswerView::tr("Revenue from other emails"),
                   moneyFact(reply, result["attributedElsewhere"_L1]["cents"_L1])}};
    return view;
}

namespace {

struct Scenario
{
    QLatin1StringView id;
    const char *name;
};

constexpr std::array scenarios{
    Scenario{"2"_L1, QT_TRANSLATE_NOOP("Scenarios", "Opened and clicked")},
    Scenario{"3"_L1, QT_TRANSLATE_NOOP("Scenarios", "Clicked")},
    Scenario{"4"_L1, QT_TRANSLATE_NOOP("Scenarios", "Opened")},
    Scenario{"5"_L1, QT_TRANSLATE_NOOP("Scenarios", "Text message sent")}};

} // namespace

static void addWorkflowBars(AnswerView &view, const InsightReply &reply, const QJsonValue &workflow,
                            const QString &name, const QString &key)
{
    const int column = static_cast<int>(view.chart.columns.size());
    for (std::size_t row = 0; row < scenarios.size(); ++row) {
        const auto cents = workflow["scenarios"_L1][scenarios[row].id]["cents"_L1].toInteger();
        if (cents <= 0)
            continue;
        view.chart.marks.push_back(
            {.row = static_cast<int>(row),
             .column = column,
             .value = amountOf(cents),
             .text = moneyWords(reply, cents),
             .key = key,
             .name = u"%1, %2"_s.arg(name, view.chart.rows.at(static_cast<int>(row)))});
    }
    view.chart.columns.append(name);
}

static void addOtherWorkflows(AnswerView &view, const InsightReply &reply, const QStringList &keys,
                              qint64 cents)
{
    static const auto key = u"other"_s;
    auto people = peopleOfAll(reply, keys);
    const auto name = AnswerView::tr("Other");
    view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                .value = amountOf(cents),
                                .text = moneyWords(reply, cents),
                                .key = people.empty() ? QString() : key,
                                .name = name,
                                .plain = true});
    view.chart.columns.append(name);
    view.combined.emplace(key, std::move(people));
}

AnswerView workflowsView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = revenueTitle(reply),
                              .rowTitle = AnswerView::tr("What led to the purchase"),
                              .columnTitle = AnswerView::tr("Workflow")},
                    .columns = {{AnswerView::tr("Workflow"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Buyers"), true, true}}};
    for (const auto &scenario : scenarios) {
        view.chart.rows.append(QCoreApplication::translate("Scenarios", scenario.name));
        view.columns.push_back({view.chart.rows.last()});
    }
    const auto &result = reply.answer->result;
    const auto rows = result["rows"_L1].toArray();
    QStringList otherKeys;
    qint64 otherCents = 0;
    for (const auto &workflow : rows) {
        const auto id = workflow["workflow"_L1].toString();
        const auto name = named(nameOr(workflow["name"_L1], id));
        const auto people = peopleCell(reply, u"workflow:"_s + id);
        AnswerRow row{textCell(name), moneyCell(workflow["cents"_L1]),
                      countCell(workflow["purchases"_L1].toInteger()), people};
        for (const auto &scenario : scenarios)
            row.push_back(moneyCell(workflow["scenarios"_L1][scenario.id]["cents"_L1].toInteger()));
        view.rows.push_back(std::move(row));
        if (view.chart.columns.size() < mostEmails) {
            addWorkflowBars(view, reply, workflow, name, people.key);
        } else {
            otherKeys.append(u"workflow:"_s + id);
            otherCents += workflow["cents"_L1].toInteger();
        }
    }
    if (!otherKeys.isEmpty())
        addOtherWorkflows(view, reply, otherKeys, otherCents);
    const auto rest = result["unattributed"_L1];
    const auto restName = AnswerView::tr("No workflow");
    const auto restPeople = peopleCell(reply, u"unattributed"_s);
    view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                .value = amountOf(rest["cents"_L1].toInteger()),
                                .text = moneyWords(reply, rest["cents"_L1]),
                                .key = restPeople.key,
                                .name = restName,
                                .plain = true});
    view.chart.columns.append(restName);
    view.rows.push_back({textCell(restName), moneyCell(rest["cents"_L1]),
                         countCell(rest["purchases"_L1].toInteger()), restPeople});
    view.facts = {{AnswerView::tr("Attributed by"),
                   textCell(result["attribution"_L1].toString() == "service"_L1
                                ? AnswerView::tr("the service")
                                : AnswerView::tr("clicks, opens and messages"))},
                  {AnswerView::tr("Revenue from workflows"),
                   moneyFact(reply, result["attributed"_L1]["cents"_L1])},
                  {AnswerView::tr("Total revenue"), moneyFact(reply, result["cents"_L1])}};
    return view;
}

static QString stepName(const QString &step)
{
    QStringList names;
    for (const auto &type : step.split(u'|')) {
        const auto condition = type.indexOf(u'[');
        names.append(condition < 0
                         ? activityName(type)
                         : activityName(type.first(condition)) + u' ' + type.sliced(condition));
    }
    return names.join(AnswerView::tr(" or "));
}

AnswerView funnelView(const InsightReply &reply)
{
    AnswerView view{
        .chart = {.form = MarkForm::Funnel,
                  .title = AnswerView::tr("People by step"),
                  .rows = {AnswerView::tr("Continued"), AnswerView::tr("Time window still open"),
                           AnswerView::tr("Did not continue")},
                  .rowTitle = AnswerView::tr("People"),
                  .columnTitle = AnswerView::tr("Step")},
        .columns = {{AnswerView::tr("Step"), false},
                    {AnswerView::tr("People"), true, true},
                    {AnswerView::tr("Share of previous step")},
                    {AnswerView::tr("Share of first step")},
                    {AnswerView::tr("Time window still open"), true, true},
                    {AnswerView::tr("Did not continue"), true, true},
                    {AnswerView::tr("Median days since step 1")}}};
    const auto steps = reply.answer->result["steps"_L1].toArray();
    const auto all = steps.isEmpty() ? 0 : steps[0]["people"_L1].toInteger();
    qint64 before = 0;
    for (int step = 0; step < steps.size(); ++step) {
        const auto people = steps[step]["people"_L1].toInteger();
        const auto name =
            u"%1 · %2"_s.arg(step + 1).arg(stepName(steps[step]["step"_L1].toString()));
        const auto add = [&](int row, const QString &key, const QString &what) {
            const auto cell = peopleCell(reply, key);
            view.chart.marks.push_back({.row = row,
                                        .column = step,
                                        .value = static_cast<double>(reply.countOf(key)),
                                        .text = cell.text,
                                        .key = cell.key,
                                        .name = u"%1, %2"_s.arg(name, what)});
        };
        view.chart.columns.append(name);
        add(0, u"step:%1"_s.arg(step + 1), AnswerView::tr("People"));
        if (step > 0) {
            add(1, u"open:%1"_s.arg(step), view.chart.rows.at(1));
            add(2, u"lost:%1"_s.arg(step), view.chart.rows.at(2));
        }
        view.rows.push_back({textCell(name), peopleCell(reply, u"step:%1"_s.arg(step + 1)),
                             step == 0 ? AnswerCell() : shareCell(people, before),
                             shareCell(people, all), peopleCell(reply, u"open:%1"_s.arg(step + 1)),
                             peopleCell(reply, u"lost:%1"_s.arg(step + 1)),
                             daysCell(steps[step]["medianDays"_L1])});
        before = people;
    }
    return view;
}

AnswerView couponsView(const InsightReply &reply)
{
    AnswerView view{
        .chart = {.form = MarkForm::Bars,
                  .title = AnswerView::tr("People with a code and buyers"),
                  .rows = {AnswerView::tr("Got a code"), AnswerView::tr("Bought afterwards")},
                  .rowTitle = AnswerView::tr("People"),
                  .columnTitle = AnswerView::tr("Coupon set"),
                  .stacked = false},
        .columns = {{AnswerView::tr("Coupon set"), false},
                    {AnswerView::tr("Got a code"), true, true},
                    {AnswerView::tr("Time window still open"), true, true},
                    {AnswerView::tr("Bought afterwards"), true, true},
                    {AnswerView::tr("Share")},
                    {revenueTitle(reply)},
                    {AnswerView::tr("Median days")},
                    {AnswerView::tr("Bought without a code"), true, true},
                    {AnswerView::tr("Share without a code")}}};
    const auto sets = reply.answer->result["sets"_L1].toArray();
    for (const auto &set : sets) {
        const auto id = set["set"_L1].toString();
        const auto name = id.isEmpty() ? AnswerView::tr("All codes") : id;
        const auto given = peopleCell(reply, id + u":given"_s);
        const auto bought = peopleCell(reply, id + u":bought"_s);
        const auto others = set["others"_L1];
        for (int row = 0; row < 2; ++row) {
            const auto &cell = row == 0 ? given : bought;
            view.chart.marks.push_back({.row = row,
                                        .column = static_cast<int>(view.chart.columns.size()),
                                        .value = cell.order.toDouble(),
                                        .text = cell.text,
                                        .key = cell.key,
                                        .name = u"%1, %2"_s.arg(name, view.chart.rows.at(row))});
        }
        view.chart.columns.append(name);
        view.rows.push_back({textCell(name), given, peopleCell(reply, id + u":pending"_s), bought,
                             shareCell(set["bought"_L1].toInteger(), set["given"_L1].toInteger()),
                             moneyCell(set["cents"_L1]), daysCell(set["medianDays"_L1]),
                             others.isNull() ? AnswerCell() : peopleCell(reply, id + u":others"_s),
                             others.isNull() ? AnswerCell()
                                             : shareCell(others["part"_L1].toInteger(),
                                                         others["of"_L1].toInteger())});
    }
    return view;
}

} // namespace storedesk::insightviews
