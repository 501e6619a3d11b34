// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"

#include "records/parallelcalls.h"

#include <QTest>

#include <set>

namespace tst_parallelcalls {

using storedesk::records::ParallelCalls;

// Rows are started and ended manually in these tests.
class TestParallelCalls final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_started.clear();
        m_waiting.clear();
        m_rows = 10;
        m_drained = 0;
    }

    void onlyAFewAreUnderWay()
    {
        auto calls = make();
        calls.run();
        QCOMPARE(m_started, (QList<int>{0, 1, 2}));
        calls.ended();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 3}));
        QCOMPARE(m_drained, 0);
        for (int left = 9; left > 0; --left)
            calls.ended();
        QCOMPARE(m_started.size(), 10);
        QCOMPARE(m_drained, 1);
    }

    void callsThatAreNotDueAreSkipped()
    {
        m_waiting = {1, 8};
        auto calls = make();
        calls.run();
        QCOMPARE(m_started, (QList<int>{1, 8}));
        calls.ended();
        QCOMPARE(m_drained, 0);
        calls.ended();
        QCOMPARE(m_drained, 1);
    }

    void nothingStartsWhileItIsHeld()
    {
        auto calls = make();
        calls.run();
        calls.hold();
        for (int left = 3; left > 0; --left)
            calls.ended();
        QCOMPARE(m_started.size(), 3);
        QCOMPARE(m_drained, 1);
        calls.release();
        calls.continueRun();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 3, 4, 5}));
    }

    void aRowThatIsDueAgainComesNext()
    {
        auto calls = make();
        calls.run();
        calls.goBackTo(1);
        calls.ended();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 1}));
    }

    void aRowMayTakeMoreThanOneRequest()
    {
        m_rows = 1;
        auto calls = make();
        calls.run();
        calls.addToRow();
        calls.ended();
        QCOMPARE(m_drained, 0);
        calls.ended();
        QCOMPARE(m_drained, 1);
    }

    void rowsMayComeLater()
    {
        m_rows = 1;
        auto calls = make();
        calls.run();
        m_rows = 2;
        calls.continueRun();
        QCOMPARE(m_started, (QList<int>{0, 1}));
        calls.giveUp();
        calls.continueRun();
        QCOMPARE(m_drained, 1);
    }

private:
    ParallelCalls make()
    {
        return ParallelCalls(
            3,
            {.rows = [this] { return m_rows; },
             .isDue =
                 [this](std::size_t row) { return m_waiting.empty() || m_waiting.contains(row); },
             .start = [this](std::size_t row) { m_started.append(static_cast<int>(row)); },
             .drained =
                 [this] {
                     ++m_drained;
                 }});
    }

    std::size_t m_rows = 0;
    // If empty, all rows are due.
    std::set<std::size_t> m_waiting;
    QList<int> m_started;
    int m_drained = 0;
};

STOREDESK_TEST(TestParallelCalls)

} // namespace tst_parallelcalls

#include "tst_parallelcalls.moc"
