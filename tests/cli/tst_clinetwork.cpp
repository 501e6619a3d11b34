// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
