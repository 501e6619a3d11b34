// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include <QTest>

#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace tst_warehousetls {

using namespace Qt::StringLiterals;
using support::WarehouseFixture;

static constexpr quint16 postgresPort = 5432;

static sockaddr_in addressOf(const QString &text)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(postgresPort);
    inet_pton(AF_INET, text.toLatin1().constData(), &address.sin_addr);
    return address;
}

// Listens in place of a server and records the bytes of the first client. Forwards them to the real
// server, or refuses encryption if there is none.
class Eavesdropper final
{
public:
    Eavesdropper(const QString &own, const QString &server)
        : m_listener(socket(AF_INET, SOCK_STREAM, 0))
        , m_server(server)
    {
        const int on = 1;
        setsockopt(m_listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        auto address = addressOf(own);
        m_listens = bind(m_listener, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0
            && listen(m_listener, 1) == 0;
        m_thread = std::thread([this] { run(); });
    }
    ~Eavesdropper()
    {
        (void)heard();
        close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(Eavesdropper)

    [[nodiscard]] bool listens() const { return m_listens; }
    // Waits until the client is gone.
    [[nodiscard]] QByteArray heard()
    {
        // Without a client, accepting would never end.
        shutdown(m_listener, SHUT_RDWR);
        if (m_thread.joinable())
            m_thread.join();
        return m_heard;
    }

private:
    void run()
    {
        const int client = accept(m_listener, nullptr, nullptr);
        if (client < 0)
            return;
        int server = -1;
        if (!m_server.isEmpty()) {
            server = socket(AF_INET, SOCK_STREAM, 0);
            auto address = addressOf(m_server);
            (void)connect(server, reinterpret_cast<sockaddr *>(&address), sizeof address);
        }
        forward(client, server);
        close(client);
        if (server >= 0)
            close(server);
    }
    void forward(int client, int server)
    {
        std::array sockets{pollfd{.fd = client, .events = POLLIN, .revents = 0},
                           pollfd{.fd = server, .events = POLLIN, .revents = 0}};
        std::array<char, 4096> bytes{};
        while (poll(sockets.data(), sockets.size(), 60'000) > 0) {
            for (const auto &one : sockets) {
                if (one.revents == 0)
                    continue;
                const auto size = read(one.fd, bytes.data(), bytes.size());
                if (size <= 0)
                    return;
                if (one.fd == client)
                    m_heard.append(bytes.data(), size);
                const int other = one.fd == client ? server : client;
                const bool refused = other < 0;
                if (write(refused ? client : other, refused ? "N" : bytes.data(),
                          refused ? 1 : std::size_t(size))
                    < 0)
                    return;
            }
        }
    }

    int m_listener = -1;
    bool m_listens = false;
    QString m_server;
    QByteArray m_heard;
    std::thread m_thread;
};

// A real server with a certificate of an authority that only this test knows.
class TestWarehouseTls final : public QObject
{
    Q_OBJECT

private:
    // Every process has addresses of its own, so that the port is always free. They differ from
    // 127.0.0.1, which counts as this computer.
    [[nodiscard]] static QString loopback(int number)
    {
        const auto pid = getpid();
        return u"127.%1.%2.%3"_s.arg(number).arg(pid >> 8 & 255).arg(1 + (pid & 127));
    }
    [[nodiscard]] static QString serverAddress() { return loopback(51); }
    [[nodiscard]] static QString listenerAddress() { return loopback(52); }

    [[nodiscard]] QByteArray openssl(const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_warehouse.cli.path({}));
        process.start(u"openssl"_s,
                      QStringList{u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                                  u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-days"_s,
                                  u"2"_s}
                          + arguments);
        return process.waitForFinished() && process.exitCode() == 0
            ? QByteArray()
            : "openssl: " + process.readAllStandardError();
    }
    [[nodiscard]] QByteArray makeCertificates() const
    {
        const auto authority = [this](const QString &name) {
            return openssl({u"-keyout"_s, name + u".key"_s, u"-out"_s, name + u".crt"_s, u"-subj"_s,
                            u"/CN="_s + name});
        };
        return authority(u"known"_s) + authority(u"unknown"_s)
            + openssl({u"-CA"_s, u"known.crt"_s, u"-CAkey"_s, u"known.key"_s, u"-keyout"_s,
                       u"server.key"_s, u"-out"_s, u"server.crt"_s, u"-subj"_s,
                       u"/CN=db.example.com"_s, u"-addext"_s,
                       u"subjectAltName=DNS:db.example.com"_s});
    }

    // Connects through the listener.
    [[nodiscard]] support::CommandLine::Ended connectTo(const QString &host,
                                                        const QString &authority) const
    {
        return m_warehouse.warehouse(
            {u"status"_s, u"--to"_s,
             u"host=%1 hostaddr=%2 dbname=shop user=desk sslrootcert=%3"_s.arg(
                 host, listenerAddress(), m_warehouse.cli.path(authority + u".crt"_s))});
    }
    // After the request for encryption, everything is encrypted.
    static void checkSecrecy(const QByteArray &heard)
    {
        QVERIFY(heard.size() > 8);
        QCOMPARE(heard.first(8), QByteArray::fromHex("0000000804d2162f"));
        QCOMPARE(heard.at(8), '\x16');
        for (const QByteArray secret : {"desk", "shop", "SCRAM", WarehouseFixture::password})
            QVERIFY2(!heard.contains(secret), secret);
    }
    static void checkRefusal(const support::CommandLine::Ended &ended)
    {
        QVERIFY2(ended.complaints.contains("Couldn't establish a secure connection to PostgreSQL"),
                 ended.complaints);
        QVERIFY2(ended.complaints.contains("~/.postgresql/root.crt"), ended.complaints);
        QCOMPARE(ended.exitCode, 1);
    }

    WarehouseFixture m_warehouse;

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(makeCertificates(), QByteArray());
        QCOMPARE(m_warehouse.startServer(), QByteArray());
        QCOMPARE(
            m_warehouse.server.startWithTls(m_warehouse.cli.path(u"server"_s), serverAddress()),
            QByteArray());
        // Storedesk asks the service which store it is.
        QVERIFY(m_warehouse.serve(10));
    }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theRightCertificateIsAccepted()
    {
        Eavesdropper eavesdropper(listenerAddress(), serverAddress());
        QVERIFY(eavesdropper.listens());
        const auto ended = connectTo(u"db.example.com"_s, u"known"_s);
        // The connection works, but there is no warehouse yet.
        QVERIFY2(ended.complaints.contains("no warehouse in the schema"), ended.complaints);
        QCOMPARE(ended.exitCode, 6);
        checkSecrecy(eavesdropper.heard());
    }

    void anotherHostNameIsRefused()
    {
        Eavesdropper eavesdropper(listenerAddress(), serverAddress());
        QVERIFY(eavesdropper.listens());
        const auto ended = connectTo(u"other.example.com"_s, u"known"_s);
        checkRefusal(ended);
        QVERIFY2(ended.complaints.contains("other.example.com"), ended.complaints);
        checkSecrecy(eavesdropper.heard());
    }

    void anUnknownAuthorityIsRefused()
    {
        Eavesdropper eavesdropper(listenerAddress(), serverAddress());
        QVERIFY(eavesdropper.listens());
        checkRefusal(connectTo(u"db.example.com"_s, u"unknown"_s));
        checkSecrecy(eavesdropper.heard());
    }

    // Not even the name of the user is sent.
    void aServerWithoutEncryptionIsRefused()
    {
        Eavesdropper eavesdropper(listenerAddress(), {});
        QVERIFY(eavesdropper.listens());
        checkRefusal(connectTo(u"db.example.com"_s, u"known"_s));
        QCOMPARE(eavesdropper.heard().toHex(), "0000000804d2162f"_ba);
    }
};

STOREDESK_TEST(TestWarehouseTls)

} // namespace tst_warehousetls

#include "tst_warehousetls.moc"
