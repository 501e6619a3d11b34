// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/otherservicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_otherservice {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Repeat;
using http::ErrorKind;
using http::Request;
using enum catalogue::OperationId;
using support::OtherServiceFixture;
using support::RawAnswer;
using support::RawRequest;

namespace {

struct Way
{
    const char *name;
    std::function<void(QJsonObject &)> dress;
};

void date(QJsonObject &record, qint64 seconds, const QString &form)
{
    const auto made = QDateTime::fromString(record[u"createdAt"_s].toString(), Qt::ISODateWithMs);
    record[u"createdAt"_s] = made.addSecs(seconds).toString(form);
}

// Returns variants of behaviour that the documentation leaves open.
std::vector<Way> ways()
{
    static const auto usual = u"yyyy-MM-ddTHH:mm:ss.zzzZ"_s;
    std::vector<Way> all{{"as ours", [](QJsonObject &) {
                          }}};
    for (const qint64 wrong : {-3600, 3600, -86'400 * 400, 86'400 * 400, -30, 30})
        all.push_back({"another clock", [wrong](QJsonObject &record) {
                           date(record, wrong, usual);
                       }});
    for (const auto *form :
         {"yyyy-MM-ddTHH:mm:ss", "dd/MM/yyyy HH:mm", "yyyy-MM-dd", "MMM d, yyyy"})
        all.push_back({"another form", [form](QJsonObject &record) {
                           date(record, 0, QString::fromLatin1(form));
                       }});
    all.push_back({"seconds", [](QJsonObject &record) {
                       record[u"createdAt"_s] = 1'788'264'001;
                   }});
    all.push_back({"no date", [](QJsonObject &record) {
                       record.remove(u"createdAt"_s);
                   }});
    all.push_back({"a null date", [](QJsonObject &record) {
                       record[u"createdAt"_s] = {};
                   }});
    for (const auto *origin : {"app", "API", "public-api", "integration"})
        all.push_back({"another origin", [origin](QJsonObject &record) {
                           record[u"origin"_s] = QString::fromLatin1(origin);
                       }});
    for (const auto *member : {"filters", "options", "delimiter", "dateFormat", "eventsEnabled",
                               "totalPrice", "purchaseDate", "contactEmail", "fields"})
        all.push_back({"a member that is not echoed", [member](QJsonObject &record) {
                           record.remove(QString::fromLatin1(member));
                       }});
    all.push_back({"filters in another form", [](QJsonObject &record) {
                       record[u"filters"_s] = QJsonArray{u"segment: s1"_s};
                   }});
    all.push_back({"nothing but what is required", [](QJsonObject &record) {
                       for (const auto *member : {"filters", "createdAt", "origin", "options"})
                           record.remove(QString::fromLatin1(member));
                   }});
    return all;
}

} // namespace

// Tests lost creates on a service that conforms to the documentation but differs in everything
// else. The differences must not cause duplicates or wrong reports.
class TestOtherService final : public QObject
{
    Q_OBJECT

private:
    std::optional<OtherServiceFixture> m_fixture;

    // Adds an old record that is equal to the one about to be sent.
    void putItsLike(OperationId operation)
    {
        const auto list = *catalogue::operation(operation).lookUp;
        auto record = operation == CreateImport ? QJsonObject{{u"type"_s, u"contacts"_s}}
                                                : OtherServiceFixture::bodyOf(operation);
        if (operation == CreateDataExplorerExport)
            record[u"exportType"_s] = u"data-explorer"_s;
        record[u"createdAt"_s] = u"2020-01-01T00:00:00Z"_s;
        auto path = catalogue::operation(list).path.toString();
        path.replace(u"{id}"_s, u"a1"_s);
        m_fixture->service().put(path.toLatin1(), record);
    }

