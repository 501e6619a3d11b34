// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http/replyend.h"
#include "support/rawserver.h"
#include "support/testclass.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

namespace tst_replyend {

using namespace Qt::StringLiterals;
using namespace storedesk;
using support::RawAnswer;
using support::RawRequest;

class TestReplyEnd final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Warnings from Qt fail the test too.
    void init() { QTest::failOnWarning(QRegularExpression(u"."_s)); }

    void aReplyUnderWayIsClosed()
    {
        support::RawServer server;
        server.answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        QNetworkAccessManager manager;
        const QPointer reply = manager.get(QNetworkRequest(server.url()));
        QTRY_COMPARE(server.requests.size(), 1U);
        http::endReply(*reply);
        QTRY_VERIFY(!reply);
        QTRY_COMPARE(server.disconnections, 1);
    }

    // Notifications from Qt's network thread may still be queued when a reply has finished.
    void aFinishedReplyReportsNoFailure()
    {
        support::RawServer server;
        server.answer = [](const RawRequest &) {
            return support::errorAnswer(503);
        };
        QNetworkAccessManager manager;
        for (int round = 0; round < 20; ++round) {
            const QPointer reply = manager.get(QNetworkRequest(server.url()));
            connect(reply, &QNetworkReply::metaDataChanged, this,
                    [&reply] { http::endReply(*reply); });
            QTRY_VERIFY(!reply);
        }
    }

    // The owner may be destroyed between the error and the end of a reply, for example when a
    // window closes.
    void aReplyThatHasFailedIsNotFailedAgain_data()
    {
        QTest::addColumn<RawAnswer>("answer");
        QTest::newRow("refused") << support::errorAnswer(503);
        QTest::newRow("cut") << RawAnswer{.bytes =
                                              "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc",
                                          .after = RawAnswer::After::Close};
    }

    void aReplyThatHasFailedIsNotFailedAgain()
    {
        QFETCH(const RawAnswer, answer);
        support::RawServer server;
        server.answer = [&answer](const RawRequest &) {
            return answer;
        };
        QNetworkAccessManager manager;
        const QPointer reply = manager.get(QNetworkRequest(server.url()));
        QSignalSpy failed(reply, &QNetworkReply::errorOccurred);
        connect(reply, &QNetworkReply::errorOccurred, this, [&reply] { http::endReply(*reply); });
        QTRY_VERIFY(!reply);
        QCOMPARE(failed.size(), 1);
    }
};

STOREDESK_TEST(TestReplyEnd)

} // namespace tst_replyend

#include "tst_replyend.moc"
