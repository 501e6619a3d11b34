// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "columns/repeatedkeys.h"

#include <QHash>

#include <algorithm>

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
    qint64 buyers = 0;
    quint32 lastBuyer = PeopleIndex::nobody;
    // The number of people whose first purchase contained the product, and how many of them bought
    // again.
    qint64 first = 0;
    qint64 again = 0;
    // The newest name. Of rows with the same time, the last one counts.
    std::pair<qint64, quint32> namedBy{std::numeric_limits<qint64>::min(), 0};
    quint32 name = 0;
};

// The purchase lines for each activity key. Each line is stored as many times as it counts.
class LineTable final
{
public:
    explicit LineTable(const InsightData &data)
    {
        auto lines = linesOf(data);
        std::ranges::sort(lines, {}, &KeyedLine::key);
        const auto repeats = repeatsIn(data);
        m_groups.reserve(static_cast<qsizetype>(lines.size()));
        for (auto begin = lines.begin(); begin != lines.end();) {
            const auto key = begin->key;
            const auto end = std::find_if(begin, lines.end(),
                                          [key](const KeyedLine &line) { return line.key != key; });
            std::sort(begin, end, [](const KeyedLine &one, const KeyedLine &two) {
                return one.line < two.line;
            });
            addGroup(std::span(begin, end), repeats.value(key, 1));
            begin = end;
        }
    }

    [[nodiscard]] std::span<const ProductLine> of(qint64 key) const
    {
        const auto found = m_groups.constFind(key);
        if (key == 0 || found == m_groups.constEnd())
            return {};
        return std::span(m_lines).subspan(found->begin, found->count);
    }

private:
    struct KeyedLine
    {
        qint64 key = 0;
        ProductLine line = {};
    };
    struct Group
    {
        quint32 begin = 0;
        quint32 count = 0;
    };

    [[nodiscard]] static std::vector<KeyedLine> linesOf(const InsightData &data)
    {
        const auto &lines = data.lines();
        const auto keys = lines.numbers(ColumnRole::LineActivity);
        const auto &products = lines.texts(ColumnRole::LineProduct);
        const auto &names = lines.texts(ColumnRole::LineName);
        const auto units = lines.numbers(ColumnRole::LineUnits);
        const auto unitPrices = lines.numbers(ColumnRole::LineUnitPrice);
        const auto prices = lines.numbers(ColumnRole::LinePrice);
        std::vector<KeyedLine> all(keys.size());
        for (std::size_t row = 0; row < all.size(); ++row) {
            const auto count = valueOf(units[row]);
            const auto cents = prices[row] > columns::blank
                ? prices[row]
                : rounded(count * valueOf(unitPrices[row]));
            all[row] = {keys[row], {products.codes[row], names.codes[row], count, cents}};
        }
        return all;
    }

    // Returns how often each repeated activity appears in the files.
    [[nodiscard]] static QHash<qint64, qint64> repeatsIn(const InsightData &data)
    {
        const auto ids = data.activities().numbers(ColumnRole::ActivityId);
        const auto repeated =
            columns::repeatedKeys(ids.size(), [&](std::size_t begin, std::span<quint64> keys) {
                for (std::size_t place = 0; place < keys.size(); ++place)
                    keys[place] = static_cast<quint64>(ids[begin + place]);
            });
        QHash<qint64, qint64> repeats;
        for (const auto &copy : repeated)
            repeats.insert(ids[copy.place], repeats.value(ids[copy.place], 1) + 1);
        return repeats;
    }

    // An export joined with activities repeats the lines once for each copy of the activity.
    void addGroup(std::span<const KeyedLine> lines, qint64 repeated)
    {
        const auto begin = m_lines.size();
        for (std::size_t at = 0; at < lines.size();) {
            const auto &line = lines[at].line;
            qint64 count = 0;
            for (; at < lines.size() && lines[at].line == line; ++at)
                ++count;
            m_lines.insert(m_lines.end(),
                           static_cast<std::size_t>((count + repeated - 1) / repeated), line);
        }
        m_groups.insert(lines.front().key,
                        {.begin = static_cast<quint32>(begin),
                         .count = static_cast<quint32>(m_lines.size() - begin)});
    }

    [[nodiscard]] static qint64 valueOf(qint64 stored)
    {
        return stored > columns::blank ? stored : 0;
    }
    // Rounds the product of two numbers, each given in hundredths, to hundredths.
    [[nodiscard]] static qint64 rounded(qint64 product)
    {
        return product < 0 ? -((-product + 50) / 100) : (product + 50) / 100;
    }

