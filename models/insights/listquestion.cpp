// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insights/contactreach.h"

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

struct FlowType
{
    QLatin1StringView type;
    QLatin1StringView name;
};

constexpr std::array flowTypes{FlowType{activitytype::contactCreated, "created"_L1},
                               FlowType{activitytype::newsletterSubscribe, "subscribed"_L1},
                               FlowType{activitytype::emailUnsubscribed, "unsubscribed"_L1},
                               FlowType{activitytype::emailBounce, "bounced"_L1},
                               FlowType{activitytype::emailSpamReport, "spam"_L1}};
constexpr std::size_t subscribed = 1;
constexpr std::size_t unsubscribed = 2;
constexpr std::size_t spam = 4;

struct FlowSums
{
    std::array<qint64, flowTypes.size()> people = {};
    std::array<quint32, flowTypes.size()> last;

    FlowSums() { last.fill(PeopleIndex::nobody); }
};

} // namespace

static QJsonArray flowOf(QuestionRun &run, const RowSelection &selection)
{
    const auto &data = run.data;
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    const auto count = periods.all().size();
    NumberedSets people(run.people, count * flowTypes.size(), [&](std::size_t number) {
        return flowTypes[number % flowTypes.size()].name + u':'
            + periods.all()[number / flowTypes.size()].start.toString(Qt::ISODate);
    });
    auto parts = perThread(std::vector<FlowSums>(count));
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        auto &sums = parts[range.thread];
        for (std::size_t kind = 0; kind < flowTypes.size(); ++kind) {
            const auto &rows = selection.of(flowTypes[kind].type);
            rows.forEachPerson(range, [&](quint32 person, std::span<const qint64> times) {
                for (const auto time : times) {
                    const auto place = periods.indexOf(time);
                    sums[place].people[kind] += sums[place].last[kind] != person;
                    sums[place].last[kind] = person;
                    people.add(range, place * flowTypes.size() + kind, person);
                }
            });
        }
    });
    people.finish();
    QJsonArray list;
    for (std::size_t place = 0; place < count; ++place) {
        std::array<qint64, flowTypes.size()> counts = {};
        for (const auto &part : parts) {
            for (std::size_t kind = 0; kind < counts.size(); ++kind)
                counts[kind] += part[place].people[kind];
        }
        QJsonObject object{{u"start"_s, periods.all()[place].start.toString(Qt::ISODate)},
                           {u"complete"_s, periods.all()[place].complete},
                           {u"net"_s, counts[subscribed] - counts[unsubscribed]}};
        for (std::size_t kind = 0; kind < flowTypes.size(); ++kind)
            object.insert(flowTypes[kind].name, counts[kind]);
        list.append(object);
    }
    return list;
}

// Counts contacts with a spam report in the last 30 days.
static qint64 spamReports(QuestionRun &run, const RowSelection &selection)
{
    const auto &data = run.data;
    const auto &rows = selection.of(flowTypes[spam].type);
    qint64 people = 0;
    for (std::size_t place = 0; place < rows.people().size(); ++place) {
        // The last row is the newest one.
        if (data.asOf() - rows.timesAt(place).back() > 30 * millisecondsPerDay)
            continue;
        ++people;
        run.people.add(u"spamReports"_s, rows.people()[place]);
    }
    return people;
}

namespace {

constexpr auto channels = static_cast<std::size_t>(ContactReach::Channel::Count);

// The number of people who can be reached through each channel, and of other people.
struct ReachSums
{
    std::array<qint64, channels> reached = {};
    qint64 known = 0;
    qint64 anonymous = 0;
    qint64 unreachable = 0;
    qint64 twoSoftBounces = 0;

    void add(const ReachSums &other)
    {
        for (std::size_t channel = 0; channel < channels; ++channel)
            reached[channel] += other.reached[channel];
        known += other.known;
        anonymous += other.anonymous;
        unreachable += other.unreachable;
        twoSoftBounces += other.twoSoftBounces;
    }
};

} // namespace

static ReachSums reachOf(QuestionRun &run)
{
    using Channel = ContactReach::Channel;
    const auto &data = run.data;
    const ContactReach reach(data);
    const auto softBounces = data.contacts().numbers(ColumnRole::ContactEmailSoftBounces);
    static constexpr auto unreachable = channels;
    static constexpr auto twoSoftBounces = channels + 1;
    NumberedSets people(run.people, channels + 2, [](std::size_t number) {
        return number == unreachable ? u"unreachable"_s
            : number == twoSoftBounces
            ? u"twoSoftBounces"_s
            : QString(ContactReach::nameOf(static_cast<Channel>(number)));
    });
    auto parts = perThread<ReachSums>();
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        ReachSums sums;
        for (auto person = range.begin; person < range.end; ++person) {
            sums.anonymous += reach.isAnonymous(person);
            if (!reach.isKnown(person))
                continue;
            ++sums.known;
            for (std::size_t channel = 0; channel < channels; ++channel) {
                if (!reach.reaches(person, static_cast<Channel>(channel)))
                    continue;
                ++sums.reached[channel];
                people.add(range, channel, person);
            }
            if (!reach.reachesAny(person)) {
                ++sums.unreachable;
                people.add(range, unreachable, person);
            }
            const auto record = static_cast<std::size_t>(data.people().recordOf(person));
            if (softBounces[record] == 200 && reach.reaches(person, Channel::Transactional)) {
                ++sums.twoSoftBounces;
                people.add(range, twoSoftBounces, person);
            }
        }
        parts[range.thread].add(sums);
    });
    people.finish();
    ReachSums total;
    for (const auto &part : parts)
        total.add(part);
    return total;
}

QJsonObject listHealth(QuestionRun &run)
{
    TypeNames types;
    for (const auto &flow : flowTypes)
        types.append(flow.type);
    const auto selection = run.select({.types = types, .range = periodOf(run.data)});
    const auto sums = reachOf(run);
    QJsonObject reached{{u"unreachable"_s, sums.unreachable}};
    for (std::size_t channel = 0; channel < channels; ++channel)
        reached.insert(ContactReach::nameOf(static_cast<ContactReach::Channel>(channel)),
                       sums.reached[channel]);
    const bool hasFlow = run.data.activities().isOpen();
    return {{u"known"_s, sums.known},
            {u"anonymous"_s, sums.anonymous},
            {u"reach"_s, reached},
            {u"flow"_s, hasFlow ? flowOf(run, selection) : QJsonArray()},
            {u"warnings"_s,
             QJsonObject{{u"twoSoftBounces"_s, sums.twoSoftBounces},
                         {u"spamReports"_s, spamReports(run, selection)}}}};
}

} // namespace storedesk::insights
