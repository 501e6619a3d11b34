// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/schedulelist.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tst_exportschedule {

using namespace Qt::StringLiterals;
using storedesk::schedules::Schedule;
using storedesk::schedules::ScheduleList;

// Tests the file that stores the schedules of an account.
class TestExportSchedule final : public QObject
{
    Q_OBJECT

private:
    static storedesk::schedules::RunPlaces placesIn(const QTemporaryDir &folder)
    {
        return {.jobs = storedesk::journal::JobFolder(folder.filePath(u"jobs"_s)),
                .account = folder.path()};
    }
    static Schedule weekly()
    {
        return {.id = u"b"_s,
                .kind = u"export"_s,
                .settings = {{u"type"_s, u"contacts"_s}},
                .rhythm = {.every = storedesk::schedules::Rhythm::Every::Week}};
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aListThatCannotBeParsedIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const QByteArray damaged = R"([{"schedule":"a","kind":"contacts","weekday":1},{)";
        QVERIFY(QDir(folder.path()).mkpath(u"exports"_s));
        QFile file(folder.filePath(u"exports/schedules.json"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write(damaged), damaged.size());
        QVERIFY(file.flush());
        const ScheduleList schedules(placesIn(folder));
        QVERIFY(!schedules.all());
        QVERIFY(!schedules.keep(weekly()));
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), damaged);
    }

    void aListWhoseDiskFailsIsNotOverwritten()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"exports"_s));
        const auto path = folder.filePath(u"exports/schedules.json"_s);
        QVERIFY(QFile::link(u"/proc/self/mem"_s, path));
        const ScheduleList schedules(placesIn(folder));
        QVERIFY(!schedules.all());
        QVERIFY(!schedules.keep(weekly()));
        QCOMPARE(QFile::symLinkTarget(path), u"/proc/self/mem"_s);
    }
};

STOREDESK_TEST(TestExportSchedule)

} // namespace tst_exportschedule

#include "tst_exportschedule.moc"