    void readTheList(OperationId operation)
    {
        Request read{.operation = *catalogue::operation(operation).lookUp};
        if (operation == CreateCustomEventType)
            read.values = {u"a1"_s};
        QVERIFY(m_fixture->end(m_fixture->session().read(read, &m_fixture->session())));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup() { m_fixture.reset(); }

    void aLostCreateIsNeverSentTwice_data() { OtherServiceFixture::everyCreate(); }

    // The create was applied and its reply lost. Either the record is found, or the outcome is
    // unknown and candidates are listed.
    void aLostCreateIsNeverSentTwice()
    {
        QFETCH(const OperationId, operation);
        for (const auto &way : ways()) {
            for (const bool tellsTheTime : {true, false}) {
                m_fixture.emplace();
                m_fixture->service().dress = way.dress;
                m_fixture->service().tellsTheTime = tellsTheTime;
                m_fixture->interruptOnce({.after = RawAnswer::After::Close}, true);
                const auto outcome = m_fixture->send(m_fixture->good(operation));
                QVERIFY2(m_fixture->service().received("POST") == 1, way.name);
                if (outcome)
                    QVERIFY2(outcome->confirmed, way.name);
                else
                    QVERIFY2(outcome.error().kind == ErrorKind::Unknown
                                 && outcome.error().candidates.size() == 1,
                             qPrintable(outcome.error().words.why));
            }
        }
    }

    void existingRecordsAreNotTheLostOne_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto id :
             {CreateExport, CreateDataExplorerExport, CreateImport, CreateCustomIntegration})
            QTest::newRow(catalogue::operation(id).name.data()) << id;
    }

    // The list was read before the request, as when the window shows it.
    void existingRecordsAreNotTheLostOne()
    {
        QFETCH(const OperationId, operation);
        putItsLike(operation);
        readTheList(operation);
        m_fixture->interruptOnce({.after = RawAnswer::After::Close}, false);
        const auto outcome = m_fixture->send(m_fixture->good(operation));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(!outcome->confirmed);
        QCOMPARE(m_fixture->service().received("POST"), 2);
        QCOMPARE(m_fixture->service().applied(), 1);
    }

    void recordsThatMayHaveExistedAreCandidates_data() { existingRecordsAreNotTheLostOne_data(); }

    // The list was not read, so only the age of a record shows that it is not ours, and the
    // documentation does not say whose clock is used.
    void recordsThatMayHaveExistedAreCandidates()
    {
        QFETCH(const OperationId, operation);
        putItsLike(operation);
        m_fixture->interruptOnce({.after = RawAnswer::After::Close}, false);
        const auto outcome = m_fixture->send(m_fixture->good(operation));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome.error().cause, ErrorKind::ConnectionLost);
        QCOMPARE(outcome.error().candidates.size(), 1);
        QVERIFY2(outcome.error().words.why.contains(u"old-1 (2020-01-01T00:00:00Z)"_s),
                 qPrintable(outcome.error().words.why));
        QCOMPARE(m_fixture->service().received("POST"), 1);
        // The user has decided, so the candidate counts as a known record from now on.
        m_fixture->service().interrupt = {};
        QVERIFY(m_fixture->send(m_fixture->good(operation)));
        QCOMPARE(m_fixture->service().received("POST"), 2);
    }

    void recordsSeenDuringTheRequestDoNotCountAsExisting_data()
    {
        existingRecordsAreNotTheLostOne_data();
    }

    // The window reads the list before the lookup does.
    void recordsSeenDuringTheRequestDoNotCountAsExisting()
    {
        QFETCH(const OperationId, operation);
        m_fixture->interruptOnce({.after = RawAnswer::After::Close}, true);
        auto *call = m_fixture->session().write(m_fixture->good(operation));
        int reads = 0;
        QObject::connect(call, &api::Call::waiting, this, [&] {
            if (reads++ == 0)
                m_fixture->session().start({.operation = *catalogue::operation(operation).lookUp},
                                           this);
        });
        const auto outcome = m_fixture->end(call);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(outcome->confirmed);
        QCOMPARE(reads, 1);
        // Qt may repeat a read without being asked.
        QVERIFY(m_fixture->service().received("GET") >= 2);
        QCOMPARE(m_fixture->service().received("POST"), 1);
    }

    // Two equal requests are applied, and both replies are lost. Each request is matched to a
    // different record.
    void twoLostOnesDoNotAdoptTheSame()
    {
        m_fixture->service().interrupt = [](const RawRequest &request) {
            return request.method == "POST"
                ? std::optional(RawAnswer{.after = RawAnswer::After::Close})
                : std::nullopt;
        };
        auto *first = m_fixture->session().write(m_fixture->good(CreateExport));
        auto *second = m_fixture->session().write(m_fixture->good(CreateExport));
        QStringList ids;
        for (auto *call : {first, second})
            call->then(this, [&ids](const http::Outcome &outcome) {
                ids.append(outcome ? outcome->document[u"id"_s].toString() : QString());
            });
        QVERIFY(support::runUntil(m_fixture->clock(), m_fixture->session().client(),
                                  [&] { return ids.size() == 2; }));
        ids.sort();
        QCOMPARE(ids, (QStringList{u"new-1"_s, u"new-2"_s}));
        QCOMPARE(m_fixture->service().received("POST"), 2);
    }
};

STOREDESK_TEST(TestOtherService)

} // namespace tst_otherservice

#include "tst_otherservice.moc"
