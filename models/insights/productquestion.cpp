// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insightdata/purchaselines.h"

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct ProductSums
{
    qint64 units = 0;
    qint64 cents = 0;
    qint64 purchases = 0;
    qint64 buyers = 0;
    quint32 lastBuyer = PeopleIndex::nobody;
    // The number of people whose first purchase contained the product, and how many of them bought
    // again.
    qint64 first = 0;
    qint64 again = 0;
    // The newest name. Of rows with the same time, the last one counts.
    std::pair<qint64, quint32> namedBy{std::numeric_limits<qint64>::min(), 0};
    quint32 name = 0;

    void setName(std::pair<qint64, quint32> time, quint32 code)
    {
        if (code == 0 || time < namedBy)
            return;
        namedBy = time;
        name = code;
    }
    void add(const ProductSums &other)
    {
        units += other.units;
        cents += other.cents;
        purchases += other.purchases;
        buyers += other.buyers;
        first += other.first;
        again += other.again;
        setName(other.namedBy, other.name);
    }
};

// The sums of one thread. Threads must not share a cache line.
struct alignas(64) ProductPart
{
    // Indexed by product code.
    std::vector<ProductSums> sums = {};
    Sales total = {};
    Sales notInLines = {};

    void add(const ProductPart &other)
    {
        for (std::size_t product = 0; product < sums.size(); ++product)
            sums[product].add(other.sums[product]);
        total.add(other.total);
        notInLines.add(other.notInLines);
    }
};

// The people who bought a product, and those who bought again after a first purchase with it.
struct ProductPeople
{
    NumberedSets buyers;
    NumberedSets again;
};

// Adds up the lines of a range of people. The purchases of a person must follow each other.
class ProductCounter final
{
public:
    ProductCounter(const QuestionRun &run, const PurchaseLines &lines, const WorkRange &range,
                   ProductPart &part, ProductPeople &people)
        : m_data(run.data)
        , m_lines(lines)
        , m_period(periodOf(run.data))
        , m_limit(run.number("again-days"_L1) * millisecondsPerDay)
        , m_range(range)
        , m_part(part)
        , m_people(people)
    { }

    // Adds the purchases from a place on. All must have the same person, or none.
    void add(std::size_t place, std::span<const CountedPurchase> purchases)
    {
        const bool isCounted = isFirstCounted(purchases);
        for (const auto &purchase : purchases) {
            const bool isFirst = isCounted && &purchase == &purchases.front();
            const bool inPeriod = m_period.contains(purchase.time);
            if (isFirst || inPeriod)
                m_lines.read(place, m_current);
            ++place;
            if (isFirst)
                addFirst(purchases);
            if (inPeriod)
                addPurchase(purchase);
        }
    }

private:
    // Returns whether the first purchase is old enough to tell whether the person bought again.
    [[nodiscard]] bool isFirstCounted(std::span<const CountedPurchase> purchases) const
    {
        const auto &first = purchases.front();
        return first.person != PeopleIndex::nobody && !m_data.isEarlierBuyer(first.person)
            && m_data.asOf() - first.time >= m_limit;
    }

    template <typename Visit>
    void forEachProduct(const Visit &visit) const
    {
        for (std::size_t at = 0; at < m_current.size(); ++at) {
            if (at == 0 || m_current[at].product != m_current[at - 1].product)
                visit(m_current[at].product);
        }
    }

    void addFirst(std::span<const CountedPurchase> purchases)
    {
        const bool again = purchases.size() > 1 && purchases[1].time - purchases[0].time <= m_limit;
        forEachProduct([&](quint32 product) {
            ++m_part.sums[product].first;
            m_part.sums[product].again += again;
            if (again)
                m_people.again.add(m_range, product, purchases.front().person);
        });
    }

