// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"
#include "torture/torturetrial.h"

#include <QMap>
#include <QProcess>

#include <atomic>
#include <cstdio>
#include <mutex>
#include <random>
#include <thread>

namespace tst_torture {

using namespace Qt::StringLiterals;
using namespace torture;

// Tests the built command line with failing system calls, full devices and SIGKILL (G2, G17, G19).
// Tests every command, and in a full run (STOREDESK_FULL_TESTS) every system call that touches its
// files. STOREDESK_TORTURE_SEED selects another sample. With STOREDESK_TORTURE_STEP=10 a full run
// uses every tenth fault.
class TestTorture final : public QObject
{
    Q_OBJECT

private:
    using Random = std::mt19937;

    [[nodiscard]] static uint seed()
    {
        const auto chosen = qEnvironmentVariableIntValue("STOREDESK_TORTURE_SEED");
        return chosen > 0 ? static_cast<uint>(chosen) : 30;
    }

    // STOREDESK_TORTURE_FAULT=193:kill or 20:ENOSPC:stays repeats one fault from a report.
    [[nodiscard]] static std::optional<Fault> onlyFault()
    {
        const auto parts = qgetenv("STOREDESK_TORTURE_FAULT").split(':');
        if (parts.size() < 2)
            return std::nullopt;
        return Fault{.call = parts[0].toInt(),
                     .action = parts[1],
                     .stays = parts.contains("stays"),
                     .reads = parts.contains("reads")};
    }

    [[nodiscard]] static bool isFull() { return support::testSize(0, 1) == 1; }

    [[nodiscard]] static int upTo(int most, Random &random)
    {
        return static_cast<int>(random() % static_cast<uint>(most));
    }

    // Returns the errors that a call of this kind can return.
    [[nodiscard]] static QList<QByteArray> actionsFor(const QString &kind)
    {
        if (kind == u"write"_s || kind == u"pwrite"_s || kind == u"sendfile"_s)
            return {"ENOSPC", "EIO", "short"};
        if (kind.startsWith(u"open"_s))
            return {"EACCES", "EIO", "EMFILE"};
        if (kind == u"create"_s || kind == u"mkdir"_s || kind == u"link"_s || kind == u"rename"_s)
            return {"ENOSPC", "EACCES"};
        if (kind == u"read"_s || kind == u"pread"_s)
            return {"EIO"};
        return kind == u"fflush"_s ? QList<QByteArray>{"ENOSPC"}
                                   : QList<QByteArray>{"EIO", "EACCES"};
    }

    [[nodiscard]] static bool needsSpace(const QString &kind)
    {
        return kind.startsWith(u"create"_s) || kind.endsWith(u"write"_s) || kind == u"mkdir"_s;
    }

    // Returns three faults for every call: an error, a disk that stays full, and SIGKILL.
    [[nodiscard]] static QList<Fault> everyFault(const QStringList &calls)
    {
        QList<Fault> faults;
        for (int call = 1; call <= calls.size(); ++call) {
            const auto kind = calls[call - 1].section(u' ', 0, 0);
            const auto actions = actionsFor(kind);
            faults.append({.call = call, .action = actions[call % actions.size()]});
            if (needsSpace(kind))
                faults.append({.call = call, .action = "ENOSPC", .stays = true});
            faults.append({.call = call, .action = "kill"});
        }
        return faults;
    }

    [[nodiscard]] static QList<Fault> everyRead(const QStringList &calls)
    {
        QList<Fault> faults;
        for (int call = 1; call <= calls.size(); ++call) {
            const auto kind = calls[call - 1].section(u' ', 0, 0);
            if (kind == u"read"_s || kind == u"pread"_s)
                faults.append({.call = call, .action = "EIO", .reads = true});
        }
        return faults;
    }

    // Returns faults for a few calls of different kinds, because most calls are similar database
    // writes.
    [[nodiscard]] static QList<Fault> someFaults(const QStringList &calls, Random &random)
    {
        QMap<QString, QList<int>> byKind;
        for (int call = 1; call <= calls.size(); ++call)
            byKind[calls[call - 1].section(u' ', 0, 0)].append(call);
        QList<Fault> faults;
        const auto kinds = byKind.keys();
        const auto pick = [&] {
            const auto &kind = kinds[upTo(static_cast<int>(kinds.size()), random)];
            const auto &numbers = byKind[kind];
            return std::pair(kind, numbers[upTo(static_cast<int>(numbers.size()), random)]);
        };
        for (int count = 0; count < 2 && !kinds.isEmpty(); ++count) {
            const auto [kind, call] = pick();
            const auto actions = actionsFor(kind);
            faults.append(
                {.call = call, .action = actions[upTo(static_cast<int>(actions.size()), random)]});
        }
        if (!kinds.isEmpty()) {
            faults.append({.call = 1 + upTo(static_cast<int>(calls.size()), random),
                           .action = "ENOSPC",
                           .stays = true});
            faults.append({.call = pick().second, .action = "kill"});
        }
        return faults;
    }

