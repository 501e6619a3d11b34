// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/filelock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

#include <unistd.h>

namespace tst_filelock {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using base::FileLock;

class TestFileLock final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.lock"_s); }

    void write(const QByteArray &content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aLeftFileNeverBlocks_data()
    {
        QTest::addColumn<QByteArray>("content");
        const auto pid = QByteArray::number(QCoreApplication::applicationPid());
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("garbage") << QByteArray(10'000, '\xff');
        QTest::newRow("living process") << pid + "\ntest_base\n";
        QTest::newRow("first process") << "1\nsystemd\n"_ba;
        QTest::newRow("another computer")
            << "4711\nstoredesk\nelsewhere.example.org\n0123456789abcdef\nboot\n"_ba;
    }

    void aLeftFileNeverBlocks()
    {
        QFETCH(const QByteArray, content);
        write(content);
        QVERIFY(!FileLock::isHeld(path()));
        FileLock lock(path());
        QVERIFY(lock.lock());
        QVERIFY(FileLock::isHeld(path()));
    }

    void aReadOnlyFileCanBeLocked()
    {
        write("1\n");
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner));
        FileLock lock(path());
        QVERIFY(lock.lock());
        FileLock other(path());
        QVERIFY(!other.lock());
        QCOMPARE(other.state(), FileLock::State::HeldElsewhere);
    }

    void aHeldLockNamesItsHolder()
    {
        FileLock lock(path());
        QVERIFY(lock.lock());
        FileLock other(path());
        QVERIFY(!other.lock(20ms));
        QCOMPARE(other.state(), FileLock::State::HeldElsewhere);
        QCOMPARE(other.holder().process, QCoreApplication::applicationPid());
        lock.unlock();
        QVERIFY(!QFile::exists(path()));
        QVERIFY(other.lock());
    }

    void aFolderThatIsMissingIsAnErrorAndNotAHolder()
    {
        FileLock lock(m_folder->filePath(u"nowhere/a.lock"_s));
        QVERIFY(!lock.lock());
        QCOMPARE(lock.state(), FileLock::State::Failed);
        QVERIFY(!lock.errorString().isEmpty());
        QVERIFY(!FileLock::isHeld(lock.path()));
    }

    void lookingAtALockCreatesNothingAndRemovesNothing()
    {
        QVERIFY(!FileLock::isHeld(path()));
        QVERIFY(!QFile::exists(path()));
        write({});
        QVERIFY(!FileLock::isHeld(path()));
        QVERIFY(QFile::exists(path()));
    }

    void aChildProcessDoesNotKeepTheLock()
    {
        QProcess child;
        FileLock lock(path());
        QVERIFY(lock.lock());
        child.start(u"cat"_s);
        QVERIFY(child.waitForStarted());
        lock.unlock();
        QVERIFY(!FileLock::isHeld(path()));
        FileLock other(path());
        QVERIFY(other.lock());
        child.closeWriteChannel();
        QVERIFY(child.waitForFinished());
    }

    // The owner removes the lock file, but two holders must never lock two files with the same
    // name.
    void manyThreadsNeverHoldItTogether()
    {
        std::atomic<int> holders = 0;
        std::atomic<int> most = 0;
        std::atomic<int> turns = 0;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 8; ++thread) {
            threads.emplace_back([&] {
                for (int turn = 0; turn < 200; ++turn) {
                    FileLock lock(path());
                    if (!lock.lock(60s))
                        return;
                    const int now = ++holders;
                    for (int known = most; now > known && !most.compare_exchange_weak(known, now);)
                        ;
                    ++turns;
                    --holders;
                }
            });
        }
        for (auto &thread : threads)
            thread.join();
        QCOMPARE(most, 1);
        QCOMPARE(turns, 8 * 200);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
};

STOREDESK_TEST(TestFileLock)

} // namespace tst_filelock

#include "tst_filelock.moc"
