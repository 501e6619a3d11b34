// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct Customer
{
    quint32 person = 0;
    Sales sales = {};
    qint64 last = 0;
};

} // namespace

// Sorts the best customers first. People are numbered in the order of their ids.
static bool isBetter(const Customer &one, const Customer &two)
{
    return std::tuple(-one.sales.cents, -one.sales.purchases, -one.last, one.person)
        < std::tuple(-two.sales.cents, -two.sales.purchases, -two.last, two.person);
}

static std::vector<Customer> customersOf(const InsightData &data, const std::vector<quint32> &rows)
{
    const RowsByPerson byPerson(data, rows);
    std::vector<Customer> customers;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty())
            continue;
        Customer customer{.person = person, .last = data.timeOf(own.back())};
        for (const auto row : own)
            customer.sales.add(data.centsOf(row));
        customers.push_back(customer);
    }
    std::ranges::sort(customers, isBetter);
    return customers;
}

// Returns the smallest number of best customers who account for this share of the sales. The share
// is given in tenths.
static QJsonValue fewestWith(QuestionRun &run, const std::vector<Customer> &customers, qint64 cents,
                             qint64 tenths, const QString &key)
{
    if (cents <= 0)
        return QJsonValue::Null;
    qint64 sum = 0;
    qint64 count = 0;
    auto *people = run.people.setOf(key);
    for (const auto &customer : customers) {
        if (10 * sum >= tenths * cents)
            break;
        sum += customer.sales.cents;
        ++count;
        PeopleSets::add(people, customer.person);
    }
    return count;
}

QJsonObject bestCustomers(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto customers = customersOf(data, rows);
    Sales total;
    Sales unknown;
    for (const auto row : rows)
        (data.personOf(row) == PeopleIndex::nobody ? unknown : total).add(data.centsOf(row));
    QJsonArray list;
    qint64 sum = 0;
    const auto top = run.number("top"_L1);
    auto *everyone = run.people.setOf(u"all"_s);
    for (const auto &customer : customers) {
        sum += customer.sales.cents;
        PeopleSets::add(everyone, customer.person);
        if (list.size() >= top)
            continue;
        auto object = customer.sales.toJson();
        object.insert(u"contact"_s, QString::fromUtf8(data.people().idOf(customer.person)));
        object.insert(u"last"_s, timeText(customer.last));
        object.insert(u"cumulativeCents"_s, sum);
        list.append(object);
    }
    const auto half = fewestWith(run, customers, total.cents, 5, u"half"_s);
    const auto eighty = fewestWith(run, customers, total.cents, 8, u"eighty"_s);
    return {{u"buyers"_s, qint64(customers.size())},
            {u"cents"_s, total.cents},
            {u"half"_s, half},
            {u"eighty"_s, eighty},
            {u"withoutContact"_s, unknown.toJson()},
            {u"people"_s, list}};
}

static ColumnRole sourceRole(const QString &name)
{
    for (const auto &row : roleRows()) {
        if (row.table == InputTable::Activities && row.name == name)
            return row.role;
    }
    return ColumnRole::ActivitySourceType;
}

namespace {

struct SourceSums
{
    Sales sales = {};
    qint64 buyers = 0;
    qint64 newPurchases = 0;
    quint32 lastBuyer = PeopleIndex::nobody;
};

} // namespace

QJsonObject sources(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto &texts = data.activities().texts(sourceRole(run.text("by"_L1)));
    const FirstPurchases first(data);
    std::vector<SourceSums> sums(texts.pool.size());
    for (const auto row : rows) {
        auto &source = sums[texts.codes[row]];
        source.sales.add(data.centsOf(row));
        source.newPurchases += first.isFirst(row);
    }
    const RowsByPerson byPerson(data, rows);
    NumberedSets people(run.people, sums.size(), [&](std::size_t code) {
        return u"key:"_s + QString::fromUtf8(texts.pool.at(static_cast<quint32>(code)));
    });
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        for (const auto row : byPerson.of(person)) {
            auto &source = sums[texts.codes[row]];
            source.buyers += source.lastBuyer != person;
            source.lastBuyer = person;
            people.add(texts.codes[row], person);
        }
    }
    std::vector<quint32> order;
    for (quint32 code = 0; code < texts.pool.size(); ++code) {
        if (sums[code].sales.purchases > 0)
            order.push_back(code);
    }
    std::ranges::sort(order, [&](quint32 one, quint32 two) {
        return sums[one].sales.cents != sums[two].sales.cents
            ? sums[one].sales.cents > sums[two].sales.cents
            : texts.pool.at(one) < texts.pool.at(two);
    });
    QJsonArray list;
    for (const auto code : order) {
        const auto &source = sums[code];
        auto object = source.sales.toJson();
        object.insert(u"key"_s, QString::fromUtf8(texts.pool.at(code)));
        object.insert(u"buyers"_s, source.buyers);
        object.insert(u"meanCents"_s, meanOf(source.sales.cents, source.sales.purchases));
        object.insert(u"newPurchases"_s, source.newPurchases);
        list.append(object);
    }
    return {{u"rows"_s, list}};
}

} // namespace storedesk::insights
