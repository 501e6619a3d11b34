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
#include <iterator>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

static constexpr int mostRanks = 10;

static void addCustomerBar(AnswerView &view, const InsightReply &reply, const QString &name,
                           qint64 cents, std::vector<quint32> people, bool plain = false)
{
    const auto place = static_cast<int>(view.chart.columns.size());
    const auto key = people.empty() ? QString() : u"bar:%1"_s.arg(place);
    view.chart.marks.push_back({.column = place,
                                .value = amountOf(cents),
                                .text = moneyWords(reply, cents),
                                .key = key,
                                .name = name,
                                .plain = plain,
                                .cut = plain && amountOf(cents) > view.chart.highest()});
    view.chart.columns.append(name);
    if (!key.isEmpty())
        view.combined.emplace(key, std::move(people));
}

// Everyone below the bars.
static void addOtherCustomers(AnswerView &view, const InsightReply &reply, const QJsonArray &people,
                              qint64 total)
{
    auto others = peopleOfAll(reply, {u"all"_s});
    for (int rank = 0; rank < std::min<qsizetype>(people.size(), mostRanks); ++rank) {
        const auto contact = reply.contacts.value(people[rank]["contact"_L1].toString());
        std::erase(others, contact.person);
        total -= people[rank]["cents"_L1].toInteger();
    }
    if (!others.empty())
        addCustomerBar(view, reply, AnswerView::tr("Other"), total, std::move(others), true);
}

// The share of the revenue that the best customers account for. A percentage needs enough buyers.
static AnswerCell cumulativeCell(const InsightReply &reply, qint64 sum, qint64 total, qint64 buyers)
{
    const auto share = total > 0 ? static_cast<double>(sum) / static_cast<double>(total) : 0.0;
    if (isTooFew(buyers))
        return {
            .text =
                AnswerView::tr("%1 of %2").arg(moneyWords(reply, sum), moneyWords(reply, total)),
            .order = share,
            .muted = true};
    return {.text = percentText(share), .order = share, .muted = isFew(buyers)};
}

AnswerView bestCustomersView(const InsightReply &reply)
{
    AnswerView view{.chart = {.form = MarkForm::Bars,
                              .title = revenueTitle(reply),
                              .columnTitle = AnswerView::tr("Customer")},
                    .columns = {{AnswerView::tr("Customer"), false},
                                {AnswerView::tr("Email"), false},
                                {revenueTitle(reply)},
                                {AnswerView::tr("Purchases")},
                                {AnswerView::tr("Last purchase")},
                                {AnswerView::tr("Cumulative share")},
                                {AnswerView::tr("Contact ID"), false}}};
    const auto &result = reply.answer->result;
    const auto total = result["cents"_L1].toInteger();
    const auto people = result["people"_L1].toArray();
    for (const auto &customer : people) {
        const auto id = customer["contact"_L1].toString();
        const auto contact = reply.contacts.value(id);
        const auto name = !contact.name.isEmpty() ? contact.name
            : !contact.email.isEmpty()            ? contact.email
                                                  : id;
        const auto cents = customer["cents"_L1].toInteger();
        const auto sum = customer["cumulativeCents"_L1].toInteger();
        if (view.chart.columns.size() < mostRanks)
            addCustomerBar(view, reply, name, cents, {contact.person});
        // The email has a column of its own.
        auto first = textCell(contact.name.isEmpty() ? AnswerView::tr("No name") : contact.name);
        first.contact = contact.email;
        first.muted = contact.name.isEmpty();
        const auto last = QDateTime::fromString(customer["last"_L1].toString(), Qt::ISODateWithMs)
                              .toTimeZone(reply.input.zone);
        view.rows.push_back(
            {first, textCell(contact.email), moneyCell(cents),
             countCell(customer["purchases"_L1].toInteger()),
             AnswerCell{.text = QLocale().toString(last.date(), QLocale::ShortFormat),
                        .order = last},
             cumulativeCell(reply, sum, total, result["buyers"_L1].toInteger()), textCell(id)});
    }
    addOtherCustomers(view, reply, people, total);
    view.facts = {
        {AnswerView::tr("Buyers"), peopleCell(reply, u"all"_s)},
        {AnswerView::tr("Buyers who account for half of revenue"), peopleCell(reply, u"half"_s)},
        {AnswerView::tr("Buyers who account for 80% of revenue"), peopleCell(reply, u"eighty"_s)},
        {AnswerView::tr("Revenue without a contact"),
         moneyFact(reply, result["withoutContact"_L1]["cents"_L1])}};
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
                         .arg(moneyWords(reply, cents)),
             .brief = AnswerView::tr("%Ln people", nullptr, group["people"_L1].toInt()),
             .key = people.key,
             .name = name,
             .shade = static_cast<double>(cents) / static_cast<double>(most)});
        view.rows.push_back({textCell(name), people,
                             shareCell(group["people"_L1].toInteger(), buyers), moneyCell(cents),
                             countCell(group["orders"_L1].toInteger()),
                             daysCell(group["meanDays"_L1])});
        const auto service = reply.answer->result["service"_L1];
        if (service.isObject())
            view.rows.back().push_back(countCell(service["groups"_L1][id].toInteger()));
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

