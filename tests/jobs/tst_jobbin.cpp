// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "jobs/jobbin.h"
#include "jobs/jobputback.h"
#include "jobs/rowmaker.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_jobbin {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using journal::RowState;
using support::JobStore;

// Runs bulk deletes and restores as jobs, and checks that the bin is consistent.
class TestJobBin final : public QObject
{
    Q_OBJECT

private:
    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return support::runUntil(m_store->clock(), m_account->session().client(), isSo);
    }

    void plan(const QString &id, const jobs::BulkPlan &plan,
              const std::vector<journal::NewRow> &rows)
    {
        auto draft = jobs::Job::begin(folder(), id, id, plan, {}, m_store->clock());
        QVERIFY(draft && (*draft)->append(rows) && (*draft)->complete());
    }

    [[nodiscard]] journal::RowCounts ended(const QString &id)
    {
        jobs::JobBin bin(m_account->storage(), m_account->clock());
        auto job =
            jobs::Job::open(folder(), id, m_account->session(), m_store->clock(), bin.keeper());
        if (!job)
            return {};
        auto &run = (*job)->run();
        bin.follow(**job);
        run.start();
        (void)until([&run] { return run.state() == jobs::JobRun::State::Done; });
        // The bin is updated after the last rows have finished.
        bool asked = false;
        (*job)->journal().post([](journal::Journal &) { return 0; }, this,
                               [&asked](int) { asked = true; });
        (void)until([&asked] { return asked; });
        return run.head().counts;
    }

    [[nodiscard]] std::vector<journal::NewRow> people(const jobs::BulkPlan &plan, int count)
    {
        const jobs::RowMaker maker(plan);
        std::vector<journal::NewRow> rows;
        for (int number = 1; number <= count; ++number) {
            const auto request = JobStore::patch(number);
            if (!m_store->end(request))
                return {};
            rows.push_back(maker.row(request.values));
        }
        return rows;
    }

    [[nodiscard]] journal::JobFolder folder() const
    {
        return journal::JobFolder(m_folder->filePath(u"jobs"_s));
    }
    [[nodiscard]] const std::vector<storage::BinEntry> &bin()
    {
        return m_account->storage().bin().entries();
    }
    [[nodiscard]] static jobs::BulkPlan deletes()
    {
        return {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0, .readFirst = true};
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<JobStore> m_store;
    std::unique_ptr<account::Account> m_account;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_store.emplace();
        m_account = std::make_unique<account::Account>(
            profiles::Profile{.id = u"test"_s,
                              .name = u"Test"_s,
                              .address = m_store->service().url(),
                              .requestsPerMinute = 0},
            m_store->service().apiKey(), m_store->clock(), m_folder->path());
    }

    void cleanup()
    {
        m_account.reset();
        m_store.reset();
        m_folder.reset();
    }

    void recordsDeletedByAJobCanBeRestoredFromTheBin()
    {
        plan(u"1"_s, deletes(), people(deletes(), 12));
        QCOMPARE(ended(u"1"_s)[RowState::Done], 12);
        QCOMPARE(bin().size(), 12U);
        for (const auto &entry : bin()) {
            QVERIFY(entry.deletedAt.isValid());
            QVERIFY(!entry.record.isEmpty());
        }
        std::vector<journal::NewRow> copies;
        for (const auto &entry : bin())
            copies.push_back(jobs::restoreRow(entry, {}));
        plan(u"2"_s, jobs::restoreJob(catalogue::Resource::Contact), copies);
        QCOMPARE(ended(u"2"_s)[RowState::Done], 12);
        QVERIFY(until([this] {
            return std::ranges::all_of(
                bin(), [](const storage::BinEntry &entry) { return entry.restoreRecord; });
        }));
        QVERIFY(!m_store
                     ->record({.operation = OperationId::GetContactByEmail,
                               .values = JobStore::patch(7).values})
                     .isEmpty());
    }

    // The program was killed after a delete but before its copy was marked as deleted.
    void unmarkedCopiesAreMarkedWhenTheJobIsReopened()
    {
        const auto rows = people(deletes(), 2);
        plan(u"1"_s, deletes(), rows);
        bool kept = false;
        m_account->storage().bin().keep({{.resource = catalogue::Resource::Contact,
                                          .title = rows.front().key,
                                          .record = {{u"_email"_s, rows.front().key}},
                                          .address = {rows.front().key}}},
                                        this, [&kept](const auto &) { kept = true; });
        QVERIFY(until([&kept] { return kept; }));
        {
            auto job = jobs::Job::open(folder(), u"1"_s, m_account->session(), m_store->clock());
            QVERIFY(job);
            (*job)->run().start();
            QVERIFY(until([&job] { return (*job)->run().state() == jobs::JobRun::State::Done; }));
        }
        QVERIFY(!bin().front().deletedAt.isValid());
        (void)ended(u"1"_s);
        QVERIFY(bin().front().deletedAt.isValid());
    }
};

STOREDESK_TEST(TestJobBin)

} // namespace tst_jobbin

#include "tst_jobbin.moc"
