// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/otherservicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_intermediaries {

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

RawAnswer said(int status, const QByteArray &type, const QByteArray &body)
{
    return {.bytes = "HTTP/1.1 " + QByteArray::number(status) + " Said\r\nContent-Type: " + type
                + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body};
}

struct Odd
{
    const char *name;
    RawAnswer answer;
    // Whether an intermediary sent the reply, so that the client reads the record before it repeats
    // the write.
    bool stranger = false;
};

// Returns replies that do not prove whether a write was applied.
std::vector<Odd> oddAnswers()
{
    const auto page = "<html><title>Oops</title></html>"_ba;
    std::vector<Odd> all;
    for (const int status : {520, 521, 522, 523, 524, 525, 526, 527, 529, 530, 598, 599, 507, 999})
        all.push_back({"a status of gateways", said(status, "text/html", page)});
    const RawAnswer::After close = RawAnswer::After::Close;
    for (const int status : {101, 102, 103, 199}) {
        const auto interim = "HTTP/1.1 " + QByteArray::number(status) + " Wait\r\n\r\n";
        all.push_back({"an interim answer", {.bytes = interim, .after = close}});
    }
    all.push_back({"not found, text", said(404, "text/plain", "default backend - 404"), true});
    all.push_back({"not found, page", said(404, "text/html", page), true});
    all.push_back({"not found, nothing", said(404, "application/json", {}), true});
    all.push_back({"not found, JSON", said(404, "application/json", "{\"message\":\"no\"}"), true});
    for (const int status : {400, 403, 405, 409, 410, 413, 415, 418, 421, 422, 431, 444, 451, 499})
        all.push_back({"a refusal on a page", said(status, "text/html", page), true});
    all.push_back({"a page", said(200, "text/html", page), true});
    return all;
}

// Returns one reply of each kind.
std::vector<Odd> someOddAnswers()
{
    std::vector<Odd> some;
    for (const auto &odd : oddAnswers()) {
        if (some.empty() || qstrcmp(some.back().name, odd.name) != 0)
            some.push_back(odd);
    }
    return some;
}

} // namespace

// Tests writes that are answered by an intermediary, or inconclusively by the service. Such a reply
// proves neither a refusal nor a success.
class TestIntermediaries final : public QObject
{
    Q_OBJECT

private:
    std::optional<OtherServiceFixture> m_fixture;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup() { m_fixture.reset(); }

    void inconclusiveResponsesLeaveTheOutcomeUnknown_data() { OtherServiceFixture::everyWrite(); }

    // The write is applied but gets such a reply. It is never reported as refused, and nothing is
    // created twice.
    void inconclusiveResponsesLeaveTheOutcomeUnknown()
    {
        QFETCH(const OperationId, operation);
        const auto &row = catalogue::operation(operation);
        for (const auto &odd : oddAnswers()) {
            m_fixture.emplace();
            const auto request = m_fixture->good(operation);
            m_fixture->makeItsRecord(request);
            m_fixture->interruptOnce(odd.answer, true);
            const auto outcome = m_fixture->send(request);
            const auto what = odd.answer.bytes.first(16) + odd.name;
            const auto verb = catalogue::verbName(row.verb);
            if (row.repeat == Repeat::Event) {
                QVERIFY2(!outcome && outcome.error().kind == ErrorKind::Unknown, what.constData());
                QCOMPARE(m_fixture->service().received(verb), 1);
                continue;
            }
            QVERIFY2(outcome, what + (outcome ? ""_ba : outcome.error().words.why.toUtf8()));
            const bool again = row.repeat == Repeat::Write && !odd.stranger;
            QVERIFY2(m_fixture->service().received(verb) == (again ? 2 : 1), what.constData());
            // The repeated delete gets a 404, which confirms the first delete.
            QCOMPARE(outcome->confirmed, !again || row.verb == catalogue::Verb::Delete);
        }
    }

    void writesThatWereNotAppliedAreNotReportedAsDone_data() { OtherServiceFixture::everyWrite(); }

    void writesThatWereNotAppliedAreNotReportedAsDone()
    {
        QFETCH(const OperationId, operation);
        const auto &row = catalogue::operation(operation);
        for (const auto &odd : someOddAnswers()) {
            m_fixture.emplace();
            const auto request = m_fixture->good(operation);
            m_fixture->makeItsRecord(request);
            m_fixture->interruptOnce(odd.answer, false);
            const auto outcome = m_fixture->send(request);
            const auto what = odd.answer.bytes.first(16) + odd.name;
            const bool event = row.repeat == Repeat::Event;
            QVERIFY2(outcome.has_value() == !event, what.constData());
            QVERIFY2(m_fixture->service().applied() == (event ? 0 : 1), what.constData());
            QCOMPARE(m_fixture->service().received(catalogue::verbName(row.verb)), event ? 1 : 2);
        }
    }

