// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/transferfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_imports {

using namespace storedesk;
using namespace storedesk::practice;

using Options = QHash<QString, QString>;

static const Options keepExisting{{u"overrideExisting"_s, u"false"_s}};
static const Options onlyEmpty{{u"updateOnlyEmptyFields"_s, u"true"_s}};

class TestImports final : public QObject
{
    Q_OBJECT

    std::optional<TransferFixture> m_fixture;

    // Sends the file and waits until it is processed.
    QJsonObject imported(const QByteArray &csv, const Options &options = {})
    {
        const auto answer = m_fixture->send(csv, options);
        if (answer.status != 201)
            qWarning("%s", answer.body.constData());
        m_fixture->clock.advance(1min);
        return m_fixture->read(GetImport, TransferFixture::bodyOf(answer)[u"id"_s].toString());
    }

    QJsonObject contact(const QString &email)
    {
        const auto found = ContactTable(*m_fixture->store).byEmail(email);
        return found ? found->body : QJsonObject();
    }

    QJsonObject product(const QString &productId)
    {
        const auto found = m_fixture->store->named(IdKind::Product, productId);
        return found ? found->body : QJsonObject();
    }

    Options coupons() const
    {
        return {{u"type"_s, u"coupons"_s}, {u"couponSetId"_s, m_fixture->coupons}};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        m_fixture->addContact({{u"_email"_s, u"old@example.com"_s},
                               {u"_externalId"_s, u"X-1"_s},
                               {u"_name"_s, u"Old"_s},
                               {u"shoeSize"_s, 40}});
    }

    void cleanup() { m_fixture.reset(); }

    void aNewOneIsQueuedAndHasCountedItsRows()
    {
        const auto answer =
            m_fixture->send("_email,_name\na@example.com,A\n\nb@example.com,\"B\nC\"\n");
        QCOMPARE(answer.status, 201);
        const auto body = TransferFixture::bodyOf(answer);
        QCOMPARE(body[u"status"_s], u"queued"_s);
        QCOMPARE(body[u"type"_s], u"contacts"_s);
        QCOMPARE(body[u"total"_s], 2);
        QCOMPARE(body[u"success"_s], 0);
        QCOMPARE(body[u"errors"_s], 0);
        QCOMPARE(body[u"origin"_s], u"api"_s);
        QCOMPARE(body[u"options"_s].toObject(),
                 (QJsonObject{{u"delimiter"_s, u","_s},
                              {u"overrideExisting"_s, true},
                              {u"updateOnlyEmptyFields"_s, false}}));
        QVERIFY(!body.contains(u"startedAt"_s));
        QVERIFY(!body.contains(u"errorReportFileUrl"_s));
    }

