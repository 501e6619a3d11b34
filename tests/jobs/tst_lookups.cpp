// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "lookups/lookups.h"
#include "practice/service/service.h"
#include "support/fastclock.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_lookups {

using namespace storedesk;
using namespace Qt::StringLiterals;
using lookups::LookupState;
using State = lookups::Lookups::State;

// Lookups that are attached to a job of an earlier program run.
class TestLookups final : public QObject
{
    Q_OBJECT

private:
    // Reading the rows of the job takes longer than the first lookups do.
    static constexpr int asked = 30'000;
    static constexpr int seen = 300;

    static void fill(lookups::LookupList &list, int values)
    {
        QStringList all;
        for (int number = 0; number < values; ++number)
            all.append(u"p%1@example.org"_s.arg(number));
        list.append(all);
    }

    [[nodiscard]] static int ended(const lookups::LookupList &list)
    {
        return list.size() - list.count(LookupState::Waiting) - list.count(LookupState::Asking);
    }

    [[nodiscard]] static qint64 ended(const jobs::JobManager &manager, const QString &id)
    {
        const auto *job = manager.find(id);
        return job ? job->head.counts.ended() : -1;
    }

    // Stores a lookup job of these values that is interrupted as soon as it has begun.
    [[nodiscard]] QString interruptedJob(int values)
    {
        jobs::JobManager manager(*m_account);
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list, values);
        lookups::Lookups lookups(list, manager);
        QString begun;
        connect(&manager, &jobs::JobManager::jobBegun, this,
                [&](const QString &id) { begun = id; });
        lookups.start();
        (void)QTest::qWaitFor([&] { return !begun.isEmpty() && manager.runOf(begun); }, 60'000);
        return begun;
    }

    support::FastClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<practice::Service> m_service;
    std::unique_ptr<account::Account> m_account;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder = std::make_unique<QTemporaryDir>();
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_account =
            std::make_unique<account::Account>(profiles::Profile{.id = u"test"_s,
                                                                 .name = u"Test"_s,
                                                                 .address = m_service->url(),
                                                                 .requestsPerMinute = 0},
                                               m_service->apiKey(), m_clock, m_folder->path());
    }

    void cleanup()
    {
        m_account.reset();
        m_service.reset();
    }

    // The job resumes automatically while its rows are being read for the list.
    void rowsThatEndDuringTheAttachmentAreShown()
    {
        const auto id = interruptedJob(asked);
        QVERIFY(!id.isEmpty());
        jobs::JobManager manager(*m_account);
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list, asked);
        lookups::Lookups lookups(list, manager);
        lookups.attach({id});
        QTRY_VERIFY_WITH_TIMEOUT(ended(manager, id) >= seen, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(lookups.state(), State::Running, 60'000);
        lookups.pause();
        QTRY_VERIFY_WITH_TIMEOUT(!manager.runOf(id), 60'000);
        QTRY_COMPARE(qint64(ended(list)), ended(manager, id));
    }

    // The values of the job are known only after its rows have been read.
    void aStartDuringTheAttachmentAsksForTheRestOnly()
    {
        constexpr int first = 200;
        const auto id = interruptedJob(first);
        QVERIFY(!id.isEmpty());
        jobs::JobManager manager(*m_account);
        QTRY_VERIFY(manager.isReady());
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list, first + 50);
        lookups::Lookups lookups(list, manager);
        lookups.attach({id});
        lookups.start();
        QTRY_COMPARE_WITH_TIMEOUT(list.count(LookupState::NotFound), list.size(), 60'000);
        QTRY_COMPARE(lookups.state(), State::Idle);
        QCOMPARE(manager.jobs().size(), 2U);
        QTRY_COMPARE(ended(manager, id), qint64(first));
    }

    void aJournalThatCannotBeReadIsReported()
    {
        const auto id = interruptedJob(1'000);
        QVERIFY(!id.isEmpty());
        jobs::JobManager manager(*m_account, {.resumes = false});
        QTRY_VERIFY(manager.isReady());
        QVERIFY(QFile::remove(manager.folder().pathOf(id)));
        lookups::LookupList list(catalogue::Resource::Contact);
        fill(list, 1'000);
        lookups::Lookups lookups(list, manager);
        lookups.attach({id});
        QTRY_VERIFY(!lookups.problem().what.isEmpty());
        QCOMPARE(lookups.state(), State::Paused);
        QVERIFY(lookups.jobIds().isEmpty());
    }
};

STOREDESK_TEST(TestLookups)

} // namespace tst_lookups

#include "tst_lookups.moc"
