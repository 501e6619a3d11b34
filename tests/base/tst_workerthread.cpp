// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/workerthread.h"
#include "support/testclass.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_workerthread {

using namespace Qt::StringLiterals;
using storedesk::base::WorkerThread;

class TestWorkerThread final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workRunsInOrderInAThreadOfItsOwn()
    {
        WorkerThread thread(u"worker"_s);
        std::vector<int> order;
        const QThread *inside = nullptr;
        QString name;
        for (int number = 0; number < 100; ++number) {
            thread.post([&, number] {
                inside = QThread::currentThread();
                name = inside->objectName();
                order.push_back(number);
            });
        }
        thread.wait();
        QVERIFY(inside && inside != QThread::currentThread());
        QCOMPARE(name, u"worker"_s);
        QCOMPARE(order.size(), 100U);
        QVERIFY(std::ranges::is_sorted(order));
    }

    void theEndCompletesPostedWork()
    {
        int done = 0;
        {
            WorkerThread thread(u"worker"_s, WorkerThread::Priority::Low);
            for (int number = 0; number < 10; ++number)
                thread.post([&done] { ++done; });
        }
        QCOMPARE(done, 10);
    }

    void clearedWorkIsDroppedAndWorkInProgressIsFinished()
    {
        QSemaphore begun;
        QSemaphore proceed;
        bool first = false;
        bool second = false;
        {
            WorkerThread thread(u"worker"_s);
            thread.post([&] {
                begun.release();
                proceed.acquire();
                first = true;
            });
            thread.post([&] { second = true; });
            begun.acquire();
            thread.clear();
            proceed.release();
        }
        QVERIFY(first);
        QVERIFY(!second);
    }

    void aThreadWithoutWorkDoesNotWait()
    {
        WorkerThread thread(u"worker"_s);
        thread.clear();
        thread.wait();
    }

    void workMayBeMovedOnlyAndIsDestroyedBeforeItIsDone()
    {
        WorkerThread thread(u"worker"_s);
        const auto watched = std::make_shared<int>(1);
        thread.post(
            [copy = watched, owned = std::make_unique<int>(2)]() mutable { *owned = *copy; });
        thread.wait();
        QCOMPARE(watched.use_count(), 1);
    }
};

STOREDESK_TEST(TestWorkerThread)

} // namespace tst_workerthread

#include "tst_workerthread.moc"
