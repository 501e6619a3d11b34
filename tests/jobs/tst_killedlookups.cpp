// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "lookups/lookups.h"
#include "practice/service/service.h"
#include "support/fastclock.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_killedlookups {

using namespace storedesk;
using namespace Qt::StringLiterals;
using lookups::LookupState;

// G2: a process is killed during a long lookup, and the next process resumes the lookup.
class TestKilledLookups final : public QObject
{
    Q_OBJECT

private:
    static constexpr int asked = 1'000;
    static constexpr int seenWhenKilled = 200;
    static constexpr auto folderVariable = "STOREDESK_KILLED_FOLDER";

    [[nodiscard]] static std::unique_ptr<account::Account>
    accountOf(const QString &folder, const QUrl &url, const QByteArray &key, base::Clock &clock)
    {
        return std::make_unique<account::Account>(
            profiles::Profile{
                .id = u"test"_s, .name = u"Test"_s, .address = url, .requestsPerMinute = 0},
            key, clock, folder);
    }

    // Adds the values that both processes look up. None of the records exists.
    static void fill(lookups::LookupList &list)
    {
        QStringList values;
        for (int number = 0; number < asked; ++number)
            values.append(u"p%1@example.org"_s.arg(number));
        list.append(values);
    }

    support::FastClock m_clock;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void looksUpUntilKilled()
    {
        const auto folder = qEnvironmentVariable(folderVariable);
        if (folder.isEmpty())
            QSKIP("Only for the process that is killed.");
        const auto account = accountOf(folder, QUrl(qEnvironmentVariable("STOREDESK_KILLED_URL")),
                                       qgetenv("STOREDESK_KILLED_KEY"), m_clock);
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list);
        jobs::JobManager manager(*account);
        lookups::Lookups lookups(list, manager);
        lookups.start();
        QTRY_COMPARE_WITH_TIMEOUT(lookups.state(), lookups::Lookups::State::Idle, 120'000);
    }

    void G2_theNextProcessLooksUpTheRest()
    {
        if (qEnvironmentVariableIsSet(folderVariable))
            QSKIP("Not for the process that is killed.");
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        QTemporaryDir folder;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(folderVariable), folder.path());
        environment.insert(u"STOREDESK_KILLED_URL"_s, (*service)->url().toString());
        environment.insert(u"STOREDESK_KILLED_KEY"_s, QString::fromLatin1((*service)->apiKey()));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"tst_killedlookups"_s, u"looksUpUntilKilled"_s});
        QVERIFY(process.waitForStarted());
        auto &ledger = (*service)->ledger();
        QVERIFY(ledger.waitFor([&ledger] { return ledger.total() >= seenWhenKilled; },
                               std::chrono::minutes(2)));
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto before = ledger.total();
        QVERIFY2(before < asked, "It was over before it was killed.");

        const auto account =
            accountOf(folder.path(), (*service)->url(), (*service)->apiKey(), m_clock);
        jobs::JobManager manager(*account);
        QTRY_VERIFY(manager.isReady());
        QCOMPARE(manager.jobs().size(), 1U);
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list);
        lookups::Lookups lookups(list, manager);
        lookups.attach({manager.jobs().front().id});
        QTRY_COMPARE_WITH_TIMEOUT(list.count(LookupState::NotFound), asked, 120'000);
        // Only the lookups that the first process did not store are repeated.
        QVERIFY2(ledger.total() <= asked + seenWhenKilled / 2,
                 qPrintable(QString::number(ledger.total())));
        QTRY_COMPARE(lookups.state(), lookups::Lookups::State::Idle);
    }
};

STOREDESK_TEST(TestKilledLookups)

} // namespace tst_killedlookups

#include "tst_killedlookups.moc"
