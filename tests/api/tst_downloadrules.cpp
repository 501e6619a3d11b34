// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloads/downloadrules.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_downloadrules {

using namespace Qt::StringLiterals;
using namespace storedesk;
using downloads::DownloadHead;
using downloads::Take;

class TestDownloadRules final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void filesComeOverHttpsOrFromThisComputer_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("https") << u"https://files.example.org/a.zip"_s << true;
        QTest::newRow("http elsewhere") << u"http://files.example.org/a.zip"_s << false;
        QTest::newRow("http on loopback") << u"http://127.0.0.1:8080/a.zip"_s << true;
        QTest::newRow("http on localhost") << u"http://localhost/a.zip"_s << true;
        QTest::newRow("http on IPv6 loopback") << u"http://[::1]/a.zip"_s << true;
        QTest::newRow("a host that only sounds local") << u"http://127.0.0.1.org/a"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("ftp") << u"ftp://example.org/a"_s << false;
        QTest::newRow("no host") << u"https:///a"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }

    void filesComeOverHttpsOrFromThisComputer()
    {
        QFETCH(const QString, address);
        QFETCH(const bool, allowed);
        QCOMPARE(downloads::mayFetch(QUrl(address)), allowed);
    }

    void aServerElsewhereCannotSendUsToThisComputer()
    {
        const QUrl there(u"https://files.example.org/a"_s);
        const QUrl here(u"http://127.0.0.1:631/admin"_s);
        QVERIFY(!downloads::mayFollow(there, here));
        QVERIFY(downloads::mayFollow(here, here));
        QVERIFY(downloads::mayFollow(here, there));
        QVERIFY(!downloads::mayFollow(there, QUrl(u"http://files.example.org/a"_s)));
    }

    void contentRanges_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<bool>("good");
        QTest::newRow("usual") << QByteArray("bytes 5-99/100") << true;
        QTest::newRow("capital letters") << QByteArray("Bytes 5-99/100") << true;
        QTest::newRow("total unknown") << QByteArray("bytes 5-99/*") << true;
        QTest::newRow("behind the end") << QByteArray("bytes 5-100/100") << false;
        QTest::newRow("backwards") << QByteArray("bytes 9-5/100") << false;
        QTest::newRow("negative") << QByteArray("bytes -5-9/100") << false;
        QTest::newRow("not satisfied") << QByteArray("bytes */100") << false;
        QTest::newRow("other unit") << QByteArray("rows 5-99/100") << false;
        QTest::newRow("too large for a number")
            << QByteArray("bytes 5-99999999999999999999999/100") << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("junk") << QByteArray("bytes x-y/z") << false;
    }

    void contentRanges()
    {
        QFETCH(const QByteArray, header);
        QFETCH(const bool, good);
        const auto range = downloads::contentRangeOf(header);
        QCOMPARE(range.has_value(), good);
        if (good)
            QCOMPARE(range->first, 5);
    }

    void onlyAStrongEntityTagAllowsResuming()
    {
        QCOMPARE(downloads::validatorOf({.entityTag = "\"abc\""}), "\"abc\"");
        QCOMPARE(downloads::validatorOf({.entityTag = "W/\"abc\"", .lastModified = "today"}), "");
        QCOMPARE(downloads::validatorOf({.lastModified = "Tue, 01 Sep 2026 00:00:00 GMT"}),
                 "Tue, 01 Sep 2026 00:00:00 GMT");
        QCOMPARE(downloads::validatorOf({}), "");
    }

    void responsesAreClassified_data()
    {
        QTest::addColumn<DownloadHead>("head");
        QTest::addColumn<Take>("take");
        const auto row = [](const char *name, const DownloadHead &head, Take take) {
            QTest::newRow(name) << head << take;
        };
        row("whole file", {.status = 200, .contentLength = "10"}, Take::Anew);
        row("whole file, packed", {.status = 200, .contentEncoding = "gzip"}, Take::Anew);
        row("whole file, packed otherwise", {.status = 200, .contentEncoding = "br"}, Take::Packed);
        row("the rest", {.status = 206, .entityTag = "\"a\"", .contentRange = "bytes 5-9/10"},
            Take::Append);
        row("the rest without a mark", {.status = 206, .contentRange = "bytes 5-9/10"},
            Take::Append);
        row("another place", {.status = 206, .entityTag = "\"a\"", .contentRange = "bytes 4-9/10"},
            Take::Restart);
        row("another file", {.status = 206, .entityTag = "\"b\"", .contentRange = "bytes 5-9/10"},
            Take::Restart);
        row("no place", {.status = 206, .entityTag = "\"a\""}, Take::Restart);
        row("the rest, packed",
            {.status = 206, .contentRange = "bytes 5-9/10", .contentEncoding = "gzip"},
            Take::Restart);
        row("range not satisfied", {.status = 416}, Take::Restart);
        row("nothing follows", {.status = 416, .contentRange = "bytes */5"}, Take::AllThere);
        row("it became shorter", {.status = 416, .contentRange = "bytes */4"}, Take::Restart);
        for (const int status : {301, 302, 303, 307, 308})
            row(qPrintable(QString::number(status)), {.status = status}, Take::Redirect);
        for (const int status : {400, 401, 403, 404, 410})
            row(qPrintable(QString::number(status)), {.status = status}, Take::Expired);
        for (const int status : {408, 429, 500, 502, 503, 504})
            row(qPrintable(QString::number(status)), {.status = status}, Take::Later);
        for (const int status : {204, 304, 405, 418, 501, 505})
            row(qPrintable(QString::number(status)), {.status = status}, Take::Refused);
    }

    void responsesAreClassified()
    {
        QFETCH(const DownloadHead, head);
        QFETCH(const Take, take);
        QCOMPARE(downloads::planOf(head, 5, "\"a\"").take, take);
    }

    void theEndOfAFileIsMarkedByLengthOrChunks()
    {
        using downloads::TransferFraming;
        const auto framingOf = [](const DownloadHead &head) {
            return downloads::planOf(head, 0, {}).framing;
        };
        QCOMPARE(framingOf({.status = 200, .contentLength = "10"}), TransferFraming::Length);
        QCOMPARE(framingOf({.status = 200, .transferEncoding = "chunked"}),
                 TransferFraming::Chunks);
        QCOMPARE(framingOf({.status = 200}), TransferFraming::Silence);
        QCOMPARE(downloads::planOf({.status = 200, .contentLength = "10"}, 0, {}).size, 10);
        const auto rest =
            downloads::planOf({.status = 206, .contentRange = "bytes 5-9/10"}, 5, "\"a\"");
        QCOMPARE(rest.size, 10);
        QCOMPARE(rest.validator, "\"a\"");
    }

    void compressedTransfersCannotResume()
    {
        const auto plan = downloads::planOf(
            {.status = 200, .entityTag = "\"a\"", .contentEncoding = "gzip"}, 0, {});
        QVERIFY(plan.gzip);
        QVERIFY(plan.validator.isEmpty());
    }
};

STOREDESK_TEST(TestDownloadRules)

} // namespace tst_downloadrules

#include "tst_downloadrules.moc"
