// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "activityreader.h"

#include "activities/activitygroup.h"
#include "activities/activitytable.h"
#include "activities/cellreadings.h"
#include "catalogue/activitytype.h"
#include "insightdata/localcalendar.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::activities {

using namespace Qt::StringLiterals;
using insights::ColumnRole;
using insights::InputTable;
namespace activitytype = catalogue::activitytype;

static constexpr auto purchaseType = "purchase"_L1;

namespace {

template <typename Row>
struct TextColumn
{
    ColumnRole role;
    QString Row::*text;
};

constexpr std::array activityTexts{
    TextColumn<ActivityRow>{ColumnRole::ActivityId, &ActivityRow::id},
    TextColumn<ActivityRow>{ColumnRole::ActivityContact, &ActivityRow::contact},
    TextColumn<ActivityRow>{ColumnRole::ActivityEmail, &ActivityRow::email},
    TextColumn<ActivityRow>{ColumnRole::ActivityType, &ActivityRow::type},
    TextColumn<ActivityRow>{ColumnRole::ActivityCurrency, &ActivityRow::currency},
    TextColumn<ActivityRow>{ColumnRole::ActivityPurchase, &ActivityRow::purchase},
    TextColumn<ActivityRow>{ColumnRole::ActivityContent, &ActivityRow::contentId},
    TextColumn<ActivityRow>{ColumnRole::ActivityContentName, &ActivityRow::contentName},
    TextColumn<ActivityRow>{ColumnRole::ActivityWorkflow, &ActivityRow::workflowId},
    TextColumn<ActivityRow>{ColumnRole::ActivityWorkflowName, &ActivityRow::workflowName},
    TextColumn<ActivityRow>{ColumnRole::ActivityEventAlias, &ActivityRow::eventAlias},
    TextColumn<ActivityRow>{ColumnRole::ActivityDevice, &ActivityRow::device},
    TextColumn<ActivityRow>{ColumnRole::ActivityOrigin, &ActivityRow::origin},
    TextColumn<ActivityRow>{ColumnRole::ActivitySourceType, &ActivityRow::sourceType},
    TextColumn<ActivityRow>{ColumnRole::ActivitySourceName, &ActivityRow::sourceName},
    TextColumn<ActivityRow>{ColumnRole::ActivityConfidence, &ActivityRow::confidence},
    TextColumn<ActivityRow>{ColumnRole::ActivityScenario, &ActivityRow::scenario},
    TextColumn<ActivityRow>{ColumnRole::ActivityCouponSet, &ActivityRow::couponSet},
    TextColumn<ActivityRow>{ColumnRole::ActivityPreviousContact, &ActivityRow::previousContact},
};

constexpr std::array purchaseTexts{
    TextColumn<PurchaseRow>{ColumnRole::ActivityId, &PurchaseRow::activity},
    TextColumn<PurchaseRow>{ColumnRole::ActivityContact, &PurchaseRow::contact},
    TextColumn<PurchaseRow>{ColumnRole::ActivityEmail, &PurchaseRow::email},
    TextColumn<PurchaseRow>{ColumnRole::ActivityPurchase, &PurchaseRow::purchase},
    TextColumn<PurchaseRow>{ColumnRole::ActivityCurrency, &PurchaseRow::currency},
    TextColumn<PurchaseRow>{ColumnRole::ActivityOrigin, &PurchaseRow::origin},
    TextColumn<PurchaseRow>{ColumnRole::ActivitySourceName, &PurchaseRow::source},
};

constexpr std::array lineTexts{
    TextColumn<PurchaseLine>{ColumnRole::LineActivity, &PurchaseLine::activity},
    TextColumn<PurchaseLine>{ColumnRole::LineProduct, &PurchaseLine::product},
    TextColumn<PurchaseLine>{ColumnRole::LineName, &PurchaseLine::name},
};

// Reads rows of activities, and converts their times and amounts at the end of each file.
template <typename Row, std::size_t count>
class ActivityCollector final
{
public:
    ActivityCollector(const std::array<TextColumn<Row>, count> &texts, const QTimeZone &zone)
        : m_texts(texts)
        , m_calendar(zone)
    { }