    void addPurchase(const CountedPurchase &purchase)
    {
        auto missing = purchase.cents;
        for (const auto &line : m_current) {
            auto &product = m_part.sums[line.product];
            product.units += line.units;
            product.cents += line.cents;
            missing -= line.cents;
            product.setName({purchase.time, purchase.row}, line.name);
        }
        const auto person = purchase.person;
        forEachProduct([&](quint32 code) {
            auto &product = m_part.sums[code];
            ++product.purchases;
            product.buyers += person != PeopleIndex::nobody && product.lastBuyer != person;
            product.lastBuyer = person;
            m_people.buyers.add(m_range, code, person);
        });
        m_part.total.add(purchase.cents);
        if (missing != 0)
            m_part.notInLines.add(missing);
    }

    const InsightData &m_data;
    const PurchaseLines &m_lines;
    TimeRange m_period;
    // In milliseconds.
    qint64 m_limit;
    WorkRange m_range;
    ProductPart &m_part;
    ProductPeople &m_people;
    // The lines of the current purchase.
    std::vector<ProductLine> m_current;
};

} // namespace

static ProductPart sumsOf(QuestionRun &run, const PurchaseLines &lines, const RoleTexts &texts)
{
    const auto &data = run.data;
    const auto count = texts.pool.size();
    ProductPart total{.sums = std::vector<ProductSums>(count)};
    const auto textOf = [&texts](std::size_t product) {
        return QString::fromUtf8(texts.pool.at(static_cast<quint32>(product)));
    };
    // First purchases outside the period only matter for products that were bought in it.
    ProductPeople people{.buyers = {run.people, count,
                                    [&](std::size_t product) {
                                        return u"product:"_s + textOf(product);
                                    }},
                         .again = {run.people, count, [&](std::size_t product) {
                                       return total.sums[product].purchases == 0
                                           ? QString()
                                           : u"again:"_s + textOf(product);
                                   }}};
    auto parts = perThread(total);
    const auto &purchases = data.purchases();
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        ProductCounter counter(run, lines, range, parts[range.thread], people);
        std::size_t place = purchases.rows().beginOf(purchases.rows().placeOf(range.begin));
        purchases.forEachBuyer(range, [&](quint32, std::span<const CountedPurchase> own) {
            counter.add(place, own);
            place += own.size();
        });
    });
    if (const auto rest = purchases.withoutPerson(); !rest.empty())
        ProductCounter(run, lines, {}, parts.front(), people)
            .add(purchases.all().size() - rest.size(), rest);
    for (const auto &part : parts)
        total.add(part);
    people.buyers.finish();
    people.again.finish();
    return total;
}

QJsonObject products(QuestionRun &run)
{
    const auto &data = run.data;
    // Only counts the rows, because first purchases may be outside the period.
    (void)run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto &texts = data.lines().texts(ColumnRole::LineProduct);
    const auto &names = data.lines().texts(ColumnRole::LineName);
    const PurchaseLines lines(data);
    const auto part = sumsOf(run, lines, texts);
    const auto &sums = part.sums;
    std::vector<quint32> order;
    for (quint32 product = 0; product < sums.size(); ++product) {
        if (sums[product].purchases > 0)
            order.push_back(product);
    }
    std::ranges::sort(order, [&](quint32 one, quint32 two) {
        const auto &first = sums[one];
        const auto &second = sums[two];
        return std::tuple(-first.cents, -first.units, texts.pool.at(one))
            < std::tuple(-second.cents, -second.units, texts.pool.at(two));
    });
    QJsonArray list;
    for (const auto product : order) {
        const auto &sum = sums[product];
        if (list.size() >= run.number("top"_L1))
            break;
        list.append(QJsonObject{{u"product"_s, QString::fromUtf8(texts.pool.at(product))},
                                {u"name"_s, QString::fromUtf8(names.pool.at(sum.name))},
                                {u"units"_s, static_cast<double>(sum.units) / 100},
                                {u"cents"_s, sum.cents},
                                {u"purchases"_s, sum.purchases},
                                {u"buyers"_s, sum.buyers},
                                {u"again"_s, shareOf(sum.again, sum.first)}});
    }
    return {{u"products"_s, list},
            {u"productCount"_s, qint64(order.size())},
            {u"cents"_s, part.total.cents},
            {u"notInLines"_s, part.notInLines.toJson()}};
}

} // namespace storedesk::insights
