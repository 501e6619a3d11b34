// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "practice/service/service.h"
#include "support/commandline.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>

namespace tst_longwaits {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using practice::Fault;
using practice::FaultRule;

// Tests time limits of several minutes to an hour with a fast clock (fasttime.c).
class TestLongWaits final : public QObject
{
    Q_OBJECT

private:
    // One second, plus an allowance for busy machines and sanitizers.
    static constexpr qint64 patience = 3'000;

    base::SystemClock m_clock;
    std::unique_ptr<support::CommandLine> m_cli;
    std::unique_ptr<practice::Service> m_service;

    void setFastClock(int factor)
    {
        m_cli->environment.insert(u"LD_PRELOAD"_s,
                                  QStringLiteral(BINARY_ROOT "/tests/fasttime.so"));
        m_cli->environment.insert(u"FASTTIME_FACTOR"_s, QString::number(factor));
        m_cli->environment.insert(u"FASTTIME_AFTER"_s, m_cli->path(u"fast"_s));
    }
    void runFast() { QVERIFY(!m_cli->write(u"fast"_s, "now").isEmpty()); }

    [[nodiscard]] static bool hasEnded(QProcess &process, int milliseconds = 60'000)
    {
        return QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; },
                               milliseconds);
    }

    // Returns the last job in the output of “jobs --json”.
    [[nodiscard]] QJsonObject job() const
    {
        const auto listed = m_cli->run({u"jobs"_s, u"--json"_s}).output;
        return QJsonDocument::fromJson(listed.trimmed().split('\n').last()).object();
    }

    [[nodiscard]] static FaultRule always(OperationId operation, Fault fault)
    {
        return {.aim = practice::Aim::Operation, .operation = operation, .fault = fault};
    }

    // Starts an import whose upload arrives but gets no reply. Waits until the program requests the
    // list of imports, which gets no reply either.
    void startImport(QProcess &process)
    {
        m_service->play({always(OperationId::CreateImport, Fault::CloseApplied),
                         always(OperationId::ListImports, Fault::Stall)});
        const auto table = m_cli->write(u"table.csv"_s, "email\na@example.org\nb@example.org\n");
        m_cli->start(process, {u"import"_s, table, u"--type"_s, u"contacts"_s});
        const auto isUploaded = [this] {
            return m_service->ledger().applied(OperationId::CreateImport) > 0;
        };
        QVERIFY(m_service->ledger().waitFor(isUploaded, std::chrono::seconds(60)));
        // The lookup starts after a wait of some seconds.
        const auto listsBefore = m_service->ledger().received(OperationId::ListImports);
        const auto isAsked = [this, listsBefore] {
            return m_service->ledger().received(OperationId::ListImports) > listsBefore;
        };
        QVERIFY(m_service->ledger().waitFor(isAsked, std::chrono::seconds(60)));
    }

    void resumeFinishes()
    {
        m_service->faults().clear();
        const auto id = job()[u"job"_s].toString();
        const auto resumed = m_cli->run({u"resume"_s, id});
        QVERIFY2(resumed.exitCode == 0, resumed.complaints + resumed.output);
        QCOMPARE(m_service->ledger().applied(OperationId::CreateImport), 1);
        QCOMPARE(job()[u"state"_s].toString(), u"done"_s);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli = std::make_unique<support::CommandLine>();
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 0, .speed = 200}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_cli->environment.insert(u"STOREDESK_URL"_s, m_service->url().toString());
        m_cli->environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(m_service->apiKey()));
        m_cli->environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    }

    void cleanup()
    {
        m_service.reset();
        m_cli.reset();
    }

    // Sixty minutes take 15 seconds here.
    void aJobGivesUpAfterAnHourWithoutAnAnswerAndCanBeResumed()
    {
        setFastClock(240);
        // Throttled rows were not applied, so the outage leaves no unknown outcomes.
        auto throttled = always(OperationId::PatchContactByEmail, Fault::ThrottleSeconds);
        throttled.value = u"60"_s;
        m_service->play({throttled});
        QProcess process;
        const auto table =
            m_cli->write(u"table.csv"_s, "email,_name\na@example.org,Ann\nb@example.org,Ben\n");
        m_cli->start(process, {u"bulk"_s, u"patchContactByEmail"_s, table});
        const auto isSent = [this] {
            return m_service->ledger().received(OperationId::PatchContactByEmail) > 0;
        };
        QVERIFY(m_service->ledger().waitFor(isSent, std::chrono::seconds(60)));
        m_service->setAcceptMode(practice::AcceptMode::Refusing);
        QElapsedTimer timer;
        timer.start();
        runFast();
        QVERIFY(hasEnded(process));
        const auto words = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 3, words);
        QVERIFY2(words.contains("The service hasn't responded for an hour."), words);
        QVERIFY2(words.contains("storedesk-cli resume"), words);
        // The command gives up neither too early nor too late.
        QVERIFY2(timer.elapsed() > 14'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));

        m_service->setAcceptMode(practice::AcceptMode::Accepting);
        m_service->faults().clear();
        m_cli->environment.remove(u"LD_PRELOAD"_s);
        const auto resumed = m_cli->run({u"resume"_s, job()[u"job"_s].toString()});
        QVERIFY2(resumed.exitCode == 0, resumed.complaints + resumed.output);
        QCOMPARE(job()[u"done"_s].toInt(), 2);
    }

    void anImportListThatNeverAnswersAfterALostUploadIsGivenUp()
    {
        setFastClock(20);
        QProcess process;
        startImport(process);
        runFast();
        QVERIFY(hasEnded(process));
        const auto words = process.readAllStandardError() + process.readAllStandardOutput();
        QVERIFY2(process.exitCode() == 4, words);
        QVERIFY2(words.contains("2 unknown"), words);
        m_cli->environment.remove(u"LD_PRELOAD"_s);
        resumeFinishes();
    }

    void anImportListThatNeverAnswersAfterALostUploadIsLeftWithinASecond()
    {
        QProcess process;
        startImport(process);
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(hasEnded(process, 20'000));
        QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
        const auto words = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 7, words);
        QVERIFY2(words.contains("resume"), words);
        resumeFinishes();
    }
};

STOREDESK_TEST(TestLongWaits)

} // namespace tst_longwaits

#include "tst_longwaits.moc"