    void add(const ActivityTable::Row &row)
    {
        Row read;
        for (const auto &[role, text] : m_texts)
            read.*text = shared(row.cell(role));
        m_rows.push_back(std::move(read));
        m_times.addTime(row.cell(ColumnRole::ActivityTime));
        m_amounts.addAmount(row.cell(ColumnRole::ActivityAmount));
    }
    void endFile()
    {
        for (std::size_t row = m_begin; row < m_rows.size(); ++row) {
            m_rows[row].cents = m_amounts.values()[row - m_begin];
            const auto time = m_times.values()[row - m_begin];
            if (!time)
                continue;
            const auto precision = columns::precisionOf(*time);
            const auto milliseconds = columns::millisecondsOf(*time);
            m_rows[row].isDay = precision == columns::TimePrecision::Day;
            m_rows[row].time = precision == columns::TimePrecision::Exact
                ? milliseconds
                : m_calendar.timeOf(milliseconds);
        }
        m_begin = m_rows.size();
        m_times = {};
        m_amounts = {};
    }
    // Newest first. Rows without a time are last.
    [[nodiscard]] std::vector<Row> sorted()
    {
        std::ranges::stable_sort(m_rows, std::ranges::greater(), &Row::time);
        return std::move(m_rows);
    }

private:
    // Many cells of a column have the same text, which is stored once.
    [[nodiscard]] QString shared(const QByteArray &cell)
    {
        static constexpr qsizetype mostShared = 10'000;
        if (cell.isEmpty())
            return {};
        if (const auto known = m_known.constFind(cell); known != m_known.constEnd())
            return *known;
        const auto text = QString::fromUtf8(cell);
        if (m_known.size() < mostShared)
            m_known.insert(cell, text);
        return text;
    }

    const std::array<TextColumn<Row>, count> &m_texts;
    const insights::LocalCalendar m_calendar;
    std::vector<Row> m_rows;
    // The first row of the current file.
    std::size_t m_begin = 0;
    CellReadings m_times;
    CellReadings m_amounts;
    QHash<QByteArray, QString> m_known;
};

class LineCollector final
{
public:
    void add(const ActivityTable::Row &row)
    {
        PurchaseLine line;
        for (const auto &[role, text] : lineTexts)
            line.*text = row.text(role);
        m_lines.push_back(std::move(line));
        m_units.addAmount(row.cell(ColumnRole::LineUnits));
        m_unitPrices.addAmount(row.cell(ColumnRole::LineUnitPrice));
        m_prices.addAmount(row.cell(ColumnRole::LinePrice));
    }
    void endFile()
    {
        for (std::size_t row = m_begin; row < m_lines.size(); ++row) {
            auto &line = m_lines[row];
            line.units = m_units.values()[row - m_begin];
            line.unitPrice = m_unitPrices.values()[row - m_begin];
            line.price = m_prices.values()[row - m_begin];
            if (!line.price && line.units && line.unitPrice)
                line.price = *line.units * *line.unitPrice / 100;
        }
        m_begin = m_lines.size();
        m_units = {};
        m_unitPrices = {};
        m_prices = {};
    }
    [[nodiscard]] std::vector<PurchaseLine> lines() { return std::move(m_lines); }

private:
    std::vector<PurchaseLine> m_lines;
    std::size_t m_begin = 0;
    CellReadings m_units;
    CellReadings m_unitPrices;
    CellReadings m_prices;
};

} // namespace

// Opens each file in turn and passes its rows to the collector.
template <typename Collector, typename Visit>
static base::Result<void> eachFile(const ActivityInput &input, InputTable table,
                                   base::Progress &progress, Collector &collector,
                                   const Visit &visit)
{
    const auto &paths = table == InputTable::Lines ? input.files.lines : input.files.activities;
    const auto count = static_cast<double>(paths.size());
    for (qsizetype at = 0; at < paths.size(); ++at) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem());
        progress.enter({static_cast<double>(at) / count, static_cast<double>(at + 1) / count});
        const auto opened = ActivityTable::open(
            paths[at], table, {.temporaryFolder = input.temporaryFolder}, progress);
        if (!opened)
            return tl::unexpected(opened.error());
        const auto add = [&collector](const ActivityTable::Row &row) {
            collector.add(row);
        };
        if (const auto visited = visit(*opened, add); !visited)
            return visited;
        collector.endFile();
    }
    return {};
}

