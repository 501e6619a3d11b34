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

static QJsonArray flowOf(QuestionRun &run, const RowsByPerson &byPerson)
{
    const auto &data = run.data;
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    std::vector<std::size_t> kinds(data.types().size(), flowTypes.size());
    for (std::size_t kind = 0; kind < flowTypes.size(); ++kind) {
        if (const auto code = data.typeCode(flowTypes[kind].type); code < kinds.size())
            kinds[code] = kind;
    }
    std::vector<FlowSums> sums(periods.all().size());
    NumberedSets people(run.people, sums.size() * flowTypes.size(), [&](std::size_t number) {
        return flowTypes[number % flowTypes.size()].name + u':'
            + periods.all()[number / flowTypes.size()].start.toString(Qt::ISODate);
    });
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        for (const auto row : byPerson.of(person)) {
            const auto place = periods.indexOf(data.timeOf(row));
            const auto kind = kinds[data.typeOf(row)];
            sums[place].people[kind] += sums[place].last[kind] != person;
            sums[place].last[kind] = person;
            people.add(place * flowTypes.size() + kind, person);
        }
    }
    QJsonArray list;
    for (std::size_t place = 0; place < sums.size(); ++place) {
        const auto &counts = sums[place].people;
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
static qint64 spamReports(QuestionRun &run, const RowsByPerson &byPerson)
{
    const auto &data = run.data;
    const auto type = data.typeCode(flowTypes[spam].type);
    qint64 people = 0;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const bool reported = std::ranges::any_of(byPerson.of(person), [&](quint32 row) {
            return data.typeOf(row) == type
                && data.asOf() - data.timeOf(row) <= 30 * millisecondsPerDay;
        });
        people += reported;
        if (reported)
            run.people.add(u"spamReports"_s, person);
    }
    return people;
}

QJsonObject listHealth(QuestionRun &run)
{
    using Channel = ContactReach::Channel;
    const auto &data = run.data;
    TypeNames types;
    for (const auto &flow : flowTypes)
        types.append(flow.type);
    const RowsByPerson byPerson(data, run.select({.types = types, .range = periodOf(data)}));
    const ContactReach reach(data);
    const auto softBounces = data.contacts().numbers(ColumnRole::ContactEmailSoftBounces);
    std::array<qint64, static_cast<std::size_t>(Channel::Count)> counts = {};
    NumberedSets reached(run.people, counts.size(), [](std::size_t channel) {
        return QString(ContactReach::nameOf(static_cast<Channel>(channel)));
    });
    auto *unreached = run.people.setOf(u"unreachable"_s);
    qint64 known = 0;
    qint64 anonymous = 0;
    qint64 unreachable = 0;
    qint64 twoSoftBounces = 0;
    for (quint32 person = 0; person < data.people().count(); ++person) {
        anonymous += reach.isAnonymous(person);
        if (!reach.isKnown(person))
            continue;
        ++known;
        for (std::size_t channel = 0; channel < counts.size(); ++channel) {
            if (!reach.reaches(person, static_cast<Channel>(channel)))
                continue;
            ++counts[channel];
            reached.add(channel, person);
        }
        if (!reach.reachesAny(person)) {
            ++unreachable;
            PeopleSets::add(unreached, person);
        }
        const auto record = static_cast<std::size_t>(data.people().recordOf(person));
        if (softBounces[record] == 200 && reach.reaches(person, Channel::Transactional)) {
            ++twoSoftBounces;
            run.people.add(u"twoSoftBounces"_s, person);
        }
    }
    QJsonObject reachedJson{{u"unreachable"_s, unreachable}};
    for (std::size_t channel = 0; channel < counts.size(); ++channel)
        reachedJson.insert(ContactReach::nameOf(static_cast<Channel>(channel)), counts[channel]);
    const bool hasFlow = data.activities().isOpen();
    return {{u"known"_s, known},
            {u"anonymous"_s, anonymous},
            {u"reach"_s, reachedJson},
            {u"flow"_s, hasFlow ? flowOf(run, byPerson) : QJsonArray()},
            {u"warnings"_s,
             QJsonObject{{u"twoSoftBounces"_s, twoSoftBounces},
                         {u"spamReports"_s, spamReports(run, byPerson)}}}};
}

} // namespace storedesk::insights
