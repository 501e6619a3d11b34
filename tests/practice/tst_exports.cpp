// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/transferfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_exports {

using namespace storedesk;
using namespace storedesk::practice;

static QJsonObject contactsBody()
{
    return {
        {u"exportType"_s, u"contacts"_s}, {u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}};
}

static QJsonObject activitiesBody(const QString &from, const QString &to)
{
    auto body = contactsBody();
    body[u"exportType"_s] = u"activities"_s;
    body[u"filters"_s] = QJsonObject{{u"fromDate"_s, from}, {u"toDate"_s, to}};
    return body;
}

static QStringList pathsOf(const PracticeResponse &answer)
{
    QStringList paths;
    const auto errors = TransferFixture::bodyOf(answer)[u"validationErrors"_s].toArray();
    for (const auto &error : errors)
        paths.append(error[u"path"_s].toString());
    paths.sort();
    return paths;
}

class TestExports final : public QObject
{
    Q_OBJECT

    std::optional<TransferFixture> m_fixture;

    QString made(const QJsonObject &body)
    {
        const auto answer = m_fixture->ask(CreateExport, {}, body);
        return answer.status == 201 ? TransferFixture::bodyOf(answer)[u"id"_s].toString()
                                    : QString();
    }

    // At a hundredth of the usual speed, 300 contacts take as long as 30,000.
    void slowly()
    {
        m_fixture.emplace(ServiceOptions{.speed = 0.01});
        m_fixture->addBlankContacts(300);
    }

    QString statusOf(const QString &id)
    {
        return m_fixture->read(GetExport, id)[u"status"_s].toString();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        base::Transaction transaction(m_fixture->store->database());
        for (int number = 0; number < 100; ++number)
            m_fixture->addContact({{u"_email"_s, u"c%1@example.com"_s.arg(number)}});
        QVERIFY(transaction.commit());
    }

    void cleanup() { m_fixture.reset(); }

    void aNewOneIsQueuedAndKnowsItsTotal()
    {
        const auto answer = m_fixture->ask(CreateExport, {}, contactsBody());
        QCOMPARE(answer.status, 201);
        const auto body = TransferFixture::bodyOf(answer);
        QCOMPARE(body[u"status"_s], u"queued"_s);
        QCOMPARE(body[u"progress"_s], 0);
        QCOMPARE(body[u"total"_s], 100);
        QCOMPARE(body[u"origin"_s], u"api"_s);
        QCOMPARE(body[u"version"_s], u"v1"_s);
        QCOMPARE(body[u"fileExtension"_s], u"csv"_s);
        QCOMPARE(body[u"id"_s].toString().size(), 24);
        QVERIFY(!body.contains(u"fileUrl"_s));
        QVERIFY(!body.contains(u"finishedAt"_s));
    }

