// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "transfers/transferlist.h"

#include <QAbstractItemModelTester>

namespace tst_transferlist {

using namespace Qt::StringLiterals;
using namespace storedesk::transfers;

// Lists rows that the test changes, and records the calls.
class ListedOwner final : public TransferOwner
{
    Q_OBJECT

public:
    std::vector<TransferRow> listed;
    QStringList asked;

    void set(std::vector<TransferRow> rows)
    {
        listed = std::move(rows);
        Q_EMIT changed();
    }
    [[nodiscard]] std::vector<TransferRow> rows() const override { return listed; }
    void pause(const QString &id) override { note(u"pause "_s, id); }
    void resume(const QString &id) override { note(u"resume "_s, id); }
    void cancel(const QString &id) override { note(u"cancel "_s, id); }

private:
    void note(const QString &what, const QString &id)
    {
        for (auto &row : listed) {
            if (row.id != id)
                continue;
            asked.append(what + id);
            row.state = what == "pause "_L1 ? TransferState::Paused : TransferState::Running;
            Q_EMIT changed();
        }
    }
};

// Tests the list of all transfers, whose rows come from several owners.
class TestTransferList final : public QObject
{
    Q_OBJECT

private:
    ListedOwner m_downloads;
    ListedOwner m_sync;
    std::unique_ptr<TransferList> m_transfers;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    [[nodiscard]] static TransferRow row(const QString &id, qint64 done = 0,
                                         TransferState state = TransferState::Running)
    {
        return {.id = id, .title = id.toUpper(), .state = state, .done = done, .total = 2000};
    }
    [[nodiscard]] QString title(int row) const { return m_transfers->index(row).data().toString(); }
    [[nodiscard]] const TransferRow &rowAt(std::size_t row) const
    {
        return m_transfers->rows()[row];
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_downloads.set({});
        m_sync.set({});
        m_downloads.asked.clear();
        m_transfers = std::make_unique<TransferList>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_transfers.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_transfers->add(m_sync);
        m_transfers->add(m_downloads);
    }
    void cleanup()
    {
        m_tester.reset();
        m_transfers.reset();
    }

    void rowsOfAllOwnersAreListed()
    {
        m_downloads.set({row(u"a"_s, 500)});
        m_sync.set({{.id = u"s"_s,
                     .kind = TransferKind::Sync,
                     .title = u"Sync"_s,
                     .done = 999,
                     .total = 1000}});
        QTRY_COMPARE(m_transfers->rowCount(), 2);
        QCOMPARE(title(0), u"Sync"_s);
        QCOMPARE(progressText(rowAt(0)), u"99% done"_s);
        QCOMPARE(progressText(rowAt(1)), u"500 bytes of 1.95 KiB"_s);
        QCOMPARE(stateText(rowAt(1)), u"Running"_s);
        QCOMPARE(m_transfers->running(), 2);
    }

    // A selection survives changes of other rows.
    void rowsAreInsertedChangedAndRemovedInPlace()
    {
        m_downloads.set({row(u"a"_s), row(u"c"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 2);
        const QPersistentModelIndex last = m_transfers->index(1, 0);
        const QSignalSpy reset(m_transfers.get(), &QAbstractItemModel::modelReset);
        m_downloads.set({row(u"a"_s, 100), row(u"b"_s), row(u"c"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 3);
        QCOMPARE(last.row(), 2);
        m_downloads.set({row(u"c"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 1);
        QCOMPARE(last.row(), 0);
        QCOMPARE(reset.size(), 0);
    }

    void rowsMayChangeTheirOrder()
    {
        m_downloads.set({row(u"a"_s), row(u"b"_s), row(u"c"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 3);
        m_downloads.set({row(u"c"_s), row(u"a"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 2);
        QCOMPARE(title(0), u"C"_s);
        QCOMPARE(title(1), u"A"_s);
    }

    // Progress may be reported for every block of a file.
    void manyChangesAreReadOnce()
    {
        m_downloads.set({row(u"a"_s)});
        QTRY_COMPARE(m_transfers->rowCount(), 1);
        const QSignalSpy changed(m_transfers.get(), &TransferList::changed);
        for (int size = 0; size < 100; ++size)
            m_downloads.set({row(u"a"_s, size)});
        QTRY_COMPARE(m_transfers->find(u"a"_s)->done, 99);
        QCOMPARE(changed.size(), 1);
        // Nothing is reported if nothing has changed.
        m_downloads.set({row(u"a"_s, 99)});
        QCoreApplication::processEvents();
        QCOMPARE(changed.size(), 1);
    }

    void allArePausedUnlessTheyCant()
    {
        auto fixed = row(u"f"_s);
        fixed.whyNotPaused = u"No parts."_s;
        m_downloads.set({row(u"a"_s), fixed, row(u"p"_s, 1, TransferState::Paused)});
        m_transfers->pauseAll();
        QCOMPARE(m_downloads.asked, QStringList{u"pause a"_s});
        QCOMPARE(m_transfers->running(), 1);
    }

    // A transfer that the user has paused stays paused.
    void suspendedTransfersContinue()
    {
        m_downloads.set({row(u"a"_s), row(u"p"_s, 1, TransferState::Paused)});
        m_transfers->suspend();
        QCOMPARE(m_transfers->running(), 0);
        m_transfers->continueRun();
        QCOMPARE(m_downloads.asked, (QStringList{u"pause a"_s, u"resume a"_s}));
        m_transfers->continueRun();
        QCOMPARE(m_downloads.asked.size(), 2);
    }

    void progressIsCompleteOnlyAtTheEnd()
    {
        auto one = row(u"a"_s, 2000);
        QCOMPARE(one.percent(), 99);
        one.state = TransferState::Done;
        QCOMPARE(one.percent(), 100);
        one.total = 0;
        QCOMPARE(one.percent(), 100);
    }
};

STOREDESK_TEST(TestTransferList)

} // namespace tst_transferlist

#include "tst_transferlist.moc"
