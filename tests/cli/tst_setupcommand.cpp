// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <optional>

namespace tst_setupcommand {

using namespace Qt::StringLiterals;

// Tests the setup command with a practice service in another process.
class TestSetupCommand final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_port = 0;
        QVERIFY(startService());
    }
    void cleanup() { QVERIFY(stopService()); }

    void aSetUpIsSavedComparedAndApplied()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"setup.json"_s);
        QCOMPARE(run({u"save"_s, path}), 0);
        QCOMPARE(run({u"diff"_s, path}), 0);
        QVERIFY(m_output.contains("already exists"));
        const auto saved = contentOf(path);
        // Without a path, the same text is written to standard output.
        QCOMPARE(run({u"save"_s}), 0);
        QCOMPARE(m_output, saved);
        auto file = QJsonDocument::fromJson(saved).object();
        auto fields = file[u"contact fields"].toArray();
        fields.append(QJsonObject{
            {u"id"_s, u"zz_size"_s}, {u"name"_s, u"Size"_s}, {u"type"_s, u"integer"_s}});
        file[u"contact fields"] = fields;
        QFile changed(path);
        QVERIFY(changed.open(QIODevice::WriteOnly));
        changed.write(QJsonDocument(file).toJson());
        changed.close();
        QCOMPARE(run({u"diff"_s, path, u"--json"_s}), 5);
        QVERIFY(m_output.contains("\"state\":\"create\""));
        QCOMPARE(run({u"apply"_s, path}), 0);
        QVERIFY(m_output.contains("zz_size"));
        QCOMPARE(run({u"diff"_s, path}), 0);
        QCOMPARE(run({u"save"_s}), 0);
        QCOMPARE(m_output, contentOf(path));
    }

    // The command line runs the setup as a job, like the window. The job is listed, and resuming it
    // creates nothing twice.
    void aKilledApplyContinuesWhereItStopped_data()
    {
        QTest::addColumn<int>("done");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QByteArray>("made");
        // Each request has been applied but not answered when the process is killed.
        QTest::newRow("in the field") << 0 << u"createContactField:stall@1"_s << "zz_size"_ba;
        QTest::newRow("in the integration")
            << 1 << u"createCustomIntegration:stall@1"_s << "Web shop"_ba;
        QTest::newRow("in the first type")
            << 2 << u"createCustomEventType:stall@1"_s << "order-paid"_ba;
        QTest::newRow("in the last type")
            << 3 << u"createCustomEventType:stall@2"_s << "order-sent"_ba;
    }
    void aKilledApplyContinuesWhereItStopped()
    {
        QFETCH(const int, done);
        QFETCH(const QString, fault);
        QFETCH(const QByteArray, made);
        const auto path = m_folder->filePath(u"setup.json"_s);
        QVERIFY(writeShop(path));
        QVERIFY(stopService());
        QVERIFY(startService({u"--fault"_s, fault}));
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(program(),
                      {u"setup"_s, u"apply"_s, path, u"--json"_s, u"--data-dir"_s, data()});
        const auto reached = u"\"done\":%1,"_s.arg(done).toLatin1();
        QByteArray said;
        QTRY_VERIFY2_WITH_TIMEOUT(
            [&] {
                said += process.readAllStandardOutput();
                const auto last = said.trimmed().split('\n').last();
                return last.contains(reached) && last.contains("\"underWay\":1");
            }(),
            said.constData(), 30'000);
        QTRY_VERIFY(run({u"save"_s}) == 0 && m_output.contains(made));
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(stopService());

        QVERIFY(startService());
        QCOMPARE(run({u"jobs"_s, u"--json"_s}, {}), 0);
        const auto listed = QJsonDocument::fromJson(m_output.trimmed()).object();
        QCOMPARE(listed.value("state"_L1).toString(), u"interrupted"_s);
        QCOMPARE(listed.value("rows"_L1).toInt(), 4);
        QCOMPARE(run({u"resume"_s, listed.value("job"_L1).toString(), u"--json"_s}, {}), 0);
        QVERIFY2(m_output.contains("\"done\":4"), m_output.constData());
        QCOMPARE(run({u"diff"_s, path}), 0);
        QCOMPARE(run({u"save"_s}), 0);
        QCOMPARE(m_output.count("\"Web shop\""), 1);
        QCOMPARE(m_output.count("\"alias\": \"order-paid\""), 1);
    }

    void impossibleStepsAreReported()
    {
        const QTemporaryDir folder;
        QCOMPARE(run({}), 2);
        QCOMPARE(run({u"dance"_s, u"x"_s}), 2);
        QCOMPARE(run({u"diff"_s}), 2);
        QCOMPARE(run({u"diff"_s, folder.filePath(u"missing"_s)}), 2);
        QFile other(folder.filePath(u"other.json"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("{}");
        other.close();
        QCOMPARE(run({u"apply"_s, other.fileName()}), 2);
    }

private:
    static QString program() { return QStringLiteral(BINARY_ROOT "/storedesk-cli"); }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // Every start uses the same store.
    bool startService(const QStringList &options = {})
    {
        m_service.start(program(),
                        QStringList{u"serve"_s, u"--rate"_s, u"0"_s, u"--contacts"_s, u"1"_s,
                                    u"--port"_s, QString::number(m_port), u"--data"_s,
                                    m_folder->filePath(u"store.db"_s)}
                            + options);
        if (!m_service.waitForReadyRead(30'000))
            return false;
        const auto line = QJsonDocument::fromJson(m_service.readLine()).object();
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(u"STOREDESK_URL"_s, line.value("url"_L1).toString());
        m_environment.insert(u"STOREDESK_API_KEY"_s, line.value("apiKey"_L1).toString());
        m_port = QUrl(line.value("url"_L1).toString()).port();
        return true;
    }
    bool stopService()
    {
        m_service.terminate();
        return m_service.waitForFinished(30'000);
    }

    [[nodiscard]] QString data() const { return m_folder->filePath(u"data"_s); }

    // Writes the setup of the store with four additions.
    bool writeShop(const QString &path)
    {
        if (run({u"save"_s, path}) != 0)
            return false;
        const auto type = [](const QString &alias) {
            return QJsonObject{{u"name"_s, alias},
                               {u"alias"_s, alias},
                               {u"category"_s, u"receive"_s},
                               {u"receiveType"_s, u"api"_s},
                               {u"fields"_s,
                                QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                                       {u"name"_s, u"Mail"_s},
                                                       {u"type"_s, u"email"_s},
                                                       {u"required"_s, true},
                                                       {u"isPrimaryKey"_s, true}}}}};
        };
        auto wanted = QJsonDocument::fromJson(contentOf(path)).object();
        auto fields = wanted[u"contact fields"].toArray();
        fields.append(QJsonObject{
            {u"id"_s, u"zz_size"_s}, {u"name"_s, u"Size"_s}, {u"type"_s, u"integer"_s}});
        wanted[u"contact fields"] = fields;
        auto integrations = wanted[u"integrations"].toArray();
        auto shop = QJsonObject{{u"name"_s, u"Web shop"_s}, {u"eventsEnabled"_s, true}};
        shop[u"event types"] = QJsonArray{type(u"order-paid"_s), type(u"order-sent"_s)};
        integrations.append(shop);
        wanted[u"integrations"] = integrations;
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(wanted).toJson()) > 0;
    }

    int run(const QStringList &arguments, const QStringList &command = {u"setup"_s})
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(program(), command + arguments + QStringList{u"--data-dir"_s, data()});
        if (!process.waitForFinished(60'000))
            return -1;
        m_output = process.readAllStandardOutput();
        return process.exitCode();
    }

    std::optional<QTemporaryDir> m_folder;
    // The port stays the same after a restart, because a job belongs to one address.
    int m_port = 0;
    QProcess m_service;
    QProcessEnvironment m_environment;
    QByteArray m_output;
};

STOREDESK_TEST(TestSetupCommand)

} // namespace tst_setupcommand

#include "tst_setupcommand.moc"
