// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/viaapi.h"
#include "support/waiting.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_session {

using namespace Qt::StringLiterals;
using namespace storedesk;
using http::ErrorKind;
using http::Outcome;
using http::Request;
using enum catalogue::OperationId;

class TestSession final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;

    [[nodiscard]] api::Session &session() { return m_fixture->session(); }

    bool runUntil(const std::function<bool()> &isSo)
    {
        return support::runUntil(m_fixture->clock(), session().client(), isSo);
    }

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Request>(); }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        m_good.emplace(*m_fixture);
    }

    void cleanup()
    {
        m_good.reset();
        m_fixture.reset();
    }

    void everyMethodStartsItsOwnOperation()
    {
        QObject owner;
        for (const auto &operation : catalogue::operations()) {
            const auto parameters = operation.path.toString().count(u'{');
            Request request{.operation = operation.id,
                            .values = QStringList{u"a"_s, u"b"_s}.first(parameters)};
            if (operation.payload == catalogue::Payload::Json)
                request.body = QJsonObject{{u"name"_s, u"x"_s}};
            if (operation.payload == catalogue::Payload::Multipart)
                request.body = http::ImportForm{.filePath = u"/nowhere"_s, .fileName = u"x"_s};
            auto *call = support::viaApi(session(), request, &owner);
            QVERIFY2(call, operation.name.data());
            QCOMPARE(call->request().operation, operation.id);
            QCOMPARE(call->request().body, request.body);
            QCOMPARE(call->parent() == &owner, !operation.writes());
            QCOMPARE(call->request().values, request.values);
            delete call;
        }
    }

    void choicesOfAWriteTravelInTheQuery()
    {
        auto *purchase = session().purchases().create({}, false);
        QCOMPARE(purchase->request().query.toString(), u"triggerPurchaseEvent=false"_s);
        auto *loud = session().purchases().create({}, true);
        QCOMPARE(loud->request().query.toString(), u"triggerPurchaseEvent=true"_s);
        auto *event =
            session().customEvents().send(api::CustomEventsApi::Type::Alias, u"a"_s, {}, true);
        QCOMPARE(event->request().query.toString(), u"createContact=true"_s);
    }

    // A dialog saves and closes. The write continues, but the dialog is not notified.
    void aWriteOutlivesItsCaller()
    {
        const auto request = m_good->of(PatchContactByEmail);
        auto dialog = std::make_unique<QObject>();
        bool heard = false;
        session().start(request, dialog.get())->then(dialog.get(), [&heard](const Outcome &) {
            heard = true;
        });
        QSignalSpy ended(&session(), &api::Session::writeEnded);
        dialog.reset();
        QVERIFY(runUntil([&] { return ended.size() == 1; }));
        QVERIFY(!heard);
        QVERIFY(ended.front().at(1).value<Outcome>());
        // The contact was created, then changed.
        QCOMPARE(m_fixture->ledger().applied(PatchContactByEmail, request.values), 2);
    }

    void aReadIsAbortedWithItsCaller()
    {
        auto view = std::make_unique<QObject>();
        bool heard = false;
        QObject listener;
        session().store().get(view.get())->then(&listener, [&heard](const Outcome &) {
            heard = true;
        });
        view.reset();
        QVERIFY(m_fixture->end(session().workflows().list(this)));
        QVERIFY(!heard);
    }

    void everyWriteIsCountedAndItsEndReported()
    {
        const auto request = m_good->of(PatchContactByEmail);
        QSignalSpy changed(&session(), &api::Session::writesChanged);
        QSignalSpy ended(&session(), &api::Session::writeEnded);
        session().write(request);
        // This request is invalid and cannot be sent.
        session().write({.operation = DeleteContactByEmail, .values = {u".."_s}});
        QCOMPARE(session().writesUnderWay(), 2);
        QVERIFY(runUntil([&] { return ended.size() == 2; }));
        QCOMPARE(session().writesUnderWay(), 0);
        QCOMPARE(changed.size(), 4);
        int good = 0;
        for (const auto &end : ended)
            good += end.at(1).value<Outcome>().has_value();
        QCOMPARE(good, 1);
    }

    void aSessionThatEndsTakesItsCallsAlong()
    {
        const auto request = m_good->of(PatchContactByEmail);
        QObject owner;
        int ends = 0;
        session().write(request)->then(this, [&ends](const Outcome &) { ++ends; });
        session().store().get(&owner)->then(this, [&ends](const Outcome &outcome) {
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, ErrorKind::Cancelled);
            ++ends;
        });
        QCoreApplication::sendPostedEvents();
        m_fixture->closeSession();
        // The read has another owner, which is notified. The session owned the write, so nothing is
        // notified of its end.
        QTRY_COMPARE(ends, 1);
    }

    void aHandlerMayEndTheSession()
    {
        const auto request = m_good->of(PatchContactByEmail);
        bool ended = false;
        session().write(request)->then(this, [&](const Outcome &) {
            ended = true;
            m_fixture->closeSession();
        });
        const QDeadlineTimer limit(std::chrono::seconds(10));
        while (!ended && !limit.hasExpired())
            support::waitForEvents();
        QVERIFY(ended);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void aListenerOfTheSessionMayEndIt()
    {
        const auto request = m_good->of(PatchContactByEmail);
        bool ended = false;
        connect(&session(), &api::Session::writeEnded, this, [&] {
            ended = true;
            m_fixture->closeSession();
        });
        session().write(request);
        const QDeadlineTimer limit(std::chrono::seconds(10));
        while (!ended && !limit.hasExpired())
            support::waitForEvents();
        QVERIFY(ended);
    }

    void aReadOnlyConnectionRefusesEveryWrite()
    {
        api::Session guarded({.baseUrl = m_fixture->service().url(),
                              .key = m_fixture->service().apiKey(),
                              .requestsPerMinute = 0,
                              .guard = http::Protection::ReadOnly},
                             m_fixture->clock());
        const auto before = m_fixture->ledger().total();
        int writes = 0;
        for (const auto &operation : catalogue::operations()) {
            if (!operation.writes())
                continue;
            ++writes;
            const auto outcome = m_fixture->end(
                guarded, guarded.write({.operation = operation.id, .values = {u"a"_s, u"b"_s}}));
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, ErrorKind::ReadOnly);
        }
        QCOMPARE(writes, 26);
        QCOMPARE(m_fixture->ledger().total(), before);
        QVERIFY(m_fixture->end(guarded, guarded.store().get(this)));
    }
};

STOREDESK_TEST(TestSession)

} // namespace tst_session

#include "tst_session.moc"