    // Runs the command with each fault, several in parallel, and returns the problems.
    [[nodiscard]] static QStringList problemsOf(const TortureCommand &command,
                                                const QList<Fault> &faults)
    {
        QStringList found;
        std::mutex mutex;
        std::atomic<qsizetype> next = 0;
        const auto work = [&] {
            for (auto at = next++; at < faults.size(); at = next++) {
                if (isFull() && at % 25 == 0)
                    std::fprintf(stderr, "fault %d of %d: %s\n", static_cast<int>(at),
                                 static_cast<int>(faults.size()), qPrintable(faults[at].text()));
                TortureTrial trial(command, faults[at]);
                const auto problems = trial.problems();
                if (problems.isEmpty())
                    continue;
                const auto failed = trial.ended().calls.filter(u"! "_s);
                const std::scoped_lock lock(mutex);
                found.append(u"%1 (%2), exit %3: %4"_s.arg(faults[at].text(), failed.value(0))
                                 .arg(trial.ended().exitCode)
                                 .arg(problems.join(u"; "_s)));
                // A full run takes hours, so problems are printed as they are found.
                std::fprintf(stderr, "%s\n", qPrintable(found.constLast()));
            }
        };
        std::vector<std::thread> lanes;
        for (int lane = 0; lane < support::testSize(2, 8); ++lane)
            lanes.emplace_back(work);
        for (auto &lane : lanes)
            lane.join();
        return found;
    }

    // Qt Test truncates the message of a failure, so the problems are printed before.
    [[nodiscard]] static QByteArray summaryOf(const QStringList &problems)
    {
        return u"seed %1, %2 problems, see above"_s.arg(seed()).arg(problems.size()).toUtf8();
    }

    [[nodiscard]] static QByteArray reportOf(const QStringList &problems)
    {
        for (const auto &problem : problems)
            std::fprintf(stderr, "%s\n", qPrintable(problem));
        return summaryOf(problems);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyCommandHasARow()
    {
        QProcess process;
        process.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"), {u"--help"_s});
        QVERIFY(process.waitForFinished());
        QStringList rows;
        for (const auto &command : tortureCommands())
            rows.append(command.command());
        int commands = 0;
        for (const auto &line : process.readAllStandardOutput().split('\n')) {
            if (!line.startsWith("  "))
                continue;
            const auto name = QString::fromUtf8(line.trimmed()).section(u' ', 0, 0);
            QVERIFY2(rows.contains(name), qPrintable(name));
            ++commands;
        }
        QVERIFY(commands > 10);
    }

    void noCommandReportsWorkItDidNotDo_data()
    {
        QTest::addColumn<int>("row");
        const auto &all = tortureCommands();
        for (std::size_t row = 0; row < all.size(); ++row)
            QTest::newRow(all[row].name) << static_cast<int>(row);
    }

    // Tests a failing call, a full disk, a full output, and SIGKILL at a call and at any time.
    void noCommandReportsWorkItDidNotDo()
    {
        QFETCH(const int, row);
        const auto &command = tortureCommands()[static_cast<std::size_t>(row)];
        Random random(seed() + static_cast<uint>(row));
        TortureTrial clean(command, {});
        const auto wrong = clean.problems();
        QVERIFY2(wrong.isEmpty(), reportOf(wrong));
        QCOMPARE(clean.ended().exitCode, command.cleanExit);
        const auto calls = clean.ended().calls;
        auto faults = isFull() ? everyFault(calls) : someFaults(calls, random);
        faults.append(Fault{.fullOutput = true});
        for (int kill = 0; kill < support::testSize(1, 40); ++kill)
            faults.append(Fault{
                .killAfter = upTo(static_cast<int>(clean.ended().milliseconds) + 50, random)});
        if (isFull()) {
            TortureTrial reading(command, {.reads = true});
            QVERIFY2(reading.problems().isEmpty(), command.name);
            faults.append(everyRead(reading.ended().calls));
        }
        const auto step = std::max(support::testSize(2, 1),
                                   qEnvironmentVariableIntValue("STOREDESK_TORTURE_STEP"));
        QList<Fault> chosen;
        for (auto at = upTo(step, random); at < faults.size(); at += step)
            chosen.append(faults[at]);
        if (const auto only = onlyFault())
            chosen = {*only};
        const auto problems = problemsOf(command, chosen);
        qInfo("%s: %d calls, %d faults, %d problems, seed %u", command.name,
              static_cast<int>(calls.size()), static_cast<int>(chosen.size()),
              static_cast<int>(problems.size()), seed());
        QVERIFY2(problems.isEmpty(), summaryOf(problems));
    }
};

STOREDESK_TEST(TestTorture)

} // namespace tst_torture

#include "tst_torture.moc"
