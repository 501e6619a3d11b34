// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerviews.h"

#include "insightviews/answerformat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <array>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

namespace {

// A set of people with its name on screen.
struct NamedSet
{
    QLatin1StringView id;
    const char *name;
};

constexpr std::array channels{
    NamedSet{"newsletter"_L1, QT_TRANSLATE_NOOP("Reach", "Newsletter")},
    NamedSet{"transactional"_L1, QT_TRANSLATE_NOOP("Reach", "Transactional email")},
    NamedSet{"sms"_L1, QT_TRANSLATE_NOOP("Reach", "Text message")},
    NamedSet{"push"_L1, QT_TRANSLATE_NOOP("Reach", "Push notification")},
    NamedSet{"unreachable"_L1, QT_TRANSLATE_NOOP("Reach", "Not reachable")}};

constexpr std::array flows{NamedSet{"created"_L1, QT_TRANSLATE_NOOP("Reach", "Created")},
                           NamedSet{"subscribed"_L1, QT_TRANSLATE_NOOP("Reach", "Subscribed")},
                           NamedSet{"unsubscribed"_L1, QT_TRANSLATE_NOOP("Reach", "Unsubscribed")},
                           NamedSet{"bounced"_L1, QT_TRANSLATE_NOOP("Reach", "Bounced")},
                           NamedSet{"spam"_L1, QT_TRANSLATE_NOOP("Reach", "Reported spam")}};

constexpr std::array classes{
    NamedSet{"quiet"_L1, QT_TRANSLATE_NOOP("Reach", "Became inactive")},
    NamedSet{"recent"_L1, QT_TRANSLATE_NOOP("Reach", "Active")},
    NamedSet{"neverEmailed"_L1, QT_TRANSLATE_NOOP("Reach", "Never emailed")},
    NamedSet{"tooNew"_L1, QT_TRANSLATE_NOOP("Reach", "Too new to tell")},
    NamedSet{"unknown"_L1, QT_TRANSLATE_NOOP("Reach", "Unknown")}};

} // namespace

static QString nameOf(const NamedSet &set)
{
    return QCoreApplication::translate("Reach", set.name);
}

static void addFlow(AnswerView &view, const InsightReply &reply, const QJsonArray &flow)
{
    view.columns = {{AnswerView::tr("Period"), false}};
    for (const auto &set : flows)
        view.columns.push_back({nameOf(set), true, true});
    view.columns.push_back({AnswerView::tr("Subscribers gained")});
    for (auto period = flow.size(); period-- > 0;) {
        const auto start = dayOf(flow[period]["start"_L1]);
        auto first = textCell(periodName(reply, flow[period]));
        first.order = start;
        AnswerRow row{first};
        for (const auto &set : flows)
            row.push_back(peopleCell(reply, set.id + u':' + start.toString(Qt::ISODate)));
        row.push_back(countCell(flow[period]["net"_L1].toInteger()));
        view.rows.push_back(std::move(row));
    }
}

// New subscribers per period, with a line for those who unsubscribed.
static MarkChart flowChart(const InsightReply &reply, const QJsonArray &flow)
{
    const auto unit = reply.answer->parameters.value(u"period"_s);
    MarkChart chart{.form = MarkForm::Columns,
                    .title = AnswerView::tr("New and lost subscribers"),
                    .rows = {AnswerView::tr("Subscribed")},
                    .lineName = AnswerView::tr("Unsubscribed"),
                    .columnTitle = AnswerView::tr("Period")};
    for (const auto &period : flow) {
        const auto start = dayOf(period["start"_L1]);
        const auto people = peopleCell(reply, u"subscribed:"_s + start.toString(Qt::ISODate));
        chart.marks.push_back({.column = static_cast<int>(chart.columns.size()),
                               .value = period["subscribed"_L1].toDouble(),
                               .text = people.text,
                               .key = people.key,
                               .name = periodName(reply, period),
                               .unfinished = !period["complete"_L1].toBool()});
        chart.columns.append(axisName(start, unit, chart.columns.isEmpty()));
        chart.line.push_back(period["complete"_L1].toBool()
                                 ? std::optional(period["unsubscribed"_L1].toDouble())
                                 : std::nullopt);
    }
    return chart;
}

