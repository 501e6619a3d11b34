// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/download.h"
#include "catalogue/key.h"
#include "support/goodrequests.h"
#include "support/rawserver.h"
#include "support/warnings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using api::DownloadOutcome;
using api::DownloadReason;
using api::DownloadRequest;
using practice::Aim;
using practice::Fault;
using practice::FaultRule;
using enum catalogue::OperationId;

Q_DECLARE_METATYPE(storedesk::practice::Fault)
Q_DECLARE_METATYPE(support::RawAnswer)

static QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    QRandomGenerator random(11);
    random.fillRange(reinterpret_cast<quint32 *>(bytes.data()), size / 4);
    return bytes;
}

class DownloadTest final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::RawServer> m_server;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<QObject> m_owner;
    int m_ends = 0;

    [[nodiscard]] base::ManualClock &clock() { return m_fixture->clock(); }
    [[nodiscard]] practice::Faults &faults() { return m_fixture->service().faults(); }

    [[nodiscard]] QUrl serve(const QByteArray &bytes, const QString &name = u"source"_s)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return m_fixture->service().serveFile(file.fileName());
    }

    [[nodiscard]] DownloadRequest to(const QUrl &address, const QString &name = u"got.bin"_s)
    {
        QDir(m_folder->path()).mkdir(u"out"_s);
        return {.address = address, .folder = m_folder->filePath(u"out"_s), .name = name};
    }

    api::Download *start(const DownloadRequest &request)
    {
        auto *download = new api::Download(request, clock(), m_owner.get());
        download->setRandom([] { return 0.5; });
        return download;
    }

    // Lets time pass only while the download itself waits, or when the test says so.
    DownloadOutcome end(api::Download *download, const std::function<bool()> &letTimePass = {})
    {
        std::optional<DownloadOutcome> outcome;
        connect(download, &api::Download::finished, m_owner.get(), [&](const DownloadOutcome &is) {
            ++m_ends;
            outcome = is;
        });
        const QPointer<api::Download> alive(download);
        QElapsedTimer limit;
        limit.start();
        while (!outcome && limit.elapsed() < 30'000) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
            if (outcome || !alive)
                break;
            if (alive->state() == api::Download::State::Renewing)
                continue;
            if (alive->state() == api::Download::State::Waiting || (letTimePass && letTimePass()))
                clock().advanceToNext();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return outcome.value_or(tl::unexpected(api::DownloadFailure{.words = {u"no end"_s}}));
    }

    DownloadOutcome end(const DownloadRequest &request) { return end(start(request)); }

    [[nodiscard]] QByteArray got(const QString &name = u"got.bin"_s) const
    {
        QFile file(m_folder->filePath(u"out/"_s + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] QStringList left() const
    {
        return QDir(m_folder->filePath(u"out"_s))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    [[nodiscard]] int fileRequests()
    {
        int count = 0;
        for (const auto &entry : m_fixture->ledger().entries())
            count += !entry.operation;
        return count;
    }

    static FaultRule nth(int request, Fault fault, const QString &value = {})
    {
        return {
            .aim = Aim::File, .fault = fault, .value = value, .first = request, .last = request};
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.emplace(); }
    void cleanupTestCase() { m_fixture.reset(); }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_server.emplace();
        m_owner = std::make_unique<QObject>();
        m_ends = 0;
        faults().clear();
        m_fixture->ledger().clear();
    }

    void cleanup()
    {
        m_owner.reset();
        m_server.reset();
        m_folder.reset();
    }

    void aFileArrivesAsItIs()
    {
        const auto bytes = noise(3'000'000);
        auto *download = start(to(serve(bytes)));
        qint64 most = 0;
        connect(download, &api::Download::progress, m_owner.get(),
                [&](qint64 received, qint64 total) {
                    QVERIFY(received >= most);
                    QCOMPARE(total, 3'000'000);
                    most = received;
                });
        const auto outcome = end(download);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(most, 3'000'000);
        QCOMPARE(outcome->size, 3'000'000);
        QCOMPARE(outcome->attempts, 1);
        QCOMPARE(got(), bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
        QCOMPARE(m_ends, 1);
        const auto others = QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(!(QFileInfo(outcome->path).permissions() & others));
    }

    // G20: 64 MB, cut at 50 random points of one download, framed by length.
    void aFileThatIsCutFiftyTimesArrivesWhole()
    {
        const auto bytes = noise(64 * 1024 * 1024);
        const auto address = serve(bytes);
        QRandomGenerator random(5);
        for (int cut = 1; cut <= 50; ++cut)
            faults().add(nth(cut, Fault::CutLength, QString::number(random.bounded(1, 2'500'000))));
        const auto outcome = end(to(address));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(outcome->attempts > 25);
        QCOMPARE(QCryptographicHash::hash(got(), QCryptographicHash::Sha256),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }

    void aFileThatIsCutArrivesWholeHoweverItIsFramed_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("length") << Fault::CutLength;
        QTest::newRow("chunks") << Fault::CutChunked;
        QTest::newRow("connection") << Fault::CutClose;
        QTest::newRow("gzip") << Fault::CutGzip;
        QTest::newRow("closed before the answer") << Fault::CloseNotApplied;
        QTest::newRow("reset before the answer") << Fault::ResetNotApplied;
        QTest::newRow("half a status line") << Fault::HalfStatusLine;
        QTest::newRow("408") << Fault::RequestTimeout;
        QTest::newRow("429") << Fault::ThrottlePlain;
        QTest::newRow("500") << Fault::ErrorNotApplied;
        QTest::newRow("502") << Fault::BadGateway;
        QTest::newRow("503 with Retry-After") << Fault::Unavailable;
        QTest::newRow("dripping") << Fault::Drip;
    }

    void aFileThatIsCutArrivesWholeHoweverItIsFramed()
    {
        QFETCH(const Fault, fault);
        const auto bytes = noise(400'000);
        const auto address = serve(bytes);
        for (const int attempt : {1, 2, 3})
            faults().add(nth(attempt, fault));
        const auto outcome = end(to(address));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(got() == bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    void aBreakIsContinuedWhereItHappened()
    {
        const auto bytes = noise(1'000'000);
        m_server->answer = [&](const support::RawRequest &request) -> support::RawAnswer {
            const bool rest = request.headers.contains("range");
            const QByteArray head = rest
                ? "HTTP/1.1 206 Partial\r\nContent-Range: bytes 300000-999999/1000000\r\n"
                  "Content-Length: 700000\r\nETag: \"a\"\r\n\r\n"
                : "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: \"a\"\r\n\r\n";
            return rest ? support::RawAnswer{.bytes = head + bytes.sliced(300'000)}
                        : support::RawAnswer{.bytes = head + bytes.first(300'000),
                                             .after = support::RawAnswer::After::Close};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
        QCOMPARE(m_server->requests.size(), 2);
        QCOMPARE(m_server->requests.at(1).headers.value("range"), "bytes=300000-");
        QCOMPARE(m_server->requests.at(1).headers.value("if-range"), "\"a\"");
    }

    // What the server says to a request for the rest, and what must not come of it.
    void aRestThatDoesNotFitIsNotAppended_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("range ignored") << QByteArray("HTTP/1.1 200 OK\r\nETag: \"a\"\r\n");
        QTest::newRow("changed") << QByteArray("HTTP/1.1 200 OK\r\nETag: \"b\"\r\n");
        QTest::newRow("part of another file")
            << QByteArray("HTTP/1.1 206 Partial\r\nETag: \"b\"\r\nContent-Range: bytes "
                          "300000-999999/1000000\r\n");
        QTest::newRow("another part") << QByteArray(
            "HTTP/1.1 206 Partial\r\nETag: \"a\"\r\nContent-Range: bytes 0-999999/1000000\r\n");
        QTest::newRow("not satisfied")
            << QByteArray("HTTP/1.1 416 No\r\nContent-Range: bytes */1000000\r\n");
    }

    void aRestThatDoesNotFitIsNotAppended()
    {
        QFETCH(const QByteArray, head);
        const auto old = noise(1'000'000);
        const QByteArray bytes(1'000'000, 'n');
        m_server->answer = [&](const support::RawRequest &request) -> support::RawAnswer {
            if (m_server->requests.size() == 1)
                return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: \"a\"\r\n\r\n"
                            + old.first(300'000),
                        .after = support::RawAnswer::After::Close};
            if (request.headers.contains("range"))
                return {.bytes = head + "Content-Length: 1000000\r\n\r\n" + bytes};
            return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + bytes};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
    }

    void withoutAMarkABreakBeginsAnew()
    {
        const auto bytes = noise(1'000'000);
        m_server->answer = [&](const support::RawRequest &) -> support::RawAnswer {
            const QByteArray head =
                "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: W/\"a\"\r\n\r\n";
            if (m_server->requests.size() == 1)
                return {.bytes = head + bytes.first(300'000),
                        .after = support::RawAnswer::After::Close};
            return {.bytes = head + bytes};
        };
        QVERIFY(end(to(m_server->url())));
        QVERIFY(got() == bytes);
        QVERIFY(!m_server->requests.at(1).headers.contains("range"));
    }

    void thePracticeServicesOwnTraps_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("range ignored") << Fault::NoRange;
        QTest::newRow("file changed") << Fault::FileChanged;
    }

    void thePracticeServicesOwnTraps()
    {
        QFETCH(const Fault, fault);
        const auto bytes = noise(1'000'000);
        const auto address = serve(bytes);
        faults().add(nth(1, Fault::CutLength, u"300000"_s));
        faults().add(nth(2, fault));
        QVERIFY(end(to(address)));
        QVERIFY(got() == bytes);
    }

    // F4: half a file with the end of the connection as its only end.
    void whatCannotBeProvenWholeGetsNoName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<support::RawAnswer>("answer");
        using After = support::RawAnswer::After;
        QTest::newRow("no length, no structure")
            << u"report.csv"_s
            << support::RawAnswer{.bytes = "HTTP/1.1 200 OK\r\n\r\nline,field\n1,2\n",
                                  .after = After::Close};
        QTest::newRow("half a ZIP without a length")
            << u"a.zip"_s
            << support::RawAnswer{.bytes = "HTTP/1.1 200 OK\r\n\r\nPK\x03\x04 and so on",
                                  .after = After::Close};
        QTest::newRow("half a ZIP with a length")
            << u"a.zip"_s
            << support::RawAnswer{
                   .bytes = "HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\nPK\x03\x04 and so on"};
        QTest::newRow("a page in place of a ZIP")
            << u"a.zip"_s
            << support::RawAnswer{
                   .bytes = "HTTP/1.1 200 OK\r\nContent-Length: 21\r\n\r\n<html>Sign in!</html>"};
        QTest::newRow("always cut")
            << u"report.csv"_s
            << support::RawAnswer{.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nline\n",
                                  .after = After::Close};
    }

    void whatCannotBeProvenWholeGetsNoName()
    {
        QFETCH(const QString, name);
        QFETCH(const support::RawAnswer, answer);
        m_server->answer = [&](const support::RawRequest &) {
            return answer;
        };
        const auto outcome = end(to(m_server->url(), name));
        QVERIFY(!outcome);
        QVERIFY(outcome.error().reason == DownloadReason::Incomplete
                || outcome.error().reason == DownloadReason::Network);
        QCOMPARE(m_server->requests.size(), 5);
        QVERIFY(!outcome.error().words.what.isEmpty());
        QCOMPARE(left(), QStringList());
    }

    void aSizeThatIsKnownFromElsewhereIsAProofToo()
    {
        m_server->answer = [&](const support::RawRequest &) -> support::RawAnswer {
            return {.bytes = "HTTP/1.1 200 OK\r\n\r\nline\n",
                    .after = support::RawAnswer::After::Close};
        };
        auto request = to(m_server->url());
        request.expectedSize = 5;
        QVERIFY(end(request));
        request.name = u"other.bin"_s;
        request.expectedSize = 6;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Incomplete);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    void aRealExportArrives()
    {
        support::GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = support::GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        const auto outcome = end(to(QUrl(record.value(u"fileUrl"_s).toString()),
                                    record.value(u"fileName"_s).toString()));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(outcome->size > 100);
        QVERIFY(got(record.value(u"fileName"_s).toString()).startsWith("PK"));
    }

    // G21: the address dies in the middle, and one more read brings a new one.
    void anAddressThatExpiresIsRenewed()
    {
        support::GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = support::GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        auto request = to(QUrl(record.value(u"fileUrl"_s).toString()), u"export.zip"_s);
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(id, owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        faults().add(nth(1, Fault::CutLength, u"700"_s));
        m_fixture->ledger().clear();

        auto *download = start(request);
        bool first = true;
        connect(download, &api::Download::waiting, m_owner.get(), [&] {
            if (std::exchange(first, false))
                clock().setNow(clock().now().addSecs(101 * 60));
        });
        const auto outcome = end(download);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(m_fixture->ledger().received(GetExport), 1);
        QCOMPARE(fileRequests(), 3); // cut, expired, the rest
        QVERIFY(!first);
        request.name = u"again.zip"_s;
        request.address = QUrl(m_fixture->record({.operation = GetExport, .values = {id}})
                                   .value(u"fileUrl"_s)
                                   .toString());
        QVERIFY(end(request));
        QVERIFY(got(u"export.zip"_s) == got(u"again.zip"_s));
    }

    void anAddressThatStaysExpiredIsGivenUp()
    {
        support::GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = support::GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        auto request = to(QUrl(record.value(u"fileUrl"_s).toString()), u"export.zip"_s);
        for (const int attempt : {1, 2, 3})
            faults().add(nth(attempt, Fault::FileExpired));
        auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
        QCOMPARE(outcome.error().status, 403);

        m_fixture->ledger().clear();
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(id, owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
        QCOMPARE(m_fixture->ledger().received(GetExport), 1);
        QCOMPARE(left(), QStringList());
    }

    void aRecordThatIsGoneCannotRenew()
    {
        auto request =
            to(m_fixture->service().url().resolved(QUrl(u"/files/%1/x"_s.arg(QString(40, u'a')))));
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(QString(24, u'0'), owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
    }

    // G28: the address alone opens the file; nobody on the way learns who we are.
    void noRequestForAFileCarriesTheKey()
    {
        m_server->answer = [&](const support::RawRequest &request) -> support::RawAnswer {
            if (request.target == "/first")
                return {.bytes = "HTTP/1.1 302 Found\r\nLocation: /second\r\nSet-Cookie: "
                                 "a=b\r\nContent-Length: 0\r\n\r\n"};
            return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"};
        };
        QVERIFY(end(to(m_server->url().resolved(QUrl(u"/first"_s)))));
        QCOMPARE(m_server->requests.size(), 2);
        for (const auto &request : m_server->requests) {
            QVERIFY(!request.headers.contains("authorization"));
            QVERIFY(!request.headers.contains("cookie"));
            QCOMPARE(request.headers.value("accept-encoding"), "identity");
        }
    }

    void redirectsAreFollowedFiveTimes_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("good");
        QTest::newRow("five") << 5 << true;
        QTest::newRow("six") << 6 << false;
    }

    void redirectsAreFollowedFiveTimes()
    {
        QFETCH(const int, count);
        QFETCH(const bool, good);
        static constexpr std::array statuses{301, 302, 303, 307, 308};
        m_server->answer = [&](const support::RawRequest &request) -> support::RawAnswer {
            const int number = request.target.sliced(1).toInt();
            if (number == count)
                return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"};
            return {.bytes = "HTTP/1.1 "
                        + QByteArray::number(statuses[static_cast<std::size_t>(number) % 5])
                        + " On\r\nContent-Length: 4\r\nLocation: /" + QByteArray::number(number + 1)
                        + "\r\n\r\nbody"};
        };
        const auto outcome = end(to(m_server->url().resolved(QUrl(u"/0"_s))));
        QCOMPARE(outcome.has_value(), good);
        if (!good)
            QCOMPARE(outcome.error().reason, DownloadReason::Refused);
        QCOMPARE(got(), good ? "ok" : "");
    }

    void redirectsToPlainHttpElsewhereAreNotFollowed()
    {
        m_server->answer = [&](const support::RawRequest &) -> support::RawAnswer {
            return {.bytes = "HTTP/1.1 302 Found\r\nLocation: "
                             "http://files.example.org/x\r\nContent-Length: 0\r\n\r\n"};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Refused);
    }

    void addressesOfOtherKindsAreNotFetched_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("plain http elsewhere") << u"http://files.example.org/x"_s;
        QTest::newRow("file") << u"file:///etc/passwd"_s;
        QTest::newRow("nothing") << QString();
    }

    void addressesOfOtherKindsAreNotFetched()
    {
        QFETCH(const QString, address);
        const auto outcome = end(to(QUrl(address)));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Address);
        QCOMPARE(left(), QStringList());
    }

    // G29: nothing hangs.
    void aServerThatFallsSilentIsLeftAfterThirtySeconds()
    {
        const auto bytes = noise(1'000'000);
        const auto address = serve(bytes);
        faults().add(nth(1, Fault::Stall, u"400000"_s));
        const auto began = clock().ticks();
        auto *download = start(to(address));
        qint64 received = 0;
        connect(download, &api::Download::progress, m_owner.get(),
                [&](qint64 now) { received = now; });
        bool waited = false;
        const auto outcome = end(download, [&] {
            const auto last = m_fixture->ledger().last();
            const bool silent = last && last->step == practice::Step::Stalled;
            return silent && received >= 400'000 && !std::exchange(waited, true);
        });
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
        QVERIFY(clock().ticks() - began >= 30s);
        QVERIFY(clock().ticks() - began <= 35s);
    }

    void aServerThatNamesATimeIsObeyed()
    {
        const auto address = serve("bytes");
        faults().add(nth(1, Fault::Unavailable, u"90"_s));
        const auto began = clock().ticks();
        QVERIFY(end(to(address)));
        QVERIFY(clock().ticks() - began >= 90s);
        QVERIFY(clock().ticks() - began <= 100s);
    }

    void aStatusThatNoRepetitionChangesEndsAtOnce()
    {
        const auto address = serve("bytes");
        faults().add(nth(1, Fault::Status, u"405"_s));
        const auto outcome = end(to(address));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Refused);
        QCOMPARE(outcome.error().status, 405);
        QCOMPARE(fileRequests(), 1);
    }

    void afterAnOutageItGoesOnFromThePartThatWasKept()
    {
        const auto bytes = noise(1'000'000);
        const auto address = serve(bytes);
        faults().add(nth(1, Fault::CutLength, u"600000"_s));
        auto *download = start(to(address));
        connect(download, &api::Download::waiting, m_owner.get(),
                [&] { m_fixture->service().setDoor(practice::Door::Refusing); });
        auto outcome = end(download);
        m_fixture->service().setDoor(practice::Door::Open);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Network);
        QVERIFY(!outcome.error().validator.isEmpty());
        QCOMPARE(left(), QStringList{u"got.bin.part"_s});

        auto request = to(address);
        request.validator = outcome.error().validator;
        qint64 first = -1;
        auto *second = start(request);
        connect(second, &api::Download::progress, m_owner.get(), [&](qint64 received) {
            if (first < 0)
                first = received;
        });
        outcome = end(second);
        QVERIFY(outcome);
        QVERIFY(first > 600'000);
        QVERIFY(got() == bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    void aFileOfThatNameStaysUnlessItMayBeReplaced()
    {
        const auto address = serve("new");
        auto request = to(address);
        QFile mine(m_folder->filePath(u"out/got.bin"_s));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        const auto refused = end(request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().reason, DownloadReason::Disk);
        QCOMPARE(fileRequests(), 0);
        QCOMPARE(got(), "mine");
        request.replace = true;
        QVERIFY(end(request));
        QCOMPARE(got(), "new");
    }

    void aNameFromTheServiceStaysInTheFolder()
    {
        const auto outcome = end(to(serve("bytes"), u"../../../tmp/evil\u202e.zip/../x.csv"_s));
        QVERIFY(outcome);
        QCOMPARE(QFileInfo(outcome->path).canonicalPath(),
                 QFileInfo(m_folder->filePath(u"out"_s)).canonicalFilePath());
        QCOMPARE(left().size(), 1);
    }

    void aFolderThatCannotBeWrittenIsSaidInWords()
    {
        auto request = to(serve("bytes"));
        request.folder = m_folder->filePath(u"nowhere"_s);
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Disk);
        QVERIFY(!outcome.error().words.why.isEmpty());
        QCOMPARE(fileRequests(), 0);
    }

    void aStreamWithoutAnEndIsStopped()
    {
        auto request = to(serve(noise(2'000'000)));
        request.sizeLimit = 1'000'000;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Disk);
        QVERIFY(!QFile::exists(m_folder->filePath(u"out/got.bin"_s)));
    }

    void cancellingLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("when");
        QTest::newRow("before it began") << QByteArray("before");
        QTest::newRow("in the middle") << QByteArray("middle");
        QTest::newRow("while it waits") << QByteArray("waiting");
    }

    void cancellingLeavesNothing()
    {
        QFETCH(const QByteArray, when);
        const auto address = serve(noise(4'000'000));
        faults().add(nth(1, Fault::CutLength, u"3000000"_s));
        auto *download = start(to(address));
        if (when == "before")
            download->cancel();
        else if (when == "middle")
            connect(download, &api::Download::progress, m_owner.get(),
                    [download] { download->cancel(); });
        else
            connect(download, &api::Download::waiting, m_owner.get(),
                    [download] { download->cancel(); });
        const auto outcome = end(download);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Cancelled);
        QCOMPARE(m_ends, 1);
        QCOMPARE(left(), QStringList());
    }

    void anOwnerThatDiesLeavesNothing()
    {
        auto *download = start(to(serve(noise(4'000'000))));
        const QPointer<api::Download> alive(download);
        bool moved = false;
        connect(download, &api::Download::progress, this, [&] { moved = true; });
        QTRY_VERIFY(moved);
        m_owner.reset();
        QVERIFY(!alive);
        QCOMPARE(left(), QStringList());
    }
};

QTEST_GUILESS_MAIN(DownloadTest)
#include "tst_download.moc"
