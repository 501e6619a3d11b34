// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/exportschedule.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tst_exportschedule {

using namespace Qt::StringLiterals;
using storedesk::schedules::ExportSchedules;

// The file of an account's schedules.
class TestExportSchedule final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aListThatCannotBeParsedIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const QByteArray damaged = R"([{"schedule":"a","kind":"contacts","weekday":1},{)";
        QFile file(folder.filePath(u"schedules.json"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write(damaged), damaged.size());
        QVERIFY(file.flush());
        const ExportSchedules schedules(folder.path());
        QVERIFY(!schedules.all());
        QVERIFY(!schedules.keep({.id = u"b"_s, .kind = u"contacts"_s, .weekday = 1}));
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), damaged);
    }

    void aListWhoseDiskFailsIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"schedules.json"_s);
        QVERIFY(QFile::link(u"/proc/self/mem"_s, path));
        const ExportSchedules schedules(folder.path());
        QVERIFY(!schedules.all());
        QVERIFY(!schedules.keep({.id = u"b"_s, .kind = u"contacts"_s, .weekday = 1}));
        QCOMPARE(QFile::symLinkTarget(path), u"/proc/self/mem"_s);
    }
};

STOREDESK_TEST(TestExportSchedule)

} // namespace tst_exportschedule

#include "tst_exportschedule.moc"
