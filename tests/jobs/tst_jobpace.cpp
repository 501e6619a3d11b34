// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"
#include "jobs/jobestimate.h"
#include "jobs/rowmaker.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/waiting.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>

namespace tst_jobpace {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using journal::RowState;
using support::JobStore;

// G9: several jobs in one account share its rate limit.
class TestJobPace final : public QObject
{
    Q_OBJECT

private:
    static constexpr int limit = 600;

    template <typename Cells>
    [[nodiscard]] std::unique_ptr<jobs::Job> made(const jobs::BulkPlan &plan, int count,
                                                  Cells cells)
    {
        const journal::JobFolder folder(m_folder->path());
        const auto id = QString::number(++m_jobs);
        {
            auto draft = jobs::Job::begin(folder, id, id, plan, {}, m_store->clock());
            const jobs::RowMaker maker(plan);
            std::vector<journal::NewRow> rows;
            for (int number = 0; number < count; ++number)
                rows.push_back(maker.row(cells(number)));
            if (!draft || !(*draft)->append(rows) || !(*draft)->complete())
                return {};
        }
        auto job = jobs::Job::open(folder, id, *m_session, m_store->clock());
        return job ? std::move(*job) : nullptr;
    }

    // The clock does not advance while a journal is being written, so the speed of the disk has no
    // effect.
    template <typename IsSo>
    [[nodiscard]] bool until(const std::vector<jobs::Job *> &jobs, IsSo isSo)
    {
        const QDeadlineTimer most(60s);
        while (!isSo()) {
            if (most.hasExpired())
                return false;
            QCoreApplication::processEvents();
            for (int turn = 0; turn < 8; ++turn)
                QCoreApplication::sendPostedEvents();
            const bool full = std::ranges::all_of(
                jobs, [](jobs::Job *job) { return job->run().underWay() == width; });
            if (full && m_session->client().underWay() == 0)
                m_store->clock().advanceToNext();
            else
                support::waitForEvents();
        }
        return true;
    }

    // Number of parallel requests in a job with a rate limit.
    static constexpr int width = 8;
    std::optional<JobStore> m_store;
    std::optional<QTemporaryDir> m_folder;
    // This session has the rate limit.
    std::unique_ptr<api::Session> m_session;
    int m_jobs = 0;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_store.emplace(practice::ServiceOptions{.contacts = 20, .requestsPerMinute = limit});
        m_session =
            std::make_unique<api::Session>(http::Connection{.baseUrl = m_store->service().url(),
                                                            .key = m_store->service().apiKey(),
                                                            .requestsPerMinute = limit},
                                           m_store->clock());
    }

    void cleanup()
    {
        m_session.reset();
        m_store.reset();
        m_folder.reset();
    }

    // The service rejects every row, which takes a request as well.
    void theEstimateIsNearTheRealDuration()
    {
        const jobs::BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const auto job = made(plan, 1'500, [](int number) {
            return QStringList{u"p%1@example.org"_s.arg(number), u"1"_s};
        });
        QVERIFY(job);
        const auto estimate = jobs::estimateOf(plan, 1'500, 0, limit).time;
        QVERIFY(estimate);
        // Skip the requests that created the store.
        m_store->clock().advance(2min);
        const auto begin = m_store->clock().ticks();
        job->run().start();
        QVERIFY(support::runUntil(m_store->clock(), m_session->client(), [&] {
            while (job->run().isWriting())
                support::waitForEvents();
            return job->run().state() == jobs::JobRun::State::Done;
        }));
        const auto real = std::chrono::duration<double>(m_store->clock().ticks() - begin).count();
        const auto share = real / static_cast<double>(estimate->count());
        QVERIFY2(share > 0.75 && share < 1.25, qPrintable(QString::number(share)));
    }

