// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportschedule.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace storedesk;
using namespace Qt::StringLiterals;
using journal::JobOwner;

class tst_ScheduleOwner final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aScheduleRunsOnlyForTheAccountItWasCreatedFor()
    {
        const QTemporaryDir folder;
        const QDate today(2026, 11, 18);
        const auto owner = [](const QString &address) {
            return JobOwner::of(QUrl(address), u"profile"_s, "key:secret"_ba);
        };
        const exports::ExportSchedules mine(folder.path(), owner(u"https://a.example.org"_s));
        const exports::ExportSchedule schedule{
            .id = u"1"_s, .kind = u"contacts"_s, .last = today.addDays(-3)};
        QVERIFY(mine.keep(schedule));
        QCOMPARE(mine.all()->front().owner.address, u"https://a.example.org"_s);

        // The address of the profile was changed to another store.
        const exports::ExportSchedules other(folder.path(), owner(u"https://b.example.org"_s));
        QVERIFY(other.takeDue(today)->empty());
        const auto refused = other.checkOwners(today);
        QVERIFY(!refused);
        QVERIFY(refused.error().why.contains(u"https://a.example.org"_s));
        QVERIFY(refused.error().why.contains(u"https://b.example.org"_s));

        QVERIFY(mine.checkOwners(today));
        QCOMPARE(mine.takeDue(today)->size(), 1U);
        QVERIFY(mine.takeDue(today)->empty());
    }
};

STOREDESK_TEST(tst_ScheduleOwner)
#include "tst_scheduleowner.moc"
