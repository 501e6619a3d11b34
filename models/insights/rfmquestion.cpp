// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/rfmgroup.h"
#include "values/textfold.h"

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace rfmgroup = catalogue::rfmgroup;

namespace {

constexpr auto &rfmGroups = rfmgroup::groups;
constexpr std::size_t noGroup = rfmGroups.size();

struct RfmBuyer
{
    quint32 person = 0;
    qint64 last = 0;
    qint64 orders = 0;
    qint64 cents = 0;
    // Recency, frequency and monetary value, each from 1 to 5.
    std::array<int, 3> scores = {};
    std::size_t group = noGroup;

    [[nodiscard]] QString code() const
    {
        return u"%1%2%3"_s.arg(scores[0]).arg(scores[1]).arg(scores[2]);
    }
};

// Compares means exactly, without rounding them.
struct SmallerMean
{
    __extension__ using Product = __int128;

    [[nodiscard]] bool operator()(const RfmBuyer &one, const RfmBuyer &two) const
    {
        return Product(one.cents) * two.orders < Product(two.cents) * one.orders;
    }
};

} // namespace

static std::size_t groupOfCode(const QString &code)
{
    const auto found = std::ranges::find_if(
        rfmGroups, [&](const rfmgroup::GroupRow &group) { return group.codes.contains(code); });
    return static_cast<std::size_t>(found - rfmGroups.begin());
}

static QByteArray foldedName(const QString &name)
{
    QByteArray scratch;
    return values::folded(name.trimmed().toUtf8(), scratch).toByteArray();
}

// Finds a group by its id or its English or Spanish name.
static std::size_t groupOfName(const QString &name)
{
    const auto folded = foldedName(name);
    const auto found = std::ranges::find_if(rfmGroups, [&](const rfmgroup::GroupRow &group) {
        return folded == foldedName(QString(group.id))
            || folded == foldedName(group.english.toString())
            || folded == foldedName(group.spanish.toString());
    });
    return static_cast<std::size_t>(found - rfmGroups.begin());
}

// Scores buyers by the number of strictly worse buyers. Equal values get equal scores.
template <typename Worse>
static void score(std::vector<RfmBuyer> &buyers, std::size_t which, const Worse &isWorse)
{
    static constexpr std::size_t best = 5;
    const auto count = buyers.size();
    if (count == 0)
        return;
    // A buyer has at least a score if the limit for that score is worse: the last of the buyers who
    // have to be worse. Only these places have to be sorted.
    std::vector<const RfmBuyer *> sorted(count);
    std::ranges::transform(buyers, sorted.begin(), [](const RfmBuyer &buyer) { return &buyer; });
    const auto isWorseOf = [&isWorse](const RfmBuyer *one, const RfmBuyer *two) {
        return isWorse(*one, *two);
    };
    std::array<const RfmBuyer *, best - 1> limits = {};
    std::size_t begin = 0;
    for (std::size_t step = 1; step < best; ++step) {
        const auto place = (step * count + best - 1) / best - 1;
        if (place >= begin)
            std::nth_element(sorted.begin() + static_cast<std::ptrdiff_t>(begin),
                             sorted.begin() + static_cast<std::ptrdiff_t>(place), sorted.end(),
                             isWorseOf);
        limits[step - 1] = sorted[place];
        begin = place + 1;
    }
    for (auto &buyer : buyers)
        buyer.scores[which] =
            1 + static_cast<int>(std::ranges::count_if(limits, [&](const RfmBuyer *limit) {
                return isWorse(*limit, buyer);
            }));
}

static std::vector<RfmBuyer> buyersInActivities(QuestionRun &run, qint64 since)
{
    const auto selection = run.select({.types = {"purchase"_L1}, .range = {.from = since}});
    PerRange<std::vector<RfmBuyer>> parts;
    forEachPeopleRange(run.data.people().count(), [&](const WorkRange &range) {
        selection.purchases().forEachBuyer(
            range, [&](quint32 person, std::span<const CountedPurchase> own) {
                RfmBuyer buyer{.person = person, .last = own.back().time};
                for (const auto &purchase : own) {
                    ++buyer.orders;
                    buyer.cents += purchase.cents;
                }
                parts[range.number].push_back(buyer);
            });
    });
    return joined(parts);
}

static std::vector<RfmBuyer> buyersInContacts(QuestionRun &run, qint64 since)
{
    const auto &data = run.data;
    const auto orders = data.contacts().numbers(ColumnRole::ContactTotalPurchases);
    const auto cents = data.contacts().numbers(ColumnRole::ContactTotalPurchasesAmount);
    std::vector<RfmBuyer> buyers;
    for (quint32 person = 0; person < data.people().count(); ++person) {
        const auto last = data.contactTime(person, ColumnRole::ContactLastPurchaseDate);
        if (!last || *last < since || *last >= data.asOf())
            continue;
        const auto record = static_cast<std::size_t>(data.people().recordOf(person));
        if (orders[record] < 100)
            continue;
        buyers.push_back({.person = person,
                          .last = *last,
                          .orders = orders[record] / 100,
                          .cents = cents[record] <= columns::blank ? 0 : cents[record]});
    }
    return buyers;
}

