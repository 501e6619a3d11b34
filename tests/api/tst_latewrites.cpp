// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/rawhttp.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_latewrites {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using catalogue::OperationId;
using http::ErrorKind;
using http::Request;
using enum catalogue::OperationId;
using practice::Aim;
using practice::Fault;

// Tests changes and deletes whose reply is lost and that are repeated so late that others may have
// changed the record.
class TestLateWrites final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;
    std::unique_ptr<api::Session> m_session;

    [[nodiscard]] practice::Faults &faults() { return m_fixture->service().faults(); }
    [[nodiscard]] practice::Ledger &ledger() { return m_fixture->ledger(); }

    // Changes a record as another program would, without our client and without using the clock.
    void elsewhere(const QByteArray &method, const QByteArray &path, const QByteArray &body = {})
    {
        support::RawHttp http(m_fixture->service().url());
        QVERIFY(
            http.send(method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
                      + m_fixture->service().apiKey() + "\r\nContent-Type: application/json\r\n"
                      + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body));
        QVERIFY(http.reply().status / 100 == 2);
    }

    // Loses one reply, then responds with a wait that makes it unsafe to repeat the write.
    void loseThenWait(OperationId operation)
    {
        faults().add({.aim = Aim::Operation,
                      .operation = operation,
                      .fault = Fault::CloseNotApplied,
                      .last = 1});
        faults().add({.aim = Aim::Operation,
                      .operation = operation,
                      .fault = Fault::Unavailable,
                      .value = u"660"_s,
                      .first = 2,
                      .last = 2});
    }

    // Starts the write, and calls `meanwhile` while the write is waiting for eleven minutes.
    http::Outcome sendAndMeanwhile(const Request &request, const std::function<void()> &meanwhile)
    {
        auto *call = m_session->write(request);
        bool done = false;
        connect(call, &api::Call::waiting, this, [&](base::Clock::Duration until) {
            if (until - m_fixture->clock().ticks() > 10min && !std::exchange(done, true))
                meanwhile();
        });
        const auto outcome = m_fixture->end(*m_session, call);
        if (!done)
            qWarning("it never waited");
        return outcome;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        m_good.emplace(*m_fixture);
        m_session = m_fixture->connected(m_fixture->service().apiKey());
    }

    void cleanup()
    {
        m_session.reset();
        m_good.reset();
        m_fixture.reset();
    }

    // F9 and G6: after ten minutes a change is not repeated. The record is read, and if the change
    // was not applied, the user decides.
    void aLateChangeIsNotSentByItself()
    {
        const auto request = m_good->of(PatchProductByStoreId);
        m_fixture->end(request);
        m_fixture->clock().advance(1h);
        auto change = request;
        change.body = QJsonObject{{u"brand"_s, u"Late"_s}};
        loseThenWait(PatchProductByStoreId);
        ledger().clear();
        const auto outcome = sendAndMeanwhile(change, [] { });
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(ledger().received(GetProductByStoreId), 1);
        QCOMPARE(ledger().received(PatchProductByStoreId), 2);
        QCOMPARE(ledger().applied(PatchProductByStoreId), 0);
    }

    void aLateChangeIsAConflictIfTheRecordWasChangedMeanwhile()
    {
        auto request = m_good->of(PatchContactByEmail);
        m_fixture->clock().advance(1h);
        loseThenWait(PatchContactByEmail);
        ledger().clear();
        const auto path = "/contacts/email/" + QUrl::toPercentEncoding(request.values.first());
        const auto outcome = sendAndMeanwhile(request, [&] {
            faults().clear();
            elsewhere("PATCH", path, R"({"_name": "Somebody"})");
        });
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        // Only the other program's change was applied.
        QCOMPARE(ledger().applied(PatchContactByEmail), 1);
        const auto record =
            m_fixture->record({.operation = GetContactByEmail, .values = request.values});
        QCOMPARE(record.value(u"_name"_s).toString(), u"Somebody"_s);
    }

    void aLateChangeThatArrivedIsDone()
    {
        const auto request = m_good->of(PatchContactByEmail);
        m_fixture->clock().advance(1h);
        loseThenWait(PatchContactByEmail);
        ledger().clear();
        const auto path = "/contacts/email/" + QUrl::toPercentEncoding(request.values.first());
        const auto outcome = sendAndMeanwhile(request, [&] {
            faults().clear();
            elsewhere("PATCH", path, R"({"_name": "Ann"})");
        });
        QVERIFY(outcome);
        QVERIFY(outcome->confirmed);
        QCOMPARE(ledger().applied(PatchContactByEmail), 1);
    }

    void aLateChangeDoesNotRecreateADeletedRecord()
    {
        auto request = m_good->of(PatchProductByStoreId);
        m_fixture->end(request);
        m_fixture->clock().advance(1h);
        loseThenWait(PatchProductByStoreId);
        ledger().clear();
        const auto path = "/products/product-id/" + QUrl::toPercentEncoding(request.values.first());
        const auto outcome = sendAndMeanwhile(request, [&] {
            faults().clear();
            elsewhere("DELETE", path);
        });
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(ledger().applied(PatchProductByStoreId), 0);
    }

    void aLateDeletionKeepsARecreatedRecord()
    {
        const auto request = m_good->of(DeleteContactByEmail);
        m_fixture->clock().advance(1h);
        loseThenWait(DeleteContactByEmail);
        ledger().clear();
        const auto path = "/contacts/email/" + QUrl::toPercentEncoding(request.values.first());
        const auto outcome = sendAndMeanwhile(request, [&] {
            faults().clear();
            elsewhere("DELETE", path);
            elsewhere("PATCH", path, R"({"_name": "New"})");
        });
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QVERIFY(m_fixture->end(Request{.operation = GetContactByEmail, .values = request.values}));
    }

    void aLateDeletionOfAMissingRecordIsDone()
    {
        const auto request = m_good->of(DeleteContactByEmail);
        m_fixture->clock().advance(1h);
        loseThenWait(DeleteContactByEmail);
        ledger().clear();
        const auto path = "/contacts/email/" + QUrl::toPercentEncoding(request.values.first());
        const auto outcome = sendAndMeanwhile(request, [&] {
            faults().clear();
            elsewhere("DELETE", path);
        });
        QVERIFY(outcome);
        QCOMPARE(ledger().applied(DeleteContactByEmail), 1);
    }

    void aSleepMakesAWriteLate_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<Fault>("fault");
        for (const auto id : {PatchContactByEmail, DeleteContactByEmail}) {
            const auto *name = catalogue::operation(id).name.data();
            QTest::addRow("%s, told to wait", name) << id << Fault::ThrottleSeconds;
            QTest::addRow("%s, not available", name) << id << Fault::Unavailable;
            QTest::addRow("%s, lost", name) << id << Fault::CloseNotApplied;
        }
    }

    // G45: the computer sleeps while a change or delete waits, and another program changes the
    // record before the computer wakes up.
    void aSleepMakesAWriteLate()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const Fault, fault);
        const auto request = m_good->of(operation);
        m_fixture->clock().advance(1h);
        faults().add(practice::once(operation, fault, u"5"_s));
        auto *call = m_session->write(request);
        connect(call, &api::Call::waiting, this, [&] {
            faults().clear();
            elsewhere("PATCH", "/contacts/email/" + QUrl::toPercentEncoding(request.values.first()),
                      R"({"_name": "Somebody"})");
            m_fixture->clock().suspend(8h);
            ledger().clear();
            disconnect(call, &api::Call::waiting, this, nullptr);
        });
        const auto outcome = m_fixture->end(*m_session, call);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(ledger().received(operation), 0);
        QCOMPARE(ledger().received(GetContactByEmail), 1);
    }

    void aLateDeleteIsNotSentByItself()
    {
        const auto request = m_good->of(DeleteContactByEmail);
        m_fixture->clock().advance(1h);
        loseThenWait(DeleteContactByEmail);
        ledger().clear();
        const auto outcome = sendAndMeanwhile(request, [] { });
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(ledger().applied(DeleteContactByEmail), 0);
    }
};

STOREDESK_TEST(TestLateWrites)

} // namespace tst_latewrites

#include "tst_latewrites.moc"
