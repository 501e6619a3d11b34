// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/clock.h"
#include "journal/jobfolder.h"
#include "profiles/profiles.h"

#include <QTest>
#include <QUrl>

#include <csignal>
#include <optional>

namespace tst_importundocommand {

using namespace Qt::StringLiterals;
using namespace storedesk;
using support::CommandLine;

// Tests undoing an import from the command line: the store and the owner of its jobs, other jobs of
// the account, and all ways in which it ends.
class TestImportUndoCommand final : public QObject
{
    Q_OBJECT

private:
    std::optional<CommandLine> m_cli;
    // Options that select an account of the window.
    QStringList m_account;

    [[nodiscard]] static QJsonObject lastLine(const QByteArray &output)
    {
        return QJsonDocument::fromJson(output.trimmed().split('\n').last()).object();
    }

    void addAccount(int mostDeletes, profiles::StoreKind kind = profiles::StoreKind::Test)
    {
        QVERIFY(QDir().mkpath(m_cli->path(u"data/data"_s)));
        profiles::Profiles profiles(m_cli->path(u"data/data/profiles.json"_s));
        QVERIFY(profiles.load());
        QVERIFY(profiles.put({.id = u"shop"_s,
                              .name = u"shop"_s,
                              .address = QUrl(m_cli->served[u"url"].toString()),
                              .kind = kind,
                              .guard = profiles::ProtectionLevel::Free,
                              .requestsPerMinute = 0,
                              .mostDeletes = mostDeletes}));
        m_account = {u"--profile"_s, u"shop"_s};
    }

