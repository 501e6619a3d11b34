// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/tablesaver.h"
#include "diagnostics/diagnostictext.h"
#include "importcheck/columnmappingmemory.h"
#include "importcheck/couponcodes.h"
#include "profiles/profiles.h"
#include "schedules/schedulelist.h"
#include "settings/settings.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

#include <sys/resource.h>

namespace tst_killedsaves {

using namespace Qt::StringLiterals;
using namespace storedesk;

namespace {

// A kind of file that the program saves, in one of two versions.
struct SavedKind
{
    const char *name;
    const char *file;
    void (*save)(const QString &path, bool second);
};

QByteArray rowsOf(bool second)
{
    return second ? QByteArray("b,2\n").repeated(60'000) : QByteArray("a,1\n").repeated(40'000);
}

constexpr std::array savedKinds{
    SavedKind{"settings", "settings.ini",
              [](const QString &path, bool second) {
                  settings::Settings(path).set(settings::Setting::DownloadFolder,
                                               u'/' + QString(second ? 900 : 500, u'x'));
              }},
    SavedKind{"accounts", "profiles.json",
              [](const QString &path, bool second) {
                  profiles::Profiles profiles(path);
                  (void)profiles.load();
                  (void)profiles.put({.id = u"one"_s,
                                      .name = QString(second ? 900 : 500, u'x'),
                                      .address = QUrl(u"https://api.example.com"_s)});
              }},
    SavedKind{"matchings", "matchings.json",
              [](const QString &path, bool second) {
                  importcheck::Remembered matching;
                  matching.targets.insert(u"Email"_s, QString(second ? 900 : 500, u'x'));
                  (void)importcheck::ColumnMappingMemory(path).keep(
                      importcheck::ImportKind::Contacts, {u"Email"_s}, matching);
              }},
    SavedKind{"schedules", "exports/schedules.json",
              [](const QString &path, bool second) {
                  const schedules::ScheduleList schedules(
                      {.jobs = journal::JobFolder({}),
                       .account = QFileInfo(QFileInfo(path).absolutePath()).absolutePath()});
                  (void)schedules.keep({.id = u"1"_s,
                                        .kind = u"export"_s,
                                        .name = QString(second ? 900 : 500, u'x'),
                                        .settings = {{u"type"_s, u"contacts"_s}}});
              }},
    SavedKind{"coupon codes", "codes.csv",
              [](const QString &path, bool second) {
                  (void)importcheck::saveCodes(QByteArrayList(second ? 9'000 : 6'000, "CODE"),
                                               path);
              }},
    SavedKind{"diagnostic report", "report.txt",
              [](const QString &path, bool second) {
                  (void)diagnostics::saveReport(QString::fromLatin1(rowsOf(second)), path);
              }},
    SavedKind{"table", "table.csv",
              [](const QString &path, bool second) {
                  (void)csv::saveWhole(path, base::Progress(),
                                       [second](QIODevice &device) -> base::Result<qint64> {
                                           return device.write(rowsOf(second));
                                       });
              }},
};

} // namespace

// G19: a process is killed, or the disk is full, while a file is saved repeatedly. The file always
// contains one of the two versions. tst_jobprocesses tests the reports of jobs.
class TestKilledSaves final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto folderVariable = "STOREDESK_SAVES_FOLDER";
    static constexpr auto kindVariable = "STOREDESK_SAVES_KIND";

    [[nodiscard]] static const SavedKind &kindNamed(const QString &name)
    {
        return *std::ranges::find_if(savedKinds, [&name](const SavedKind &kind) {
            return name == QLatin1StringView(kind.name);
        });
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing");
    }

    [[nodiscard]] std::unique_ptr<QProcess> started(const QString &kind) const
    {
        auto process = std::make_unique<QProcess>();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(folderVariable), m_folder->path());
        environment.insert(QLatin1StringView(kindVariable), kind);
        process->setProcessEnvironment(environment);
        process->setStandardErrorFile(QProcess::nullDevice());
        process->start(QCoreApplication::applicationFilePath(),
                       {u"tst_killedsaves"_s, u"savesUntilKilled"_s});
        QByteArray heard;
        while (!heard.contains("saving") && process->waitForReadyRead(30'000))
            heard += process->readAllStandardOutput();
        return process;
    }

    static void addKinds()
    {
        QTest::addColumn<QString>("kind");
        for (const auto &kind : savedKinds)
            QTest::newRow(kind.name) << QString::fromLatin1(kind.name);
    }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void savesUntilKilled()
    {
        const auto folder = qEnvironmentVariable(folderVariable);
        if (folder.isEmpty())
            QSKIP("Only for the process that is killed.");
        const auto &kind = kindNamed(qEnvironmentVariable(kindVariable));
        const auto path = QDir(folder).filePath(QLatin1StringView(kind.file));
        for (int turn = 0; turn < 1'000'000; ++turn) {
            kind.save(path, turn % 2 == 0);
            if (turn == 1) {
                std::puts("saving");
                std::fflush(stdout);
            }
        }
    }

    void G19_aSavedFileIsTheOldOneOrTheNewOne_data() { addKinds(); }

    void G19_aSavedFileIsTheOldOneOrTheNewOne()
    {
        if (qEnvironmentVariableIsSet(folderVariable))
            QSKIP("Not for the process that is killed.");
        QFETCH(const QString, kind);
        const auto &saved = kindNamed(kind);
        const auto path = m_folder->filePath(QLatin1StringView(saved.file));
        saved.save(path, true);
        const auto second = contentOf(path);
        saved.save(path, false);
        const auto first = contentOf(path);
        QVERIFY(first != second && first != "missing" && second != "missing");
        QRandomGenerator random(19);
        for (int kill = 0; kill < support::testSize(4, 200); ++kill) {
            const auto process = started(kind);
            QVERIFY(process->state() == QProcess::Running);
            (void)process->waitForFinished(random.bounded(40));
            process->kill();
            QVERIFY(process->waitForFinished());
            const auto now = contentOf(path);
            QVERIFY2(now == first || now == second, qPrintable(QString::number(now.size())));
        }
        // A later save works regardless of the files that the killed processes left behind.
        saved.save(path, true);
        QCOMPARE(contentOf(path), second);
    }

    void G19_aFullDiskLeavesTheOldFile_data() { addKinds(); }

    // A limit on the file size makes writes fail as on a full disk. Lock files are smaller than the
    // limit.
    void G19_aFullDiskLeavesTheOldFile()
    {
        if (qEnvironmentVariableIsSet(folderVariable))
            QSKIP("Not for the process that is killed.");
        QFETCH(const QString, kind);
        const auto &saved = kindNamed(kind);
        const auto path = m_folder->filePath(QLatin1StringView(saved.file));
        saved.save(path, false);
        const auto first = contentOf(path);
        QVERIFY(!first.isEmpty());
        rlimit usual{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
        auto small = usual;
        small.rlim_cur = 256;
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        saved.save(path, true);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(contentOf(path) == first, qPrintable(QString::number(contentOf(path).size())));
    }
};

STOREDESK_TEST(TestKilledSaves)

} // namespace tst_killedsaves

#include "tst_killedsaves.moc"
