// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/service.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QNetworkInterface>
#include <QSet>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QtEndian>

#include <algorithm>

namespace tst_loopbackonly {

using namespace Qt::StringLiterals;
using namespace storedesk;
using practice::AcceptMode;
using practice::Elsewhere;
using practice::Flaw;
using practice::Key;

// G46: other computers cannot reach the practice service, and it does not accept the key of a real
// account. The test queries the kernel, not the service, for the listening sockets.
class TestLoopbackOnly final : public QObject
{
    Q_OBJECT

    struct Listener
    {
        QHostAddress address;
        quint16 port = 0;
    };

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QVERIFY(listeners().empty());
    }

    // Proves that the other tests would find such a listener.
    void aListenerOnAllInterfacesWouldBeDetected()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::AnyIPv4));
        QTcpServer newer;
        // Some systems do not support IPv6.
        const bool both = newer.listen(QHostAddress::AnyIPv6);
        QCOMPARE(listeners().size(), both ? 2U : 1U);
        for (const auto &listener : listeners())
            QVERIFY(!listener.address.isLoopback());
    }

    void everyListenerIsOnThisComputerAlone_data()
    {
        QTest::addColumn<bool>("tls");
        QTest::newRow("http") << false;
        QTest::newRow("https") << true;
    }

    void everyListenerIsOnThisComputerAlone()
    {
        QFETCH(const bool, tls);
        support::PracticeFixture fixture({.requestsPerMinute = 0, .tls = tls});
        auto &service = fixture.service();
        staysHere(service, 1);
        for (const auto mode : {AcceptMode::Hanging, AcceptMode::Accepting, AcceptMode::Refusing,
                                AcceptMode::Accepting}) {
            service.setAcceptMode(mode);
            staysHere(service, mode == AcceptMode::Refusing ? 0 : 1);
        }
        for (const auto difference : {Elsewhere::Host, Elsewhere::Port, Elsewhere::Scheme})
            QVERIFY(service.otherOrigin(difference));
        for (const auto flaw : {Flaw::SelfSigned, Flaw::Expired, Flaw::WrongHost,
                                Flaw::MissingIntermediate, Flaw::OldTls})
            QVERIFY(service.badCertificate(flaw));
        staysHere(service, 9);
    }

    void noOtherAddressOfThisComputerAnswers()
    {
        support::PracticeFixture fixture;
        const auto port = quint16(fixture.service().url().port());
        const auto addresses = QNetworkInterface::allAddresses();
        for (const auto &address : addresses) {
            QTcpSocket socket;
            socket.connectToHost(address, port);
            const bool reached = socket.waitForConnected(5000);
            QVERIFY2(reached == (address == QHostAddress(QHostAddress::LocalHost)),
                     qPrintable(address.toString()));
        }
    }

    void everyServiceTakesAPortOfItsOwn()
    {
        QCOMPARE(practice::ServiceOptions().port, quint16());
        QSet<int> ports;
        std::vector<std::unique_ptr<support::PracticeFixture>> fixtures;
        for (int number = 0; number < 8; ++number) {
            fixtures.push_back(std::make_unique<support::PracticeFixture>());
            ports.insert(fixtures.back()->service().url().port());
        }
        QCOMPARE(ports.size(), 8);
        QVERIFY(!ports.contains(0) && !ports.contains(-1));
        // Services that are started one after another do not always get the same port.
        ports.clear();
        fixtures.clear();
        for (int number = 0; number < 8; ++number)
            ports.insert(support::PracticeFixture().service().url().port());
        QVERIFY(ports.size() > 1);
    }

    // G46: a foreign page whose host name resolves to this computer still sends that name.
    void anotherNameIsRefusedBeforeAnythingIsRead_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &target, const QByteArray &host,
                            int status) {
            QTest::newRow(name) << target << host << status;
        };
        row("address", "/store/", "Host: 127.0.0.1\r\n", 200);
        row("address and port", "/store/", "Host: 127.0.0.1:8080\r\n", 200);
        row("newer address", "/store/", "Host: [::1]:1\r\n", 200);
        row("name", "/store/", "host: LocalHost\r\n", 200);
        row("name for a proxy", "http://localhost:1/store/", "Host: localhost\r\n", 200);
        row("another name", "/store/", "Host: rebound.example\r\n", 403);
        row("another name for a proxy", "http://rebound.example/store/", "Host: localhost\r\n",
            403);
        row("another name before the sign", "HTTP://localhost@evil/store/", "Host: localhost\r\n",
            403);
        row("address as a beginning", "/store/", "Host: 127.0.0.1.rebound.example\r\n", 403);
        row("name as a beginning", "/store/", "Host: localhost.rebound.example:80\r\n", 403);
        row("no port", "/store/", "Host: localhost:80x\r\n", 403);
        row("another address here", "/store/", "Host: 127.0.0.2\r\n", 403);
        row("every address", "/store/", "Host: 0.0.0.0\r\n", 403);
        row("empty", "/store/", "Host: \r\n", 403);
        row("none", "/store/", "", 400);
        row("two", "/store/", "Host: localhost\r\nHost: localhost\r\n", 400);
        row("a file", "/files/" + QByteArray(40, 'a') + "/x.zip", "Host: rebound.example\r\n", 403);
        row("nothing there", "/nothing", "Host: rebound.example\r\n", 403);
    }

    void anotherNameIsRefusedBeforeAnythingIsRead()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, host);
        QFETCH(const int, status);
        support::PracticeFixture fixture({.requestsPerMinute = 5});
        const auto head =
            " HTTP/1.1\r\n" + host + "Authorization: apiKey " + fixture.service().apiKey() + "\r\n";
        QCOMPARE(fixture.ask("GET " + target + head + "\r\n").status, status);
        if (status == 200)
            return;
        // There is no entry if the HTTP library refused the request.
        const auto last = fixture.ledger().last();
        QVERIFY(!last || !last->applied);
        // The service does not wait for the body, and the request does not count toward the rate
        // limit.
        support::RawHttp connection(fixture.service().url());
        connection.send("POST " + target + head
                        + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
        const auto reply = connection.reply();
        QCOMPARE(reply.status, status);
        // Newer versions of the HTTP library refuse a request without a host before the service
        // sees it.
        if (status == 400 && reply.json().isEmpty())
            return;
        QCOMPARE(reply.json().value(u"status"_s).toInt(), status);
        QCOMPARE(reply.headers.value("connection"), "close");
        QCOMPARE(reply.headers.value("x-ratelimit-remaining"), "5");
        connection.rest();
        QVERIFY(connection.ending() != support::Ending::Open);
    }

    void onlyAnOldClientMaySayNoName()
    {
        support::PracticeFixture fixture;
        const auto rest = "\r\nAuthorization: apiKey " + fixture.service().apiKey() + "\r\n\r\n";
        QCOMPARE(fixture.ask("GET /store/ HTTP/1.0" + rest).status, 200);
        QCOMPARE(fixture.ask("GET /store/ HTTP/1.2" + rest).status, 400);
    }

    void aRefusedNameUsesUpNoFault()
    {
        support::PracticeFixture fixture(
            {.requestsPerMinute = 0,
             .faults = {practice::once(catalogue::OperationId::GetStore,
                                       practice::Fault::ErrorNotApplied)}});
        const auto request = fixture.request("GET", "/store/");
        QCOMPARE(fixture.ask(QByteArray(request).replace("localhost", "rebound.example")).status,
                 403);
        QCOMPARE(fixture.ask(request).status, 500);
    }

    void aKeyOfARealAccountIsRefused_data()
    {
        QTest::addColumn<QByteArray>("key");
        const auto rest = "0a1b2c3d:AbCdEfGhIjKlMnOpQrStUv"_ba;
        QTest::newRow("no beginning") << rest;
        QTest::newRow("another beginning") << "live-" + rest;
        QTest::newRow("another case") << "Practice-" + rest;
        QTest::newRow("without its hyphen") << "practice" + rest;
        QTest::newRow("inside") << "x-practice-" + rest;
        QTest::newRow("behind a space") << " practice-" + rest;
        QTest::newRow("empty") << QByteArray();
    }

    void aKeyOfARealAccountIsRefused()
    {
        QFETCH(const QByteArray, key);
        // The key would be refused even if it were one of the service's own keys.
        const std::vector keys{Key{.text = key, .scopes = {u"*"_s}}};
        QVERIFY(!practice::keyIn("apiKey " + key, keys));
        const Key good{.text = "practice-" + key, .scopes = {u"*"_s}};
        QVERIFY(practice::keyIn("apiKey " + good.text, {good}));

        support::PracticeFixture fixture;
        const auto reply = fixture.ask(
            "GET /store/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey " + key + "\r\n\r\n");
        QCOMPARE(reply.status, 401);
    }

    void everyKeyTheServiceMakesIsMarked()
    {
        for (const quint64 seed : {0U, 1U, 4711U}) {
            support::PracticeFixture fixture({.seed = seed, .keys = {{u"contacts:read"_s}, {}}});
            const auto keys = fixture.service().keys();
            QCOMPARE(keys.size(), 3U);
            for (const auto &key : keys)
                QVERIFY(key.text.startsWith("practice-"));
        }
    }