    // Imports two new contacts whose absence is known, and returns the job.
    [[nodiscard]] QString importedJob()
    {
        const auto sent =
            m_cli->run(QStringList{u"import"_s,
                                   m_cli->write(u"new.csv"_s,
                                                "_email,_name\nnew1@example.com,Ann\n"
                                                "new2@example.com,Bob\n"),
                                   u"--type"_s, u"contacts"_s, u"--look-up"_s, u"--json"_s}
                       + m_account);
        return sent.exitCode == 0 ? lastLine(sent.output)[u"job"_s].toString() : QString();
    }
    [[nodiscard]] CommandLine::Ended undo(const QString &job, const QStringList &options)
    {
        return m_cli->run(QStringList{u"jobs"_s, u"undo"_s, job} + options + m_account);
    }
    [[nodiscard]] bool exists(const QString &email) const
    {
        return m_cli->run({u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + email})
                   .exitCode
            == 0;
    }
    // Returns the owners of all stored jobs.
    [[nodiscard]] std::vector<journal::JobOwner> owners() const
    {
        std::vector<journal::JobOwner> found;
        const base::SystemClock clock;
        QStringList folders{m_cli->path(u"data/data/shop/jobs"_s)};
        const QDir environment(m_cli->path(u"data/data/environment"_s));
        for (const auto &name : environment.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            folders.append(environment.filePath(name + u"/jobs"_s));
        for (const auto &folder : folders) {
            for (const auto &job : journal::JobFolder(folder).list(clock))
                found.push_back(job.head.outline.owner);
        }
        return found;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli.emplace();
        m_account.clear();
    }
    void cleanup()
    {
        QVERIFY(m_cli->stopService());
        m_cli.reset();
    }

    // A job that was interrupted waits until the user resumes it.
    void otherJobsAreNotResumed()
    {
        QVERIFY(m_cli->serve(
            {u"--speed"_s, u"20"_s, u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        addAccount(0);
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        QByteArray rows("email,_points\n");
        for (int row = 1; row <= 12; ++row)
            rows += "p" + QByteArray::number(row) + "@example.org,7\n";
        QProcess process;
        m_cli->start(process,
                     QStringList{u"bulk"_s, u"patchContactByEmail"_s,
                                 m_cli->write(u"rows.csv"_s, rows), u"--json"_s}
                         + m_account);
        QByteArray said;
        QVERIFY(QTest::qWaitFor(
            [&] {
                said += process.readAllStandardOutput();
                return lastLine(said)[u"underWay"_s].toInt() > 0;
            },
            60'000));
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto planned = undo(job, {u"--dry-run"_s});
        QVERIFY2(planned.exitCode == 0, planned.complaints.constData());
        const auto undone = undo(job, {u"--delete-created"_s});
        QVERIFY2(undone.exitCode == 0, undone.complaints.constData());
        QVERIFY(!exists(u"new1@example.com"_s));
        QVERIFY(!exists(u"p12@example.org"_s));
        QVERIFY(m_cli->run(QStringList{u"jobs"_s} + m_account).output.contains("interrupted"));
    }

    // Another store answers at the same address, with the same key or with another one.
    void anImportIntoAnotherStoreIsNotUndone()
    {
        QVERIFY(m_cli->serve({u"--speed"_s, u"20"_s}));
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        const auto port = QString::number(QUrl(m_cli->served[u"url"].toString()).port());
        QVERIFY(m_cli->stopService());
        QVERIFY(m_cli->serve({u"--port"_s, port, u"--seed"_s, u"77"_s}));
        QVERIFY(m_cli->addContact(u"new1@example.com"_s));
        const auto ended = undo(job, {u"--delete-created"_s, u"--accept-key"_s});
        QVERIFY2(ended.exitCode == 6, ended.complaints.constData());
        QVERIFY2(ended.output.isEmpty(), ended.output.constData());
        QVERIFY(exists(u"new1@example.com"_s));
    }

    void theJobsOfAnUndoBelongToTheSameAccount_data()
    {
        QTest::addColumn<bool>("isPractice");
        QTest::newRow("environment") << false;
        QTest::newRow("practice account") << true;
    }
    void theJobsOfAnUndoBelongToTheSameAccount()
    {
        QFETCH(const bool, isPractice);
        QVERIFY(m_cli->serve({u"--speed"_s, u"20"_s}));
        if (isPractice)
            addAccount(0, profiles::StoreKind::Practice);
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        const auto undone = undo(job, {u"--delete-created"_s});
        QVERIFY2(undone.exitCode == 0, undone.complaints.constData());
        const auto all = owners();
        QCOMPARE(all.size(), 2U);
        QCOMPARE(all[0].account, isPractice ? u"shop"_s : QString());
        QCOMPARE(all[0].toJson(), all[1].toJson());
    }

    // The service accepts the key again later.
    void anUndoThatPausesEnds()
    {
        QVERIFY(m_cli->serve(
            {u"--speed"_s, u"20"_s, u"--fault"_s, u"deleteContactByEmail:status=401@1"_s}));
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        const auto paused = undo(job, {u"--delete-created"_s});
        QVERIFY2(paused.exitCode == 6, paused.complaints.constData());
        QVERIFY2(paused.complaints.contains("resume"), paused.complaints.constData());
        const auto listed = m_cli->run({u"jobs"_s, u"--json"_s}).output.split('\n').first();
        const auto deletion = lastLine(listed);
        QCOMPARE(deletion[u"state"_s].toString(), u"on hold"_s);
        const auto resumed = m_cli->run({u"resume"_s, deletion[u"job"_s].toString()});
        QVERIFY2(resumed.exitCode == 0, resumed.complaints.constData());
        QVERIFY(!exists(u"new1@example.com"_s));
    }

    void moreDeletesThanTheAccountAllowsAreRefused()
    {
        QVERIFY(m_cli->serve({u"--speed"_s, u"20"_s}));
        addAccount(1);
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        const auto refused = undo(job, {u"--delete-created"_s});
        QVERIFY2(refused.exitCode == 6, refused.complaints.constData());
        QVERIFY2(refused.complaints.contains("2 records, more than 1"),
                 refused.complaints.constData());
        QVERIFY(exists(u"new1@example.com"_s));
        QCOMPARE(owners().size(), 1U);
    }

    void anInterruptedUndoCanBeResumed()
    {
        QVERIFY(m_cli->serve(
            {u"--speed"_s, u"20"_s, u"--fault"_s, u"deleteContactByEmail:503=3600@1"_s}));
        const auto job = importedJob();
        QVERIFY(!job.isEmpty());
        QProcess process;
        m_cli->start(process,
                     QStringList{u"jobs"_s, u"undo"_s, job, u"--delete-created"_s} + m_account);
        QVERIFY(QTest::qWaitFor([&] { return owners().size() == 2; }, 60'000));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 7);
        // The job may not have been started yet.
        const auto listed = m_cli->run({u"jobs"_s, u"--json"_s}).output.split('\n').first();
        const QStringList open{u"planned"_s, u"interrupted"_s};
        QVERIFY2(open.contains(lastLine(listed)[u"state"_s].toString()), listed.constData());
    }
};

STOREDESK_TEST(TestImportUndoCommand)

} // namespace tst_importundocommand

#include "tst_importundocommand.moc"
