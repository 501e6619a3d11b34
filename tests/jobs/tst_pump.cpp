// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/pump.h"

#include <QTest>

#include <set>

using storedesk::jobs::Pump;

// Rows that are started and ended by hand.
class TestPump final : public QObject
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
        auto pump = make();
        pump.run();
        QCOMPARE(m_started, (QList<int>{0, 1, 2}));
        pump.ended();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 3}));
        QCOMPARE(m_drained, 0);
        for (int left = 9; left > 0; --left)
            pump.ended();
        QCOMPARE(m_started.size(), 10);
        QCOMPARE(m_drained, 1);
    }

    void whatIsNotDueIsPassedOver()
    {
        m_waiting = {1, 8};
        auto pump = make();
        pump.run();
        QCOMPARE(m_started, (QList<int>{1, 8}));
        pump.ended();
        QCOMPARE(m_drained, 0);
        pump.ended();
        QCOMPARE(m_drained, 1);
    }

    void nothingStartsWhileItIsHeld()
    {
        auto pump = make();
        pump.run();
        pump.hold();
        for (int left = 3; left > 0; --left)
            pump.ended();
        QCOMPARE(m_started.size(), 3);
        QCOMPARE(m_drained, 1);
        pump.release();
        pump.goOn();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 3, 4, 5}));
    }

    void aRowThatIsDueAgainComesNext()
    {
        auto pump = make();
        pump.run();
        pump.goBackTo(1);
        pump.ended();
        QCOMPARE(m_started, (QList<int>{0, 1, 2, 1}));
    }

    void aRowMayTakeMoreThanOneRequest()
    {
        m_rows = 1;
        auto pump = make();
        pump.run();
        pump.addToRow();
        pump.ended();
        QCOMPARE(m_drained, 0);
        pump.ended();
        QCOMPARE(m_drained, 1);
    }

    void rowsMayComeLater()
    {
        m_rows = 1;
        auto pump = make();
        pump.run();
        m_rows = 2;
        pump.goOn();
        QCOMPARE(m_started, (QList<int>{0, 1}));
        pump.giveUp();
        pump.goOn();
        QCOMPARE(m_drained, 1);
    }

private:
    Pump make()
    {
        return Pump(
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
    std::set<std::size_t> m_waiting; // empty: all
    QList<int> m_started;
    int m_drained = 0;
};

STOREDESK_TEST(TestPump)
#include "tst_pump.moc"
