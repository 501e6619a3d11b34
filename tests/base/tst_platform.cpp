// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/platform/diskfile.h"
#include "base/platform/process.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_platform {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;

// packaging/test runs this with the calls of the operating system, and packaging/test --fallbacks
// with the fallbacks for other systems.
class TestPlatform final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void anOpenFileIsLockedForOthers()
    {
        QFile mine(m_folder.filePath(u"locked"_s));
        QFile theirs(mine.fileName());
        QVERIFY(mine.open(QIODevice::ReadWrite) && theirs.open(QIODevice::ReadWrite));
        QVERIFY(base::lockWhileOpen(mine.handle()));
        QVERIFY(base::lockWhileOpen(mine.handle()));
        QCOMPARE(base::lockWhileOpen(theirs.handle()), base::isPlainPlatform());
        mine.close();
        QVERIFY(base::lockWhileOpen(theirs.handle()));
    }

    void filesAndDevicesAreSynchronised()
    {
        QFile file(m_folder.filePath(u"written"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4 && file.flush());
        QVERIFY(base::synchronise(file.handle()));
        // The system refuses to synchronise a device, which is not an error of the disk.
        QFile device(u"/dev/null"_s);
        QVERIFY(device.open(QIODevice::WriteOnly));
        QVERIFY(base::synchronise(device.handle()));
        QCOMPARE(base::synchronise(-1), base::isPlainPlatform());
    }

    void uptimeGrows()
    {
        const auto before = base::uptimeWithSleep();
        QVERIFY(before > 0ns);
        QTRY_VERIFY(base::uptimeWithSleep() > before);
        QVERIFY(base::uptimeWithSleep() - before < 5min);
    }
};

STOREDESK_TEST(TestPlatform)

} // namespace tst_platform

#include "tst_platform.moc"
