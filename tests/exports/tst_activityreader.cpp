// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "activities/activitygroup.h"
#include "activities/activityreader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_activityreader {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::activities;

static QString fixture(const QString &name)
{
    return QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/") + name;
}

static QString contact(int number)
{
    return u"c%1"_s.arg(number, 23, 10, QLatin1Char('0'));
}

// Reads single contacts, purchases and products from export files.
class TestActivityReader final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] ActivityInput inputOf(const QStringList &activities, const QStringList &lines)
    {
        return {.files = {.activities = activities, .lines = lines},
                .zone = QTimeZone("Europe/Madrid"),
                .temporaryFolder = m_folder.path()};
    }
    [[nodiscard]] ActivityInput shop()
    {
        return inputOf({fixture(u"shop-a-activities.csv"_s)}, {fixture(u"shop-a-lines.csv"_s)});
    }
    [[nodiscard]] static QStringList purchasesOf(const ContactHistory &history)
    {
        QStringList ids;
        for (const auto &activity : history.activities) {
            if (kindOf(activity.type) == ActivityGroup::Purchase)
                ids.append(activity.purchase);
        }
        return ids;
    }
    [[nodiscard]] QString fileOf(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("The file could not be written.");
        return file.fileName();
    }

    QTemporaryDir m_folder;
    base::Progress m_progress;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aContactHasItsRowsNewestFirstWithProducts()
    {
        const auto history =
            readContactHistory(shop(), {.ids = {contact(1)}, .emails = {}}, m_progress);
        QVERIFY(history);
        QCOMPARE(purchasesOf(*history), (QStringList{u"p4"_s, u"p3"_s, u"p2"_s, u"p1"_s}));
        const auto &oldest = history->activities.back();
        QCOMPARE(oldest.cents, 10'000);
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(*oldest.time, Qt::UTC),
                 QDateTime({2026, 1, 10}, {10, 0}, Qt::UTC));
        QVERIFY(!oldest.isDay);
        QCOMPARE(oldest.sourceName, u"Tienda Sendero"_s);
        QCOMPARE(history->lines.size(), 3U);
        QCOMPARE(history->lines[0].name, u"Botas"_s);
        QCOMPARE(history->lines[0].units, 100);
        QCOMPARE(history->lines[0].price, 6'000);
    }

    void aRepeatedPurchaseIsReadOnce()
    {
        const auto history =
            readContactHistory(shop(), {.ids = {contact(2)}, .emails = {}}, m_progress);
        QVERIFY(history);
        QCOMPARE(purchasesOf(*history).count(u"p6"_s), 1);
        const auto all = readPurchases(shop(), m_progress);
        QVERIFY(all);
        QCOMPARE(std::ranges::count(*all, u"p6"_s, &PurchaseRow::purchase), 1);
    }

    void filesOfOverlappingPeriodsCountOnce()
    {
        const auto file = fixture(u"shop-a-activities.csv"_s);
        const auto lines = fixture(u"shop-a-lines.csv"_s);
        const auto once = readProducts(shop(), m_progress);
        const auto twice = readProducts(inputOf({file, file}, {lines, lines}), m_progress);
        QVERIFY(once && twice);
        QCOMPARE(*twice, *once);
        const auto history = readContactHistory(inputOf({file, file}, {lines, lines}),
                                                {.ids = {contact(1)}, .emails = {}}, m_progress);
        QVERIFY(history);
        QCOMPARE(history->lines.size(), 3U);
    }

    void headingsAndDecimalsOfAnotherLanguageAreRead()
    {
        const auto english =
            readContactHistory(shop(), {.ids = {contact(1)}, .emails = {}}, m_progress);
        const auto spanish = readContactHistory(
            inputOf({fixture(u"shop-a-es-activities.csv"_s)}, {fixture(u"shop-a-es-lines.csv"_s)}),
            {.ids = {contact(1)}, .emails = {}}, m_progress);
        QVERIFY(english && spanish);
        QCOMPARE(purchasesOf(*spanish), purchasesOf(*english));
        QCOMPARE(spanish->activities.front().cents, english->activities.front().cents);
        QCOMPARE(spanish->lines, english->lines);
    }

    void mergedContactsBelongToTheContact()
    {
        const auto history = readContactHistory(inputOf({fixture(u"people-activities.csv"_s)}, {}),
                                                {.ids = {contact(3)}, .emails = {}}, m_progress);
        QVERIFY(history);
        const auto purchases = purchasesOf(*history);
        for (const auto &purchase : {u"x1"_s, u"x2"_s, u"x3"_s})
            QVERIFY2(purchases.contains(purchase), qPrintable(purchase));
    }

    // An address may have belonged to another contact, which was deleted.
    void anAddressFindsOnlyRowsWithoutAnotherContact()
    {
        const auto file = fileOf(u"addresses.csv"_s,
                                 "id,contactId,_email,type,date\n"
                                 "a1,c1,ana@example.com,login,2026-01-01T10:00:00Z\n"
                                 "a2,c2,ana@example.com,login,2026-01-02T10:00:00Z\n"
                                 "a3,,ana@example.com,login,2026-01-03T10:00:00Z\n");
        const QString email = u"ana@example.com"_s;
        const auto known = readContactHistory(inputOf({file}, {}),
                                              {.ids = {u"c2"_s}, .emails = {email}}, m_progress);
        QVERIFY(known);
        QCOMPARE(known->activities.size(), 2U);
        QCOMPARE(known->activities.front().id, u"a3"_s);
        const auto unknown =
            readContactHistory(inputOf({file}, {}), {.ids = {}, .emails = {email}}, m_progress);
        QVERIFY(unknown);
        QCOMPARE(unknown->activities.size(), 3U);
    }

    // 05/06/2026 alone could be in May or June; another row of the column decides.
    void ambiguousDatesFollowTheOtherRows()
    {
        const auto file = fileOf(u"dates.csv"_s,
                                 "id,contactId,type,date\n"
                                 "a1,c1,login,05/06/2026\n"
                                 "a2,c1,login,05/31/2026\n");
        const auto history =
            readContactHistory(inputOf({file}, {}), {.ids = {u"c1"_s}, .emails = {}}, m_progress);
        QVERIFY(history);
        const auto &earlier = history->activities.back();
        QVERIFY(earlier.isDay);
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(*earlier.time, QTimeZone("Europe/Madrid")).date(),
                 QDate(2026, 5, 6));
    }

    void aProductHasItsBuyers()
    {
        const auto sales = readProductSales(shop(), {u"B"_s}, m_progress);
        QVERIFY(sales);
        QVERIFY(!sales->empty());
        QVERIFY(std::ranges::all_of(
            *sales, [](const ProductSale &sale) { return sale.line.product == "B"_L1; }));
        QVERIFY(std::ranges::is_sorted(*sales, std::ranges::greater(),
                                       [](const ProductSale &sale) { return sale.purchase.time; }));
        const auto products = readProducts(shop(), m_progress);
        QVERIFY(products);
        const auto product = std::ranges::find(*products, u"B"_s, &ProductSales::id);
        QVERIFY(product != products->end());
        QCOMPARE(product->purchases, qint64(sales->size()));
        QCOMPARE(product->lastSold, sales->front().purchase.time);
    }

    void aCancelledReadingFails()
    {
        base::Progress progress;
        progress.cancel();
        QVERIFY(!readContactHistory(shop(), {.ids = {contact(1)}, .emails = {}}, progress));
    }

    void everyTypeOfTheServiceHasWords()
    {
        QCOMPARE(titleOfType(u"email-opened"_s), u"Email opened"_s);
        QCOMPARE(titleOfType(u"brand-new"_s), u"brand-new"_s);
        QCOMPARE(kindOf(u"brand-new"_s), ActivityGroup::Other);
        QCOMPARE(titleOf(ActivityGroup::Subscription), u"Subscriptions"_s);
    }
};

STOREDESK_TEST(TestActivityReader)

} // namespace tst_activityreader

#include "tst_activityreader.moc"
