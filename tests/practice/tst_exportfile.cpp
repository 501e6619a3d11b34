// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/backend.h"
#include "practice/store/statistics.h"
#include "practice/transferfixture.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/streamedzip.h"

namespace tst_exportfile {

using namespace storedesk;
using namespace storedesk::practice;

static QStringList texts(const QList<QByteArray> &cells)
{
    QStringList list;
    for (const auto &cell : cells)
        list.append(QString::fromUtf8(cell));
    return list;
}

static QString cellOf(const Table &table, qsizetype row, const QByteArray &column)
{
    const auto at = table.first().indexOf(column);
    return at < 0 ? u"no such column"_s : QString::fromUtf8(table[row].value(at));
}

static QJsonObject askedFor(const QString &type, const QString &version = u"v1"_s)
{
    return {{u"exportType"_s, type},
            {u"delimiter"_s, u","_s},
            {u"dateFormat"_s, u"ISO"_s},
            {u"version"_s, version}};
}

// The time point 2026-09-21T12:00:00.000Z.
static const Moment noon = 1'789'992'000'000;

class TestExportFile final : public QObject
{
    Q_OBJECT

    std::optional<TransferFixture> m_fixture;

    QJsonObject finished(catalogue::OperationId operation, const QJsonObject &body)
    {
        const auto answer = m_fixture->ask(operation, {}, body);
        if (answer.status != 201)
            qWarning("%s", answer.body.constData());
        m_fixture->clock.advance(1min);
        return m_fixture->read(GetExport, TransferFixture::bodyOf(answer)[u"id"_s].toString());
    }

    QMap<QString, Table> files(const QJsonObject &body, char delimiter = ',')
    {
        return m_fixture->unzipped(finished(CreateExport, body)[u"fileUrl"_s].toString(),
                                   delimiter);
    }

    QJsonObject activities(const QString &version = u"v1"_s)
    {
        auto body = askedFor(u"activities"_s, version);
        body[u"filters"_s] = QJsonObject{{u"fromDate"_s, jsonOf(noon - 10 * day)},
                                         {u"toDate"_s, jsonOf(noon + day)}};
        return body;
    }

    void addCustomers()
    {
        base::Transaction transaction(m_fixture->store->database());
        const auto anna =
            m_fixture->addContact({{u"_email"_s, u"Anna@Example.com"_s},
                                   {u"_externalId"_s, u"A-1"_s},
                                   {u"_name"_s, u"Anna \"Ñ\", la primera\nde todas"_s},
                                   {u"_newsletterSubscriptionStatus"_s, u"subscribed"_s},
                                   {u"interests"_s, QJsonArray{u"red"_s, u"blue"_s}},
                                   {u"memberSince"_s, u"2020-02-29T00:00:00.000Z"_s},
                                   {u"shoeSize"_s, 39},
                                   {u"vip"_s, true}});
        m_fixture->addContact({{u"_email"_s, u"bert@example.com"_s}});
        m_fixture->addPurchase(anna, u"order-1"_s, noon - 2 * day, 30);
        m_fixture->addPurchase(anna, u"order-2"_s, noon - day, 12.5);
        if (!transaction.commit())
            qFatal("The customers were not stored.");
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        addCustomers();
    }

    void cleanup() { m_fixture.reset(); }

    void everyValueIsQuotedAndLinesEndInNewlines()
    {
        const auto export1 = finished(CreateExport, askedFor(u"contacts"_s));
        auto zip =
            tablefile::ZipReader::open(m_fixture->fileAt(export1[u"fileUrl"_s].toString())->path);
        QVERIFY(zip);
        QVERIFY(*(*zip)->next());
        const auto bytes = (*zip)->device().readAll();
        QVERIFY(bytes.startsWith("\xEF\xBB\xBF\"id\",\"_"));
        QVERIFY(!bytes.contains('\r'));
        QVERIFY(bytes.contains(",\"Anna \"\"Ñ\"\", la primera\nde todas\","));
        QVERIFY(bytes.contains(",\"\","));
        QVERIFY(bytes.endsWith("\"\n"));
        QVERIFY(!*(*zip)->next());
    }

