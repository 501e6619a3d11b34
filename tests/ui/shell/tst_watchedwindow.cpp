// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/exports/exportpage.h"
#include "ui/imports/importpage.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QProcess>
#include <QStandardPaths>

namespace tst_watchedwindow {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Runs the window under strace with a bulk job, an import and an export, in a second process of
// this program. tst_watchedrun covers the start of the program, and tst_watchedcommands the command
// line.
class TestWatchedWindow final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto watchedVariable = "STOREDESK_WATCHED_WINDOW";

    // U38: files are created only in the given folders, and none beside them in the home folder.
    static void checkFolders(const QStringList &calls, const QString &folder)
    {
        static const QRegularExpression creating(
            u"O_CREAT|O_TMPFILE|(?:creat|mkdir|rename|link|symlink)[a-z0-9]*\\("_s);
        int created = 0;
        for (const auto &call : calls) {
            if (!call.contains(creating) || call.contains(") = -1 "_L1)
                || call.contains("\"/dev/"_L1)
                || call.contains("\"/proc/"_L1)
                // The tests store practice stores there that several of them use.
                || call.contains(QStringLiteral(BINARY_ROOT "/seeded")))
                continue;
            ++created;
            QVERIFY2(call.contains(folder), qPrintable(call));
        }
        QVERIFY(created > 20);
        QCOMPARE(QDir(folder + u"/home"_s)
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    static void press(QWidget *page, const QString &name)
    {
        auto *button = page->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        button->click();
    }

    static void runJob(support::WindowFixture &fixture)
    {
        jobs::BulkPlan plan;
        plan.operation = OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        jobs::ListJob job{.title = u"points.csv"_s,
                          .plan = plan,
                          .columns = {u"email"_s, u"points"_s},
                          .rows = {}};
        const jobs::RowMaker maker(plan);
        for (int number = 1; number <= 20; ++number)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(number), u"5"_s}));
        auto &manager = fixture.window().workspace().jobManager();
        const auto id = manager.begin(std::move(job));
        QTRY_VERIFY(manager.find(id) && manager.find(id)->head.state == journal::JobState::Done);
        QCOMPARE(fixture.ledger().received(OperationId::PatchContactByEmail), 20);
    }

    static void runImport(support::WindowFixture &fixture, const QString &path)
    {
        auto *page =
            qobject_cast<ui::imports::ImportPage *>(fixture.open({.page = u"new-import"_s}));
        QVERIFY(page);
        page->openFile(path);
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), imports::ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 60'000);
        QCOMPARE(fixture.ledger().received(OperationId::CreateImport), 1);
    }

    static void runExport(support::WindowFixture &fixture)
    {
        auto *page =
            qobject_cast<ui::exports::ExportPage *>(fixture.open({.page = u"new-export"_s}));
        QVERIFY(page);
        for (int step = 0; step < 3; ++step)
            press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 4, 60'000);
        QTRY_VERIFY(page->settled());
        QCOMPARE(fixture.ledger().received(OperationId::CreateExport), 1);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theWindowThatIsWatched()
    {
        if (!qEnvironmentVariableIsSet(watchedVariable))
            QSKIP("Only for the process under strace.");
        const QTemporaryDir folder;
        QFile table(folder.filePath(u"people.csv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly)
                && table.write("_email;_name\nann@example.org;Ann\n") > 0);
        table.close();
        support::WindowFixture fixture({.contacts = 30, .requestsPerMinute = 0, .speed = 50});
        auto profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::Free;
        QVERIFY(fixture.connectTo(profile));
        runJob(fixture);
        runImport(fixture, table.fileName());
        runExport(fixture);
    }

    void G40_jobsOfTheWindowConnectToTheServiceAlone()
    {
        if (qEnvironmentVariableIsSet(watchedVariable))
            QSKIP("Not for the process under strace.");
        QVERIFY2(!QStandardPaths::findExecutable(u"strace"_s).isEmpty(),
                 "strace is missing: packaging/test installs it");
        if (QProcess::execute(u"strace"_s, {u"-o"_s, u"/dev/null"_s, u"true"_s}) != 0)
            QSKIP("processes cannot be traced here");
        const QTemporaryDir folder;
        const auto log = folder.filePath(u"calls"_s);
        QProcess strace;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(watchedVariable), u"1"_s);
        // Everything that the window and its libraries write is below these folders.
        for (const auto &[name, path] :
             {std::pair(u"HOME"_s, u"home"_s), std::pair(u"TMPDIR"_s, u"temporary"_s),
              std::pair(u"XDG_CONFIG_HOME"_s, u"config"_s),
              std::pair(u"XDG_DATA_HOME"_s, u"data"_s),
              std::pair(u"XDG_CACHE_HOME"_s, u"cache"_s)}) {
            QVERIFY(QDir(folder.path()).mkdir(path));
            environment.insert(name, folder.filePath(path));
        }
        strace.setProcessEnvironment(environment);
        strace.setProcessChannelMode(QProcess::MergedChannels);
        strace.start(u"strace"_s,
                     // The option -y prints the paths of descriptors.
                     {u"-f"_s, u"-y"_s, u"-s"_s, u"300"_s, u"-o"_s, log, u"-e"_s,
                      u"trace=connect,bind,sendto,sendmsg,open,openat,creat,mkdir,mkdirat,"
                      "rename,renameat,renameat2,link,linkat,symlink,symlinkat"_s,
                      QCoreApplication::applicationFilePath(), u"tst_watchedwindow"_s,
                      u"theWindowThatIsWatched"_s});
        QVERIFY(strace.waitForFinished(240'000));
        const auto said = strace.readAll();
        QVERIFY2(strace.exitCode() == 0, said.constData());
        QVERIFY2(
            said.contains("PASS   : tst_watchedwindow::TestWatchedWindow::theWindowThatIsWatched"),
            said.constData());

        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto all = QString::fromUtf8(file.readAll()).split(u'\n');
        checkFolders(all, folder.path());
        const auto calls = all.filter(u"AF_INET"_s);
        QVERIFY(!calls.filter(u"connect("_s).isEmpty());
        for (const auto &call : calls)
            QVERIFY2(call.contains("127.0.0.1"_L1) || call.contains("\"::1\""_L1),
                     qPrintable(call));
        // Only the service accepts connections, on a single port.
        static const QRegularExpression port(u"sin6?_port=htons\\((\\d+)\\)"_s);
        QSet<QString> ports;
        for (const auto &call : calls.filter(u"connect("_s))
            ports.insert(port.match(call).captured(1));
        QCOMPARE(ports.size(), 1);
    }
};

STOREDESK_TEST(TestWatchedWindow)

} // namespace tst_watchedwindow

#include "tst_watchedwindow.moc"
