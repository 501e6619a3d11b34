// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/privatefolder.h"
#include "http/outcome.h"
#include "profiles/profiles.h"
#include "storage/callarchive.h"

#include <QTest>

#include <optional>

namespace tst_reportcommand {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the diagnostic report on the command line for a data folder that a window uses.
class TestReportCommand final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        const auto places = base::placesOf(m_line.path(u"data"_s));
        QVERIFY(base::makePrivateFolders(places));
        profiles::Profiles profiles(places.data + "/profiles.json"_L1);
        const auto id = profiles.put({.id = {},
                                      .name = u"Marked store"_s,
                                      .address = QUrl(u"https://marked.example.org"_s),
                                      .kind = profiles::StoreKind::Live});
        QVERIFY(id);
        // A running window has this file open as well.
        m_calls.emplace(places.data + u'/' + *id, m_clock);
        m_calls->setRetentionDays(14);
        m_calls->keep([this] {
            return storage::StoredCall{.at = m_clock.now(),
                                       .operation = u"getContactByEmail"_s,
                                       .target = u"/contacts/email/marked"_s,
                                       .status = 404,
                                       .kind = static_cast<int>(http::ErrorKind::NotFound),
                                       .code = u"E0101"_s,
                                       .attempts = 1,
                                       .message = u"marked"_s,
                                       .request = u"marked"_s};
        });
        bool kept = false;
        m_calls->measure(this, [&kept](const auto &) { kept = true; });
        QTRY_VERIFY(kept);
    }

    void cleanup()
    {
        m_calls.reset();
        QVERIFY(m_line.clear());
    }

    // Covers guarantee G24.
    void theNamedAccountIsReportedWithoutItsNames()
    {
        const auto ended = m_line.run({u"report"_s, u"--profile"_s, u"marked STORE"_s});
        QCOMPARE(ended.complaints, QByteArray());
        QCOMPARE(ended.exitCode, 0);
        QVERIFY2(!ended.output.toLower().contains("marked"), ended.output.constData());
        for (const auto *expected :
             {"## Program", "Accounts on this computer   1 live", "https, ‹hidden›",
              "## Recent problems", "GET /contacts/email/{email} · 404 E0101"})
            QVERIFY2(ended.output.contains(expected), ended.output.constData());
        QVERIFY(!ended.output.contains("Locked"));
    }

    void partsCanBeLeftOut()
    {
        const auto ended = m_line.run({u"report"_s, u"--profile"_s, u"Marked store"_s,
                                       u"--without"_s, u"calls"_s, u"--without"_s, u"jobs"_s});
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(!ended.output.contains("## Recent requests"));
        QVERIFY(!ended.output.contains("## Jobs"));
        QVERIFY(ended.output.contains("## Recent problems"));
        const auto wrong = m_line.run({u"report"_s, u"--without"_s, u"everything"_s});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(wrong.complaints.contains("settings, kept, jobs, problems, calls"));
    }

    void filesArePrivateAndFailuresAreReported()
    {
        const auto path = m_line.path(u"report.txt"_s);
        QCOMPARE(m_line.run({u"report"_s, u"-o"_s, path}).exitCode, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("No account is connected."));
        QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        const auto nowhere =
            m_line.run({u"report"_s, u"-o"_s, m_line.path(u"missing/report.txt"_s)});
        QCOMPARE(nowhere.exitCode, 2);
        QVERIFY(nowhere.complaints.contains("Couldn't save the report"));
        const auto nobody = m_line.run({u"report"_s, u"--profile"_s, u"nobody"_s});
        QCOMPARE(nobody.exitCode, 2);
        QVERIFY(nobody.output.isEmpty());
    }

private:
    base::SystemClock m_clock;
    support::CommandLine m_line;
    std::optional<storage::CallArchive> m_calls;
};

STOREDESK_TEST(TestReportCommand)

} // namespace tst_reportcommand

#include "tst_reportcommand.moc"