private:
    static QSet<QByteArray> ownSockets()
    {
        QSet<QByteArray> inodes;
        const auto entries = QDir(u"/proc/self/fd"_s).entryInfoList(QDir::System | QDir::Files);
        for (const auto &entry : entries) {
            const auto target = QFile::symLinkTarget(entry.filePath()).section(u'/', -1);
            if (target.startsWith("socket:["_L1))
                inodes.insert(target.sliced(8).chopped(1).toLatin1());
        }
        return inodes;
    }

    // Parses an address in the kernel's format, which is 32-bit words in host byte order.
    static QHostAddress addressOf(const QByteArray &text)
    {
        auto bytes = QByteArray::fromHex(text);
        for (qsizetype word = 0; word < bytes.size(); word += 4)
            std::reverse(bytes.begin() + word, bytes.begin() + word + 4);
        if (bytes.size() == 4)
            return QHostAddress(qFromBigEndian<quint32>(bytes.constData()));
        return QHostAddress(reinterpret_cast<const quint8 *>(bytes.constData()));
    }

    // Returns all listening sockets of this process.
    static std::vector<Listener> listeners()
    {
        static constexpr auto listening = "0A";
        const auto own = ownSockets();
        std::vector<Listener> found;
        for (const auto &name : {u"/proc/net/tcp"_s, u"/proc/net/tcp6"_s}) {
            QFile table(name);
            if (!table.open(QIODevice::ReadOnly))
                continue;
            const auto lines = table.readAll().split('\n');
            for (const auto &line : lines) {
                const auto columns = line.simplified().split(' ');
                if (columns.value(3) != listening || !own.contains(columns.value(9)))
                    continue;
                const auto place = columns.at(1).split(':');
                found.push_back({addressOf(place.at(0)), quint16(place.at(1).toInt(nullptr, 16))});
            }
        }
        return found;
    }

    static void staysHere(const practice::Service &service, std::size_t atLeast)
    {
        const auto all = listeners();
        QVERIFY2(all.size() >= atLeast, qPrintable(QString::number(all.size())));
        bool itself = atLeast == 0;
        for (const auto &listener : all) {
            QVERIFY2(listener.address.isLoopback(), qPrintable(listener.address.toString()));
            itself = itself || listener.port == service.url().port();
        }
        QVERIFY(itself);
    }
};

STOREDESK_TEST(TestLoopbackOnly)

} // namespace tst_loopbackonly

#include "tst_loopbackonly.moc"
