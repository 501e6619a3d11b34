// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QTest>

namespace tst_locks {

using namespace Qt::StringLiterals;

class TestLocks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // QLockFile trusts the content of a lock file, so an empty file, another host name or a reused
    // process id blocks it forever. base::FileLock asks the system instead.
    void noSourceUsesQLockFile()
    {
        const auto files = support::sourceFiles({u"models"_s, u"app"_s, u"ui"_s});
        QVERIFY(files.size() > 500);
        QStringList users;
        for (const auto &file : files) {
            // The fallback for other systems uses it with a file of its own.
            if (file != "models/base/platform/plainlock.cpp"_L1
                && support::textOfSource(file).contains("QLockFile"_L1))
                users.append(file);
        }
        QCOMPARE(users, QStringList());
    }
};

STOREDESK_TEST(TestLocks)

} // namespace tst_locks

#include "tst_locks.moc"