// Removes repeated activities and repeated purchases.
template <typename Row>
static void dropRepeated(std::vector<Row> &rows, QString Row::*activity)
{
    QSet<QString> ids;
    QSet<QString> purchases;
    const auto isKnown = [](QSet<QString> &known, const QString &id) {
        if (id.isEmpty() || known.contains(id))
            return !id.isEmpty();
        known.insert(id);
        return false;
    };
    std::erase_if(rows, [&](const Row &row) {
        return isKnown(ids, row.*activity) || isKnown(purchases, row.purchase);
    });
}

static base::Result<std::vector<ActivityRow>>
activitiesOf(const ActivityInput &input, const ContactKeys &keys, base::Progress &progress)
{
    ActivityCollector collector(activityTexts, input.zone);
    const QSet<QString> ids(keys.ids.begin(), keys.ids.end());
    const auto read = eachFile(
        input, InputTable::Activities, progress, collector,
        [&](const ActivityTable &table, const ActivityTable::Visitor &add) {
            std::vector<query::Condition> any;
            if (const auto byId = table.condition(ColumnRole::ActivityContact, keys.ids))
                any.push_back(*byId);
            if (const auto byEmail = table.condition(ColumnRole::ActivityEmail, keys.emails))
                any.push_back(*byEmail);
            return table.visit(any, progress, [&](const ActivityTable::Row &row) {
                const auto contact = row.text(ColumnRole::ActivityContact);
                // The address may have belonged to another contact.
                if (ids.isEmpty() || contact.isEmpty() || ids.contains(contact))
                    add(row);
            });
        });
    if (!read)
        return tl::unexpected(read.error());
    return collector.sorted();
}

static bool isMerge(const QString &type)
{
    return type == activitytype::contactMerged || type == activitytype::entityMerged;
}

// Returns the products with one of these texts in the column; all products if there are no texts.
static base::Result<std::vector<PurchaseLine>> readLines(const ActivityInput &input,
                                                         ColumnRole role, const QStringList &texts,
                                                         base::Progress &progress)
{
    LineCollector collector;
    QSet<QString> known;
    const auto read = eachFile(input, InputTable::Lines, progress, collector,
                               [&](const ActivityTable &table, const ActivityTable::Visitor &add) {
                                   QSet<QString> inFile;
                                   // Files whose periods overlap repeat whole purchases.
                                   const auto addOnce = [&](const ActivityTable::Row &row) {
                                       const auto activity = row.text(ColumnRole::LineActivity);
                                       inFile.insert(activity);
                                       if (!known.contains(activity))
                                           add(row);
                                   };
                                   std::vector<query::Condition> any;
                                   if (const auto wanted = table.condition(role, texts))
                                       any.push_back(*wanted);
                                   auto visited = texts.isEmpty()
                                       ? table.visitAll(progress, addOnce)
                                       : table.visit(any, progress, addOnce);
                                   known.unite(inFile);
                                   return visited;
                               });
    if (!read)
        return tl::unexpected(read.error());
    return collector.lines();
}

static base::Result<std::vector<PurchaseLine>> linesOf(const ActivityInput &input,
                                                       const std::vector<ActivityRow> &activities,
                                                       base::Progress &progress)
{
    QStringList purchases;
    for (const auto &activity : activities) {
        if (kindOf(activity.type) == ActivityGroup::Purchase && !activity.id.isEmpty())
            purchases.append(activity.id);
    }
    if (purchases.isEmpty())
        return std::vector<PurchaseLine>();
    return readLines(input, ColumnRole::LineActivity, purchases, progress);
}

