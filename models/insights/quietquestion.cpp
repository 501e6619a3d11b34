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
    // Absent for any channel.
    std::optional<ContactReach::Channel> channel = {};
};

struct QuietPerson
{
    bool emailed = false;
    std::optional<qint64> lastSign = {};
};

struct QuietSums
{
    std::array<qint64, quietClasses.size()> classes = {};
    // People by the time since their last activity, in steps of 30 days.
    std::vector<qint64> steps = {};
    qint64 reachable = 0;
    qint64 never = 0;
    qint64 cents = 0;

    void add(const QuietSums &other)
    {
        for (std::size_t place = 0; place < classes.size(); ++place)
            classes[place] += other.classes[place];
        steps.resize(std::max(steps.size(), other.steps.size()));
        for (std::size_t step = 0; step < other.steps.size(); ++step)
            steps[step] += other.steps[step];
        reachable += other.reachable;
        never += other.never;
        cents += other.cents;
    }
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

static QJsonArray curveOf(const std::vector<qint64> &steps)
{
    QJsonArray list;
    for (std::size_t step = 0; step < steps.size(); ++step)
        list.append(QJsonObject{{u"fromDays"_s, 30 * qint64(step)}, {u"people"_s, steps[step]}});
    return list;
}

namespace {

// Adds up a range of people.
class QuietCounter final
{
public:
    QuietCounter(const InsightData &data, const RowSelection &selection, const QuietRule &rule,
                 const TypeNames &signTypes, quint32 firstPerson)
        : m_data(data)
        , m_rule(rule)
        , m_sent(selection.of(activitytype::emailSent), firstPerson)
        , m_purchases(data.purchases().rows(), firstPerson)
    {
        for (const auto &type : signTypes)
            m_signs.emplace_back(selection.of(type), firstPerson);
    }

    QuietClass add(quint32 person, QuietSums &sums)
    {
        const auto life = lifeOf(person);
        const auto found = classOf(m_data, person, life, m_rule);
        ++sums.reachable;
        ++sums.classes[static_cast<std::size_t>(found)];
        if (found < QuietClass::Recent)
            return found;
        if (life.lastSign) {
            const auto step = static_cast<std::size_t>((m_data.asOf() - *life.lastSign)
                                                       / (30 * millisecondsPerDay));
            sums.steps.resize(std::max(sums.steps.size(), step + 1));
            ++sums.steps[step];
        } else {
            ++sums.never;
        }
        if (found == QuietClass::Quiet && m_purchases.find(person)) {
            for (const auto &purchase : m_data.purchases().at(m_purchases.place()))
                sums.cents += purchase.cents;
        }
        return found;
    }

private:
    [[nodiscard]] QuietPerson lifeOf(quint32 person)
    {
        QuietPerson life{.emailed = m_sent.find(person)};
        const auto addSign = [&life](qint64 time) {
            life.lastSign = std::max(life.lastSign.value_or(time), time);
        };
        for (auto &sign : m_signs) {
            if (const auto times = sign.timesOf(person); !times.empty())
                addSign(times.back());
        }
        const auto bought = m_data.contactTime(person, ColumnRole::ContactLastPurchaseDate);
        if (m_rule.bought && bought && *bought < m_data.asOf())
            addSign(*bought);
        return life;
    }

    const InsightData &m_data;
    const QuietRule &m_rule;
    PersonCursor m_sent;
    PersonCursor m_purchases;
    // One for each type of life sign.
    std::vector<PersonCursor> m_signs;
};

} // namespace

QJsonObject quiet(QuestionRun &run)
{
    const auto &data = run.data;
    const auto types = signTypes(run.text("signs"_L1));
    const QuietRule rule{.days = run.number("days"_L1),
                         .createdDays = run.number("created-days"_L1),
                         .bought = types.contains("purchase"_L1),
                         .channel = channelNamed(run.text("reach"_L1))};
    const auto selection = run.select({.types = types + TypeNames{activitytype::emailSent}});
    const ContactReach reach(data);
    NumberedSets people(run.people, quietClasses.size(),
                        [](std::size_t place) { return QString(quietClasses[place]); });
    auto parts = perThread<QuietSums>();
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        QuietCounter counter(data, selection, rule, types, range.begin);
        QuietSums sums;
        for (auto person = range.begin; person < range.end; ++person) {
            if (!isWanted(reach, person, rule.channel))
                continue;
            const auto found = counter.add(person, sums);
            people.add(range, static_cast<std::size_t>(found), person);
        }
        parts[range.thread].add(sums);
    });
    people.finish();
    QuietSums sums;
    for (const auto &part : parts)
        sums.add(part);
    QJsonObject result{{u"reachable"_s, sums.reachable},
                       {u"cents"_s, sums.cents},
                       {u"never"_s, sums.never},
                       {u"curve"_s, curveOf(sums.steps)}};
    for (std::size_t place = 0; place < sums.classes.size(); ++place)
        result.insert(quietClasses[place], sums.classes[place]);
    return result;
}

} // namespace storedesk::insights
