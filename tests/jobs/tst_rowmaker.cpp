// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/effectpreview.h"
#include "jobs/rowmaker.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_rowmaker {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::BulkPlan;
using jobs::RowMaker;

// Tests how table rows are converted to requests and checked before anything is sent.
class TestRowMaker final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static BulkPlan patchPlan()
    {
        return {.operation = OperationId::PatchContactByEmail,
                .keyColumn = 0,
                .targets = {{1, u"_name"_s}, {2, u"_points"_s}}};
    }

    [[nodiscard]] static BulkPlan purchasePlan()
    {
        return {.operation = OperationId::CreatePurchase,
                .targets = {{0, u"purchaseId"_s},
                            {1, u"contactEmail"_s},
                            {2, u"totalPrice"_s},
                            {3, u"products[].productId"_s},
                            {4, u"products[].quantity"_s},
                            {5, u"products[].price"_s},
                            {6, u"cartId"_s},
                            {7, u"purchaseDate"_s},
                            {8, u"totalQuantity"_s}}};
    }

    [[nodiscard]] static QStringList aPurchase(const QString &id)
    {
        return {id,      u"ann@example.org"_s,      u"19.90"_s, u"TEA"_s, u"2"_s, u"9.95"_s,
                u"C1"_s, u"2026-11-01T10:00:00Z"_s, u"2"_s};
    }

    [[nodiscard]] static QString whyNot(const RowMaker &maker, const QStringList &cells)
    {
        const auto request = maker.request(cells);
        return request ? QString() : request.error().what;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cellsBecomeTheMembersOfTheBody()
    {
        const RowMaker maker(patchPlan());
        const auto request = maker.request({u" ann@example.org "_s, u"Ann"_s, u"12"_s});
        QVERIFY2(request, request ? "" : qPrintable(request.error().what));
        QCOMPARE(request->values, QStringList{u"ann@example.org"_s});
        QCOMPARE(std::get<QJsonObject>(request->body),
                 (QJsonObject{{u"_name"_s, u"Ann"_s}, {u"_points"_s, 12}}));
        QCOMPARE(request->priority, http::Priority::Job);
    }

    void anEmptyCellChangesNothingUnlessItIsToClear()
    {
        auto plan = patchPlan();
        const auto left = RowMaker(plan).request({u"ann@example.org"_s, u""_s, u"1"_s});
        QVERIFY(left);
        QVERIFY(!std::get<QJsonObject>(left->body).contains(u"_name"_s));
        plan.blank = BulkPlan::Blank::Clear;
        const auto cleared = RowMaker(plan).request({u"ann@example.org"_s, u""_s, u"1"_s});
        QVERIFY(cleared);
        QVERIFY(std::get<QJsonObject>(cleared->body).value(u"_name"_s).isNull());
    }

    void datesAreReadAsTheirColumnIsWritten_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<bool>("monthFirst");
        QTest::addColumn<QString>("sent");
        QTest::newRow("as it is sent") << u"1990-12-25"_s << false << u"1990-12-25"_s;
        QTest::newRow("day first") << u"03/04/1990"_s << false << u"1990-04-03"_s;
        QTest::newRow("month first") << u"03/04/1990"_s << true << u"1990-03-04"_s;
        QTest::newRow("with one sense only") << u"12/25/1990"_s << false << u"1990-12-25"_s;
        QTest::newRow("dots") << u"25.12.1990"_s << false << u"1990-12-25"_s;
        QTest::newRow("in words") << u"25 de diciembre de 1990"_s << false << u"1990-12-25"_s;
    }
    void datesAreReadAsTheirColumnIsWritten()
    {
        QFETCH(const QString, cell);
        QFETCH(const bool, monthFirst);
        QFETCH(const QString, sent);
        BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                      .keyColumn = 0,
                      .targets = {{1, u"_birthdate"_s}}};
        if (monthFirst)
            plan.monthFirst = {1};
        const auto request = RowMaker(plan).request({u"ann@example.org"_s, cell});
        QVERIFY2(request, request ? "" : qPrintable(request.error().what));
        const auto birthday = std::get<QJsonObject>(request->body).value(u"_birthdate"_s);
        QVERIFY2(birthday.toString().startsWith(sent), qPrintable(birthday.toString()));
        QCOMPARE(BulkPlan::fromJson(plan.toJson()), plan);
    }

    void invalidDatesAreRefused()
    {
        const RowMaker maker({.operation = OperationId::PatchContactByEmail,
                              .keyColumn = 0,
                              .targets = {{1, u"_birthdate"_s}}});
        QVERIFY(!whyNot(maker, {u"ann@example.org"_s, u"soon"_s}).isEmpty());
        QVERIFY(!whyNot(maker, {u"ann@example.org"_s, u"31/31/1990"_s}).isEmpty());
    }

    // Tests the preview that is shown before anything is sent.
    void requestsAreDescribedInWords()
    {
        const auto words = [](const BulkPlan &plan, const QStringList &cells) {
            const auto request = RowMaker(plan).request(cells);
            return request ? jobs::contentOf(*request, plan.rules()) : request.error().what;
        };
        QCOMPARE(words(patchPlan(), {u"ann@example.org"_s, u"Ann"_s, u"12"_s}),
                 u"First name: Ann · Points: 12"_s);
        const BulkPlan birthdays{.operation = OperationId::PatchContactByEmail,
                                 .keyColumn = 0,
                                 .targets = {{1, u"_birthdate"_s}}};
        QCOMPARE(words(birthdays, {u"ann@example.org"_s, u"25/12/1990"_s}),
                 u"Date of birth: 25 Dec 1990"_s);
        const auto purchase = words(purchasePlan(), aPurchase(u"P1"_s));
        QVERIFY2(purchase.contains(u"Price of the item: 9.95"_s), qPrintable(purchase));
        QVERIFY2(!purchase.contains(u'{'), qPrintable(purchase));
        QCOMPARE(words({.operation = OperationId::DeleteContactByEmail, .keyColumn = 0},
                       {u"ann@example.org"_s}),
                 u"Will be deleted"_s);
    }

    void oldAndNewDatesAreReadAlike()
    {
        const BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                            .keyColumn = 0,
                            .targets = {{1, u"_birthdate"_s}}};
        const auto request = RowMaker(plan).request({u"ann@example.org"_s, u"25/12/1990"_s});
        QVERIFY(request);
        const auto effect = [&](const QString &before) {
            return jobs::effectOf(*request, {{u"_birthdate"_s, before}}, plan.rules());
        };
        QCOMPARE(effect(u"1990-01-05T00:00:00.000Z"_s),
                 u"Date of birth: 5 Jan 1990 → 25 Dec 1990"_s);
        QCOMPARE(effect(u"1990-12-25T00:00:00.000Z"_s), u"No changes."_s);
    }

    void aBadRowExplainsItsFault()
    {
        const RowMaker maker(patchPlan());
        QVERIFY(whyNot(maker, {u""_s, u"Ann"_s, u"1"_s}).contains(u"identifies the record"_s));
        QVERIFY(whyNot(maker, {u"ann@example.org"_s, u""_s, u""_s}).contains(u"changes nothing"_s));
        const auto sentence = whyNot(maker, {u"ann@example.org"_s, u"Ann"_s, u"many"_s});
        QVERIFY2(sentence.contains(u"Points"_s), qPrintable(sentence));
        QVERIFY(!whyNot(maker, {u".."_s, u"Ann"_s, u"1"_s}).isEmpty());
        QCOMPARE(maker.row({u""_s, u"Ann"_s, u"1"_s}).refusal,
                 whyNot(maker, {u""_s, u"Ann"_s, u"1"_s}));
    }

    void aPurchaseOfOneLineIsOneRow()
    {
        const RowMaker maker(purchasePlan());
        const auto cells = aPurchase(u"P1"_s);
        const auto request = maker.request(cells);
        QVERIFY2(request, request ? "" : qPrintable(request.error().what));
        const auto line = std::get<QJsonObject>(request->body).value(u"products"_s)[0];
        QCOMPARE(line[u"productId"_s].toString(), u"TEA"_s);
        QCOMPARE(line[u"quantity"_s].toInt(), 2);
        QCOMPARE(maker.keyOf(cells), u"P1"_s);
    }

    void invalidAddressesAreRefusedBeforeSending()
    {
        const RowMaker maker(patchPlan());
        auto cells = QStringList{u"sin-arroba"_s, u"Ann"_s, u"5"_s, u"5"_s};
        const auto sentence = whyNot(maker, cells);
        QVERIFY2(sentence.contains(u"mail"_s), qPrintable(sentence));
        cells[0] = u"con@arroba.example"_s;
        QVERIFY2(!whyNot(maker, cells).contains(u"mail"_s), qPrintable(whyNot(maker, cells)));
        const RowMaker byId({.operation = OperationId::DeleteContactByExternalId, .keyColumn = 0});
        QCOMPARE(whyNot(byId, {u"sin-arroba"_s}), QString());
    }

    void G7_aPurchaseWithoutAnIdIsNotSent()
    {
        const RowMaker maker(purchasePlan());
        QVERIFY(!whyNot(maker, aPurchase({})).isEmpty());
        auto cells = aPurchase(u"P1"_s);
        cells[5].clear();
        const auto sentence = whyNot(maker, cells);
        QVERIFY2(sentence.startsWith(u"Price of the item: "_s), qPrintable(sentence));
    }

    void anEventIsCheckedAgainstItsType()
    {
        const QJsonObject type{{u"fields"_s,
                                QJsonArray{QJsonObject{{u"id"_s, u"email"_s},
                                                       {u"name"_s, u"Email"_s},
                                                       {u"type"_s, u"email"_s},
                                                       {u"required"_s, true},
                                                       {u"isPrimaryKey"_s, true}},
                                           QJsonObject{{u"id"_s, u"seats"_s},
                                                       {u"name"_s, u"Seats"_s},
                                                       {u"type"_s, u"integer"_s}}}}};
        const RowMaker maker({.operation = OperationId::CreateCustomEventByAlias,
                              .within = {u"booking"_s},
                              .targets = {{0, u"email"_s}, {1, u"seats"_s}},
                              .definitions = type});
        const auto request = maker.request({u"ann@example.org"_s, u"3"_s});
        QVERIFY2(request, request ? "" : qPrintable(request.error().what));
        QCOMPARE(request->values, QStringList{u"booking"_s});
        QCOMPARE(std::get<QJsonObject>(request->body).value(u"seats"_s), QJsonValue(3));
        QVERIFY(!whyNot(maker, {u""_s, u"3"_s}).isEmpty());
        // The same event may be sent twice, so rows have no key.
        QVERIFY(maker.keyOf({u"ann@example.org"_s, u"3"_s}).isEmpty());
    }

    void anEventThatIsTooLargeIsRefused()
    {
        const BulkPlan plan{.operation = OperationId::CreateCustomEventByAlias,
                            .within = {u"visit"_s},
                            .targets = {{.column = 0, .key = u"note"_s}},
                            .definitions =
                                QJsonObject{{u"fields"_s,
                                             QJsonArray{QJsonObject{{u"id"_s, u"note"_s},
                                                                    {u"name"_s, u"Note"_s},
                                                                    {u"type"_s, u"text"_s}}}}}};
        const RowMaker maker(plan);
        // The member takes 11 more bytes: {"note":""}
        const auto longest = static_cast<int>(catalogue::limits::eventBytes) - 11;
        const auto fits = maker.request({QString(longest, u'a')});
        QVERIFY2(fits, fits ? "" : qPrintable(fits.error().what));
        const auto tooLarge = maker.request({QString(longest + 1, u'a')});
        QVERIFY(!tooLarge);
        QVERIFY2(tooLarge.error().what.contains(u"512 KB"_s), qPrintable(tooLarge.error().what));
    }

    void aPlanIsReadAsItWasWritten()
    {
        auto plan = purchasePlan();
        plan.query.addQueryItem(u"triggerPurchaseEvent"_s, u"false"_s);
        plan.blank = BulkPlan::Blank::Clear;
        QCOMPARE(BulkPlan::fromJson(plan.toJson()), plan);
        QCOMPARE(BulkPlan::fromJson(patchPlan().toJson()), patchPlan());
        QVERIFY(!BulkPlan::fromJson({{u"operation"_s, u"listExports"_s}}));
    }

    void everyOperationOnOneRecordCanBeDoneInBulk()
    {
        QStringList names;
        for (const auto &operation : catalogue::operations()) {
            if (jobs::isBulkOperation(operation))
                names.append(QString(operation.name));
        }
        QCOMPARE(names.size(), 18);
        QVERIFY(!names.contains(u"createImport"_s));
    }
};

STOREDESK_TEST(TestRowMaker)

} // namespace tst_rowmaker

#include "tst_rowmaker.moc"
