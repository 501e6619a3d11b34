// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

// storedesk-cli setup, against a practice service in a process of its own.
class TestSetupCommand final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_service.start(program(), {u"serve"_s, u"--rate"_s, u"0"_s, u"--contacts"_s, u"1"_s});
        QVERIFY(m_service.waitForReadyRead(30'000));
        const auto line = QJsonDocument::fromJson(m_service.readLine()).object();
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(u"STOREDESK_URL"_s, line.value("url"_L1).toString());
        m_environment.insert(u"STOREDESK_API_KEY"_s, line.value("apiKey"_L1).toString());
    }
    void cleanup()
    {
        m_service.terminate();
        QVERIFY(m_service.waitForFinished(30'000));
    }

    void aSetUpIsSavedComparedAndApplied()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"setup.json"_s);
        QCOMPARE(run({u"save"_s, path}), 0);
        QCOMPARE(run({u"diff"_s, path}), 0);
        QVERIFY(m_output.contains("already there"));
        const auto saved = contentOf(path);
        // To the output it is the same.
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

    void whatCannotBeDoneIsSaid()
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

    int run(const QStringList &arguments)
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(program(), QStringList{u"setup"_s} + arguments);
        if (!process.waitForFinished(60'000))
            return -1;
        m_output = process.readAllStandardOutput();
        return process.exitCode();
    }

    QProcess m_service;
    QProcessEnvironment m_environment;
    QByteArray m_output;
};

STOREDESK_TEST(TestSetupCommand)
#include "tst_setupcommand.moc"