    void G9_threeJobsShareThePaceFairlyAndAClickGoesFirst()
    {
        const auto address = [](int number) {
            return u"p%1@example.org"_s.arg(number);
        };
        const auto patches =
            made({.operation = OperationId::PatchContactByEmail,
                  .keyColumn = 0,
                  .targets = {{1, u"_points"_s}}},
                 2'000, [&](int number) { return QStringList{address(number), u"1"_s}; });
        const auto lookUps = made({.operation = OperationId::GetContactByEmail, .keyColumn = 0},
                                  2'000, [&](int number) { return QStringList{address(number)}; });
        const auto purchases =
            made({.operation = OperationId::CreatePurchase,
                  .targets = {{0, u"purchaseId"_s},
                              {1, u"contactEmail"_s},
                              {2, u"totalPrice"_s},
                              {3, u"products[].productId"_s},
                              {2, u"products[].price"_s},
                              {4, u"products[].quantity"_s},
                              {0, u"cartId"_s},
                              {5, u"purchaseDate"_s},
                              {4, u"totalQuantity"_s}}},
                 2'000, [](int number) {
                     return QStringList{
                         u"P%1"_s.arg(number),     u"ann@example.org"_s, u"5"_s, u"TEA"_s, u"1"_s,
                         u"2026-01-31T10:00:00Z"_s};
                 });
        QVERIFY(patches && lookUps && purchases);
        QCOMPARE(purchases->run().head().counts[RowState::Waiting], 2'000);
        const std::vector<jobs::Job *> all{patches.get(), lookUps.get(), purchases.get()};
        // Skip the requests that created the store.
        m_store->clock().advance(2min);
        m_store->ledger().clear();
        for (auto *job : all)
            job->run().start();
        const auto begin = m_store->clock().ticks();
        const auto after = [&](std::chrono::seconds time) {
            return support::runUntil(m_store->clock(), m_session->client(), [&] {
                // Time spent on a slow disk must not count.
                while (std::ranges::any_of(all, [](auto *job) { return job->run().isWriting(); }))
                    support::waitForEvents();
                return m_store->clock().ticks() - begin >= time;
            });
        };
        QVERIFY(after(60s));
        const auto learnt = m_store->ledger().total();
        QVERIFY(after(180s));
        const auto sent = m_store->ledger().total() - learnt;
        QVERIFY2(sent >= 2 * limit * 95 / 100, qPrintable(QString::number(sent)));
        int refused = 0;
        for (const auto &entry : m_store->ledger().entries())
            refused += entry.status == 429 ? 1 : 0;
        QVERIFY2(refused * 100 <= m_store->ledger().total(), qPrintable(QString::number(refused)));
        const auto share = m_store->ledger().total() / 3;
        qInfo(
            "%lld patches, %lld look-ups, %lld purchases ended after %d requests, %d answered 429",
            patches->run().head().counts.ended(), lookUps->run().head().counts.ended(),
            purchases->run().head().counts.ended(), m_store->ledger().total(), refused);
        for (auto *job : all) {
            const auto ended = job->run().head().counts.ended();
            QVERIFY2(std::abs(ended - share) <= share / 5, qPrintable(QString::number(ended)));
            const auto pace = job->run().progress().perMinute.value_or(0);
            QVERIFY2(pace > limit / 4 && pace < limit / 2, qPrintable(QString::number(pace)));
        }
        // An interactive request is sent before all waiting rows.
        const auto clicked = m_store->clock().ticks();
        const auto outcome =
            support::outcomeOf(m_store->clock(), m_session->client(),
                               m_session->read({.operation = OperationId::GetStore}, this));
        QVERIFY(outcome && *outcome);
        QVERIFY(m_store->clock().ticks() - clicked <= 1s);
        for (auto *job : all)
            job->run().cancel();
        QVERIFY(support::runUntil(m_store->clock(), m_session->client(), [&] {
            return std::ranges::all_of(all, [](jobs::Job *job) {
                return job->run().state() == jobs::JobRun::State::Done;
            });
        }));
    }
};

STOREDESK_TEST(TestJobPace)

} // namespace tst_jobpace

#include "tst_jobpace.moc"
