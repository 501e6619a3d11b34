// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "privacy/erasurecertificate.h"
#include "profiles/profiles.h"

#include <QProcess>
#include <QTest>

#include <optional>

namespace tst_privacy {

using namespace Qt::StringLiterals;
using namespace storedesk;
using profiles::ProtectionLevel;

// Tests privacy requests from the command line.
class TestPrivacy final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::CommandLine> m_cli;

    void addAccount(const QString &name, ProtectionLevel guard = ProtectionLevel::Confirm,
                    int mostDeletes = profiles::usualMostDeletes)
    {
        QVERIFY(QDir().mkpath(m_cli->path(u"data/data"_s)));
        profiles::Profiles profiles(m_cli->path(u"data/data/profiles.json"_s));
        QVERIFY(profiles.load());
        QVERIFY(profiles.put({.id = name,
                              .name = name,
                              .address = QUrl(m_cli->served[u"url"].toString()),
                              .guard = guard,
                              .requestsPerMinute = 0,
                              .mostDeletes = mostDeletes}));
    }
    [[nodiscard]] support::CommandLine::Ended erase(const QByteArray &list,
                                                    const QStringList &options)
    {
        return m_cli->run(QStringList{u"privacy"_s, m_cli->write(u"list.txt"_s, list)} + options);
    }
    [[nodiscard]] bool exists(const QString &email) const
    {
        return m_cli->run({u"look-up"_s, u"contact"_s, email}).exitCode == 0;
    }
    [[nodiscard]] QByteArray contentOf(const QString &name) const
    {
        QFile file(m_cli->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli.emplace();
        QVERIFY(m_cli->serve({u"--contacts"_s, u"10"_s}));
        addAccount(u"shop"_s);
        for (const auto &email : {u"ann@example.org"_s, u"bob@example.org"_s, u"eva@example.org"_s})
            QVERIFY(m_cli->addContact(email));
    }
    void cleanup()
    {
        QVERIFY(m_cli->stopService());
        m_cli.reset();
    }

    void contactsAreDeletedEverywhereWithACertificate()
    {
        // A deletion with a copy, which the request has to remove as well.
        QCOMPARE(m_cli
                     ->run({u"bulk"_s, u"deleteContactByEmail"_s,
                            m_cli->write(u"bin.csv"_s, "email\nbob@example.org\n"), u"--profile"_s,
                            u"shop"_s})
                     .exitCode,
                 0);
        const auto ended =
            erase("ann@example.org\nBob@example.org\nann@example.org\n",
                  {u"--profile"_s, u"shop"_s, u"--reference"_s, u"Letter 7"_s, u"--expect-rows"_s,
                   u"2"_s, u"--output"_s, m_cli->path(u"certificate.json"_s), u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY2(ended.output.contains("\"deleted\":1"), ended.output.constData());
        QVERIFY2(ended.output.contains("\"absent\":1"), ended.output.constData());
        const auto certificate = privacy::verifiedCertificate(contentOf(u"certificate.json"_s));
        QVERIFY(certificate);
        QVERIFY(certificate->reference.contains(u"Letter 7"_s));
        QVERIFY(certificate->find(u"ann@example.org"_s));
        QVERIFY(!certificate->wiped.isEmpty());
        QVERIFY(!exists(u"ann@example.org"_s));
        QVERIFY(exists(u"eva@example.org"_s));
        // Neither the bin nor the jobs of the account name the contacts any longer.
        const auto jobs = m_cli->run({u"jobs"_s, u"--profile"_s, u"shop"_s, u"--json"_s});
        QVERIFY(!jobs.output.contains("ann@example.org"));
    }

    // The window stores small files about the tables that were open.
    void savedFilesThatMentionTheContactAreRemoved()
    {
        const QDir saved(m_cli->path(u"data/settings/files"_s));
        QVERIFY(saved.mkpath(u"."_s));
        const auto store = [&](const QString &name, const QByteArray &content) {
            QFile file(saved.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) > 0);
        };
        store(u"one.json"_s, R"({"filter":"ann@example.org"})");
        store(u"two.json"_s, R"({"filter":"eva@example.org"})");
        const auto ended = erase("ann@example.org\n", {u"--profile"_s, u"shop"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(saved.entryList(QDir::Files), QStringList(u"two.json"_s));
    }

    // A job that was interrupted waits until the user resumes it.
    void otherJobsAreNotResumed()
    {
        QVERIFY(m_cli->stopService());
        m_cli.emplace();
        QVERIFY(m_cli->serve(
            {u"--contacts"_s, u"10"_s, u"--fault"_s, u"patchContactByEmail:stall@2-5"_s}));
        addAccount(u"shop"_s);
        QVERIFY(m_cli->addContact(u"ann@example.org"_s));
        QByteArray rows("email,_points\n");
        for (int row = 1; row <= 12; ++row)
            rows += "p" + QByteArray::number(row) + "@example.org,7\n";
        QProcess process;
        m_cli->start(process,
                     {u"bulk"_s, u"patchContactByEmail"_s, m_cli->write(u"rows.csv"_s, rows),
                      u"--json"_s, u"--profile"_s, u"shop"_s});
        QByteArray said;
        QVERIFY(QTest::qWaitFor(
            [&] {
                said += process.readAllStandardOutput();
                return said.contains("\"underWay\":1");
            },
            60'000));
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto ended = erase("ann@example.org\n", {u"--profile"_s, u"shop"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY(!exists(u"p12@example.org"_s));
        const auto jobs = m_cli->run({u"jobs"_s, u"--profile"_s, u"shop"_s});
        QVERIFY2(jobs.output.contains("interrupted"), jobs.output.constData());
    }

    void limitsStopTheRequestBeforeAnythingIsDeleted_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("another number")
            << QByteArray("ann@example.org\n")
            << QStringList{u"--profile"_s, u"shop"_s, u"--expect-rows"_s, u"2"_s}
            << QByteArray("The list has 1 contacts, not 2.");
        QTest::newRow("an invalid row")
            << QByteArray("ann@example.org\nbob@\n") << QStringList{u"--profile"_s, u"shop"_s}
            << QByteArray("the limit is 0");
        QTest::newRow("too many deletions")
            << QByteArray("ann@example.org\nbob@example.org\n")
            << QStringList{u"--profile"_s, u"careful"_s}
            << QByteArray("This account allows 1 deletions per job.");
        QTest::newRow("read-only")
            << QByteArray("ann@example.org\n") << QStringList{u"--profile"_s, u"museum"_s}
            << QByteArray("This account is read-only.");
    }

    void limitsStopTheRequestBeforeAnythingIsDeleted()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, reason);
        addAccount(u"careful"_s, ProtectionLevel::Free, 1);
        addAccount(u"museum"_s, ProtectionLevel::ReadOnly);
        const auto ended = erase(list, options);
        QVERIFY2(ended.exitCode == 6, ended.complaints.constData());
        QVERIFY2(ended.complaints.contains(reason), ended.complaints.constData());
        QVERIFY(exists(u"ann@example.org"_s));
    }

    void aDryRunDeletesNothing()
    {
        const auto ended =
            erase("ann@example.org\n77\n", {u"--profile"_s, u"shop"_s, u"--dry-run"_s});
        QCOMPARE(ended.exitCode, 0);
        QVERIFY2(ended.output.contains("2 contacts: 1 by email, 1 by external ID"),
                 ended.output.constData());
        QVERIFY(exists(u"ann@example.org"_s));
        QVERIFY(!QDir(m_cli->path(u"data/data/shop/erasures"_s)).exists());
    }

    void wrongUsageIsReported_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no list") << QStringList{u"--profile"_s, u"shop"_s};
        QTest::newRow("no account") << QStringList{u"--dry-run"_s, u"-"_s};
        QTest::newRow("two tasks")
            << QStringList{u"-"_s, u"--again"_s, u"x"_s, u"--profile"_s, u"shop"_s};
        QTest::newRow("no such request")
            << QStringList{u"--again"_s, u"x"_s, u"--profile"_s, u"shop"_s};
        QTest::newRow("no such account") << QStringList{u"-"_s, u"--profile"_s, u"moon"_s};
    }

    void wrongUsageIsReported()
    {
        QFETCH(const QStringList, arguments);
        const auto ended = m_cli->run(QStringList{u"privacy"_s} + arguments);
        QVERIFY2(ended.exitCode == 2, ended.complaints.constData());
        QVERIFY(!ended.complaints.isEmpty());
    }

    // The request stays open until the rejected contact is tried again or left out.
    void contactsThatStayAreTriedAgainOrLeftOut()
    {
        QVERIFY(m_cli->stopService());
        m_cli.emplace();
        QVERIFY(m_cli->serve(
            {u"--contacts"_s, u"10"_s, u"--fault"_s, u"deleteContactByEmail:status=422@1-2"_s}));
        addAccount(u"shop"_s);
        QVERIFY(m_cli->addContact(u"ann@example.org"_s));
        const QStringList account{u"--profile"_s, u"shop"_s, u"--json"_s};
        const auto rejected = erase("ann@example.org\n", account);
        QVERIFY2(rejected.exitCode == 5, rejected.complaints + rejected.output);
        const auto first = QJsonDocument::fromJson(rejected.output.split('\n').value(1)).object();
        const auto id = first[u"request"_s].toString();
        QVERIFY2(!id.isEmpty(), rejected.output);
        QVERIFY(rejected.complaints.contains(id.toUtf8()));
        QVERIFY(exists(u"ann@example.org"_s));
        // It is rejected a second time, and then left out.
        QCOMPARE(m_cli->run(QStringList{u"privacy"_s, u"--again"_s, id} + account).exitCode, 5);
        const auto finished = m_cli->run(QStringList{u"privacy"_s, u"--finish"_s, id} + account);
        QVERIFY2(finished.exitCode == 5, finished.complaints + finished.output);
        QVERIFY2(finished.output.contains("\"deleted\":0"), finished.output);
        QCOMPARE(m_cli->run(QStringList{u"privacy"_s, u"--again"_s, id} + account).exitCode, 2);
        // The service accepts the next request.
        QCOMPARE(erase("ann@example.org\n", account).exitCode, 0);
        QVERIFY(!exists(u"ann@example.org"_s));
    }
};

STOREDESK_TEST(TestPrivacy)

} // namespace tst_privacy

#include "tst_privacy.moc"