base::Result<ContactHistory> readContactHistory(const ActivityInput &input, const ContactKeys &keys,
                                                base::Progress &progress)
{
    // A contact may have been merged into one that was merged later.
    static constexpr int mostMerges = 5;
    auto wanted = keys;
    for (int merges = 0;; ++merges) {
        auto activities = activitiesOf(input, wanted, progress);
        if (!activities)
            return tl::unexpected(activities.error());
        const auto before = wanted.ids.size();
        for (const auto &activity : *activities) {
            if (isMerge(activity.type) && !activity.previousContact.isEmpty()
                && !wanted.ids.contains(activity.previousContact))
                wanted.ids.append(activity.previousContact);
        }
        if (wanted.ids.size() > before && merges < mostMerges)
            continue;
        dropRepeated(*activities, &ActivityRow::id);
        auto lines = linesOf(input, *activities, progress);
        if (!lines)
            return tl::unexpected(lines.error());
        return ContactHistory{.activities = *std::move(activities), .lines = *std::move(lines)};
    }
}

base::Result<std::vector<PurchaseRow>> readPurchases(const ActivityInput &input,
                                                     base::Progress &progress)
{
    ActivityCollector collector(purchaseTexts, input.zone);
    const auto read = eachFile(input, InputTable::Activities, progress, collector,
                               [&](const ActivityTable &table, const ActivityTable::Visitor &add) {
                                   std::vector<query::Condition> any;
                                   if (const auto wanted = table.condition(ColumnRole::ActivityType,
                                                                           {QString(purchaseType)}))
                                       any.push_back(*wanted);
                                   return table.visit(any, progress, add);
                               });
    if (!read)
        return tl::unexpected(read.error());
    auto purchases = collector.sorted();
    dropRepeated(purchases, &PurchaseRow::activity);
    return purchases;
}

// Joins the lines to their purchases. Lines of unknown purchases are left out.
static std::vector<ProductSale> joined(const std::vector<PurchaseRow> &purchases,
                                       std::vector<PurchaseLine> lines)
{
    QHash<QString, std::size_t> rows;
    for (std::size_t row = 0; row < purchases.size(); ++row)
        rows.insert(purchases[row].activity, row);
    std::vector<std::pair<std::size_t, PurchaseLine>> known;
    for (auto &line : lines) {
        if (const auto row = rows.constFind(line.activity); row != rows.constEnd())
            known.emplace_back(*row, std::move(line));
    }
    std::ranges::stable_sort(known, {}, &std::pair<std::size_t, PurchaseLine>::first);
    std::vector<ProductSale> sales;
    for (auto &[row, line] : known)
        sales.push_back({.purchase = purchases[row], .line = std::move(line)});
    return sales;
}

static base::Result<std::vector<ProductSale>>
salesIn(const ActivityInput &input, const QStringList &products, base::Progress &progress)
{
    auto lines = readLines(input, ColumnRole::LineProduct, products, progress);
    if (!lines)
        return tl::unexpected(lines.error());
    const auto purchases = readPurchases(input, progress);
    if (!purchases)
        return tl::unexpected(purchases.error());
    return joined(*purchases, *std::move(lines));
}

base::Result<std::vector<ProductSale>>
readProductSales(const ActivityInput &input, const QStringList &products, base::Progress &progress)
{
    return products.isEmpty() ? std::vector<ProductSale>() : salesIn(input, products, progress);
}

base::Result<std::vector<ProductSales>> readProducts(const ActivityInput &input,
                                                     base::Progress &progress)
{
    const auto sales = salesIn(input, {}, progress);
    if (!sales)
        return tl::unexpected(sales.error());
    QHash<QString, std::size_t> places;
    std::vector<ProductSales> products;
    std::vector<QSet<QString>> buyers;
    for (const auto &[purchase, line] : *sales) {
        const auto place = places.constFind(line.product);
        const auto at = place == places.constEnd() ? products.size() : *place;
        if (at == products.size()) {
            places.insert(line.product, at);
            // Sales are sorted, so the first name and time are the newest.
            products.push_back({.id = line.product, .name = line.name, .lastSold = purchase.time});
            buyers.emplace_back();
        }
        auto &product = products[at];
        ++product.purchases;
        product.units += line.units.value_or(0);
        product.cents += line.price.value_or(0);
        buyers[at].insert(purchase.contact.isEmpty() ? purchase.email : purchase.contact);
    }
    for (std::size_t at = 0; at < products.size(); ++at)
        products[at].buyers = buyers[at].size();
    std::ranges::stable_sort(products, std::ranges::greater(), &ProductSales::cents);
    return products;
}

} // namespace storedesk::activities