    void aStrangerThatAnswersEverythingSettlesNothing_data() { OtherServiceFixture::everyWrite(); }

    // A load balancer without a running service, or a captive portal, sends the same reply to every
    // request.
    void aStrangerThatAnswersEverythingSettlesNothing()
    {
        QFETCH(const OperationId, operation);
        for (const bool applied : {false, true}) {
            for (const auto &odd : someOddAnswers()) {
                if (!odd.stranger)
                    continue;
                m_fixture.emplace();
                const auto request = m_fixture->good(operation);
                m_fixture->makeItsRecord(request);
                m_fixture->service().applies = applied;
                m_fixture->service().interrupt = [odd](const RawRequest &) {
                    return odd.answer;
                };
                const auto outcome = m_fixture->send(request);
                QVERIFY2(!outcome, odd.answer.bytes.constData());
                QCOMPARE(outcome.error().kind, ErrorKind::Unknown);
                QCOMPARE(outcome.error().cause, ErrorKind::ForeignPage);
                QCOMPARE(m_fixture->service().received(
                             catalogue::verbName(catalogue::operation(operation).verb)),
                         1);
            }
        }
    }

    void aBoxThatForbidsAWriteIsAskedThreeTimes_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("delete") << DeleteContactByEmail;
        QTest::newRow("change") << PatchContactByEmail;
    }

    // The firewall lets only reads through, so the lookup after each attempt finds that the record
    // is unchanged.
    void aBoxThatForbidsAWriteIsAskedThreeTimes()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_fixture->good(operation);
        m_fixture->makeItsRecord(request);
        m_fixture->service().applies = false;
        m_fixture->service().interrupt = [](const RawRequest &sent) {
            return sent.method == "GET"
                ? std::nullopt
                : std::optional(said(403, "text/html", "<html>Forbidden</html>"));
        };
        const auto outcome = m_fixture->send(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome.error().attempts, 3);
    }

    void aChallengeMakesNothingLeaveTwice_data()
    {
        QTest::addColumn<QByteArray>("challenge");
        for (const char *challenge : {"Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"1\"",
                                      "NTLM", "Negotiate", "Bearer"})
            QTest::addRow("%s", challenge) << QByteArray(challenge);
    }

    // G3: Qt answers an authentication challenge without asking if it has credentials.
    void aChallengeMakesNothingLeaveTwice()
    {
        QFETCH(const QByteArray, challenge);
        for (const auto operation : {PatchContactByEmail, DeleteContactByEmail, CreateExport}) {
            m_fixture.emplace();
            const auto request = m_fixture->good(operation);
            m_fixture->makeItsRecord(request);
            m_fixture->service().interrupt = [&challenge](const RawRequest &) {
                return RawAnswer{.bytes = "HTTP/1.1 401 Said\r\nWWW-Authenticate: " + challenge
                                     + "\r\nContent-Type: application/json\r\nContent-Length: "
                                       "2\r\n\r\n{}"};
            };
            const auto outcome = m_fixture->send(request);
            QVERIFY(!outcome);
            QCOMPARE(m_fixture->service().received(
                         catalogue::verbName(catalogue::operation(operation).verb)),
                     1);
        }
    }

    // The delete is applied but answered with a web page, and the record is recreated elsewhere
    // before the lookup.
    void aRecordThatWasMadeAgainIsNotDeleted()
    {
        const auto request = m_fixture->good(DeleteContactByEmail);
        m_fixture->makeItsRecord(request);
        m_fixture->interruptOnce(said(200, "text/html", "<html>Sign in</html>"), true);
        auto *call = m_fixture->session().write(request);
        QObject::connect(call, &api::Call::waiting, this, [this] {
            const auto made = m_fixture->clock().now().toUTC().addSecs(1);
            m_fixture->service().putAt("/contacts/email/a1",
                                       {{u"_createdAt"_s, made.toString(Qt::ISODateWithMs)}});
        });
        const auto outcome = m_fixture->end(call);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(m_fixture->service().received("DELETE"), 1);
    }
};

STOREDESK_TEST(TestIntermediaries)

} // namespace tst_intermediaries

#include "tst_intermediaries.moc"