    void itGoesThroughItsStatesWithTheClock()
    {
        // The export takes 1.5 seconds.
        slowly();
        const auto id = made(contactsBody());
        m_fixture->clock.advance(1999ms);
        QCOMPARE(statusOf(id), u"queued"_s);
        m_fixture->clock.advance(1ms);
        QCOMPARE(statusOf(id), u"inProgress"_s);
        m_fixture->clock.advance(500ms);
        auto body = m_fixture->read(GetExport, id);
        QCOMPARE(body[u"progress"_s], 100);
        QCOMPARE(body[u"total"_s], 300);
        QVERIFY(!body.contains(u"fileUrl"_s));
        m_fixture->clock.advance(999ms);
        QCOMPARE(statusOf(id), u"inProgress"_s);
        m_fixture->clock.advance(1h);
        body = m_fixture->read(GetExport, id);
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"progress"_s], 300);
        // The record contains the time at which the export ended, not the time at which the status
        // was read.
        const auto created =
            QDateTime::fromString(body[u"createdAt"_s].toString(), Qt::ISODateWithMs);
        const auto finished =
            QDateTime::fromString(body[u"finishedAt"_s].toString(), Qt::ISODateWithMs);
        QCOMPARE(created.msecsTo(finished), 3500);
    }

    void progressNeverFallsWhenTheClockIsSetBack()
    {
        slowly();
        const auto id = made(contactsBody());
        m_fixture->clock.advance(2500ms);
        QCOMPARE(m_fixture->read(GetExport, id)[u"progress"_s], 100);
        m_fixture->clock.setNow(m_fixture->clock.now().addSecs(-3600));
        QCOMPARE(statusOf(id), u"inProgress"_s);
        QCOMPARE(m_fixture->read(GetExport, id)[u"progress"_s], 100);
        m_fixture->clock.advance(3601s);
        QCOMPARE(statusOf(id), u"finished"_s);
    }

    void theyRunOneAtATimeInOrder()
    {
        const auto first = made(contactsBody());
        const auto second = made(contactsBody());
        m_fixture->clock.advance(2004ms);
        QCOMPARE(statusOf(first), u"inProgress"_s);
        QCOMPARE(statusOf(second), u"queued"_s);
        m_fixture->clock.advance(1ms);
        QCOMPARE(statusOf(first), u"finished"_s);
        QCOMPARE(statusOf(second), u"inProgress"_s);
        m_fixture->clock.advance(5ms);
        QCOMPARE(statusOf(second), u"finished"_s);
    }

    void deletingTheOneBeforeDoesNotHurryTheNext()
    {
        slowly();
        const auto first = made(contactsBody());
        const auto second = made(contactsBody());
        m_fixture->clock.advance(3500ms);
        QCOMPARE(statusOf(first), u"finished"_s);
        QCOMPARE(statusOf(second), u"inProgress"_s);
        QCOMPARE(m_fixture->ask(DeleteExport, {first}).status, 204);
        m_fixture->clock.advance(1s);
        QCOMPARE(statusOf(second), u"inProgress"_s);
        QCOMPARE(m_fixture->read(GetExport, second)[u"progress"_s], 200);
        m_fixture->clock.advance(500ms);
        QCOMPARE(statusOf(second), u"finished"_s);
    }

    void otherUsersOfThisComputerCannotReadTheFiles()
    {
        const QFileInfo files(m_fixture->folder.filePath(u"practice.sqlite.files"_s));
        QCOMPARE(files.permissions()
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
                        | QFile::WriteOther | QFile::ExeOther),
                 QFile::Permissions());
    }

    void theSixthThatWaitsIsRefused()
    {
        for (int number = 0; number < 5; ++number)
            QVERIFY(!made(contactsBody()).isEmpty());
        const auto answer = m_fixture->ask(CreateExport, {}, contactsBody());
        QCOMPARE(answer.status, 400);
        QCOMPARE(TransferFixture::bodyOf(answer)[u"code"_s], u"E0301"_s);
        const QJsonObject explorer{{u"delimiter"_s, u","_s},
                                   {u"filters"_s,
                                    QJsonObject{{u"reportId"_s, m_fixture->report1},
                                                {u"fromDate"_s, u"2026-01-01"_s},
                                                {u"toDate"_s, u"2026-01-02"_s}}}};
        QCOMPARE(m_fixture->ask(CreateDataExplorerExport, {}, explorer).status, 400);
        // The first export leaves the queue.
        m_fixture->clock.advance(2s);
        QCOMPARE(m_fixture->ask(CreateDataExplorerExport, {}, explorer).status, 201);
    }

    void wrongBodiesAreNamedByTheirPointer_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("paths");

        QTest::newRow("nothing") << QJsonObject()
                                 << QStringList{u"/dateFormat"_s, u"/delimiter"_s,
                                                u"/exportType"_s};
        auto body = contactsBody();
        body[u"delimiter"_s] = u"|"_s;
        QTest::newRow("delimiter") << body << QStringList{u"/delimiter"_s};
        body = contactsBody();
        body[u"exportType"_s] = u"data-explorer"_s;
        QTest::newRow("type") << body << QStringList{u"/exportType"_s};
        body = contactsBody();
        body[u"version"_s] = u"v6"_s;
        QTest::newRow("version") << body << QStringList{u"/version"_s};
        body = contactsBody();
        body[u"filters"_s] = QJsonObject{{u"segmentId"_s, u"0123456789abcdef01234567"_s}};
        QTest::newRow("unknown segment") << body << QStringList{u"/filters/segmentId"_s};
        body[u"filters"_s] = QJsonObject{{u"segmentId"_s, u"nonsense"_s}};
        QTest::newRow("malformed segment") << body << QStringList{u"/filters/segmentId"_s};
        body = activitiesBody(u"2026-01-01T00:00:00.000Z"_s, u"2026-02-01T00:00:00.001Z"_s);
        QTest::newRow("31 days and a bit") << body << QStringList{u"/filters/toDate"_s};
        body = activitiesBody(u"2026-01-02T00:00:00.000Z"_s, u"2026-01-01T00:00:00.000Z"_s);
        QTest::newRow("backwards") << body << QStringList{u"/filters/toDate"_s};
        body = activitiesBody(u"2026-01-01T00:00:00.000Z"_s, u"2026-01-02T00:00:00.000Z"_s);
        auto filters = body[u"filters"_s].toObject();
        filters[u"activityTypes"_s] = QJsonArray{u"purchase"_s, u"sneezed"_s};
        body[u"filters"_s] = filters;
        QTest::newRow("activity type") << body << QStringList{u"/filters/activityTypes/1"_s};
        body = contactsBody();
        body[u"exportType"_s] = u"activities"_s;
        QTest::newRow("activities without dates")
            << body << QStringList{u"/filters/fromDate"_s, u"/filters/toDate"_s};
    }

    void wrongBodiesAreNamedByTheirPointer()
    {
        QFETCH(QJsonObject, body);
        const auto answer = m_fixture->ask(CreateExport, {}, body);
        QCOMPARE(answer.status, 422);
        QTEST(pathsOf(answer), "paths");
        QCOMPARE(
            TransferFixture::bodyOf(m_fixture->ask(ListExports))[u"results"_s].toArray().size(), 0);
    }

    // According to the documentation, an unknown segment or report is an invalid value.
    void unknownSegmentsAndReportsAreInvalid()
    {
        const QString nobody(24, u'0');
        auto body = contactsBody();
        body[u"filters"_s] = QJsonObject{{u"segmentId"_s, nobody}};
        const QJsonObject report{{u"delimiter"_s, u";"_s},
                                 {u"filters"_s,
                                  QJsonObject{{u"reportId"_s, nobody},
                                              {u"fromDate"_s, u"2026-01-01"_s},
                                              {u"toDate"_s, u"2026-01-31"_s}}}};
        for (const auto &answer :
             {m_fixture->ask(CreateExport, {}, body),
              m_fixture->ask(CreateDataExplorerExport, {}, report),
              m_fixture->send("code\nA\n",
                              {{u"type"_s, u"coupons"_s}, {u"couponSetId"_s, nobody}})}) {
            QCOMPARE(answer.status, 422);
            QCOMPARE(TransferFixture::bodyOf(answer)[u"validationErrors"_s][0][u"reason"_s],
                     catalogue::textOf(catalogue::Reason::NotAChoice));
        }
    }

    void thirtyOneDaysAreNotTooMany()
    {
        QVERIFY(!made(activitiesBody(u"2026-01-01T00:00:00.000Z"_s, u"2026-02-01T00:00:00.000Z"_s))
                     .isEmpty());
    }

    void theExplorerNamesItsFaults_data()
    {
        QTest::addColumn<QJsonObject>("filters");
        QTest::addColumn<QStringList>("paths");

        QTest::newRow("none") << QJsonObject()
                              << QStringList{u"/filters/fromDate"_s, u"/filters/reportId"_s,
                                             u"/filters/toDate"_s};
        QTest::newRow("unknown report")
            << QJsonObject{{u"reportId"_s, u"0123456789abcdef01234567"_s},
                           {u"fromDate"_s, u"2026-01-01"_s},
                           {u"toDate"_s, u"2026-01-31"_s}}
            << QStringList{u"/filters/reportId"_s};
        QTest::newRow("32 days") << QJsonObject{{u"reportId"_s, u"*"_s},
                                                {u"fromDate"_s, u"2026-01-01"_s},
                                                {u"toDate"_s, u"2026-02-01"_s}}
                                 << QStringList{u"/filters/toDate"_s};
        QTest::newRow("backwards") << QJsonObject{{u"reportId"_s, u"*"_s},
                                                  {u"fromDate"_s, u"2026-01-02"_s},
                                                  {u"toDate"_s, u"2026-01-01"_s}}
                                   << QStringList{u"/filters/toDate"_s};
        QTest::newRow("a moment") << QJsonObject{{u"reportId"_s, u"*"_s},
                                                 {u"fromDate"_s, u"2026-01-01T00:00:00Z"_s},
                                                 {u"toDate"_s, u"2026-01-01"_s}}
                                  << QStringList{u"/filters/fromDate"_s};
    }

    void theExplorerNamesItsFaults()
    {
        QFETCH(QJsonObject, filters);
        if (filters[u"reportId"_s] == u"*"_s)
            filters[u"reportId"_s] = m_fixture->report1;
        const auto answer = m_fixture->ask(CreateDataExplorerExport, {},
                                           {{u"delimiter"_s, u";"_s}, {u"filters"_s, filters}});
        QCOMPARE(answer.status, 422);
        QTEST(pathsOf(answer), "paths");
    }

    void anExplorerWithoutFiltersIsRefused()
    {
        const auto answer =
            m_fixture->ask(CreateDataExplorerExport, {}, {{u"delimiter"_s, u";"_s}});
        QCOMPARE(answer.status, 422);
        QCOMPARE(
            pathsOf(answer),
            (QStringList{u"/filters/fromDate"_s, u"/filters/reportId"_s, u"/filters/toDate"_s}));
    }

    void theListShowsTheNewestFirst()
    {
        QStringList ids;
        for (int number = 0; number < 4; ++number) {
            ids.prepend(made(contactsBody()));
            m_fixture->clock.advance(10s);
        }
        const auto body = TransferFixture::bodyOf(m_fixture->ask(ListExports));
        QStringList listed;
        QSet<QString> addresses;
        for (const auto &element : body[u"results"_s].toArray()) {
            listed.append(element[u"id"_s].toString());
            addresses.insert(element[u"fileUrl"_s].toString());
        }
        QCOMPARE(listed, ids);
        QCOMPARE(addresses.size(), 4);
        QVERIFY(!addresses.contains(QString()));
    }

    void eachReadMakesANewAddress()
    {
        const auto id = made(contactsBody());
        m_fixture->clock.advance(1min);
        const auto one = m_fixture->read(GetExport, id)[u"fileUrl"_s].toString();
        const auto other = m_fixture->read(GetExport, id)[u"fileUrl"_s].toString();
        QVERIFY(one != other);
        QVERIFY(!m_fixture->fileAt(one)->expired);
        QCOMPARE(m_fixture->fileAt(one)->path, m_fixture->fileAt(other)->path);
        m_fixture->clock.advance(100min);
        QVERIFY(m_fixture->fileAt(one)->expired);
        QVERIFY(
            !m_fixture->fileAt(m_fixture->read(GetExport, id)[u"fileUrl"_s].toString())->expired);
    }

    void missingExportsAreNotFound()
    {
        QCOMPARE(m_fixture->ask(GetExport, {u"0123456789abcdef01234567"_s}).status, 404);
        QCOMPARE(m_fixture->ask(GetExport, {u"nonsense"_s}).status, 400);
        QCOMPARE(m_fixture->ask(DeleteExport, {u"0123456789abcdef01234567"_s}).status, 404);
    }

    void oneInProgressCannotBeDeleted()
    {
        const auto first = made(contactsBody());
        const auto second = made(contactsBody());
        m_fixture->clock.advance(2001ms);
        QCOMPARE(m_fixture->ask(DeleteExport, {first}).status, 409);
        // The second export is still waiting.
        QCOMPARE(m_fixture->ask(DeleteExport, {second}).status, 204);
        m_fixture->clock.advance(1s);
        const auto address = m_fixture->read(GetExport, first)[u"fileUrl"_s].toString();
        QVERIFY(m_fixture->fileAt(address));
        QCOMPARE(m_fixture->ask(DeleteExport, {first}).status, 204);
        QCOMPARE(m_fixture->ask(GetExport, {first}).status, 404);
        QVERIFY(!m_fixture->fileAt(address));
        m_fixture->clock.advance(1min);
        QCOMPARE(
            TransferFixture::bodyOf(m_fixture->ask(ListExports))[u"results"_s].toArray().size(), 0);
    }

    void aRestartInTheMiddleLosesNothing()
    {
        slowly();
        const auto id = made(contactsBody());
        m_fixture->clock.advance(2500ms);
        QCOMPARE(m_fixture->read(GetExport, id)[u"progress"_s], 100);
        m_fixture->reopen();
        QCOMPARE(m_fixture->read(GetExport, id)[u"progress"_s], 100);
        m_fixture->clock.advance(1s);
        const auto body = m_fixture->read(GetExport, id);
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(m_fixture->unzipped(body[u"fileUrl"_s].toString()).first().size(), 301);
        m_fixture->reopen();
        QVERIFY(m_fixture->fileAt(body[u"fileUrl"_s].toString()));
    }

    void contactsThatCameOrWentMeanwhileDoNotBreakIt()
    {
        const auto id = made(contactsBody());
        m_fixture->store->run("DELETE FROM contact WHERE number <= 10");
        m_fixture->clock.advance(1min);
        const auto body = m_fixture->read(GetExport, id);
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"progress"_s], 90);
        QCOMPARE(body[u"total"_s], 90);
    }

    void aFileThatCannotBeWrittenIsAnError()
    {
        const auto id = made(contactsBody());
        QVERIFY(QDir(m_fixture->folder.filePath(u"practice.sqlite.files"_s)).removeRecursively());
        m_fixture->clock.advance(1min);
        const auto body = m_fixture->read(GetExport, id);
        QCOMPARE(body[u"status"_s], u"error"_s);
        QVERIFY(!body.contains(u"fileUrl"_s));
        QCOMPARE(m_fixture->ask(DeleteExport, {id}).status, 204);
    }
};

STOREDESK_TEST(TestExports)

} // namespace tst_exports

#include "tst_exports.moc"