    void itGoesThroughItsStatesWithTheClock()
    {
        QByteArray csv = "_email\n";
        // The import takes 200 milliseconds.
        for (int row = 0; row < 1'000; ++row)
            csv += "n" + QByteArray::number(row) + "@example.com\n";
        const auto id = TransferFixture::bodyOf(m_fixture->send(csv))[u"id"_s].toString();
        m_fixture->clock.advance(1999ms);
        QCOMPARE(m_fixture->read(GetImport, id)[u"status"_s], u"queued"_s);
        m_fixture->clock.advance(101ms);
        auto body = m_fixture->read(GetImport, id);
        QCOMPARE(body[u"status"_s], u"inProgress"_s);
        QCOMPARE(body[u"success"_s], 500);
        QVERIFY(!contact(u"n499@example.com"_s).isEmpty());
        QVERIFY(contact(u"n500@example.com"_s).isEmpty());
        QCOMPARE(m_fixture->ask(DeleteImport, {id}).status, 409);
        m_fixture->clock.advance(1h);
        body = m_fixture->read(GetImport, id);
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"success"_s], 1'000);
        const auto created =
            QDateTime::fromString(body[u"createdAt"_s].toString(), Qt::ISODateWithMs);
        const auto started =
            QDateTime::fromString(body[u"startedAt"_s].toString(), Qt::ISODateWithMs);
        const auto finished =
            QDateTime::fromString(body[u"finishedAt"_s].toString(), Qt::ISODateWithMs);
        QCOMPARE(created.msecsTo(started), 2'000);
        QCOMPARE(started.msecsTo(finished), 200);
    }

    void theEleventhThatWaitsIsRefused()
    {
        for (int number = 0; number < 10; ++number)
            QCOMPARE(m_fixture->send("_email\na@example.com\n").status, 201);
        const auto answer = m_fixture->send("_email\na@example.com\n");
        QCOMPARE(answer.status, 400);
        QCOMPARE(TransferFixture::bodyOf(answer)[u"code"_s], u"E0401"_s);
        m_fixture->clock.advance(2s);
        QCOMPARE(m_fixture->send("_email\na@example.com\n").status, 201);
    }

    void wrongFormsAreNamedByTheirPointer_data()
    {
        QTest::addColumn<Options>("options");
        QTest::addColumn<QStringList>("paths");

        QTest::newRow("no type") << Options{{u"type"_s, {}}} << QStringList{u"/type"_s};
        QTest::newRow("type") << Options{{u"type"_s, u"purchases"_s}} << QStringList{u"/type"_s};
        QTest::newRow("delimiter")
            << Options{{u"delimiter"_s, u"|"_s}} << QStringList{u"/delimiter"_s};
        QTest::newRow("override") << Options{{u"overrideExisting"_s, u"yes"_s}}
                                  << QStringList{u"/overrideExisting"_s};
        QTest::newRow("only empty alone")
            << Options{{u"overrideExisting"_s, u"false"_s}, {u"updateOnlyEmptyFields"_s, u"true"_s}}
            << QStringList{u"/updateOnlyEmptyFields"_s};
        QTest::newRow("no set") << Options{{u"type"_s, u"coupons"_s}}
                                << QStringList{u"/couponSetId"_s};
        QTest::newRow("unknown set")
            << Options{{u"type"_s, u"coupons"_s}, {u"couponSetId"_s, u"0123456789abcdef01234567"_s}}
            << QStringList{u"/couponSetId"_s};
        QTest::newRow("malformed set")
            << Options{{u"type"_s, u"coupons"_s}, {u"couponSetId"_s, u"x"_s}}
            << QStringList{u"/couponSetId"_s};
        QTest::newRow("single set")
            << Options{{u"type"_s, u"coupons"_s}, {u"couponSetId"_s, u"single"_s}}
            << QStringList{u"/couponSetId"_s};
        QTest::newRow("set for contacts")
            << Options{{u"couponSetId"_s, u"multiple"_s}} << QStringList{u"/couponSetId"_s};
    }

    void wrongFormsAreNamedByTheirPointer()
    {
        QFETCH(Options, options);
        if (options.value(u"couponSetId"_s) == u"single"_s)
            options[u"couponSetId"_s] = m_fixture->singleCoupon;
        if (options.value(u"couponSetId"_s) == u"multiple"_s)
            options[u"couponSetId"_s] = m_fixture->coupons;
        const auto answer = m_fixture->send("_email\n", options);
        QCOMPARE(answer.status, 422);
        QStringList paths;
        for (const auto &error : TransferFixture::bodyOf(answer)[u"validationErrors"_s].toArray())
            paths.append(error[u"path"_s].toString());
        QTEST(paths, "paths");
    }

    void aFormWithoutAFileIsRefused()
    {
        const auto answer = m_fixture->answer({.operation = &catalogue::operation(CreateImport),
                                               .form = {{u"type"_s, u"contacts"_s},
                                                        {u"delimiter"_s, u","_s},
                                                        {u"overrideExisting"_s, u"true"_s},
                                                        {u"updateOnlyEmptyFields"_s, u"false"_s},
                                                        {u"file"_s, u"only a text"_s}}});
        QCOMPARE(answer.status, 422);
        QVERIFY(answer.body.contains("\"/file\""));
    }

    void aFileIsJudgedAsAWholeFirst_data()
    {
        QTest::addColumn<QByteArray>("csv");

        QTest::newRow("not UTF-8") << "_email,_name\na@example.com,A\nb@example.com,B\xE9\n"_ba;
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE_\0e\0m\0", 8);
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("no header") << "\n_email\na@example.com\n"_ba;
        QTest::newRow("no key") << "_name,_surname\nA,B\n"_ba;
        QTest::newRow("wrong delimiter") << "_email;_name\na@example.com;A\n"_ba;
    }

    void aFileIsJudgedAsAWholeFirst()
    {
        QFETCH(QByteArray, csv);
        const auto body = imported(csv);
        QCOMPARE(body[u"status"_s], u"error"_s);
        QCOMPARE(body[u"success"_s], 0);
        QVERIFY(contact(u"a@example.com"_s).isEmpty());
        QVERIFY(!body.contains(u"errorReportFileUrl"_s));
        QCOMPARE(m_fixture->ask(DeleteImport, {body[u"id"_s].toString()}).status, 204);
    }

    void valuesAreStoredByTheirType()
    {
        const auto body = imported(
            "\xEF\xBB\xBF_email,_name,_mobilePhone,_birthdate,_points,shoeSize,interests,"
            "memberSince,vip,notAField,_createdAt\r\n"
            "New@Example.com,Ñandú,600123456,1990-05-02,7,41,red|blue,2020-02-29,true,x,y\r\n");
        QCOMPARE(body[u"success"_s], 1);
        QCOMPARE(body[u"errors"_s], 0);
        const auto record = contact(u"new@example.com"_s);
        QCOMPARE(record[u"_email"_s], u"New@Example.com"_s);
        QCOMPARE(record[u"_name"_s], u"Ñandú"_s);
        QCOMPARE(record[u"_mobilePhone"_s], u"+34600123456"_s);
        QCOMPARE(record[u"_birthdate"_s], u"1990-05-02T00:00:00.000Z"_s);
        QCOMPARE(record[u"_points"_s], 7);
        QCOMPARE(record[u"shoeSize"_s], 41);
        QCOMPARE(record[u"interests"_s].toArray(), (QJsonArray{u"red"_s, u"blue"_s}));
        QCOMPARE(record[u"memberSince"_s], u"2020-02-29T00:00:00.000Z"_s);
        QCOMPARE(record[u"vip"_s], true);
        QCOMPARE(record[u"_creationOrigin"_s], u"import"_s);
        QVERIFY(!record.contains(u"notAField"_s));
        QVERIFY(!record.contains(u"_createdAt"_s));
    }

    void anExistingContactStaysUnlessItMayBeChanged()
    {
        QCOMPARE(imported("_email,_name\nold@example.com,New\n", keepExisting)[u"success"_s], 1);
        QCOMPARE(contact(u"old@example.com"_s)[u"_name"_s], u"Old"_s);
        QCOMPARE(imported("_email,_name\nold@example.com,New\n")[u"success"_s], 1);
        QCOMPARE(contact(u"old@example.com"_s)[u"_name"_s], u"New"_s);
    }

    void aBlankCellErasesWhenEverythingIsOverwritten()
    {
        imported("_email,_name\nold@example.com,\n");
        QVERIFY(!contact(u"old@example.com"_s).contains(u"_name"_s));
        // The file has no such column, so the value is unchanged.
        QCOMPARE(contact(u"old@example.com"_s)[u"shoeSize"_s], 40);
    }

    void onlyEmptyFieldsAreFilledWhenAskedFor()
    {
        imported("_email,_name,_surname,shoeSize\nold@example.com,New,Filled,\n", onlyEmpty);
        const auto record = contact(u"old@example.com"_s);
        QCOMPARE(record[u"_name"_s], u"Old"_s);
        QCOMPARE(record[u"_surname"_s], u"Filled"_s);
        QCOMPARE(record[u"shoeSize"_s], 40);
    }

    void theLastOfTwoEqualKeysWins_data()
    {
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("surname");

        QTest::newRow("everything") << Options() << u"Second"_s;
        QTest::newRow("existing stay") << keepExisting << QString();
        QTest::newRow("only empty") << onlyEmpty << u"Second"_s;
    }

    void theLastOfTwoEqualKeysWins()
    {
        QFETCH(Options, options);
        const auto body =
            imported("_email,_surname,_points\nnew@example.com,First,1\nold@example.com,First,1\n"
                     "NEW@example.com,Second,\nold@example.com,Second,\n",
                     options);
        QCOMPARE(body[u"success"_s], 4);
        QCOMPARE(contact(u"new@example.com"_s)[u"_surname"_s], u"Second"_s);
        // The first row is ignored.
        QVERIFY(!contact(u"new@example.com"_s).contains(u"_points"_s));
        QTEST(contact(u"old@example.com"_s)[u"_surname"_s].toString(), "surname");
    }

    void recordsOfOneImportExistForTheNext()
    {
        imported("_email,_name\nnew@example.com,One\n", keepExisting);
        imported("_email,_name\nnew@example.com,Two\n", keepExisting);
        QCOMPARE(contact(u"new@example.com"_s)[u"_name"_s], u"One"_s);
    }

    void theExternalIdComesBeforeTheEmail()
    {
        m_fixture->addContact({{u"_email"_s, u"plain@example.com"_s}});
        m_fixture->addContact(
            {{u"_email"_s, u"other@example.com"_s}, {u"_externalId"_s, u"X-2"_s}});
        const auto body = imported("_externalId,_email,_name\n"
                                   // This row matches by external id and sets a new email address.
                                   "X-1,moved@example.com,Renamed\n"
                                   // This row matches by email address and sets the external id.
                                   "X-9,plain@example.com,Named\n"
                                   // This row's email address belongs to another contact.
                                   "X-1,other@example.com,Thief\n"
                                   // This row's email address belongs to another contact, too.
                                   "X-8,other@example.com,Thief\n"
                                   // This row matches by email address and has no external id.
                                   ",other@example.com,Known\n"
                                   // This row creates a contact without an email address.
                                   "X-7,,Nameless\n"
                                   ",,Nobody\n");
        QCOMPARE(body[u"success"_s], 4);
        QCOMPARE(body[u"errors"_s], 3);
        QCOMPARE(contact(u"moved@example.com"_s)[u"_name"_s], u"Renamed"_s);
        QVERIFY(contact(u"old@example.com"_s).isEmpty());
        QCOMPARE(contact(u"plain@example.com"_s)[u"_externalId"_s], u"X-9"_s);
        QCOMPARE(contact(u"other@example.com"_s)[u"_name"_s], u"Known"_s);
        QVERIFY(ContactTable(*m_fixture->store).byExternalId(u"X-7"_s));
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        QCOMPARE(report.size(), 4);
        QCOMPARE(report[1].first(3), (QList<QByteArray>{"4", "_email", "other@example.com"}));
        QCOMPARE(report[2].first(3), (QList<QByteArray>{"5", "_email", "other@example.com"}));
        QCOMPARE(report[3].first(3), (QList<QByteArray>{"8", "_email", ""}));
    }

    void everyFaultHasItsLineInTheReport()
    {
        const auto body = imported("_email,_points,shoeSize,interests,_emailStatus\n"
                                   "good@example.com,1,40,red,active\n"
                                   "\n"
                                   "no address,x,007,green,asleep\n"
                                   "\"two\nlines\"@example.com,1,40,red,active\n"
                                   "short@example.com,1\n"
                                   "long@example.com,1,40,red,active,more\n"
                                   "last@example.com,1.5,40,red|red,active\n");
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"total"_s], 6);
        QCOMPARE(body[u"success"_s], 1);
        QCOMPARE(body[u"errors"_s], 5);
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        QCOMPARE(report.first(), (QList<QByteArray>{"line", "field", "value", "reason"}));
        QList<QList<QByteArray>> rows;
        for (const auto &row : report.sliced(1)) {
            QVERIFY(!row.last().isEmpty());
            rows.append(row.first(3));
        }
        QCOMPARE(rows,
                 (Table{{"4", "_email", "no address"},
                        {"4", "_points", "x"},
                        {"4", "shoeSize", "007"},
                        {"4", "interests", "green"},
                        {"4", "_emailStatus", "asleep"},
                        {"5", "", ""},
                        {"7", "", ""},
                        {"8", "", ""},
                        {"9", "_points", "1.5"},
                        {"9", "interests", "red|red"}}));
        QVERIFY(!contact(u"good@example.com"_s).isEmpty());
        QVERIFY(contact(u"last@example.com"_s).isEmpty());
    }

    void theReportHasANewAddressAtEachRead()
    {
        const auto body = imported("_email\nrubbish\n");
        const auto one = body[u"errorReportFileUrl"_s].toString();
        const auto id = body[u"id"_s].toString();
        const auto other = m_fixture->read(GetImport, id)[u"errorReportFileUrl"_s].toString();
        QVERIFY(one != other);
        QCOMPARE(m_fixture->fileAt(one)->contentType, "text/csv; charset=utf-8"_ba);
        m_fixture->clock.advance(100min);
        QVERIFY(m_fixture->fileAt(one)->expired);
        const auto listed =
            TransferFixture::bodyOf(m_fixture->ask(ListImports))[u"results"_s].toArray();
        QVERIFY(!m_fixture->fileAt(listed.first()[u"errorReportFileUrl"_s].toString())->expired);
        QCOMPARE(m_fixture->ask(DeleteImport, {id}).status, 204);
        QVERIFY(!m_fixture->fileAt(other));
        QCOMPARE(m_fixture->ask(GetImport, {id}).status, 404);
    }

    void aReportThatCannotBeWrittenIsAnError()
    {
        const auto id =
            TransferFixture::bodyOf(m_fixture->send("_email\nnobody\nb@example.com\n"))[u"id"_s]
                .toString();
        QVERIFY(QDir(m_fixture->folder.filePath(u"practice.sqlite.files"_s)).mkdir(id + u".csv"_s));
        m_fixture->clock.advance(1min);
        QCOMPARE(m_fixture->read(GetImport, id)[u"status"_s], u"error"_s);
        QVERIFY(contact(u"b@example.com"_s).isEmpty());
    }

    void theOtherReportCopiesTheRows()
    {
        m_fixture.emplace(ServiceOptions{.errorReport = ErrorReport::Copy});
        const auto body =
            imported("_email;note;_points\nrubbish;\"a;b\";x\nok@example.com;c;1\nshort;d\n",
                     {{u"delimiter"_s, u";"_s}});
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString(), ';');
        QCOMPARE(report.size(), 3);
        QCOMPARE(report[0], (QList<QByteArray>{"_email", "note", "_points", "error"}));
        QCOMPARE(report[1].first(3), (QList<QByteArray>{"rubbish", "a;b", "x"}));
        QVERIFY(report[1][3].contains("_email: ") && report[1][3].contains("_points: "));
        QCOMPARE(report[2].first(3), (QList<QByteArray>{"short", "d", ""}));
    }

    void productsAreMadeAndChanged()
    {
        const auto body =
            imported("productId,name,productDetailUrl,unitPrice,tags,isBlacklisted,publishedAt\n"
                     "p1,Boots,https://shop.example/p1,12.75,a|b,true,2026-01-31T10:00:00Z\n"
                     "p2,Hat,https://shop.example/p2,3,,,\n"
                     "p3,Far,https://elsewhere.example/p3,3,,,\n"
                     "p4,Free,https://shop.example/p4,cheap,,,\n"
                     "p5,,https://shop.example/p5,1,,,\n",
                     {{u"type"_s, u"products"_s}});
        QCOMPARE(body[u"success"_s], 2);
        QCOMPARE(body[u"errors"_s], 3);
        QCOMPARE(product(u"p1"_s)[u"name"_s], u"Boots"_s);
        QCOMPARE(product(u"p1"_s)[u"unitPrice"_s], 12.75);
        QCOMPARE(product(u"p1"_s)[u"tags"_s].toArray(), (QJsonArray{u"a"_s, u"b"_s}));
        QCOMPARE(product(u"p1"_s)[u"isBlacklisted"_s], true);
        QCOMPARE(product(u"p1"_s)[u"publishedAt"_s], u"2026-01-31T10:00:00.000Z"_s);
        QCOMPARE(product(u"p1"_s)[u"updatedAt"_s], jsonOf(momentNow(m_fixture->clock)));
        QCOMPARE(product(u"p2"_s)[u"availability"_s], u"instock"_s);
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        QCOMPARE(report[1].first(2), (QList<QByteArray>{"4", "productDetailUrl"}));
        QCOMPARE(report[2].first(2), (QList<QByteArray>{"5", "unitPrice"}));
        QCOMPARE(report[3].first(2), (QList<QByteArray>{"6", "name"}));
    }

    void aProductHasALineForEachOfItsFaults()
    {
        const auto body = imported("productId,productDetailUrl,unitPrice,availability\n"
                                   "p9,https://elsewhere.example/p9,cheap,unverified\n"
                                   "p1,nowhere,5,instock\n",
                                   {{u"type"_s, u"products"_s}});
        QCOMPARE(body[u"errors"_s], 2);
        QList<QList<QByteArray>> rows;
        for (const auto &row :
             m_fixture->report(body[u"errorReportFileUrl"_s].toString()).sliced(1))
            rows.append(row.first(3));
        QCOMPARE(rows,
                 (Table{{"2", "unitPrice", "cheap"},
                        {"2", "availability", "unverified"},
                        {"2", "name", ""},
                        {"2", "productDetailUrl", "https://elsewhere.example/p9"},
                        {"3", "productDetailUrl", "nowhere"}}));
    }

    void aContactNeedsAKeyDespiteOtherFaults()
    {
        const auto body = imported("_email,_externalId,_points\n,,x\nb@example.com,  ,1\n");
        QList<QList<QByteArray>> rows;
        for (const auto &row :
             m_fixture->report(body[u"errorReportFileUrl"_s].toString()).sliced(1))
            rows.append(row.first(3));
        QCOMPARE(rows,
                 (Table{{"2", "_points", "x"}, {"2", "_email", ""}, {"3", "_externalId", "  "}}));
    }

    void aColumnLeftOutMattersToNewProductsOnly()
    {
        const auto body =
            imported("productId,unitPrice\np1,99\np9,99\n", {{u"type"_s, u"products"_s}});
        QCOMPARE(body[u"success"_s], 1);
        QCOMPARE(body[u"errors"_s], 1);
        QCOMPARE(product(u"p1"_s)[u"unitPrice"_s], 99);
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        // Besides the headings, the report has a line for the name and a line for the URL.
        QCOMPARE(report.size(), 3);
    }

    void productsStayUnlessTheyMayBeChanged()
    {
        imported("productId,name,productDetailUrl,unitPrice,brand\np1,Other,https://shop.example/"
                 "p1,1,New\n",
                 {{u"type"_s, u"products"_s}, {u"overrideExisting"_s, u"false"_s}});
        QCOMPARE(product(u"p1"_s)[u"unitPrice"_s], 10.5);
        imported("productId,name,productDetailUrl,unitPrice,brand\np1,Other,https://shop.example/"
                 "p1,1,New\n",
                 {{u"type"_s, u"products"_s}, {u"updateOnlyEmptyFields"_s, u"true"_s}});
        QCOMPARE(product(u"p1"_s)[u"unitPrice"_s], 10.5);
        QCOMPARE(product(u"p1"_s)[u"brand"_s], u"New"_s);
    }

    void aSetThatGotCodesHasChanged()
    {
        const auto changed = [this] {
            return m_fixture->store->find(IdKind::CouponSet, m_fixture->coupons)
                ->body.value(u"updatedAt"_s)
                .toString();
        };
        imported("code\nAAA\n", coupons());
        const auto first = changed();
        QCOMPARE(first, jsonOf(momentNow(m_fixture->clock)).toString());
        // All codes exist already, so nothing changes.
        imported("code\nAAA\n", coupons());
        QCOMPARE(changed(), first);
        imported("code\nBBB\nAAA\n", coupons());
        QVERIFY(changed() > first);
    }

    void couponCodesAreAcceptedOnce()
    {
        QCOMPARE(imported("code\nAAA\nBBB\nAAA\n\"\"\n", coupons())[u"success"_s], 2);
        const auto body = imported("code\nBBB\nCCC\n", coupons());
        QCOMPARE(body[u"success"_s], 1);
        QCOMPARE(body[u"errors"_s], 1);
        QCOMPARE(body[u"options"_s][u"couponSetId"_s], m_fixture->coupons);
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        QCOMPARE(report[1].first(3), (QList<QByteArray>{"2", "code", "BBB"}));
        auto query = m_fixture->store->database().query("SELECT count(*) FROM coupon");
        QVERIFY(query.next());
        QCOMPARE(query.number(0), 3);
    }

    void aRestartInTheMiddleTakesEachRowOnce()
    {
        QByteArray csv = "code\n";
        // Every tenth code already exists.
        for (int row = 0; row < 1'000; ++row)
            csv += row % 10 == 9 ? "C0\n"_ba : "C" + QByteArray::number(row) + '\n';
        const auto id =
            TransferFixture::bodyOf(m_fixture->send(csv, coupons()))[u"id"_s].toString();
        for (int restart = 0; restart < 7; ++restart) {
            m_fixture->clock.advance(restart == 0 ? 2s : 30ms);
            m_fixture->transfers->advance();
            m_fixture->reopen();
        }
        QCOMPARE(m_fixture->read(GetImport, id)[u"success"_s].toInt()
                     + m_fixture->read(GetImport, id)[u"errors"_s].toInt(),
                 900);
        m_fixture->clock.advance(1s);
        const auto body = m_fixture->read(GetImport, id);
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"success"_s], 900);
        QCOMPARE(body[u"errors"_s], 100);
        const auto report = m_fixture->report(body[u"errorReportFileUrl"_s].toString());
        QCOMPARE(report.size(), 101);
        QCOMPARE(report.last().first(), "1001"_ba);
    }

    void theUploadIsGoneWhenItIsDone()
    {
        const QDir files(m_fixture->folder.filePath(u"practice.sqlite.files"_s));
        m_fixture->send("_email\na@example.com\n");
        QCOMPARE(files.entryList({u"*.upload"_s}).size(), 1);
        m_fixture->pass(1min);
        QCOMPARE(files.entryList({u"*.upload"_s}).size(), 0);
    }

    void aQueuedOneCannotBeDeleted()
    {
        const auto id = TransferFixture::bodyOf(m_fixture->send("_email\n"))[u"id"_s].toString();
        QCOMPARE(m_fixture->ask(DeleteImport, {id}).status, 409);
        m_fixture->clock.advance(1min);
        QCOMPARE(m_fixture->ask(DeleteImport, {id}).status, 204);
        QCOMPARE(m_fixture->ask(DeleteImport, {id}).status, 404);
        QCOMPARE(m_fixture->ask(DeleteImport, {u"rubbish"_s}).status, 400);
    }
};

STOREDESK_TEST(TestImports)

} // namespace tst_imports

#include "tst_imports.moc"
