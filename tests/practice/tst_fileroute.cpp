// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_fileroute {

using namespace support;
using practice::Fault;

class TestFileRoute final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(anyRealWarning());
        m_fixture.emplace();
        m_folder.emplace();
        m_bytes.clear();
        for (int line = 0; line < 20'000; ++line)
            m_bytes += QByteArray::number(line) + ",somebody@example.com\n";
        m_url = serve(u"my file.csv"_s, m_bytes);
    }
    void cleanup()
    {
        m_fixture.reset();
        m_folder.reset();
    }

    void aFileComesWithoutAKey()
    {
        const auto reply = get();
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, m_bytes);
        QCOMPARE(reply.headers.value("accept-ranges"), "bytes");
        QVERIFY(reply.headers.value("etag").startsWith('"'));
        QVERIFY(!reply.headers.contains("x-ratelimit-limit"));
    }

    void headReturnsTheSize()
    {
        RawHttp connection(m_fixture->service().url());
        connection.send("HEAD " + target() + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        const auto reply = connection.reply(true);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.headers.value("content-length").toLongLong(), m_bytes.size());
    }

    void anEmptyFileIsHandedOut()
    {
        m_url = serve(u"empty.csv"_s, {});
        const auto reply = get();
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.whole);
        QCOMPARE(get("Range: bytes=0-\r\n").status, 416);
    }

    void aRangeIsHonoured_data()
    {
        QTest::addColumn<QByteArray>("range");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        const int size = 528'890;
        QTest::newRow("one byte") << QByteArray("bytes=0-0") << 206 << 0 << 0;
        QTest::newRow("middle") << QByteArray("bytes=1000-1999") << 206 << 1000 << 1999;
        QTest::newRow("rest") << QByteArray("bytes=500000-") << 206 << 500'000 << size - 1;
        QTest::newRow("tail") << QByteArray("bytes=-10") << 206 << size - 10 << size - 1;
        QTest::newRow("longer tail than file")
            << QByteArray("bytes=-999999") << 206 << 0 << size - 1;
        QTest::newRow("past the end")
            << QByteArray("bytes=528000-999999") << 206 << 528'000 << size - 1;
        QTest::newRow("behind the end") << QByteArray("bytes=528890-") << 416 << 0 << 0;
        QTest::newRow("no tail") << QByteArray("bytes=-0") << 416 << 0 << 0;
        QTest::newRow("backwards") << QByteArray("bytes=20-10") << 200 << 0 << size - 1;
        QTest::newRow("junk") << QByteArray("bytes=a-b") << 200 << 0 << size - 1;
        QTest::newRow("signs") << QByteArray("bytes=+1-+5") << 200 << 0 << size - 1;
        QTest::newRow("nothing") << QByteArray("bytes=-") << 200 << 0 << size - 1;
        QTest::newRow("other unit") << QByteArray("rows=1-2") << 200 << 0 << size - 1;
        QTest::newRow("several") << QByteArray("bytes=0-1,5-6") << 200 << 0 << size - 1;
    }

    void aRangeIsHonoured()
    {
        QFETCH(const QByteArray, range);
        QFETCH(const int, status);
        QFETCH(const int, first);
        QFETCH(const int, last);
        QCOMPARE(m_bytes.size(), 528'890);
        const auto reply = get("Range: " + range + "\r\n");
        QCOMPARE(reply.status, status);
        if (status == 416) {
            QCOMPARE(reply.headers.value("content-range"), "bytes */528890");
            return;
        }
        QCOMPARE(reply.body, m_bytes.mid(first, last - first + 1));
        const auto expected = QStringLiteral("bytes %1-%2/528890").arg(first).arg(last);
        QCOMPARE(QString::fromLatin1(reply.headers.value("content-range")),
                 status == 206 ? expected : QString());
    }

    void aRangeOfAnotherFileIsNotGiven()
    {
        const auto etag = get().headers.value("etag");
        QCOMPARE(get("Range: bytes=5-\r\nIf-Range: " + etag + "\r\n").status, 206);
        QCOMPARE(get("Range: bytes=5-\r\nIf-Range: \"other\"\r\n").status, 200);
        QFile file(m_folder->filePath(u"my file.csv"_s));
        QVERIFY(file.open(QIODevice::Append));
        file.write("more\n");
        file.close();
        QVERIFY(get().headers.value("etag") != etag);
        QCOMPARE(get("Range: bytes=5-\r\nIf-Range: " + etag + "\r\n").status, 200);
    }

    void filesOfTheStoreAreServedByName()
    {
        const auto name = m_folder->filePath(u"my file.csv"_s).toUtf8().toPercentEncoding();
        const auto token = QByteArray(40, 'a');
        auto reply = ask("GET", "/files/" + token + '/' + name);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.headers.value("content-type"), "text/csv");
        reply = ask("GET", "/files/dead" + token.chopped(4) + '/' + name);
        QCOMPARE(reply.status, 403);
        QCOMPARE(reply.headers.value("content-type"), "application/xml");
        QVERIFY(reply.body.contains("<Error>"));
        QCOMPARE(ask("GET", "/files/" + token + "/other").status, 404);
        QCOMPARE(ask("POST", "/files/" + token + '/' + name).status, 405);
    }

    void aFileCanBeCutAnywhere_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<int>("at");
        for (const auto fault : {Fault::CutLength, Fault::CutChunked, Fault::CutClose}) {
            for (const int at : {0, 1, 65'536, 528'889})
                QTest::addRow("%d %d", int(fault), at) << fault << at;
        }
    }

    void aFileCanBeCutAnywhere()
    {
        QFETCH(const Fault, fault);
        QFETCH(const int, at);
        m_fixture->service().faults().add(practice::onceOnFile(fault, QString::number(at)));
        const auto cut = get();
        QCOMPARE(cut.status, 200);
        QCOMPARE(cut.body, m_bytes.left(at));
        QCOMPARE(cut.whole, fault == Fault::CutClose);
        const auto rest = get("Range: bytes=" + QByteArray::number(at) + "-\r\n");
        QCOMPARE(cut.body + rest.body, m_bytes);
    }

    void aFileIsSpoiltInOtherWays()
    {
        const auto etag = get().headers.value("etag");
        auto reply = spoiltBy(Fault::CorruptBytes, u"3"_s);
        QCOMPARE(reply.body.size(), m_bytes.size());
        int different = 0;
        for (qsizetype at = 0; at < m_bytes.size(); ++at)
            different += reply.body[at] == m_bytes[at] ? 0 : 1;
        QCOMPARE(different, 3);
        QCOMPARE(spoiltBy(Fault::FileExpired).status, 403);
        QVERIFY(spoiltBy(Fault::FileChanged).headers.value("etag") != etag);
        QCOMPARE(spoiltBy(Fault::NoRange).status, 200);
        QCOMPARE(spoiltBy(Fault::ErrorNotApplied).status, 500);
        QCOMPARE(spoiltBy(Fault::Redirect, u"302/port"_s).status, 302);
        QCOMPARE(spoiltBy(Fault::ResetApplied).ending, Ending::Reset);
        QCOMPARE(spoiltBy(Fault::CloseApplied).status, 0);
        QCOMPARE(spoiltBy(Fault::CutGzip).headers.value("content-encoding"), "gzip");
        QCOMPARE(spoiltBy(Fault::Drip, u"1"_s).body, m_bytes.mid(7));
    }

private:
    QUrl serve(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return m_fixture->service().serveFile(file.fileName());
    }

    [[nodiscard]] QByteArray target() const { return m_url.path(QUrl::FullyEncoded).toLatin1(); }

    RawReply ask(const QByteArray &method, const QByteArray &path, const QByteArray &headers = {})
    {
        return m_fixture->ask(method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers
                              + "\r\n");
    }

    RawReply get(const QByteArray &headers = {}) { return ask("GET", target(), headers); }

    RawReply spoiltBy(Fault fault, const QString &value = {})
    {
        m_fixture->service().faults().add(practice::onceOnFile(fault, value));
        auto reply =
            get(fault == Fault::NoRange || fault == Fault::Drip ? "Range: bytes=7-\r\n" : "");
        m_fixture->service().faults().clear();
        return reply;
    }

    std::optional<PracticeFixture> m_fixture;
    std::optional<QTemporaryDir> m_folder;
    QByteArray m_bytes;
    QUrl m_url;
};

STOREDESK_TEST(TestFileRoute)

} // namespace tst_fileroute

#include "tst_fileroute.moc"