    void aFileCanBeUnpackedWhileItIsDownloaded()
    {
        const auto export1 = finished(CreateExport, activities());
        QFile file(m_fixture->fileAt(export1[u"fileUrl"_s].toString())->path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        support::StreamedZip zip(file.readAll());
        const auto read = zip.files();
        QCOMPARE(zip.fault(), QString());
        QCOMPARE(read.size(), 2);
        QVERIFY(read.first().second.contains("order-1"));
    }

    void namesFollowTheKind()
    {
        const auto export1 = finished(CreateExport, askedFor(u"contacts"_s));
        const auto name = export1[u"fileName"_s].toString();
        static const QRegularExpression shape(u"^export-contacts-[0-9a-f-]{36}\\.zip$"_s);
        QVERIFY2(shape.match(name).hasMatch(), qPrintable(name));
        QVERIFY(export1[u"fileUrl"_s].toString().endsWith(u'/' + name));
        const auto entries = m_fixture->unzipped(export1[u"fileUrl"_s].toString());
        QCOMPARE(entries.keys(), QStringList{name.chopped(4) + u".csv"_s});
        QVERIFY(finished(CreateExport, askedFor(u"contacts"_s))[u"fileName"_s] != name);
    }

    void contactColumnsFollowTheVersion_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<bool>("externalId");
        QTest::addColumn<int>("origins");

        QTest::newRow("v1") << u"v1"_s << false << 0;
        QTest::newRow("v2") << u"v2"_s << false << 0;
        QTest::newRow("v3") << u"v3"_s << true << 0;
        QTest::newRow("v4") << u"v4"_s << true << 0;
        QTest::newRow("v5") << u"v5"_s << true << 5;
    }

    void contactColumnsFollowTheVersion()
    {
        QFETCH(bool, externalId);
        QFETCH(int, origins);
        QFETCH(QString, version);
        QStringList expected{u"id"_s};
        const auto fields = FieldRegistry(*m_fixture->store).fields();
        for (const auto &field : fields) {
            if (externalId || field[u"id"_s] != u"_externalId"_s)
                expected.append(field[u"id"_s].toString());
        }
        expected += QStringList{u"_lastSubscriptionDate"_s, u"_lastSubscriptionIp"_s,
                                u"_lastSubscriptionOrigin"_s, u"_lastUnsubscriptionOrigin"_s,
                                u"_creationOrigin"_s}
                        .first(origins);
        const auto table = files(askedFor(u"contacts"_s, version)).first();
        QCOMPARE(texts(table.first()), expected);
        for (const auto &row : table)
            QCOMPARE(row.size(), expected.size());
        if (origins > 0) {
            QCOMPARE(cellOf(table, 1, "_creationOrigin"), u"web"_s);
            QCOMPARE(cellOf(table, 1, "_lastSubscriptionOrigin"), u"web"_s);
            QVERIFY(!cellOf(table, 1, "_lastSubscriptionDate").isEmpty());
            QVERIFY(cellOf(table, 2, "_lastSubscriptionDate").isEmpty());
        }
    }

    // Compares a contact in a reply from the service with its row in the file.
    void theFileContainsTheResponseOfTheService()
    {
        const auto table = files(askedFor(u"contacts"_s, u"v5"_s)).first();
        QCOMPARE(table.size(), 3);
        ContactTable contacts(*m_fixture->store);
        FieldRegistry book(*m_fixture->store);
        for (qsizetype row = 1; row < table.size(); ++row) {
            const auto contact = contacts.byNumber(row);
            const auto answer =
                contacts.answerOf(*contact, book.fields(), momentNow(m_fixture->clock));
            QCOMPARE(cellOf(table, row, "id"), answer[u"id"_s].toString());
            for (const auto &field : book.fields()) {
                const auto name = field[u"id"_s].toString();
                if (name == u"_churnRate" || name == u"_pAlive" || name == u"_clv"
                    || name == u"_expectedPurchases")
                    // These values change in the minute between the two reads.
                    continue;
                const auto value = answer[name];
                const auto cell = cellOf(table, row, name.toUtf8());
                if (value.isArray())
                    QCOMPARE(cell, value.toVariant().toStringList().join(u'|'));
                else if (value.isDouble())
                    QCOMPARE(cell.toDouble(), value.toDouble());
                else
                    QCOMPARE(cell, value.toVariant().toString());
            }
        }
        QCOMPARE(cellOf(table, 1, "_totalPurchasesAmount"), u"42.50"_s);
        QCOMPARE(cellOf(table, 1, "_averagePurchasesAmount"), u"21.25"_s);
        QCOMPARE(cellOf(table, 1, "_totalPurchases"), u"2"_s);
        QCOMPARE(cellOf(table, 1, "interests"), u"red|blue"_s);
        // This is the default value of the field.
        QCOMPARE(cellOf(table, 2, "vip"), u"false"_s);
    }

