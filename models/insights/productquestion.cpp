// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

// One line of a purchase. Lines with the same values are equal.
struct ProductLine
{
    quint32 product = 0;
    quint32 name = 0;
    qint64 units = 0;
    qint64 cents = 0;

    auto operator<=>(const ProductLine &) const = default;
};

struct ProductSums
{
    qint64 units = 0;
    qint64 cents = 0;
    qint64 purchases = 0;
    std::set<quint32> buyers = {};
    // Number of people whose first purchase contained the product, and how many of them bought
    // again.
    qint64 first = 0;
    qint64 again = 0;
    qint64 nameTime = std::numeric_limits<qint64>::min();
    quint32 name = 0;
};

// The lines of purchases by the key of their activity, each as often as it counts.
class LineTable final
{
public:
    explicit LineTable(const InsightData &data)
    {
        const auto &lines = data.lines();
        const auto &keys = lines.numbers(ColumnRole::LineActivity);
        const auto &products = lines.texts(ColumnRole::LineProduct);
        const auto &names = lines.texts(ColumnRole::LineName);
        const auto &units = lines.numbers(ColumnRole::LineUnits);
        const auto &unitPrices = lines.numbers(ColumnRole::LineUnitPrice);
        const auto &prices = lines.numbers(ColumnRole::LinePrice);
        std::map<std::pair<qint64, ProductLine>, qint64> counts;
        for (std::size_t row = 0; row < keys.size(); ++row) {
            const auto count = valueOf(units[row]);
            const auto cents = prices[row] > columns::blank
                ? prices[row]
                : rounded(count * valueOf(unitPrices[row]));
            ++counts[{keys[row], {products.codes[row], names.codes[row], count, cents}}];
        }
        std::map<qint64, qint64> repeats;
        for (const auto key : data.activities().numbers(ColumnRole::ActivityId))
            ++repeats[key];
        for (const auto &[line, count] : counts) {
            // A joined export repeats the lines as often as the activity.
            const auto known = repeats.find(line.first);
            const auto repeated = known == repeats.end() ? 1 : known->second;
            auto &own = m_lines[line.first];
            own.insert(own.end(), static_cast<std::size_t>((count + repeated - 1) / repeated),
                       line.second);
        }
    }

    [[nodiscard]] const std::vector<ProductLine> &of(qint64 key) const
    {
        static const std::vector<ProductLine> none;
        const auto found = m_lines.find(key);
        return key == 0 || found == m_lines.end() ? none : found->second;
    }

private:
    [[nodiscard]] static qint64 valueOf(qint64 stored)
    {
        return stored > columns::blank ? stored : 0;
    }
    // Rounds the product of two numbers in hundredths to hundredths.
    [[nodiscard]] static qint64 rounded(qint64 product)
    {
        return product < 0 ? -((-product + 50) / 100) : (product + 50) / 100;
    }

    std::map<qint64, std::vector<ProductLine>> m_lines;
};

} // namespace

// Counts first purchases with each product, and the buyers who bought again.
static void countReturns(QuestionRun &run, const LineTable &lines, const RoleTexts &products,
                         std::map<quint32, ProductSums> &sums)
{
    const auto &data = run.data;
    const auto &keys = data.activities().numbers(ColumnRole::ActivityId);
    const auto limit = run.number("again-days"_L1) * millisecondsPerDay;
    const RowsByPerson byPerson(data, data.purchases());
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty() || data.isEarlierBuyer(person) || data.asOf() - data.timeOf(own[0]) < limit)
            continue;
        const bool again = own.size() > 1 && data.timeOf(own[1]) - data.timeOf(own[0]) <= limit;
        std::set<quint32> bought;
        for (const auto &line : lines.of(keys[own[0]]))
            bought.insert(line.product);
        for (const auto product : bought) {
            const auto found = sums.find(product);
            if (found == sums.end())
                continue;
            ++found->second.first;
            found->second.again += again;
            if (again)
                run.people.add(u"again:"_s + QString::fromUtf8(products.pool.at(product)), person);
        }
    }
}

// Adds the lines of one purchase. Returns their amount.
static qint64 addLines(QuestionRun &run, quint32 row, const std::vector<ProductLine> &lines,
                       const RoleTexts &products, std::map<quint32, ProductSums> &sums)
{
    const auto person = run.data.personOf(row);
    const auto time = run.data.timeOf(row);
    qint64 cents = 0;
    std::set<quint32> bought;
    for (const auto &line : lines) {
        auto &product = sums[line.product];
        product.units += line.units;
        product.cents += line.cents;
        product.purchases += bought.insert(line.product).second;
        cents += line.cents;
        if (person != PeopleIndex::nobody)
            product.buyers.insert(person);
        run.people.add(u"product:"_s + QString::fromUtf8(products.pool.at(line.product)), person);
        if (line.name != 0 && time >= product.nameTime) {
            product.nameTime = time;
            product.name = line.name;
        }
    }
    return cents;
}

QJsonObject products(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto &keys = data.activities().numbers(ColumnRole::ActivityId);
    const auto &texts = data.lines().texts(ColumnRole::LineProduct);
    const auto &names = data.lines().texts(ColumnRole::LineName);
    const LineTable lines(data);
    std::map<quint32, ProductSums> sums;
    Sales total;
    Sales notInLines;
    for (const auto row : rows) {
        total.add(data.centsOf(row));
        const auto missing =
            data.centsOf(row) - addLines(run, row, lines.of(keys[row]), texts, sums);
        if (missing != 0)
            notInLines.add(missing);
    }
    countReturns(run, lines, texts, sums);
    std::vector<quint32> order;
    for (const auto &[product, sum] : sums)
        order.push_back(product);
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
                                {u"buyers"_s, qint64(sum.buyers.size())},
                                {u"again"_s, shareOf(sum.again, sum.first)}});
    }
    const auto count = static_cast<int>(order.size());
    run.sentence =
        QCoreApplication::translate("Insights", "%Ln product(s) were sold.", nullptr, count);
    return {{u"products"_s, list},
            {u"productCount"_s, qint64(order.size())},
            {u"cents"_s, total.cents},
            {u"notInLines"_s, notInLines.toJson()}};
}

} // namespace storedesk::insights
