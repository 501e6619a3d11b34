// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insights/contactreach.h"

#include <algorithm>
#include <array>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

struct LifeSign
{
    QLatin1StringView name;
    QLatin1StringView type;
};

constexpr std::array lifeSigns{LifeSign{"opened"_L1, activitytype::emailOpened},
                               LifeSign{"clicked"_L1, activitytype::emailLinkClicked},
                               LifeSign{"bought"_L1, "purchase"_L1},
                               LifeSign{"visited"_L1, activitytype::webPageVisited},
                               LifeSign{"visited"_L1, activitytype::productVisited}};

constexpr std::array quietClasses{"tooNew"_L1, "neverEmailed"_L1, "recent"_L1, "quiet"_L1,
                                  "unknown"_L1};
enum class QuietClass : quint8 { TooNew, NeverEmailed, Recent, Quiet, Unknown };

struct QuietRule
{
    qint64 days = 0;
    qint64 createdDays = 0;
    bool bought = false;
    std::vector<bool> signTypes = {};
    quint32 sentType = 0;
};

struct QuietPerson
{
    bool emailed = false;
    std::optional<qint64> lastSign = {};
};

} // namespace

TypeNames signTypes(const QString &signs)
{
    TypeNames types;
    for (const auto &sign : signs.split(u',')) {
        for (const auto &known : lifeSigns) {
            if (known.name == sign.trimmed())
                types.append(known.type);
        }
    }
    return types;
}

// Returns nothing for any channel.
static std::optional<ContactReach::Channel> channelNamed(const QString &wanted)
{
    for (int channel = 0; channel < int(ContactReach::Channel::Count); ++channel) {
        const auto which = static_cast<ContactReach::Channel>(channel);
        if (ContactReach::nameOf(which) == wanted)
            return which;
    }
    return std::nullopt;
}

static bool isWanted(const ContactReach &reach, quint32 person,
                     std::optional<ContactReach::Channel> channel)
{
    return reach.isKnown(person)
        && (channel ? reach.reaches(person, *channel) : reach.reachesAny(person));
}

static QuietPerson lifeOf(const InsightData &data, quint32 person, std::span<const quint32> rows,
                          const QuietRule &rule)
{
    QuietPerson life;
    for (const auto row : rows) {
        life.emailed = life.emailed || data.typeOf(row) == rule.sentType;
        if (rule.signTypes[data.typeOf(row)])
            life.lastSign = data.timeOf(row);
    }
    const auto bought = data.contactTime(person, ColumnRole::ContactLastPurchaseDate);
    if (rule.bought && bought && *bought < data.asOf())
        life.lastSign = std::max(life.lastSign.value_or(*bought), *bought);
    return life;
}

static QuietClass classOf(const InsightData &data, quint32 person, const QuietPerson &life,
                          const QuietRule &rule)
{
    const auto created = data.contactTime(person, ColumnRole::ContactCreatedAt);
    if (created && data.asOf() - *created <= rule.createdDays * millisecondsPerDay)
        return QuietClass::TooNew;
    if (!life.emailed)
        return QuietClass::NeverEmailed;
    const auto limit = rule.days * millisecondsPerDay;
    if (life.lastSign)
        return data.asOf() - *life.lastSign <= limit ? QuietClass::Recent : QuietClass::Quiet;
    return data.asOf() - data.coverageFrom() >= limit ? QuietClass::Quiet : QuietClass::Unknown;
}

// Counts people by the time since their last activity, in steps of 30 days.
static QJsonArray curveOf(const std::map<qint64, qint64> &steps)
{
    QJsonArray list;
    const auto last = steps.empty() ? -1 : steps.rbegin()->first;
    for (qint64 step = 0; step <= last; ++step) {
        const auto found = steps.find(step);
        list.append(QJsonObject{{u"fromDays"_s, 30 * step},
                                {u"people"_s, found == steps.end() ? 0 : found->second}});
    }
    return list;
}

static QuietRule ruleOf(const QuestionRun &run, const TypeNames &types)
{
    const auto &data = run.data;
    QuietRule rule{.days = run.number("days"_L1),
                   .createdDays = run.number("created-days"_L1),
                   .bought = types.contains("purchase"_L1),
                   .signTypes = std::vector<bool>(data.types().size()),
                   .sentType = data.typeCode(activitytype::emailSent)};
    for (const auto &type : types) {
        if (const auto code = data.typeCode(type); code < rule.signTypes.size())
            rule.signTypes[code] = true;
    }
    return rule;
}

QJsonObject quiet(QuestionRun &run)
{
    const auto &data = run.data;
    const auto types = signTypes(run.text("signs"_L1));
    const auto rule = ruleOf(run, types);
    const RowsByPerson byPerson(data,
                                run.select({.types = types + TypeNames{activitytype::emailSent}}));
    const RowsByPerson purchases(data, data.purchases());
    const ContactReach reach(data);
    const auto channel = channelNamed(run.text("reach"_L1));
    NumberedSets people(run.people, quietClasses.size(),
                        [](std::size_t place) { return QString(quietClasses[place]); });
    std::array<qint64, quietClasses.size()> counts = {};
    std::map<qint64, qint64> steps;
    qint64 reachable = 0;
    qint64 never = 0;
    qint64 cents = 0;
    for (quint32 person = 0; person < data.people().count(); ++person) {
        if (!isWanted(reach, person, channel))
            continue;
        ++reachable;
        const auto life = lifeOf(data, person, byPerson.of(person), rule);
        const auto found = classOf(data, person, life, rule);
        const auto place = static_cast<std::size_t>(found);
        ++counts[place];
        people.add(place, person);
        if (found < QuietClass::Recent)
            continue;
        never += !life.lastSign;
        if (life.lastSign)
            ++steps[(data.asOf() - *life.lastSign) / (30 * millisecondsPerDay)];
        if (found == QuietClass::Quiet) {
            for (const auto row : purchases.of(person))
                cents += data.centsOf(row);
        }
    }
    QJsonObject result{{u"reachable"_s, reachable},
                       {u"cents"_s, cents},
                       {u"never"_s, never},
                       {u"curve"_s, curveOf(steps)}};
    for (std::size_t place = 0; place < counts.size(); ++place)
        result.insert(quietClasses[place], counts[place]);
    return result;
}

} // namespace storedesk::insights