    void datesAndDelimiterAreAsAskedFor()
    {
        auto body = askedFor(u"contacts"_s);
        body[u"delimiter"_s] = u";"_s;
        body[u"dateFormat"_s] = u"LL"_s;
        const auto table = files(body, ';').first();
        QCOMPARE(cellOf(table, 1, "memberSince"), u"29 de febrero de 2020"_s);
        QCOMPARE(cellOf(table, 1, "_lastPurchaseDate"), u"20 de septiembre de 2026"_s);
    }

    void aSegmentHoldsOnlyItsContacts()
    {
        auto body = askedFor(u"contacts"_s);
        body[u"filters"_s] = QJsonObject{{u"segmentId"_s, m_fixture->segment}};
        const auto export1 = finished(CreateExport, body);
        QCOMPARE(export1[u"total"_s], 1);
        const auto table = m_fixture->unzipped(export1[u"fileUrl"_s].toString()).first();
        QCOMPARE(table.size(), 2);
        QCOMPARE(cellOf(table, 1, "_email"), u"Anna@Example.com"_s);
    }

    void activitiesComeAsTwoFiles()
    {
        const auto tables = files(activities());
        QCOMPARE(tables.size(), 2);
        QVERIFY(tables.lastKey().endsWith(u".csv"_s));
        const auto name = tables.keys().filter(u"-products.csv"_s).value(0);
        QCOMPARE(tables.keys().filter(QString(name).remove(u"-products"_s)).size(), 1);
        const auto products = tables[name];
        QCOMPARE(texts(products.first()),
                 (QStringList{u"activityId"_s, u"productId"_s, u"name"_s, u"quantity"_s,
                              u"unitPrice"_s, u"price"_s}));
        QCOMPARE(products.size(), 3);
        const auto rows = tables[QString(name).remove(u"-products"_s)];
        QCOMPARE(cellOf(rows, 1, "type"), u"purchase"_s);
        QCOMPARE(texts(products[1]),
                 (QStringList{cellOf(rows, 1, "id"), u"p1"_s, u"Boots, \"red\""_s, u"2"_s,
                              u"15.00"_s, u"30.00"_s}));
    }

    void activitiesAreThoseOfTheRangeInOrder()
    {
        const auto rows = files(activities()).last();
        QCOMPARE(
            rows.first(),
            (QList<QByteArray>{"id", "contactId", "_email", "type", "date", "origin", "workflowId",
                               "contentId", "purchaseId", "totalPrice", "eventAlias"}));
        QStringList types;
        for (qsizetype row = 1; row < rows.size(); ++row)
            types.append(cellOf(rows, row, "type"));
        QCOMPARE(types,
                 (QStringList{u"purchase"_s, u"purchase"_s, u"entity-created"_s,
                              u"newsletter-subscribe"_s, u"entity-created"_s}));
        QCOMPARE(cellOf(rows, 1, "date"), u"2026-09-19T12:00:00.000Z"_s);
        QCOMPARE(cellOf(rows, 1, "purchaseId"), u"order-1"_s);
        QCOMPARE(cellOf(rows, 1, "totalPrice"), u"30.00"_s);
        QCOMPARE(cellOf(rows, 1, "_email"), u"anna@example.com"_s);
        QCOMPARE(cellOf(rows, 3, "totalPrice"), QString());
    }