AnswerView listHealthView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = AnswerView::tr("Contacts by channel"),
                              .columnTitle = AnswerView::tr("Channel")},
                    .columns = {{AnswerView::tr("Channel"), false},
                                {AnswerView::tr("Contacts"), true, true},
                                {AnswerView::tr("Share")}}};
    const auto &result = reply.answer->result;
    const auto known = result["known"_L1].toInteger();
    for (const auto &channel : channels) {
        const auto people = peopleCell(reply, channel.id);
        view.chart.marks.push_back({.column = static_cast<int>(view.chart.columns.size()),
                                    .value = people.order.toDouble(),
                                    .text = people.text,
                                    .key = people.key,
                                    .name = nameOf(channel),
                                    .plain = channel.id == channels.back().id});
        view.chart.columns.append(nameOf(channel));
        view.rows.push_back(
            {textCell(nameOf(channel)), people, shareCell(people.order.toLongLong(), known)});
        view.facts.push_back({nameOf(channel), people});
    }
    const auto flow = result["flow"_L1].toArray();
    if (!flow.isEmpty()) {
        view.rows.clear();
        addFlow(view, reply, flow);
        view.otherCharts.push_back(flowChart(reply, flow));
    }
    view.facts.push_back({AnswerView::tr("Known contacts"), countCell(known)});
    view.facts.push_back(
        {AnswerView::tr("Anonymous contacts"), countCell(result["anonymous"_L1].toInteger())});
    view.facts.push_back(
        {AnswerView::tr("Two soft bounces"), peopleCell(reply, u"twoSoftBounces"_s)});
    view.facts.push_back(
        {AnswerView::tr("Spam reports in 30 days"), peopleCell(reply, u"spamReports"_s)});
    return view;
}

AnswerView quietView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Columns,
                              .title = AnswerView::tr("People by days since their last engagement"),
                              .rows = {AnswerView::tr("People")},
                              .columnTitle = AnswerView::tr("Days")},
                    .columns = {{AnswerView::tr("Contacts"), false},
                                {AnswerView::tr("People"), true, true},
                                {AnswerView::tr("Share")}}};
    const auto &result = reply.answer->result;
    const auto limit = reply.answer->parameters.value(u"days"_s).toLongLong();
    const auto curve = result["curve"_L1].toArray();
    for (const auto &step : curve) {
        const auto from = step["fromDays"_L1].toInteger();
        const auto people = step["people"_L1].toInteger();
        view.chart.marks.push_back(
            {.column = static_cast<int>(view.chart.columns.size()),
             .value = static_cast<double>(people),
             .text = countCell(people).text,
             .name = AnswerView::tr("%1 to %2 days").arg(from).arg(from + 30),
             .plain = from < limit});
        view.chart.columns.append(QString::number(from));
    }
    for (const auto &set : classes) {
        const auto people = peopleCell(reply, set.id);
        view.rows.push_back(
            {textCell(nameOf(set)), people,
             shareCell(people.order.toLongLong(), result["reachable"_L1].toInteger())});
    }
    view.facts = {
        {AnswerView::tr("Reachable contacts"), countCell(result["reachable"_L1].toInteger())},
        {AnswerView::tr("Revenue from inactive contacts"), moneyFact(reply, result["cents"_L1])},
        {AnswerView::tr("No engagement"), countCell(result["never"_L1].toInteger())}};
    return view;
}

AnswerView quotaView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Columns,
                              .title = AnswerView::tr("Activities per day"),
                              .rows = {AnswerView::tr("Activities"), AnswerView::tr("Emails")},
                              .rowTitle = AnswerView::tr("Type"),
                              .columnTitle = AnswerView::tr("Day")},
                    .columns = {{AnswerView::tr("Activity"), false},
                                {AnswerView::tr("Rows")},
                                {AnswerView::tr("Share")}}};
    const auto &result = reply.answer->result;
    const QLocale locale;
    const auto days = result["days"_L1].toArray();
    const auto today = QDateTime::fromMSecsSinceEpoch(reply.input.asOf, reply.input.zone).date();
    for (const auto &day : days) {
        const auto date = dayOf(day["day"_L1]);
        const std::array counts{day["general"_L1].toInteger(), day["mail"_L1].toInteger()};
        for (int row = 0; row < 2; ++row)
            view.chart.marks.push_back(
                {.row = row,
                 .column = static_cast<int>(view.chart.columns.size()),
                 .value = static_cast<double>(counts[static_cast<std::size_t>(row)]),
                 .text = countCell(counts[static_cast<std::size_t>(row)]).text,
                 .unfinished = date >= today});
        view.chart.columns.append(locale.toString(date, u"d MMM"_s));
    }
    const auto types = result["types"_L1].toArray();
    qint64 all = 0;
    for (const auto &type : types)
        all += type["rows"_L1].toInteger();
    for (const auto &type : types) {
        const auto rows = type["rows"_L1].toInteger();
        view.rows.push_back({textCell(activityName(type["type"_L1].toString())), countCell(rows),
                             rowShareCell(rows, all)});
    }
    const auto general = result["general"_L1];
    const auto ends = dayOf(result["endsOn"_L1]);
    view.facts = {
        {AnswerView::tr("Used this month"), countCell(general["used"_L1].toInteger())},
        {AnswerView::tr("Per day"), daysCell(general["perDay"_L1])},
        {AnswerView::tr("Forecast"), countCell(general["forecast"_L1].toInteger())},
        {AnswerView::tr("Emails this month"), countCell(result["mail"_L1]["used"_L1].toInteger())}};
    if (ends.isValid())
        view.facts.push_back({AnswerView::tr("Quota used up on"),
                              textCell(locale.toString(ends, QLocale::ShortFormat))});
    return view;
}

} // namespace storedesk::insightviews