static QJsonArray groupList(QuestionRun &run, const std::vector<RfmBuyer> &buyers)
{
    QJsonArray list;
    for (std::size_t group = 0; group < rfmGroups.size(); ++group) {
        qint64 people = 0;
        qint64 cents = 0;
        qint64 orders = 0;
        qint64 waited = 0;
        auto *set = run.people.setOf(u"group:"_s + rfmGroups[group].id);
        for (const auto &buyer : buyers) {
            if (buyer.group != group)
                continue;
            ++people;
            cents += buyer.cents;
            orders += buyer.orders;
            waited += run.data.asOf() - buyer.last;
            PeopleSets::add(set, buyer.person);
        }
        list.append(QJsonObject{
            {u"group"_s, rfmGroups[group].id},
            {u"people"_s, people},
            {u"cents"_s, cents},
            {u"orders"_s, orders},
            {u"meanDays"_s, people == 0 ? QJsonValue() : QJsonValue(daysOf(waited / people))}});
    }
    return list;
}

// Compares the groups assigned by the service with those computed here.
static QJsonValue serviceGroups(QuestionRun &run, const std::vector<RfmBuyer> &buyers)
{
    const auto &data = run.data;
    if (!data.contacts().has(ColumnRole::ContactRfm))
        return QJsonValue::Null;
    const auto &texts = data.contacts().texts(ColumnRole::ContactRfm);
    std::vector<std::size_t> groups;
    for (quint32 code = 0; code < texts.pool.size(); ++code)
        groups.push_back(groupOfName(QString::fromUtf8(texts.pool.at(code))));
    std::vector<std::size_t> ours(data.people().count(), noGroup);
    for (const auto &buyer : buyers)
        ours[buyer.person] = buyer.group;
    std::array<qint64, rfmGroups.size()> counts = {};
    qint64 people = 0;
    qint64 unrecognised = 0;
    qint64 compared = 0;
    qint64 differ = 0;
    for (quint32 person = 0; person < data.people().count(); ++person) {
        const auto record = data.people().recordOf(person);
        const auto code = record < 0 ? 0 : texts.codes[static_cast<std::size_t>(record)];
        if (texts.pool.at(code).trimmed().isEmpty())
            continue;
        ++people;
        const auto group = groups[code];
        if (group == noGroup) {
            ++unrecognised;
            continue;
        }
        ++counts[group];
        compared += ours[person] != noGroup;
        if (ours[person] != noGroup && ours[person] != group) {
            ++differ;
            run.people.add(u"differ"_s, person);
        }
    }
    QJsonObject byGroup;
    for (std::size_t group = 0; group < rfmGroups.size(); ++group)
        byGroup.insert(rfmGroups[group].id, counts[group]);
    return QJsonObject{{u"people"_s, people},
                       {u"groups"_s, byGroup},
                       {u"unrecognised"_s, unrecognised},
                       {u"compared"_s, compared},
                       {u"differ"_s, differ}};
}

// Returns the number of buyers with each code.
static QJsonObject assignGroups(QuestionRun &run, std::vector<RfmBuyer> &buyers)
{
    struct Code
    {
        std::size_t group = noGroup;
        qint64 people = 0;
        PeopleSets::Set *set = nullptr;
    };
    std::map<std::array<int, 3>, Code> codes;
    for (auto &buyer : buyers) {
        auto &code = codes[buyer.scores];
        if (code.people++ == 0) {
            code.group = groupOfCode(buyer.code());
            code.set = run.people.setOf(u"code:"_s + buyer.code());
        }
        buyer.group = code.group;
        PeopleSets::add(code.set, buyer.person);
    }
    QJsonObject counts;
    for (const auto &[scores, code] : codes)
        counts.insert(RfmBuyer{.scores = scores}.code(), code.people);
    return counts;
}

QJsonObject rfm(QuestionRun &run)
{
    const auto &data = run.data;
    const bool fromActivities = data.activities().isOpen();
    const auto since = data.asOf() - run.number("days"_L1) * millisecondsPerDay;
    auto buyers = fromActivities ? buyersInActivities(run, since) : buyersInContacts(run, since);
    score(buyers, 0, [](const RfmBuyer &one, const RfmBuyer &two) { return one.last < two.last; });
    score(buyers, 1,
          [](const RfmBuyer &one, const RfmBuyer &two) { return one.orders < two.orders; });
    if (run.text("money"_L1) == "sum"_L1)
        score(buyers, 2,
              [](const RfmBuyer &one, const RfmBuyer &two) { return one.cents < two.cents; });
    else
        score(buyers, 2, SmallerMean());
    const auto codeCounts = assignGroups(run, buyers);
    const bool shown = qint64(buyers.size()) >= run.number("min-buyers"_L1);
    return {{u"input"_s, fromActivities ? u"activities"_s : u"contacts"_s},
            {u"buyers"_s, qint64(buyers.size())},
            {u"groupsShown"_s, shown},
            {u"codes"_s, codeCounts},
            {u"groups"_s, shown ? groupList(run, buyers) : QJsonArray()},
            {u"service"_s, serviceGroups(run, buyers)}};
}

} // namespace storedesk::insights
