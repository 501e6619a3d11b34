// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "practice/service/service.h"
#include "support/commandline.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace tst_clinetwork {

using namespace Qt::StringLiterals;
using namespace storedesk;

// A mount namespace in which a folder replaces that of the system's certificates.
static QStringList unshareOptions(const QString &folder)
{
    return {u"--user"_s,  u"--map-root-user"_s,
            u"--mount"_s, u"sh"_s,
            u"-c"_s,      u"mount --bind \"$0\" /etc/ssl/certs && exec \"$@\""_s,
            folder};
}

// The command line uses the network settings from the window's preferences.
class TestCliNetwork final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        QVERIFY(QDir(m_folder->path()).mkdir(u"settings"_s));
    }

    void aManualProxyIsUsed()
    {
        QTcpServer proxy;
        QVERIFY(proxy.listen(QHostAddress::LocalHost));
        choose("[General]\nproxy=manual\nproxyAddress=127.0.0.1:"
               + QByteArray::number(proxy.serverPort()) + '\n');
        QByteArray heard;
        connect(&proxy, &QTcpServer::newConnection, this, [&] {
            auto *socket = proxy.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [&heard, socket] {
                heard += socket->readAll();
                socket->disconnectFromHost();
            });
        });
        auto &program = begin();
        QTRY_VERIFY(heard.contains("\r\n"));
        QVERIFY2(heard.startsWith("CONNECT api.example.invalid:443 "), heard.constData());
        // The key is only sent to the service, not to the proxy.
        QVERIFY(!heard.contains(key));
        program.kill();
        QVERIFY(program.waitForFinished());
    }

    void filesWithoutCertificatesAreReportedBeforeSending()
    {
        choose("[General]\ncertificates=/nonexistent/company.pem\n");
        auto &program = begin();
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QVERIFY(program.exitCode() != 0);
        QVERIFY(program.readAllStandardError().contains("/nonexistent/company.pem"));
    }

    // Without a certificate file in the preferences, the certificates of the system decide.
    void certificatesOfTheSystemAreTrusted()
    {
        QTemporaryDir certificates;
        if (QProcess::execute(u"unshare"_s,
                              unshareOptions(certificates.path()) + QStringList{u"true"_s})
            != 0)
            QSKIP("Mount namespaces or the folder of certificates are not available here");
        const base::SystemClock clock;
        const auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 0, .tls = true}), clock);
        QVERIFY(service);
        support::CommandLine cli;
        cli.environment.insert(u"STOREDESK_URL"_s, (*service)->url().toString());
        cli.environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1((*service)->apiKey()));
        const auto call = [&] {
            QProcess program;
            program.setProcessEnvironment(cli.environment);
            program.start(u"unshare"_s,
                          unshareOptions(certificates.path())
                              + QStringList{support::CommandLine::program(), u"call"_s,
                                            u"getStore"_s, u"--data-dir"_s, m_folder->path()});
            (void)program.waitForFinished();
            return std::pair(program.exitCode(), program.readAllStandardError());
        };
        const auto [refused, why] = call();
        QVERIFY2(refused == 3 && why.contains("certificate"), why);
        QCOMPARE((*service)->ledger().total(), 0);
        QVERIFY(
            QFile::copy((*service)->authorityFile(), certificates.filePath(u"authority.pem"_s)));
        const auto [accepted, message] = call();
        QVERIFY2(accepted == 0, message);
        QCOMPARE((*service)->ledger().total(), 1);
    }

private:
    static constexpr auto key = "KeyId-of-the-network:KeySecret";

    void choose(const QByteArray &settings)
    {
        QFile file(m_folder->filePath(u"settings/window.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(settings);
    }

    QProcess &begin()
    {
        m_program = std::make_unique<QProcess>();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_URL"_s, u"https://api.example.invalid"_s);
        environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(key));
        m_program->setProcessEnvironment(environment);
        m_program->start(QStringLiteral(BINARY_ROOT "/storedesk-cli"),
                         {u"call"_s, u"getStore"_s, u"--data-dir"_s, m_folder->path()});
        return *m_program;
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_program;
};

STOREDESK_TEST(TestCliNetwork)

} // namespace tst_clinetwork

#include "tst_clinetwork.moc"
