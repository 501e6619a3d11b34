// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTest>
#include <QUrl>

#include <csignal>

namespace tst_jobowner {

using namespace Qt::StringLiterals;

// A job created on the command line belongs to the store for which it was created, is either
// complete or absent, and can be removed.
class TestJobOwner final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QJsonObject lastLine(const QByteArray &output)
    {
        return QJsonDocument::fromJson(output.trimmed().split('\n').last()).object();
    }

    [[nodiscard]] QString table(int rows) const
    {
        QByteArray text("email,_points\n");
        for (int row = 1; row <= rows; ++row)
            text += "p" + QByteArray::number(row) + "@example.org,7\n";
        return m_cli.write(u"table.csv"_s, text);
    }

    // Kills a job while its first rows are in flight, and returns its id.
    [[nodiscard]] QString killedJob()
    {
        QProcess process;
        m_cli.start(process, {u"bulk"_s, u"patchContactByEmail"_s, table(12), u"--json"_s});
        QByteArray said;
        const auto isUnderWay = [&] {
            said += process.readAllStandardOutput();
            return said.contains("\"underWay\":") && !lastLine(said).isEmpty()
                && lastLine(said).value("underWay"_L1).toInt() > 0;
        };
        if (!QTest::qWaitFor(isUnderWay, 60'000))
            return {};
        process.kill();
        process.waitForFinished();
        return lastLine(said).value("job"_L1).toString();
    }

    [[nodiscard]] int points(const QString &address) const
    {
        const auto ended =
            m_cli.run({u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + address});
        return QJsonDocument::fromJson(ended.output).object().value("_points"_L1).toInt();
    }

    [[nodiscard]] QStringList storedFiles() const
    {
        QStringList found;
        QDirIterator files(m_cli.path(u"data"_s), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            found.append(files.next());
        return found;
    }

    [[nodiscard]] QStringList journals() const { return storedFiles().filter(u".sqlite"_s); }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { QVERIFY(m_cli.clear()); }

    void aJobOfOneStoreIsNotResumedInAnother()
    {
        QVERIFY(m_cli.serve({u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto mine = m_cli.environment;
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        support::CommandLine other;
        QVERIFY(other.serve());
        m_cli.environment = other.environment;
        const auto ended = m_cli.run({u"resume"_s, job});
        QVERIFY2(ended.exitCode == 6, ended.complaints.constData());
        for (const auto &url :
             {mine.value(u"STOREDESK_URL"_s), other.environment.value(u"STOREDESK_URL"_s)})
            QVERIFY2(ended.complaints.contains(url.toUtf8()), ended.complaints.constData());
        QVERIFY(!ended.complaints.contains("--accept-key"));
        // The option --accept-key has no effect either, because the address differs.
        QCOMPARE(m_cli.run({u"resume"_s, job, u"--accept-key"_s}).exitCode, 6);
        QCOMPARE(m_cli.run({u"jobs"_s, u"undo"_s, job}).exitCode, 6);
        QCOMPARE(points(u"p1@example.org"_s), 0);
        QCOMPARE(points(u"p12@example.org"_s), 0);
        // The other store has no jobs, and the first store still has its own.
        QVERIFY(m_cli.run({u"jobs"_s, u"--json"_s}).output.isEmpty());
        QVERIFY(other.stopService());
        m_cli.environment = mine;
        QCOMPARE(lastLine(m_cli.run({u"jobs"_s, u"--json"_s}).output).value("job"_L1).toString(),
                 job);
    }

    void aRenewedKeyContinuesAJobOnlyWhenAsked()
    {
        QVERIFY(
            m_cli.serve({u"--key"_s, u"*"_s, u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        const auto keys = m_cli.served.value("keys"_L1).toArray();
        const auto renewed = keys.last().toObject().value("apiKey"_L1).toString();
        QVERIFY2(!renewed.isEmpty(), QJsonDocument(m_cli.served).toJson().constData());
        m_cli.environment.insert(u"STOREDESK_API_KEY"_s, renewed);
        const auto refused = m_cli.run({u"resume"_s, job});
        QVERIFY2(refused.exitCode == 6, refused.complaints.constData());
        QVERIFY2(refused.complaints.contains("--accept-key"), refused.complaints.constData());
        const auto ended = m_cli.run({u"resume"_s, job, u"--accept-key"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(lastLine(ended.output).value("done"_L1).toInt(), 12);
        QCOMPARE(points(u"p12@example.org"_s), 7);
    }

    // Another store at the same address is detected by its store record, even if the user accepts
    // the key.
    void aRenewedKeyOfAnotherStoreContinuesNothing()
    {
        QVERIFY(m_cli.serve({u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        const auto store = [this] {
            return QJsonDocument::fromJson(m_cli.run({u"call"_s, u"getStore"_s}).output)
                .object()
                .value("id"_L1)
                .toString()
                .toUtf8();
        };
        const auto mine = store();
        const auto port = QString::number(QUrl(m_cli.served[u"url"].toString()).port());
        QVERIFY(m_cli.stopService());
        QVERIFY(m_cli.serve({u"--port"_s, port, u"--seed"_s, u"77"_s}));
        const auto other = store();
        QVERIFY2(!mine.isEmpty() && !other.isEmpty() && mine != other, mine.constData());
        for (const auto &arguments : {QStringList{u"resume"_s, job, u"--accept-key"_s},
                                      QStringList{u"jobs"_s, u"undo"_s, job, u"--accept-key"_s}}) {
            const auto ended = m_cli.run(arguments);
            QVERIFY2(ended.exitCode == 6, ended.complaints.constData());
            QVERIFY2(ended.complaints.contains(mine), ended.complaints.constData());
            QVERIFY2(ended.complaints.contains(other), ended.complaints.constData());
        }
        QCOMPARE(points(u"p12@example.org"_s), 0);
    }

    // The key may not read the store, so the user is informed that the stores were not compared.
    void anUnknownStoreIsSaidWhenAnotherKeyContinuesTheJob()
    {
        QVERIFY(
            m_cli.serve({u"--key"_s, u"contacts:read,contacts:write,contact-fields:read"_s,
                         u"--key"_s, u"*"_s, u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto keys = m_cli.served.value("keys"_L1).toArray();
        const auto use = [&](int key) {
            m_cli.environment.insert(
                u"STOREDESK_API_KEY"_s,
                keys.at(keys.size() - key).toObject().value("apiKey"_L1).toString());
        };
        use(2);
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        use(1);
        const auto ended = m_cli.run({u"resume"_s, job, u"--accept-key"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY2(ended.complaints.contains("does not say which store"),
                 ended.complaints.constData());
    }

    // Conversely, the store of the job is known, but the new key may not read its store.
    void aStoreThatCannotBeComparedStopsTheJob()
    {
        QVERIFY(m_cli.serve({u"--key"_s, u"contacts:read,contacts:write,contact-fields:read"_s,
                             u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        const auto keys = m_cli.served.value("keys"_L1).toArray();
        m_cli.environment.insert(u"STOREDESK_API_KEY"_s,
                                 keys.last().toObject().value("apiKey"_L1).toString());
        const auto ended = m_cli.run({u"resume"_s, job, u"--accept-key"_s});
        QVERIFY2(ended.exitCode == 6, ended.complaints.constData());
        QCOMPARE(points(u"p12@example.org"_s), 0);
    }

    void noFileHoldsTheSecretOfTheKey()
    {
        QVERIFY(m_cli.serve());
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, table(2)}).exitCode, 0);
        const auto key = m_cli.environment.value(u"STOREDESK_API_KEY"_s).toUtf8();
        const auto secret = key.sliced(key.indexOf(':') + 1);
        QVERIFY(!secret.isEmpty());
        QVERIFY(!storedFiles().isEmpty());
        for (const auto &path : storedFiles()) {
            QVERIFY(!path.contains(QString::fromUtf8(secret)));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(secret), qPrintable(path));
        }
    }

    void aDryRunWritesNoJobEvenWhenItIsKilled()
    {
        QVERIFY(m_cli.serve());
        const auto path = table(20'000);
        for (const int lines : {0, 1}) {
            QProcess process;
            m_cli.start(process,
                        {u"bulk"_s, u"deleteContactByEmail"_s, path, u"--ignore"_s, u"_points"_s,
                         u"--dry-run"_s});
            // The first command is killed while it reads the rows, and the second while it prints
            // its output.
            const auto isBusy = [&] {
                return lines == 0 ? process.state() == QProcess::Running && !journals().isEmpty()
                                  : process.bytesAvailable() > 0;
            };
            (void)QTest::qWaitFor(
                [&] { return isBusy() || process.state() == QProcess::NotRunning; }, 60'000);
            const auto written = journals().filter(u"/jobs/"_s);
            process.kill();
            process.waitForFinished();
            QCOMPARE(written, QStringList());
        }
        QVERIFY(m_cli.run({u"jobs"_s, u"--json"_s}).output.isEmpty());
    }

    void aJobThatWasNotWrittenCompletelyIsNoJob()
    {
        QVERIFY(m_cli.serve());
        QProcess process;
        m_cli.start(process, {u"bulk"_s, u"patchContactByEmail"_s, table(20'000)});
        // Wait until the rows are being stored. The process is killed then.
        QTRY_VERIFY(!journals().filter(u"/jobs/"_s).isEmpty());
        const auto id =
            QFileInfo(journals().filter(u"/jobs/"_s).constFirst()).fileName().section(u'.', 0, 0);
        // Another command does not touch a job that is still being written.
        QVERIFY(m_cli.run({u"jobs"_s, u"--json"_s}).output.isEmpty());
        const bool ran = process.state() == QProcess::NotRunning;
        QVERIFY(!ran);
        QVERIFY(!journals().filter(id).isEmpty());
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(!journals().filter(id).isEmpty());
        const auto ended = m_cli.run({u"resume"_s, id});
        QCOMPARE(ended.exitCode, 2);
        QCOMPARE(journals().filter(id), QStringList());
        QCOMPARE(points(u"p1@example.org"_s), 0);
    }

    void aLeftLockFileDoesNotBlockAJob_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("garbage") << QByteArray(500, '\xfe');
        QTest::newRow("living process") << QByteArray::number(QCoreApplication::applicationPid())
                + "\nstoredesk-cli\n" + QSysInfo::machineHostName().toUtf8() + "\n";
        QTest::newRow("another computer") << "1\nstoredesk-cli\nelsewhere\n"_ba;
    }

    void aLeftLockFileDoesNotBlockAJob()
    {
        QFETCH(const QByteArray, content);
        QVERIFY(m_cli.serve({u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto job = killedJob();
        QVERIFY(!job.isEmpty());
        QString lock;
        for (const auto &path : journals()) {
            if (path.endsWith(job + u".sqlite"_s))
                lock = path + u".lock"_s;
        }
        QFile file(lock);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto ended = m_cli.run({u"resume"_s, job, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(lastLine(ended.output).value("done"_L1).toInt(), 12);
    }

    void jobsOfAnyAccountAreListedAndDeletedWithoutItsKey()
    {
        QVERIFY(m_cli.serve());
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, table(2)}).exitCode, 0);
        const auto url = m_cli.environment.value(u"STOREDESK_URL"_s);
        const auto first = lastLine(m_cli.run({u"jobs"_s, u"--json"_s}).output);
        QCOMPARE(first.value("address"_L1).toString(), url);
        m_cli.environment.remove(u"STOREDESK_URL"_s);
        m_cli.environment.remove(u"STOREDESK_API_KEY"_s);
        const auto listed = m_cli.run({u"jobs"_s, u"--all"_s});
        QCOMPARE(listed.exitCode, 0);
        QVERIFY2(listed.output.contains(url.toUtf8()), listed.output.constData());
        const auto job = first.value("job"_L1).toString();
        QCOMPARE(m_cli.run({u"jobs"_s, u"delete"_s, u"no-such-job"_s, u"--all"_s}).exitCode, 2);
        QCOMPARE(m_cli.run({u"jobs"_s, u"delete"_s, u"../"_s + job, u"--all"_s}).exitCode, 2);
        QVERIFY(!journals().filter(job).isEmpty());
        QCOMPARE(m_cli.run({u"jobs"_s, u"delete"_s, job, u"--all"_s}).exitCode, 0);
        QCOMPARE(journals().filter(job), QStringList());
    }

    // Rows are sent only if their reports can be written.
    void aFolderForReportsThatCannotBeCreatedStopsTheCommand()
    {
        QVERIFY(m_cli.serve());
        const auto file = table(2);
        const auto ended = m_cli.run(
            {u"bulk"_s, u"patchContactByEmail"_s, file, u"--reports"_s, file + u"/reports"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains("Nothing was sent"), ended.complaints.constData());
        QCOMPARE(points(u"p1@example.org"_s), 0);
        QVERIFY(m_cli.run({u"jobs"_s, u"--json"_s}).output.isEmpty());
    }

    void resumeTakesOneJob()
    {
        QVERIFY(m_cli.serve());
        for (const auto &jobs : {QStringList(), QStringList{u"a"_s, u"b"_s}}) {
            const auto ended = m_cli.run(QStringList{u"resume"_s} + jobs);
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(ended.complaints.contains("Specify one job"), ended.complaints.constData());
        }
    }

    void aJobThatRunsIsNotDeleted()
    {
        QVERIFY(m_cli.serve({u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        QProcess process;
        m_cli.start(process, {u"bulk"_s, u"patchContactByEmail"_s, table(12), u"--json"_s});
        QVERIFY(process.waitForReadyRead(60'000));
        QByteArray said;
        QTRY_VERIFY((said += process.readAllStandardOutput()).contains("\"underWay\":")
                    && lastLine(said).value("underWay"_L1).toInt() > 0);
        const auto job = lastLine(said).value("job"_L1).toString();
        const auto refused = m_cli.run({u"jobs"_s, u"delete"_s, job});
        QVERIFY2(refused.exitCode == 6, refused.complaints.constData());
        QVERIFY(refused.complaints.contains("running"));
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(m_cli.run({u"jobs"_s, u"delete"_s, job}).exitCode, 0);
        QCOMPARE(journals().filter(job), QStringList());
    }
};

STOREDESK_TEST(TestJobOwner)

} // namespace tst_jobowner

#include "tst_jobowner.moc"