    void aRangeHoldsItsFirstAndItsLastMoment()
    {
        auto body = activities();
        body[u"filters"_s] = QJsonObject{{u"fromDate"_s, u"2026-09-19T12:00:00.000Z"_s},
                                         {u"toDate"_s, u"2026-09-19T12:00:00.000Z"_s}};
        QCOMPARE(finished(CreateExport, body)[u"total"_s], 1);
    }

    void activitiesAreFilteredByTypeUnderBothNames()
    {
        auto body = activities();
        auto filters = body[u"filters"_s].toObject();
        filters[u"activityTypes"_s] = QJsonArray{u"contact-created"_s};
        body[u"filters"_s] = filters;
        const auto export1 = finished(CreateExport, body);
        QCOMPARE(export1[u"total"_s], 2);
        filters[u"segmentId"_s] = m_fixture->segment;
        body[u"filters"_s] = filters;
        QCOMPARE(finished(CreateExport, body)[u"total"_s], 1);
        filters[u"activityTypes"_s] = QJsonArray{u"login"_s};
        body[u"filters"_s] = filters;
        const auto empty = finished(CreateExport, body);
        QCOMPARE(empty[u"total"_s], 0);
        QCOMPARE(empty[u"status"_s], u"finished"_s);
        QCOMPARE(m_fixture->unzipped(empty[u"fileUrl"_s].toString()).first().size(), 1);
    }

    void laterVersionsTellMore()
    {
        auto rows = files(activities(u"v1"_s)).last();
        // This row is a purchase. Its workflow was added by the fourth version.
        QCOMPARE(cellOf(rows, 1, "workflowId"), QString());
        QCOMPARE(cellOf(rows, 1, "origin"), u"web"_s);
        // This row is a subscription.
        QCOMPARE(cellOf(rows, 4, "origin"), QString());
        rows = files(activities(u"v2"_s)).last();
        QCOMPARE(cellOf(rows, 4, "origin"), u"web"_s);
        QVERIFY(!cellOf(rows, 1, "device").isEmpty());
        QCOMPARE(cellOf(rows, 1, "sourceType"), u"no such column"_s);
        rows = files(activities(u"v4"_s)).last();
        QCOMPARE(cellOf(rows, 1, "sourceName"), u"Practice"_s);
        QCOMPARE(cellOf(rows, 1, "workflowName"), u"Welcome"_s);
        QCOMPARE(cellOf(rows, 1, "workflowTags"), u"new|mail"_s);
        QCOMPARE(cellOf(rows, 1, "workflowId"), m_fixture->workflow);
        QCOMPARE(cellOf(rows, 1, "couponSetId"), u"no such column"_s);
        // This row is a created contact.
        QCOMPARE(cellOf(rows, 3, "origin"), QString());
        rows = files(activities(u"v5"_s)).last();
        QCOMPARE(cellOf(rows, 3, "origin"), u"web"_s);
        QCOMPARE(cellOf(rows, 3, "couponSetId"), QString());
    }

    void headingsAreDisplayedInALanguage_data()
    {
        QTest::addColumn<Headings>("headings");
        QTest::addColumn<int>("place");
        QTest::newRow("English") << Headings::English << 1;
        QTest::newRow("Spanish") << Headings::Spanish << 2;
    }

