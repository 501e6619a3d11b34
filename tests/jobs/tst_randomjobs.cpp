// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/diskvfs.h"
#include "support/givenjob.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

namespace tst_randomjobs {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::RowState;
using practice::Fault;
using support::JobStore;

// G1: despite random faults, every row ends once and the journal matches the actual results.
class TestRandomJobs final : public QObject
{
    Q_OBJECT

private:
    static constexpr int jobCount = 500;

    static constexpr std::array operations{
        OperationId::PatchContactByEmail, OperationId::DeleteContactByEmail,
        OperationId::CreatePurchase, OperationId::CreateCustomEventByAlias,
        OperationId::GetContactByEmail};
    static constexpr std::array faults{
        Fault::CloseBeforeReading, Fault::ResetBeforeReading, Fault::CloseNotApplied,
        Fault::CloseApplied,       Fault::ResetNotApplied,    Fault::ResetApplied,
        Fault::HalfStatusLine,     Fault::CutLength,          Fault::CutChunked,
        Fault::RequestTimeout,     Fault::ThrottleSeconds,    Fault::ThrottlePlain,
        Fault::ErrorNotApplied,    Fault::ErrorApplied,       Fault::BadGateway,
        Fault::Unavailable,        Fault::GatewayTimeout,     Fault::HtmlPage,
        Fault::InvalidJson};

    template <typename Choices>
    [[nodiscard]] static auto chosen(const Choices &choices, QRandomGenerator &random)
    {
        return choices[static_cast<std::size_t>(random.bounded(int(choices.size())))];
    }

    // Returns a request for a row. A few percent of the rows are invalid, so the service rejects
    // them.
    [[nodiscard]] static http::Request row(OperationId operation, int number,
                                           QRandomGenerator &random)
    {
        auto request = JobStore::of(operation, number);
        if (random.bounded(100) >= 8)
            return request;
        if (operation == OperationId::PatchContactByEmail)
            request.body = QJsonObject{{u"_points"_s, u"many %1"_s.arg(number)}};
        if (operation == OperationId::CreatePurchase) {
            auto body = std::get<QJsonObject>(request.body);
            body.insert(u"contactEmail"_s, u"nobody@example.org"_s);
            request.body = body;
        }
        return request;
    }

    void judge(const support::GivenJob &job, const std::vector<http::Request> &requests,
               const JobStore::Applied &applied)
    {
        const auto rows = job.rows();
        QCOMPARE(rows.size(), requests.size());
        journal::RowCounts counts;
        for (const auto &row : rows) {
            const auto &request = requests[static_cast<std::size_t>(row.number - 1)];
            const auto often = applied.value(JobStore::markOf(request));
            const auto &operation = operationOf(request);
            counts.set(row.state, counts[row.state] + 1);
            const auto text = u"row %1 in state %2, applied %3 times, %4 %5"_s.arg(row.number)
                                  .arg(int(row.state))
                                  .arg(often)
                                  .arg(row.status)
                                  .arg(row.text + row.detail);
            QVERIFY2(isEnd(row.state), qPrintable(text));
            // Deleting a missing record counts as done without being executed.
            const bool needless =
                !operation.writes() || operation.effect == catalogue::Effect::Delete;
            if (row.state == RowState::Done && !needless)
                QVERIFY2(often >= 1, qPrintable(text));
            if (row.state == RowState::Refused || row.state == RowState::NotSent)
                QVERIFY2(often == 0, qPrintable(text));
            if (operation.effect == catalogue::Effect::Create)
                QVERIFY2(often <= 1, qPrintable(text));
            m_ends.set(row.state, m_ends[row.state] + 1);
        }
        QCOMPARE(counts, job.counts());
    }

    journal::RowCounts m_ends;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void G1_everyRowEndsOnceAndTheLedgerAgrees()
    {
        const int rowsInAll = support::testSize(2'000, 80'000);
        const auto seed = quint32(qEnvironmentVariableIntValue("STOREDESK_RANDOM_SEED"));
        QRandomGenerator random(seed);
        JobStore store;
        const support::DiskVfs disk("random", support::DiskVfs::Memory::Forgets);
        QTemporaryDir folder;
        int number = 0;
        for (int turn = 0; turn < jobCount; ++turn) {
            const auto operation = chosen(operations, random);
            const int size = turn % 100 == 99
                ? rowsInAll / 50
                : 1 + random.bounded(2 * rowsInAll * 9 / 10 / jobCount);
            std::vector<http::Request> requests;
            for (int count = 0; count < size; ++count)
                requests.push_back(row(operation, ++number, random));
            store.service().faults().clear();
            for (int rule = random.bounded(3); rule > 0; --rule)
                store.service().faults().add({.aim = practice::Aim::AnyOperation,
                                              .fault = chosen(faults, random),
                                              .percent = 5.0 + random.bounded(20)});
            // Use a new session, because faults in one job must not affect the next.
            auto session = store.connected(store.service().apiKey());
            support::GivenJob job(
                folder.filePath(u"%1.sqlite"_s.arg(turn)), *session, store.clock(), requests,
                {.width = 1 + random.bounded(8), .marksLate = turn % 2 == 1}, disk.name());
            store.ledger().clear();
            job.run().start();
            QVERIFY2(support::runUntil(store.clock(), session->client(),
                                       [&job] {
                                           if (job.run().state() == JobRun::State::Paused)
                                               job.run().start();
                                           return job.run().state() == JobRun::State::Done;
                                       }),
                     qPrintable(u"job %1 of seed %2"_s.arg(turn).arg(seed)));
            judge(job, requests, store.applied());
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(m_ends.total(), number);
        QVERIFY(m_ends[RowState::Refused] > 0);
        QVERIFY(m_ends[RowState::Unknown] > 0);
        qInfo("%d rows: %lld done, %lld refused, %lld not sent, %lld unknown", number,
              m_ends[RowState::Done], m_ends[RowState::Refused], m_ends[RowState::NotSent],
              m_ends[RowState::Unknown]);
    }
};

STOREDESK_TEST(TestRandomJobs)

} // namespace tst_randomjobs

#include "tst_randomjobs.moc"
