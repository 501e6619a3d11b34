// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/lookuprules.h"
#include "api/valuematch.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QTest>

namespace tst_lookup {

using namespace Qt::StringLiterals;
using namespace storedesk;
using api::LookupFinding;
using catalogue::Effect;
using catalogue::Repeat;
using http::Request;
using enum catalogue::OperationId;
using enum LookupFinding::Verdict;

static QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

static const QDateTime sentAt = QDateTime::fromString(u"2026-09-01T12:00:00Z"_s, Qt::ISODate);

static const http::ServiceTimePoint ourMoment{.earliest = sentAt.addSecs(-5), .latest = sentAt};

static QJsonObject dated(QJsonObject record, int seconds, const QString &member = u"createdAt"_s)
{
    record[member] = sentAt.addSecs(seconds).toString(Qt::ISODateWithMs);
    return record;
}

class TestLookup final : public QObject
{
    Q_OBJECT

private:
    static QJsonObject purchase()
    {
        return object(R"({"purchaseId": "P1", "contactEmail": "Ann@x.org", "totalPrice": 19.9,
                          "purchaseDate": "2026-08-31T10:00:00Z", "products": []})");
    }

    static QJsonObject exportation()
    {
        return object(R"({"exportType": "activities", "delimiter": ",", "dateFormat": "ISO",
            "filters": {"fromDate": "2026-08-01T00:00:00Z", "toDate": "2026-08-31T00:00:00Z",
                        "activityTypes": ["purchase", "login"]}})");
    }

    static QJsonObject exportRecord()
    {
        auto record = dated(exportation(), 1);
        record[u"id"_s] = u"e1"_s;
        record[u"origin"_s] = u"api"_s;
        record[u"status"_s] = u"queued"_s;
        record[u"version"_s] = u"v1"_s;
        return record;
    }

    // Simulates a lookup two minutes after the request.
    static LookupFinding find(const Request &request, const QJsonArray &records,
                              const QSet<QString> &seen = {}, const QSet<QString> &claimed = {})
    {
        return api::findIn(
            request,
            {.sent = ourMoment, .read = sentAt.addSecs(120), .seen = seen, .claimed = claimed},
            records);
    }

    static LookupFinding::Verdict found(const Request &request, const QJsonArray &records,
                                        const QSet<QString> &seen = {},
                                        const QSet<QString> &claimed = {})
    {
        return find(request, records, seen, claimed).verdict;
    }

    static QStringList candidatesOf(const LookupFinding &finding)
    {
        QStringList ids;
        for (const auto &candidate : finding.candidates)
            ids.append(candidate[u"id"_s].toString());
        return ids;
    }

    static LookupFinding::Verdict compared(const Request &request,
                                           const std::optional<QJsonObject> &record)
    {
        return api::compare(request, ourMoment, record).verdict;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void valuesThatSayTheSame_data()
    {
        QTest::addColumn<QJsonValue>("sent");
        QTest::addColumn<QJsonValue>("found");
        QTest::addColumn<bool>("same");
        const auto row = [](const char *name, const QJsonValue &sent, const QJsonValue &found,
                            bool same) {
            QTest::newRow(name) << sent << found << same;
        };
        row("texts", u"a"_s, u"a"_s, true);
        row("letters count", u"a"_s, u"A"_s, false);
        row("moments", u"2026-01-31T10:00:00Z"_s, u"2026-01-31T10:00:00.000Z"_s, true);
        row("moments of two zones", u"2026-01-31T11:00:00+01:00"_s, u"2026-01-31T10:00:00Z"_s,
            true);
        row("another moment", u"2026-01-31T10:00:00Z"_s, u"2026-01-31T10:00:01Z"_s, false);
        row("a day and its midnight", u"1990-05-01"_s, u"1990-05-01T00:00:00.000Z"_s, true);
        row("a day and the next midnight", u"1990-05-01"_s, u"1990-05-02T00:00:00.000Z"_s, false);
        row("numbers", 19.9, 19.900000001, true);
        row("a cent", 19.9, 19.91, false);
        row("number and text", 5, u"5"_s, true);
        row("truth and text", u"true"_s, true, true);
        row("truth", true, false, false);
        row("null and absent", QJsonValue::Null, QJsonValue::Undefined, true);
        row("null and empty", QJsonValue::Null, u""_s, true);
        row("null and zero", QJsonValue::Null, 0, false);
        row("empty lists", QJsonArray(), QJsonValue::Undefined, true);
        row("lists in any order", QJsonArray{u"a"_s, u"b"_s}, QJsonArray{u"b"_s, u"a"_s}, true);
        row("lists with twins", QJsonArray{u"a"_s, u"a"_s}, QJsonArray{u"a"_s, u"b"_s}, false);
        row("a longer list", QJsonArray{u"a"_s}, QJsonArray{u"a"_s, u"b"_s}, false);
        row("an object that says more", QJsonObject{{u"a"_s, 1}},
            QJsonObject{{u"a"_s, 1}, {u"b"_s, 2}}, true);
        row("an object that says less", QJsonObject{{u"a"_s, 1}, {u"b"_s, 2}},
            QJsonObject{{u"a"_s, 1}}, false);
        row("object and text", QJsonObject{{u"a"_s, 1}}, u"a"_s, false);
    }

    void valuesThatSayTheSame()
    {
        QFETCH(const QJsonValue, sent);
        QFETCH(const QJsonValue, found);
        QFETCH(const bool, same);
        QCOMPARE(api::valuesMatch(sent, found), same);
    }

    void everyWriteExceptEventsHasALookup()
    {
        const auto body = object(R"({"purchaseId": "P1", "name": "x"})");
        for (const auto &operation : catalogue::operations()) {
            const Request request{.operation = operation.id,
                                  .values = {u"a"_s, u"b"_s},
                                  .body = body,
                                  .priority = http::Priority::Job};
            const auto read = api::readFor(request);
            const bool readable =
                operation.repeat == Repeat::Write || operation.repeat == Repeat::LookUp;
            QVERIFY2(read.has_value() == readable, operation.name.data());
            if (!read)
                continue;
            QCOMPARE(read->operation, *operation.lookUp);
            QCOMPARE(read->priority, http::Priority::Job);
            QCOMPARE(read->values,
                     operation.id == CreatePurchase ? QStringList{u"P1"_s} : request.values);
        }
    }

    void aPurchaseWithoutAnIdCannotBeLookedUp()
    {
        QVERIFY(
            !api::readFor({.operation = CreatePurchase, .body = object(R"({"totalPrice": 1})")}));
    }

    void aChangeOfItsOwnKeyIsReadByTheNewOne()
    {
        const Request request{.operation = PatchContactByExternalId,
                              .values = {u"old"_s},
                              .body = object(R"({"_externalId": "new", "_name": "Ann"})")};
        const auto read = api::readFor(request);
        QCOMPARE(read->values, QStringList{u"new"_s});
        QCOMPARE(compared(request, std::nullopt), NotApplied);
        QCOMPARE(compared(request, object(R"({"_externalId": "new", "_name": "Ann"})")), Applied);
        // A record exists under the new key, so resending under the old key could create a second
        // record.
        QCOMPARE(compared(request, object(R"({"_externalId": "new", "_name": "Bob"})")), Unclear);
        QCOMPARE(compared(request, dated(object(R"({"_name": "Ann"})"), -3600, u"_updatedAt"_s)),
                 Unclear);
    }

    void aPurchaseIsTheSameByBuyerTotalAndDate()
    {
        const Request request{.operation = CreatePurchase, .body = purchase()};
        QCOMPARE(compared(request, std::nullopt), NotApplied);
        auto record = purchase();
        record[u"contactEmail"_s] = u"ann@x.org"_s;
        record[u"purchaseDate"_s] = u"2026-08-31T10:00:00.000Z"_s;
        QCOMPARE(compared(request, record), Applied);
        for (const auto &[member, value] :
             {std::pair(u"contactEmail"_s, QJsonValue(u"bob@x.org"_s)),
              std::pair(u"totalPrice"_s, QJsonValue(20)),
              std::pair(u"purchaseDate"_s, QJsonValue(u"2026-08-30T10:00:00.000Z"_s))}) {
            auto other = record;
            other[member] = value;
            QCOMPARE(compared(request, other), Different);
        }
    }

    void aPurchaseOfAnExternalIdIsComparedByTheRest()
    {
        auto body = purchase();
        body.remove(u"contactEmail"_s);
        body[u"contactExternalId"_s] = u"ANN"_s;
        QCOMPARE(compared({.operation = CreatePurchase, .body = body}, purchase()), Applied);
    }

    void purchasesAreComparedByFieldsOfBothSides_data()
    {
        QTest::addColumn<QJsonObject>("record");
        QTest::addColumn<LookupFinding::Verdict>("verdict");
        QTest::newRow("total alone") << object(R"({"totalPrice": 19.9})") << Applied;
        QTest::newRow("total as text") << object(R"({"totalPrice": "19.90"})") << Applied;
        QTest::newRow("another total as text") << object(R"({"totalPrice": "20"})") << Different;
        QTest::newRow("cut to the second")
            << object(R"({"purchaseDate": "2026-08-31T10:00:00+00:00"})") << Applied;
        QTest::newRow("another date")
            << object(R"({"purchaseDate": "2026-08-31T11:00:00Z"})") << Different;
        QTest::newRow("a date of no zone")
            << object(R"({"purchaseDate": "2026-08-31T12:00:00", "totalPrice": 19.9})") << Applied;
        QTest::newRow("nothing but a date of no zone")
            << object(R"({"purchaseDate": "2026-08-31T12:00:00"})") << Unclear;
        QTest::newRow("seconds since then") << object(R"({"purchaseDate": 1788170400})") << Unclear;
        QTest::newRow("nothing") << object(R"({"id": "1"})") << Unclear;
    }

    // A member missing on either side is not a difference. Otherwise our own purchase would look
    // like a conflict.
    void purchasesAreComparedByFieldsOfBothSides()
    {
        QFETCH(const QJsonObject, record);
        QFETCH(const LookupFinding::Verdict, verdict);
        const auto finding =
            api::compare({.operation = CreatePurchase, .body = purchase()}, ourMoment, record);
        QCOMPARE(finding.verdict, verdict);
        QCOMPARE(finding.candidates.size(), verdict == Unclear ? 1 : 0);
    }

    void exportsAreRecognisedByTheirRequest_data()
    {
        QTest::addColumn<QJsonObject>("change");
        QTest::addColumn<LookupFinding::Verdict>("verdict");
        QTest::newRow("as it was sent") << QJsonObject() << Applied;
        QTest::newRow("in the same second") << dated({}, 0) << Applied;
        QTest::newRow("origin not said") << object(R"({"origin": null})") << Applied;
        QTest::newRow("filters in another notation")
            << object(R"({"filters": {"fromDate": "2026-08-01T00:00:00.000Z", "segmentId": null,
                "toDate": "2026-08-31T02:00:00+02:00", "activityTypes": ["login", "purchase"]}})")
            << Applied;
        // The documentation defines this member as the type of the record.
        QTest::newRow("a different type") << object(R"({"exportType": "contacts"})") << NotApplied;
        // Other members are not documented.
        const auto doubtful = [](const char *name, const QJsonObject &change) {
            QTest::newRow(name) << change << Unclear;
        };
        doubtful("kind not said", object(R"({"exportType": null})"));
        doubtful("made in the application", object(R"({"origin": "app"})"));
        doubtful("an origin of its own", object(R"({"origin": "public-api"})"));
        doubtful("another separator", object(R"({"delimiter": ";"})"));
        doubtful("separator not said", object(R"({"delimiter": null})"));
        doubtful("before", dated({}, -6));
        doubtful("long before", dated({}, -86'400 * 365));
        doubtful("about then", dated({}, -5));
        doubtful("later than now", dated({}, 121));
        doubtful("long after", dated({}, 86'400 * 365));
        doubtful("no date", object(R"({"createdAt": null})"));
        doubtful("seconds", object(R"({"createdAt": 1788264001})"));
        doubtful("no time zone", object(R"({"createdAt": "2026-09-01T12:00:01"})"));
        doubtful("another form", object(R"({"createdAt": "1 September 2026, 12:00:01"})"));
        doubtful("one filter more",
                 object(R"({"filters": {"fromDate": "2026-08-01T00:00:00Z", "segmentId": "s1",
                "toDate": "2026-08-31T00:00:00Z", "activityTypes": ["login", "purchase"]}})"));
        doubtful("one filter less", object(R"({"filters": {"fromDate": "2026-08-01T00:00:00Z",
                "toDate": "2026-08-31T00:00:00Z"}})"));
        doubtful("no filters", object(R"({"filters": null})"));
    }

    void exportsAreRecognisedByTheirRequest()
    {
        QFETCH(const QJsonObject, change);
        QFETCH(const LookupFinding::Verdict, verdict);
        auto record = exportRecord();
        for (auto member = change.begin(); member != change.end(); ++member)
            record[member.key()] = member.value();
        const Request request{.operation = CreateExport, .body = exportation()};
        const auto finding =
            find(request, {object(R"({"id": "x", "exportType": "contacts"})"), record});
        QCOMPARE(finding.verdict, verdict);
        QCOMPARE(candidatesOf(finding), verdict == Unclear ? QStringList{u"e1"_s} : QStringList());
        if (verdict == Unclear)
            QVERIFY2(finding.error->words.why.contains(u"e1"_s),
                     qPrintable(finding.error->words.why));
        // A record that was seen before the request was sent is not ours, whatever it contains.
        QCOMPARE(found(request, {record}, {u"e1"_s}), NotApplied);
    }

    void anExportThatIsAccountedForIsNotOurs()
    {
        const Request request{.operation = CreateExport, .body = exportation()};
        QCOMPARE(found(request, {exportRecord()}, {}, {u"e1"_s}), NotApplied);
        auto second = exportRecord();
        second[u"id"_s] = u"e2"_s;
        const auto finding = find(request, {exportRecord(), second}, {}, {u"e1"_s});
        QCOMPARE(finding.record.value(u"id"_s).toString(), u"e2"_s);
    }

    // A record that existed earlier has a later creation time, so the service's clock is
    // unreliable.
    void anUnreliableClockProvesNothing()
    {
        const Request request{.operation = CreateExport, .body = exportation()};
        auto old = exportRecord();
        old[u"id"_s] = u"old"_s;
        QCOMPARE(found(request, {exportRecord(), dated(old, -60)}, {u"old"_s}), Applied);
        QCOMPARE(found(request, {exportRecord(), dated(old, 1)}, {u"old"_s}), Unclear);
        QCOMPARE(found(request, {dated(old, 1)}, {u"old"_s}), NotApplied);
    }

    // If pages repeat records, they may also omit others.
    void aListThatNamesARecordTwiceProvesNoAbsence()
    {
        const Request request{.operation = CreateExport, .body = exportation()};
        const auto other = object(R"({"id": "x", "exportType": "contacts"})");
        QCOMPARE(found(request, {other}), NotApplied);
        QCOMPARE(found(request, {other, other}), Unclear);
        QCOMPARE(found(request, {other, other, exportRecord()}), Applied);
        const Request field{.operation = CreateContactField, .body = object(R"({"id": "shoe"})")};
        QCOMPARE(found(field, {other, other}), Unclear);
    }

    void manyCandidatesAreCounted()
    {
        QJsonArray records;
        for (int number = 0; number < 5; ++number) {
            auto record = dated(exportRecord(), -3600);
            record[u"id"_s] = u"e%1"_s.arg(number);
            records.append(record);
        }
        const auto finding = find({.operation = CreateExport, .body = exportation()}, records);
        QCOMPARE(finding.candidates, records);
        const auto &why = finding.error->words.why;
        QVERIFY2(why.contains(u"e2 (2026-09-01T11:00:00.000Z), 2 more"_s), qPrintable(why));
    }

    void theOlderOfTwoCandidatesIsUsed()
    {
        auto later = dated(exportRecord(), 30);
        later[u"id"_s] = u"later"_s;
        const auto finding =
            find({.operation = CreateExport, .body = exportation()}, {later, exportRecord()});
        QCOMPARE(finding.record.value(u"id"_s).toString(), u"e1"_s);
    }

    // An export of a whole year is split into twelve requests that differ only in their range.
    void anExportOfAnotherRangeIsAnotherOne()
    {
        const Request request{.operation = CreateExport,
                              .body = object(R"({"exportType": "activities", "delimiter": ",",
                                  "dateFormat": "ISO", "filters": {
                                  "fromDate": "2026-08-01T00:00:00.000Z",
                                  "toDate": "2026-08-31T23:59:59.999Z"}})")};
        auto record = dated(object(R"({"id": "e1", "exportType": "activities", "delimiter": ",",
            "dateFormat": "ISO", "filters": {"fromDate": "2026-07-01T00:00:00Z",
                                             "toDate": "2026-07-31T23:59:59Z"}})"),
                            1);
        QCOMPARE(found(request, {record}), NotApplied);
        record[u"filters"_s] =
            object(R"({"fromDate": "2026-08-01T00:00:00Z", "toDate": "2026-08-31T23:59:59.999Z"})");
        QCOMPARE(found(request, {record}), Applied);
        // The service may omit the filters.
        record.remove(u"filters"_s);
        QCOMPARE(found(request, {record}), Unclear);
        record[u"filters"_s] = object(R"({"fromDate": "last month", "toDate": "today"})");
        QCOMPARE(found(request, {record}), Unclear);
    }

    void aDataExplorerExportMayComeBackInMoments()
    {
        const Request request{.operation = CreateDataExplorerExport,
                              .body = object(R"({"delimiter": ",", "filters": {"reportId": "r1",
                                  "fromDate": "2026-08-01", "toDate": "2026-08-31"}})")};
        auto record = dated(object(R"({"id": "e1", "exportType": "data-explorer", "delimiter": ",",
            "filters": {"reportId": "r1", "fromDate": "2026-07-31T22:00:00.000Z",
                        "toDate": "2026-08-31T21:59:59.999Z"}})"),
                            1);
        QCOMPARE(found(request, {record}), Applied);
        record[u"filters"_s] =
            object(R"({"reportId": "r1", "fromDate": "2026-08-01", "toDate": "2026-08-31"})");
        QCOMPARE(found(request, {record}), Applied);
        record[u"filters"_s] =
            object(R"({"reportId": "r1", "fromDate": "2026-08-05", "toDate": "2026-08-31"})");
        QCOMPARE(found(request, {record}), Unclear);
        record[u"filters"_s] =
            object(R"({"reportId": "r2", "fromDate": "2026-08-01", "toDate": "2026-08-31"})");
        QCOMPARE(found(request, {record}), Unclear);
        record[u"exportType"_s] = u"activities"_s;
        QCOMPARE(found(request, {record}), NotApplied);
    }

    void anImportIsRecognisedByTypeAndOptions()
    {
        const Request request{
            .operation = CreateImport,
            .body = http::ImportForm{.filePath = u"/tmp/x.csv"_s,
                                     .fileName = u"x.csv"_s,
                                     .fields = {{u"type"_s, u"contacts"_s},
                                                {u"overrideExisting"_s, u"true"_s},
                                                {u"updateOnlyEmptyFields"_s, u"false"_s},
                                                {u"delimiter"_s, u","_s}}}};
        auto record = dated(object(R"({"id": "i1", "type": "contacts", "origin": "api", "total": 3,
            "options": {"overrideExisting": true, "updateOnlyEmptyFields": false, "delimiter": ","}})"),
                            1);
        QCOMPARE(found(request, {record}), Applied);
        QCOMPARE(found(request, {record}, {u"i1"_s}), NotApplied);
        QCOMPARE(found(request, {record}, {}, {u"i1"_s}), NotApplied);
        QCOMPARE(found(request, {dated(record, -600)}), Unclear);
        QCOMPARE(found(request, {dated(record, -1)}), Unclear);
        // A record that is certainly newer proves that the request was applied.
        QCOMPARE(found(request, {dated(record, -1), record}), Applied);
        record[u"options"_s] = object(
            R"({"overrideExisting": false, "updateOnlyEmptyFields": false, "delimiter": ","})");
        QCOMPARE(found(request, {record}), Unclear);
        record[u"type"_s] = u"products"_s;
        QCOMPARE(found(request, {record}), NotApplied);
    }

    // After the client stopped waiting for the reply, another program had time to send the same
    // file.
    void afterARestartOnlyASingleImportMadeInTimeIsOurs()
    {
        const Request request{.operation = CreateImport,
                              .body = http::ImportForm{.filePath = u"/tmp/x.csv"_s,
                                                       .fileName = u"x.csv"_s,
                                                       .fields = {{u"type"_s, u"contacts"_s}}}};
        const auto record =
            dated(object(R"({"id": "i1", "type": "contacts", "origin": "api"})"), 1);
        auto other = record;
        other[u"id"_s] = u"i2"_s;
        api::Circumstances known{
            .sent = ourMoment, .read = sentAt.addSecs(120), .seen = {}, .claimed = {}};
        QCOMPARE(api::findIn(request, known, {record, other}).verdict, Applied);
        known.givenUp = true;
        QCOMPARE(api::findIn(request, known, {record}).verdict, Applied);
        const auto unclear = api::findIn(request, known, {record, other});
        QCOMPARE(unclear.verdict, Unclear);
        QCOMPARE(candidatesOf(unclear), (QStringList{u"i1"_s, u"i2"_s}));
        QCOMPARE(api::findIn(request, known, {dated(record, 121)}).verdict, Unclear);
        QCOMPARE(api::findIn(request, known, {record, dated(other, 121)}).record[u"id"_s], u"i1"_s);
        known.claimed = {u"i2"_s};
        QCOMPARE(api::findIn(request, known, {record, other}).verdict, Applied);
    }

    void anImportOfOtherRowsIsNotOurs_data()
    {
        QTest::addColumn<QJsonValue>("total");
        QTest::addColumn<LookupFinding::Verdict>("verdict");
        QTest::newRow("as many") << QJsonValue(3) << Applied;
        QTest::newRow("one more") << QJsonValue(4) << Unclear;
        QTest::newRow("none") << QJsonValue(0) << Unclear;
        QTest::newRow("not said") << QJsonValue() << Applied;
    }

    void anImportOfOtherRowsIsNotOurs()
    {
        QFETCH(const QJsonValue, total);
        QFETCH(const LookupFinding::Verdict, verdict);
        const Request request{.operation = CreateImport,
                              .body = http::ImportForm{.filePath = u"/tmp/x.csv"_s,
                                                       .fileName = u"x.csv"_s,
                                                       .fields = {{u"type"_s, u"contacts"_s}},
                                                       .rows = 3}};
        auto record = dated(object(R"({"id": "i1", "type": "contacts", "origin": "api"})"), 1);
        record[u"total"_s] = total;
        QCOMPARE(found(request, {record}), verdict);
    }

    void aContactFieldIsOursWhenItsDefinitionIs()
    {
        const Request request{.operation = CreateContactField,
                              .body = object(R"({"id": "shoe", "name": "Shoe", "type": "integer",
                                                 "required": true, "defaultValue": 40})")};
        const auto record =
            object(R"({"id": "shoe", "name": "Shoe", "type": "integer", "custom": true,
                                       "required": true, "readOnly": false, "defaultValue": "40"})");
        QCOMPARE(found(request, {}), NotApplied);
        QCOMPARE(found(request, {record}), Applied);
        // The record existed before or was created by another request, so ours was refused.
        QCOMPARE(found(request, {record}, {u"shoe"_s}), Different);
        QCOMPARE(found(request, {record}, {}, {u"shoe"_s}), Different);
        for (const auto &[member, value, verdict] :
             {std::tuple(u"type"_s, QJsonValue(u"text"_s), Different),
              std::tuple(u"name"_s, QJsonValue(u"Boot"_s), Different),
              std::tuple(u"defaultValue"_s, QJsonValue(QJsonArray{40}), Unclear),
              std::tuple(u"defaultValue"_s, QJsonValue(), Unclear),
              std::tuple(u"required"_s, QJsonValue(false), Unclear)}) {
            auto other = record;
            other[member] = value;
            QCOMPARE(found(request, {other}), verdict);
        }
    }

    void anIntegrationIsOursWhenItIsNew()
    {
        const Request request{.operation = CreateCustomIntegration,
                              .body = object(R"({"name": "Till", "eventsEnabled": true})")};
        const auto record = object(R"({"id": "n1", "name": "Till", "eventsEnabled": true})");
        QCOMPARE(found(request, {dated(record, 1)}), Applied);
        QCOMPARE(found(request, {dated(record, 1)}, {u"n1"_s}), NotApplied);
        QCOMPARE(found(request, {dated(record, 1)}, {}, {u"n1"_s}), NotApplied);
        // Names are not unique, so only a record that was seen before is certainly not ours.
        QCOMPARE(found(request, {dated(record, -3600)}), Unclear);
        auto older = record;
        older[u"id"_s] = u"n0"_s;
        QCOMPARE(found(request, {dated(older, -3600), dated(record, 1)}), Applied);
        QCOMPARE(found(request, {record}), Unclear);
        QCOMPARE(found(request, {dated(record, -1)}), Unclear);
        QCOMPARE(found(request, {dated(object(R"({"name": "Other"})"), 1)}), NotApplied);
        QCOMPARE(found(request, {dated(object(R"({"id": "n2"})"), 1)}), Unclear);
    }

    void anEventTypeIsOursByItsAlias()
    {
        const Request request{
            .operation = CreateCustomEventType,
            .values = {u"n1"_s},
            .body = object(R"({"name": "Visit", "category": "receive", "alias": "visit"})")};
        const auto record =
            object(R"({"id": "t1", "name": "Visit", "category": "receive", "alias": "visit"})");
        // Aliases are unique, so the record is ours regardless of its creation time, unless it
        // existed before.
        for (const auto &each : {dated(record, 1), dated(record, -3600), record})
            QCOMPARE(found(request, {each}), Applied);
        QCOMPARE(found(request, {record}, {u"t1"_s}), Different);
        QCOMPARE(found(request, {record}, {}, {u"t1"_s}), Different);
        auto other = record;
        other[u"name"_s] = QJsonValue();
        QCOMPARE(found(request, {other}), Unclear);
        other[u"category"_s] = u"send"_s;
        QCOMPARE(found(request, {other}), Different);
        QCOMPARE(found(request,
                       {dated(object(R"({"id": "t2", "name": "Visit", "alias": "x"})"), -3600)}),
                 NotApplied);
    }

    void anEventTypeWithoutAnAliasIsOursByItsName()
    {
        const Request request{.operation = CreateCustomEventType,
                              .values = {u"n1"_s},
                              .body = object(R"({"name": "Tell", "category": "send"})")};
        const auto record = object(R"({"id": "t3", "name": "Tell", "category": "send"})");
        QCOMPARE(found(request, {dated(record, 2)}), Applied);
        QCOMPARE(found(request, {dated(record, -60)}), Unclear);
        QCOMPARE(found(request, {dated(record, 2)}, {u"t3"_s}), NotApplied);
        QCOMPARE(found(request,
                       {dated(object(R"({"id": "t4", "name": "Tell",
                                                  "category": "receive", "alias": "t"})"),
                              2)}),
                 NotApplied);
    }

    void aDeleteIsDoneWhenTheRecordIsGone_data()
    {
        QTest::addColumn<int>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.effect == Effect::Delete)
                QTest::newRow(operation.name.data()) << static_cast<int>(operation.id);
        }
    }

    void aDeleteIsDoneWhenTheRecordIsGone()
    {
        QFETCH(const int, operation);
        const Request request{.operation = static_cast<catalogue::OperationId>(operation),
                              .values = {u"a"_s, u"b"_s}};
        const bool contact = http::operationOf(request).resource == catalogue::Resource::Contact;
        const auto member = contact ? u"_createdAt"_s : u"createdAt"_s;
        QCOMPARE(compared(request, std::nullopt), Applied);
        QCOMPARE(compared(request, dated({}, -3600, member)), NotApplied);
        // The record has been created again since then, so an old delete must not remove it.
        QCOMPARE(compared(request, dated({}, 60, member)), Different);
        QCOMPARE(compared(request, QJsonObject()), NotApplied);
    }

    void aChangeIsDoneWhenTheRecordSaysSo_data()
    {
        QTest::addColumn<int>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.effect == Effect::Update)
                QTest::newRow(operation.name.data()) << static_cast<int>(operation.id);
        }
    }

    void aChangeIsDoneWhenTheRecordSaysSo()
    {
        QFETCH(const int, operation);
        const Request request{.operation = static_cast<catalogue::OperationId>(operation),
                              .values = {u"a"_s},
                              .body = object(R"({"name": "new", "brand": null})")};
        const bool contact = http::operationOf(request).resource == catalogue::Resource::Contact;
        const auto member = contact ? u"_updatedAt"_s : u"updatedAt"_s;
        QCOMPARE(compared(request, object(R"({"name": "new", "more": 1})")), Applied);
        const auto other = object(R"({"name": "old"})");
        QCOMPARE(compared(request, dated(other, -3600, member)), NotApplied);
        // The record has been changed elsewhere since then (G6), or the time of its last change is
        // unknown.
        QCOMPARE(compared(request, dated(other, 60, member)), Changed);
        QCOMPARE(compared(request, other), Different);
        // An old change must not recreate a removed record.
        QCOMPARE(compared(request, std::nullopt), Different);
    }

    void anEarlierReadShowsWhoChangedARecord()
    {
        Request request{.operation = PatchContactByEmail,
                        .values = {u"a"_s},
                        .body = object(R"({"_name": "new", "_points": 2})"),
                        .before = object(R"({"_name": "old", "_points": 1})")};
        const auto updated = u"_updatedAt"_s;
        // The members in the request are unchanged, although others were changed elsewhere.
        QCOMPARE(compared(request, dated(request.before, 60, updated)), NotApplied);
        QCOMPARE(compared(request, object(R"({"_name": "new", "_points": 1})")), NotApplied);
        const auto other = object(R"({"_name": "other", "_points": 1})");
        QCOMPARE(compared(request, other), Changed);
        QCOMPARE(compared(request, dated(other, 60, updated)), Changed);
        // The service may have normalised the sent values.
        QCOMPARE(compared(request, dated(other, 1, updated)), Different);
        QCOMPARE(compared(request, std::nullopt), Changed);
    }

    void anEarlierReadShowsWhetherARecordWasRecreated()
    {
        Request request{.operation = DeleteContactByEmail,
                        .values = {u"a"_s},
                        .before = dated({}, -3600, u"_createdAt"_s)};
        QCOMPARE(compared(request, dated({}, -3600, u"_createdAt"_s)), NotApplied);
        // The record was created before the delete was sent, as far as the clocks can be trusted.
        QCOMPARE(compared(request, dated({}, -1, u"_createdAt"_s)), Different);
        request.before = object(R"({"id": "1"})");
        QCOMPARE(compared(request, object(R"({"id": "1"})")), NotApplied);
        QCOMPARE(compared(request, object(R"({"id": "2"})")), Different);
        // A record created in the same second as the delete looks newer than the delete.
        const auto young = dated(object(R"({"id": "1"})"), 1, u"_createdAt"_s);
        QCOMPARE(compared(request, young), NotApplied);
        request.before = young;
        QCOMPARE(compared(request, young), NotApplied);
        QCOMPARE(compared(request, dated(young, 2, u"_createdAt"_s)), Different);
    }
};

STOREDESK_TEST(TestLookup)

} // namespace tst_lookup

#include "tst_lookup.moc"