    std::vector<ProductLine> m_lines;
    QHash<qint64, Group> m_groups;
};

} // namespace

// Returns each product in the lines once. The result is valid until the next call.
static const std::vector<quint32> &productsIn(std::span<const ProductLine> lines,
                                              std::vector<quint32> &products)
{
    products.clear();
    // The lines are sorted by product.
    for (const auto &line : lines) {
        if (products.empty() || products.back() != line.product)
            products.push_back(line.product);
    }
    return products;
}

// Counts first purchases with each product, and the buyers who bought again.
static void countReturns(QuestionRun &run, const LineTable &lines, const RoleTexts &products,
                         std::vector<ProductSums> &sums)
{
    const auto &data = run.data;
    const auto keys = data.activities().numbers(ColumnRole::ActivityId);
    const auto limit = run.number("again-days"_L1) * millisecondsPerDay;
    NumberedSets people(run.people, sums.size(), [&](std::size_t product) {
        return u"again:"_s + QString::fromUtf8(products.pool.at(static_cast<quint32>(product)));
    });
    const RowsByPerson byPerson(data, data.purchases());
    std::vector<quint32> bought;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty() || data.isEarlierBuyer(person) || data.asOf() - data.timeOf(own[0]) < limit)
            continue;
        const bool again = own.size() > 1 && data.timeOf(own[1]) - data.timeOf(own[0]) <= limit;
        for (const auto product : productsIn(lines.of(keys[own[0]]), bought)) {
            if (sums[product].purchases == 0)
                continue;
            ++sums[product].first;
            sums[product].again += again;
            if (again)
                people.add(product, person);
        }
    }
}

namespace {

// Adds up the lines of purchases. The purchases of one person must follow each other.
class ProductTable final
{
public:
    ProductTable(QuestionRun &run, const LineTable &lines, const RoleTexts &products)
        : m_data(run.data)
        , m_lines(lines)
        , m_keys(run.data.activities().numbers(ColumnRole::ActivityId))
        , m_sums(products.pool.size())
        , m_people(run.people, m_sums.size(), [&products](std::size_t product) {
            return u"product:"_s
                + QString::fromUtf8(products.pool.at(static_cast<quint32>(product)));
        })
    { }

    void add(quint32 row)
    {
        const auto person = m_data.personOf(row);
        const auto lines = m_lines.of(m_keys[row]);
        auto missing = m_data.centsOf(row);
        for (const auto &line : lines) {
            auto &product = m_sums[line.product];
            product.units += line.units;
            product.cents += line.cents;
            missing -= line.cents;
            if (const std::pair newer(m_data.timeOf(row), row);
                line.name != 0 && newer >= product.namedBy) {
                product.namedBy = newer;
                product.name = line.name;
            }
        }
        for (const auto code : productsIn(lines, m_bought)) {
            auto &product = m_sums[code];
            ++product.purchases;
            product.buyers += person != PeopleIndex::nobody && product.lastBuyer != person;
            product.lastBuyer = person;
            m_people.add(code, person);
        }
        m_total.add(m_data.centsOf(row));
        if (missing != 0)
            m_notInLines.add(missing);
    }

    [[nodiscard]] std::vector<ProductSums> &sums() { return m_sums; }
    [[nodiscard]] const Sales &total() const { return m_total; }
    [[nodiscard]] const Sales &notInLines() const { return m_notInLines; }

private:
    const InsightData &m_data;
    const LineTable &m_lines;
    columns::NumberColumn m_keys;
    // Indexed by product code.
    std::vector<ProductSums> m_sums;
    NumberedSets m_people;
    std::vector<quint32> m_bought;
    Sales m_total;
    Sales m_notInLines;
};

} // namespace

QJsonObject products(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const auto &texts = data.lines().texts(ColumnRole::LineProduct);
    const auto &names = data.lines().texts(ColumnRole::LineName);
    const LineTable lines(data);
    ProductTable table(run, lines, texts);
    for (const auto row : rows) {
        if (data.personOf(row) == PeopleIndex::nobody)
            table.add(row);
    }
    const RowsByPerson byPerson(data, rows);
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        for (const auto row : byPerson.of(person))
            table.add(row);
    }
    auto &sums = table.sums();
    countReturns(run, lines, texts, sums);
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
            {u"cents"_s, table.total().cents},
            {u"notInLines"_s, table.notInLines().toJson()}};
}

} // namespace storedesk::insights