    // Compares every heading with the published list, and the values with those of plain files.
    void headingsAreDisplayedInALanguage()
    {
        QFETCH(const Headings, headings);
        QFETCH(const int, place);
        QFile file(QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/headings.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto known = QJsonDocument::fromJson(file.readAll()).object();
        const auto headingOf = [&](const QString &table, const QByteArray &id) {
            for (const auto &entry : known[table].toObject()) {
                if (entry[0].toString().toUtf8() == id)
                    return entry[place].toString().toUtf8();
            }
            return id;
        };
        const auto asked = {activities(u"v5"_s), askedFor(u"contacts"_s, u"v5"_s)};
        const QList<QStringList> tables{{u"lines"_s, u"activities"_s}, {u"contacts"_s}};
        QList<QList<Table>> plain;
        for (const auto &body : asked)
            plain.append(files(body).values());
        m_fixture.emplace(ServiceOptions{.headings = headings});
        addCustomers();
        for (qsizetype at = 0; at < tables.size(); ++at) {
            const auto shown = files(asked.begin()[at]).values();
            QCOMPARE(shown.size(), plain.at(at).size());
            for (qsizetype table = 0; table < shown.size(); ++table) {
                QCOMPARE(shown.at(table).size(), plain.at(at).at(table).size());
                const auto &ids = plain.at(at).at(table).first();
                for (qsizetype column = 0; column < ids.size(); ++column)
                    QCOMPARE(shown.at(table).first().at(column),
                             headingOf(tables.at(at).at(table), ids.at(column)));
            }
        }
    }

    void theExplorerCountsDaysOfTheStore()
    {
        base::Transaction transaction(m_fixture->store->database());
        const auto anna = ContactTable(*m_fixture->store).byNumber(1);
        // In Madrid, 23:30 on the 19th is 21:30 UTC, and the 20th begins at 22:00 UTC on the 19th.
        m_fixture->addPurchase(*anna, u"late"_s, *momentOf(u"2026-09-19T21:30:00Z"_s), 1);
        m_fixture->addPurchase(*anna, u"early"_s, *momentOf(u"2026-09-19T22:00:00Z"_s), 5.25);
        QVERIFY(transaction.commit());
        const auto export1 = finished(CreateDataExplorerExport,
                                      {{u"delimiter"_s, u","_s},
                                       {u"filters"_s,
                                        QJsonObject{{u"reportId"_s, m_fixture->report1},
                                                    {u"fromDate"_s, u"2026-09-18"_s},
                                                    {u"toDate"_s, u"2026-09-20"_s}}}});
        QCOMPARE(export1[u"exportType"_s], u"data-explorer"_s);
        QCOMPARE(export1[u"total"_s], 3);
        const auto tables = m_fixture->unzipped(export1[u"fileUrl"_s].toString());
        static const QRegularExpression shape(u"^Sales-20260918-20260920-[0-9a-f-]{36}\\.csv$"_s);
        QVERIFY2(shape.match(tables.firstKey()).hasMatch(), qPrintable(tables.firstKey()));
        QCOMPARE(tables.first(),
                 (Table{{"year", "month", "day", "numberOfPurchases", "totalPurchaseAmount",
                         "numberOfContacts"},
                        {"2026", "9", "18", "0", "0.00", "0"},
                        {"2026", "9", "19", "2", "31.00", "1"},
                        {"2026", "9", "20", "2", "17.75", "1"}}));
    }

    void aReportCountsOnlyItsRows()
    {
        const auto report = m_fixture->add(
            IdKind::Report, {{u"name"_s, u"Large"_s}, {u"condition"_s, u"total > 20"_s}});
        const QJsonObject body{{u"delimiter"_s, u","_s},
                               {u"filters"_s,
                                QJsonObject{{u"reportId"_s, report},
                                            {u"fromDate"_s, u"2026-09-18"_s},
                                            {u"toDate"_s, u"2026-09-20"_s}}}};
        const auto answer = m_fixture->ask(CreateDataExplorerExport, {}, body);
        // The total is the number of days, which is known before the export runs.
        QCOMPARE(TransferFixture::bodyOf(answer)[u"total"_s], 3);
        const auto export1 = finished(CreateDataExplorerExport, body);
        const auto rows = m_fixture->unzipped(export1[u"fileUrl"_s].toString()).first();
        QCOMPARE(cellOf(rows, 2, "numberOfPurchases"), u"1"_s);
        QCOMPARE(cellOf(rows, 3, "numberOfPurchases"), u"0"_s);
    }

    // Activities are read in blocks. None may be lost or repeated at a block boundary.
    void manyActivitiesOfOneMomentAreAllThere()
    {
        base::Transaction transaction(m_fixture->store->database());
        for (int number = 0; number < 1'200; ++number)
            addActivity(*m_fixture->store,
                        {.contact = 1, .type = activity::emailOpened, .date = noon - 5 * day});
        QVERIFY(transaction.commit());
        auto body = activities();
        auto filters = body[u"filters"_s].toObject();
        filters[u"activityTypes"_s] = QJsonArray{QString(activity::emailOpened)};
        body[u"filters"_s] = filters;
        const auto rows = files(body).last();
        QSet<QByteArray> ids;
        for (const auto &row : rows.sliced(1))
            ids.insert(row.first());
        QCOMPARE(rows.size(), 1'201);
        QCOMPARE(ids.size(), 1'200);
    }

    // In the seeded store, sums over the files match the service's data.
    void sumsMatchTheStore()
    {
        support::ManualClock clock;
        auto backend = Backend::open({.contacts = 200}, clock);
        QVERIFY(backend);
        const auto ask = [&](catalogue::OperationId id, const QStringList &values,
                             const QJsonObject &body) {
            return TransferFixture::bodyOf(
                (*backend)->answer({.operation = &catalogue::operation(id),
                                    .values = values,
                                    .body = QJsonDocument(body).toJson(),
                                    .base = QUrl(u"http://127.0.0.1:1"_s)}));
        };
        const auto id = ask(CreateExport, {}, askedFor(u"contacts"_s))[u"id"_s].toString();
        clock.advance(10s);
        const QUrl address(ask(GetExport, {id}, {})[u"fileUrl"_s].toString());
        const auto file = (*backend)->file(address.path().section(u'/', 2, 2).toLatin1(),
                                           address.path().section(u'/', 3));
        QVERIFY(file && !file->expired);
        auto zip = tablefile::ZipReader::open(file->path);
        QVERIFY(*(*zip)->next());
        const auto table = TransferFixture::tableOf((*zip)->device(), ',');
        QCOMPARE(table.size(), 201);
        double amount = 0;
        qint64 purchases = 0;
        for (qsizetype row = 1; row < table.size(); ++row) {
            amount += cellOf(table, row, "_totalPurchasesAmount").toDouble();
            purchases += cellOf(table, row, "_totalPurchases").toLongLong();
        }
        auto query =
            (*backend)->store().database().query("SELECT count(*), total(total) FROM purchase");
        QVERIFY(query.next());
        QCOMPARE(purchases, query.number(0));
        QVERIFY(purchases > 100);
        QCOMPARE(rounded(amount), rounded(query.real(1)));
    }

    void theSeedHasAHistory()
    {
        support::ManualClock clock;
        auto backend = Backend::open({.contacts = 200}, clock);
        QVERIFY(backend);
        const auto list = [&](catalogue::OperationId id) {
            return TransferFixture::bodyOf(
                       (*backend)->answer({.operation = &catalogue::operation(id),
                                           .base = QUrl(u"http://127.0.0.1:1"_s)}))[u"results"_s]
                .toArray();
        };
        QMap<QString, int> states;
        for (const auto &element : list(ListExports)) {
            ++states[element[u"status"_s].toString()];
            if (element[u"status"_s] == u"finished"_s) {
                const QUrl address(element[u"fileUrl"_s].toString());
                const auto file = (*backend)->file(address.path().section(u'/', 2, 2).toLatin1(),
                                                   address.path().section(u'/', 3));
                QVERIFY(file);
                auto zip = tablefile::ZipReader::open(file->path);
                QVERIFY(zip && *(*zip)->next());
                QVERIFY(TransferFixture::tableOf((*zip)->device(), ',').size() > 1);
            }
        }
        QCOMPARE(states, (QMap<QString, int>{{u"error"_s, 1}, {u"finished"_s, 5}}));
        states.clear();
        for (const auto &element : list(ListImports)) {
            ++states[element[u"status"_s].toString()];
            QCOMPARE(element.toObject().contains(u"errorReportFileUrl"_s),
                     element[u"errors"_s].toInt() > 0);
            if (element[u"status"_s] == u"cancelled"_s)
                QCOMPARE(element[u"origin"_s], u"app"_s);
        }
        QCOMPARE(states,
                 (QMap<QString, int>{{u"cancelled"_s, 1}, {u"error"_s, 1}, {u"finished"_s, 3}}));
    }
};

STOREDESK_TEST(TestExportFile)

} // namespace tst_exportfile

#include "tst_exportfile.moc"
