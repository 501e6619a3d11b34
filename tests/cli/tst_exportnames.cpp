// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/profiles.h"
#include "storage/accountstorage.h"
#include "storage/namedids.h"
#include "storage/views.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_exportnames {

using namespace Qt::StringLiterals;
using namespace storedesk;
using storage::NamedKind;

static const auto segment = u"6735e1a09c2b41f0a8d3e77b"_s;
static const auto otherSegment = u"6735e1a09c2b41f0a8d3e77c"_s;
static const auto report = u"6735e1a09c2b41f0a8d3e77d"_s;

// Tests exports of segments and reports that are given by the names they have in the window.
class TestExportNames final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::CommandLine> m_cli;

    // Names records as the window does.
    void nameRecords(const QList<std::pair<NamedKind, storage::NamedId>> &names) const
    {
        const base::SystemClock clock;
        storage::AccountStorage stored(m_cli->path(u"data/data/shop"_s), clock);
        QTRY_VERIFY(stored.ready());
        for (const auto &[kind, named] : names)
            storage::nameId(stored.views(), kind, named.id, named.name);
    }
    [[nodiscard]] support::CommandLine::Ended run(const QStringList &arguments) const
    {
        return m_cli->run(QStringList{u"export"_s} + arguments);
    }
    [[nodiscard]] support::CommandLine::Ended planOf(const QStringList &arguments) const
    {
        return run(arguments + QStringList{u"--profile"_s, u"shop"_s, u"--dry-run"_s});
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli.emplace();
        QVERIFY(m_cli->serve({u"--contacts"_s, u"5"_s, u"--speed"_s, u"20"_s}));
        QVERIFY(QDir().mkpath(m_cli->path(u"data/data"_s)));
        profiles::Profiles profiles(m_cli->path(u"data/data/profiles.json"_s));
        QVERIFY(profiles.load());
        QVERIFY(profiles.put({.id = u"shop"_s,
                              .name = u"shop"_s,
                              .address = QUrl(m_cli->served[u"url"].toString()),
                              .requestsPerMinute = 0}));
    }
    void cleanup()
    {
        QVERIFY(m_cli->stopService());
        m_cli.reset();
    }

    // The schedule stores the ID, so that it does not depend on the name.
    void aSegmentIsFoundByItsName()
    {
        nameRecords({{NamedKind::Segment, {.id = segment, .name = u"Best customers"_s}},
                     {NamedKind::Segment, {.id = otherSegment, .name = u"Customers"_s}}});
        (void)run({u"contacts"_s, u"--segment"_s, u"Best customers"_s, u"--every"_s, u"day"_s,
                   u"--profile"_s, u"shop"_s});
        const auto listed =
            m_cli->run({u"run"_s, u"--list"_s, u"--json"_s, u"--profile"_s, u"shop"_s});
        const auto schedule = QJsonDocument::fromJson(listed.output).object();
        QCOMPARE(schedule[u"settings"_s][u"values"_s][u"filters"_s][u"segmentId"_s].toString(),
                 segment);
    }

    void aReportIsFoundByItsName()
    {
        nameRecords({{NamedKind::Report, {.id = report, .name = u"Sales"_s}}});
        const auto planned =
            planOf({u"data-explorer"_s, u"--report"_s, u"Sales"_s, u"--last"_s, u"3"_s});
        QVERIFY2(planned.exitCode == 0, planned.complaints.constData());
        // The name of a report is not that of a segment.
        QCOMPARE(planOf({u"contacts"_s, u"--segment"_s, u"Sales"_s}).exitCode, 2);
    }

    void namesThatAreNotClearAreRefused()
    {
        // The account has no stored data yet.
        const auto none = planOf({u"contacts"_s, u"--segment"_s, u"Customers"_s});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(!QFile::exists(m_cli->path(u"data/data/shop"_s)));
        nameRecords({{NamedKind::Segment, {.id = segment, .name = u"Customers"_s}},
                     {NamedKind::Segment, {.id = otherSegment, .name = u"Customers"_s}}});
        const auto several = planOf({u"contacts"_s, u"--segment"_s, u"Customers"_s});
        QCOMPARE(several.exitCode, 2);
        QVERIFY2(several.complaints.contains(segment.toLatin1())
                     && several.complaints.contains(otherSegment.toLatin1()),
                 several.complaints.constData());
        const auto part = planOf({u"contacts"_s, u"--segment"_s, u"Customer"_s});
        QCOMPARE(part.exitCode, 2);
        QVERIFY2(part.complaints.contains("nothing is named “Customer”"),
                 part.complaints.constData());
        // An account from the environment has no names.
        const auto nameless = run({u"contacts"_s, u"--segment"_s, u"Customers"_s});
        QCOMPARE(nameless.exitCode, 2);
        QVERIFY2(nameless.complaints.contains("--profile"), nameless.complaints.constData());
        QCOMPARE(planOf({u"contacts"_s, u"--segment"_s, segment}).exitCode, 0);
    }
};

STOREDESK_TEST(TestExportNames)

} // namespace tst_exportnames

#include "tst_exportnames.moc"
