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

// Sorts both halves at the same time.
static void sortBestFirst(std::vector<Customer> &customers)
{
    const auto middle = customers.begin() + static_cast<std::ptrdiff_t>(customers.size() / 2);
    const auto sort = [&](qsizetype half, int) {
        std::sort(half == 0 ? customers.begin() : middle, half == 0 ? middle : customers.end(),
                  isBetter);
    };
    base::forEach(2, base::Progress(), sort, threadsFor(customers.size()));
    std::inplace_merge(customers.begin(), middle, customers.end(), isBetter);
}

static std::vector<Customer> customersOf(const InsightData &data, const PurchaseList &purchases)
{
    PerRange<std::vector<Customer>> parts;
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        purchases.forEachBuyer(range, [&](quint32 person, std::span<const CountedPurchase> own) {
            Customer customer{.person = person, .last = own.back().time};
            for (const auto &purchase : own)
                customer.sales.add(purchase.cents);
            parts[range.number].push_back(customer);
        });
    });
    return joined(parts);
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
    const auto selection = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    auto customers = customersOf(data, selection.purchases());
    qint64 total = 0;
    Sales unknown;
    auto *everyone = run.people.setOf(u"all"_s);
    for (const auto &customer : customers) {
        total += customer.sales.cents;
        PeopleSets::add(everyone, customer.person);
    }
    for (const auto &purchase : selection.purchases().withoutPerson())
        unknown.add(purchase.cents);
    sortBestFirst(customers);
    QJsonArray list;
    qint64 sum = 0;
    const auto top = std::min<qint64>(run.number("top"_L1), qint64(customers.size()));
    for (const auto &customer : std::span(customers).first(static_cast<std::size_t>(top))) {
        sum += customer.sales.cents;
        auto object = customer.sales.toJson();
        object.insert(u"contact"_s, QString::fromUtf8(data.people().idOf(customer.person)));
        object.insert(u"last"_s, timeText(customer.last));
        object.insert(u"cumulativeCents"_s, sum);
        list.append(object);
    }
    const auto half = fewestWith(run, customers, total, 5, u"half"_s);
    const auto eighty = fewestWith(run, customers, total, 8, u"eighty"_s);
    return {{u"buyers"_s, qint64(customers.size())},
            {u"cents"_s, total},
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

static std::vector<SourceSums> totalOf(const std::vector<std::vector<SourceSums>> &parts)
{
    auto total = parts.front();
    for (const auto &part : std::span(parts).subspan(1)) {
        for (std::size_t code = 0; code < total.size(); ++code) {
            total[code].sales.add(part[code].sales);
            total[code].buyers += part[code].buyers;
            total[code].newPurchases += part[code].newPurchases;
        }
    }
    return total;
}

QJsonObject sources(QuestionRun &run)
{
    const auto &data = run.data;
    const auto selection = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto &texts = data.activities().texts(sourceRole(run.text("by"_L1)));
    const FirstPurchases first(data);
    auto parts = perThread(std::vector<SourceSums>(texts.pool.size()));
    NumberedSets people(run.people, texts.pool.size(), [&](std::size_t code) {
        return u"key:"_s + QString::fromUtf8(texts.pool.at(static_cast<quint32>(code)));
    });
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        for (const auto &purchase : selection.purchases().in(range)) {
            const auto code = texts.codes[purchase.row];
            auto &source = parts[range.thread][code];
            source.sales.add(purchase.cents);
            source.newPurchases += first.isFirst(purchase);
            source.buyers += source.lastBuyer != purchase.person;
            source.lastBuyer = purchase.person;
            people.add(range, code, purchase.person);
        }
    });
    for (const auto &purchase : selection.purchases().withoutPerson())
        parts.front()[texts.codes[purchase.row]].sales.add(purchase.cents);
    people.finish();
    const auto sums = totalOf(parts);
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