// Buyers by the scores for their last purchase and the number of purchases, over all amounts.
static void addScoreGrid(AnswerView &view, const InsightReply &reply, const QJsonObject &codes)
{
    static constexpr int scores = 5;
    MarkChart chart{.form = MarkForm::Grid,
                    .title = AnswerView::tr("Recency and frequency (5 is best)"),
                    .rowTitle = AnswerView::tr("Recency"),
                    .columnTitle = AnswerView::tr("Frequency")};
    double most = 1;
    for (int recency = scores; recency >= 1; --recency) {
        chart.rows.append(AnswerView::tr("Recency %1").arg(recency));
        for (int frequency = 1; frequency <= scores; ++frequency) {
            QStringList keys;
            for (auto at = codes.begin(); at != codes.end(); ++at) {
                if (at.key().startsWith(u"%1%2"_s.arg(recency).arg(frequency)))
                    keys.append(u"code:"_s + at.key());
            }
            const auto key = u"scores:%1%2"_s.arg(recency).arg(frequency);
            auto people = peopleOfAll(reply, keys);
            const auto count = static_cast<qint64>(people.size());
            most = std::max(most, static_cast<double>(count));
            chart.marks.push_back(
                {.row = scores - recency,
                 .column = frequency - 1,
                 .value = static_cast<double>(count),
                 .text = countCell(count).text,
                 .key = count > 0 ? key : QString(),
                 .name = AnswerView::tr("Recency %1, frequency %2").arg(recency).arg(frequency),
                 .plain = count == 0});
            view.combined.emplace(key, std::move(people));
        }
    }
    for (int frequency = 1; frequency <= scores; ++frequency)
        chart.columns.append(AnswerView::tr("Frequency %1").arg(frequency));
    for (auto &mark : chart.marks)
        mark.shade = mark.value / most;
    view.otherCharts.push_back(std::move(chart));
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
    const auto service = result["service"_L1];
    if (result["groupsShown"_L1].toBool()) {
        if (service.isObject())
            view.columns.push_back({AnswerView::tr("In the service")});
        addGroups(view, reply, result["groups"_L1].toArray());
    } else {
        addScores(view, reply, result["codes"_L1].toObject());
    }
    addScoreGrid(view, reply, result["codes"_L1].toObject());
    view.facts = {{AnswerView::tr("Buyers"), countCell(result["buyers"_L1].toInteger())}};
    if (!service.isObject())
        return view;
    view.facts.push_back(
        {AnswerView::tr("Grouped by the service"), countCell(service["people"_L1].toInteger())});
    view.facts.push_back(
        {AnswerView::tr("Grouped differently in the service"), peopleCell(reply, u"differ"_s)});
    if (const auto unknown = service["unrecognised"_L1].toInteger(); unknown > 0)
        view.facts.push_back({AnswerView::tr("Unknown groups in the service"), countCell(unknown)});
    return view;
}

// The people whose only purchase is at least this many days ago.
static AnswerCell onceCell(AnswerView &view, const InsightReply &reply, qint64 days)
{
    const auto key = u"once:%1"_s.arg(days);
    const auto all = peopleOfAll(reply, {u"of:%1"_s.arg(days)});
    const auto once = peopleOfAll(reply, {QString(insights::boughtOnceKey)});
    std::vector<quint32> people;
    std::ranges::set_intersection(all, once, std::back_inserter(people));
    auto cell = countCell(static_cast<qint64>(people.size()));
    if (people.empty())
        cell.muted = true;
    else
        cell.key = key;
    view.combined.emplace(key, std::move(people));
    return cell;
}

AnswerView secondPurchaseView(const InsightReply &reply)
{
    AnswerView view{
        .chart = {.form = MarkForm::Curve,
                  .title = AnswerView::tr("Percentage of buyers who bought again"),
                  .unit = AnswerView::tr("%", "After the numbers of an axis."),
                  .columnTitle = AnswerView::tr("Days")},
        .columns = {{AnswerView::tr("Within"), false},
                    {AnswerView::tr("Bought again"), true, true},
                    {AnswerView::tr("First purchase at least this long ago"), true, true},
                    {AnswerView::tr("Share")},
                    {AnswerView::tr("Of these, bought only once so far"), true, true}}};
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
             .name = name,
             .plain = isTooFew(of),
             .muted = isFew(of)});
        view.chart.columns.append(name);
        auto first = textCell(name);
        first.order = days;
        view.rows.push_back({first, again, peopleCell(reply, u"of:%1"_s.arg(days)),
                             shareCell(part, of), onceCell(view, reply, days)});
    }
    auto median = daysCell(result["medianDays"_L1]);
    if (median.text.isEmpty())
        median = {.text = AnswerView::tr("not yet"), .muted = true};
    view.facts = {
        {AnswerView::tr("Buyers"), countCell(result["buyers"_L1].toInteger())},
        {AnswerView::tr("Bought again"), peopleCell(reply, u"returned"_s)},
        {AnswerView::tr("Bought only once so far"), peopleCell(reply, insights::boughtOnceKey)},
        {AnswerView::tr("Earlier buyers"), peopleCell(reply, u"earlier"_s)},
        {AnswerView::tr("Days until half had bought again"), median},
        {AnswerView::tr("Median days for those who returned"),
         daysCell(result["returnedMedianDays"_L1])}};
    return view;
}

} // namespace storedesk::insightviews
