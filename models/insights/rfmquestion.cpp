// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/rfmgroup.h"
#include "values/textfold.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace rfmgroup = catalogue::rfmgroup;

namespace {

struct RfmGroup
{
    QLatin1StringView id;
    QStringView english;
    QStringView spanish;
    // Separated by blanks.
    QLatin1StringView codes;
};

// The groups of the service.
// clang-format off
constexpr std::array rfmGroups{
    RfmGroup{"champions"_L1, u"Champions", u"Campeones", "555 554 545 544 455 454 445"_L1},
    RfmGroup{"loyal"_L1, u"Loyal customers", u"Clientes fieles", "543 444 435 355 354 345 344 335"_L1},
    RfmGroup{"potential"_L1, u"Potential loyalists", u"Potencialmente fieles", "553 552 551 542 541 533 532 531 453 452 451 442 441 433 432 431 423 353 352 351 342 341 333 323"_L1},
    RfmGroup{"new"_L1, u"New customers", u"Nuevos clientes", "512 511 422 421 412 411 311"_L1},
    RfmGroup{"promising"_L1, u"Promising", u"Prometedores", "525 524 523 522 521 515 514 513 425 424 415 414 413 315 314 313"_L1},
    RfmGroup{"need-attention"_L1, u"Need attention", u"Necesitan atención", "535 534 443 434 343 334 325 324"_L1},
    RfmGroup{rfmgroup::aboutToSleep, u"About to sleep", u"A punto de dormirse", "331 321 312 221 213"_L1},
    RfmGroup{rfmgroup::atRisk, u"At risk", u"En riesgo", "255 254 253 252 245 244 243 242 235 234 225 224 153 152 145 143 142 135 134 133 125 124"_L1},
    RfmGroup{"cannot-lose"_L1, u"Cannot lose them", u"No se pueden perder", "215 214 155 154 144 115 114 113"_L1},
    RfmGroup{"hibernating"_L1, u"Hibernating", u"Hibernando", "332 322 251 241 233 232 231 223 222 212 211 132 123 122"_L1},
    RfmGroup{"lost"_L1, u"Lost", u"Perdidos", "151 141 131 121 112 111"_L1},
};
// clang-format on
constexpr std::size_t noGroup = rfmGroups.size();

struct RfmBuyer
{
    quint32 person = 0;
    qint64 last = 0;
    qint64 orders = 0;
    qint64 cents = 0;
    // Recency, frequency, monetary value; each 1 to 5.
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
        rfmGroups, [&](const RfmGroup &group) { return group.codes.contains(code); });
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
    const auto found = std::ranges::find_if(rfmGroups, [&](const RfmGroup &group) {
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
    std::ranges::sort(buyers, isWorse);
    const auto count = buyers.size();
    std::size_t worse = 0;
    for (std::size_t at = 0; at < count; ++at) {
        if (at > 0 && isWorse(buyers[at - 1], buyers[at]))
            worse = at;
        buyers[at].scores[which] =
            static_cast<int>(std::min<std::size_t>(5, 1 + 5 * worse / count));
    }
}

static std::vector<RfmBuyer> buyersInActivities(QuestionRun &run, qint64 since)
{
    const auto &data = run.data;
    const RowsByPerson byPerson(data,
                                run.select({.types = {"purchase"_L1}, .range = {.from = since}}));
    std::vector<RfmBuyer> buyers;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty())
            continue;
        RfmBuyer buyer{.person = person, .last = data.timeOf(own.back())};
        for (const auto row : own) {
            ++buyer.orders;
            buyer.cents += data.centsOf(row);
        }
        buyers.push_back(buyer);
    }
    return buyers;
}

static std::vector<RfmBuyer> buyersInContacts(QuestionRun &run, qint64 since)
{
    const auto &data = run.data;
    const auto &orders = data.contacts().numbers(ColumnRole::ContactTotalPurchases);
    const auto &cents = data.contacts().numbers(ColumnRole::ContactTotalPurchasesAmount);
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
        for (const auto &buyer : buyers) {
            if (buyer.group != group)
                continue;
            ++people;
            cents += buyer.cents;
            orders += buyer.orders;
            waited += run.data.asOf() - buyer.last;
            run.people.add(u"group:"_s + rfmGroups[group].id, buyer.person);
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

// Compares the groups assigned by the service with ours.
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
    std::map<QString, qint64> codes;
    for (auto &buyer : buyers) {
        const auto code = buyer.code();
        buyer.group = groupOfCode(code);
        ++codes[code];
        run.people.add(u"code:"_s + code, buyer.person);
    }
    QJsonObject codeCounts;
    for (const auto &[code, people] : codes)
        codeCounts.insert(code, people);
    const bool shown = qint64(buyers.size()) >= run.number("min-buyers"_L1);
    const auto count = static_cast<int>(buyers.size());
    run.sentence =
        QCoreApplication::translate("Insights", "%Ln buyer(s) were scored.", nullptr, count);
    return {{u"input"_s, fromActivities ? u"activities"_s : u"contacts"_s},
            {u"buyers"_s, qint64(buyers.size())},
            {u"groupsShown"_s, shown},
            {u"codes"_s, codeCounts},
            {u"groups"_s, shown ? groupList(run, buyers) : QJsonArray()},
            {u"service"_s, serviceGroups(run, buyers)}};
}

} // namespace storedesk::insights
