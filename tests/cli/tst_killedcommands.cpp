// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "practice/faults/faultspec.h"
#include "practice/service/service.h"
#include "support/commandline.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

namespace tst_killedcommands {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Kills the built command line program while requests are in flight. tst_killedjobs kills the
// engine alone, with thousands of rows.
class TestKilledCommands final : public QObject
{
    Q_OBJECT

private:
    struct Work
    {
        OperationId operation;
        QStringList command;
        QByteArray heading;
        // Returns the table row with this number.
        QByteArray (*row)(int number);
    };

    [[nodiscard]] static Work purchases()
    {
        return {.operation = OperationId::CreatePurchase,
                .command = {u"createPurchase"_s},
                .heading = "purchaseId,contactEmail,totalPrice,products[].productId,"
                           "products[].quantity,products[].price,cartId,purchaseDate,"
                           "totalQuantity\n",
                .row = [](int number) {
                    return "K-" + QByteArray::number(number)
                        + ",ann@example.org,5,TEA,1,5,C,2026-11-01T10:00:00Z,1\n";
                }};
    }

    [[nodiscard]] static Work events()
    {
        return {.operation = OperationId::CreateCustomEventByAlias,
                .command = {u"createCustomEventByAlias"_s, u"--event"_s, u"booking"_s},
                .heading = "email,number\n",
                .row = [](int number) {
                    return "ann@example.org," + QByteArray::number(number) + '\n';
                }};
    }

    [[nodiscard]] QString table(const Work &work, int rows) const
    {
        auto text = work.heading;
        for (int number = 1; number <= rows; ++number)
            text += work.row(number);
        return m_cli.write(u"table.csv"_s, text);
    }

    // Creates the records that the rows refer to.
    void prepare() const
    {
        QVERIFY(m_cli.addContact(u"ann@example.org"_s));
        QVERIFY(m_cli.addProduct(u"TEA"_s));
        const auto made = QJsonDocument::fromJson(m_cli.call(
            {u"createCustomIntegration"_s}, R"({"name":"Bookings","eventsEnabled":true})"));
        const auto id = made.object().value("id"_L1).toString();
        const auto type = m_cli.call(
            {u"createCustomEventType"_s, u"--param"_s, u"id="_s + id},
            "{\"name\":\"Booking\",\"category\":\"receive\",\"alias\":\"booking\","
            "\"receiveType\":\"api\",\"fields\":[{\"id\":\"email\",\"name\":\"Email\","
            "\"type\":\"email\",\"isPrimaryKey\":true,\"required\":true},{\"id\":\"number\","
            "\"name\":\"Number\",\"type\":\"integer\",\"required\":false}]}");
        QVERIFY2(!type.startsWith("failed"), type);
    }

    [[nodiscard]] static QJsonObject lastLine(const QByteArray &output)
    {
        return QJsonDocument::fromJson(output.trimmed().split('\n').last()).object();
    }

    // Starts the command, kills it once the service has applied this many requests without
    // replying, and resumes it until it finishes. Returns the result of the last run.
    [[nodiscard]] support::CommandLine::Ended runKilled(const Work &work, const QString &file,
                                                        const std::vector<int> &points)
    {
        QStringList arguments = QStringList{u"bulk"_s, work.command.first(), file, u"--json"_s}
            + work.command.sliced(1);
        for (const auto point : points) {
            QProcess process;
            m_cli.start(process, arguments);
            const auto reached = [this, &work, point] {
                return m_service->ledger().applied(work.operation) >= point;
            };
            if (!m_service->ledger().waitFor(reached, std::chrono::seconds(100)))
                return {.exitCode = -1, .output = {}, .complaints = "too few requests arrived"};
            process.kill();
            if (!process.waitForFinished())
                return {};
            const auto jobs = m_cli.run({u"jobs"_s, u"--json"_s}).output;
            arguments = {u"resume"_s, lastLine(jobs).value("job"_L1).toString(), u"--json"_s};
        }
        m_service->faults().clear();
        return m_cli.run(arguments + QStringList{u"--reports"_s, m_cli.path(u"reports"_s)});
    }

    // Returns the rows in a report without the header.
    [[nodiscard]] QByteArrayList report(const QString &part, QByteArray *heading = nullptr) const
    {
        const QDir folder(m_cli.path(u"reports"_s));
        QFile file(folder.filePath(folder.entryList({u"*%1*"_s.arg(part)}).value(0)));
        if (!file.open(QIODevice::ReadOnly))
            return {"missing"};
        auto lines = file.readAll().trimmed().split('\n');
        const auto first = lines.takeFirst();
        if (heading)
            *heading = first;
        return lines;
    }

    // Every row of the table is in exactly one of the three reports, with all its columns.
    void compareReports(const Work &work, int rows) const
    {
        QByteArrayList all;
        for (const auto &part : {u"done"_s, u"failed"_s, u"open"_s}) {
            QByteArray heading;
            all += report(part, &heading);
            QVERIFY2(heading.replace('"', "").contains(work.heading.trimmed()), heading);
        }
        QCOMPARE(all.size(), rows);
        for (int number = 1; number <= rows; ++number) {
            const auto row = work.row(number).trimmed();
            const auto count = std::ranges::count_if(all, [row](QByteArray line) {
                return line.replace('"', "").startsWith(row + ',');
            });
            QVERIFY2(count == 1, row);
        }
    }

    // Returns the number of distinct bodies that were applied, and how often the most frequent one
    // was.
    [[nodiscard]] std::pair<int, int> applied(OperationId operation) const
    {
        QHash<QByteArray, int> bodies;
        int most = 0;
        for (const auto &entry : m_service->ledger().entries()) {
            if (entry.applied && entry.operation == operation)
                most = std::max(most, ++bodies[entry.bodyHash]);
        }
        return {static_cast<int>(bodies.size()), most};
    }

    // Writes a lock file next to the journal of this job, as if another host had left it.
    [[nodiscard]] bool leaveLock(const QString &id) const
    {
        QDirIterator journals(m_cli.path(u"data"_s), {id + u".sqlite"_s}, QDir::Files,
                              QDirIterator::Subdirectories);
        if (!journals.hasNext())
            return false;
        QFile lock(journals.next() + u".lock"_s);
        return lock.open(QIODevice::WriteOnly) && lock.write("1\nstoredesk\nanother-host\n") > 0;
    }

    void play(const QString &fault) { m_service->play({practice::parseFaultRule(fault).value()}); }

    base::SystemClock m_clock;
    support::CommandLine m_cli;
    std::unique_ptr<practice::Service> m_service;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 6'000}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_cli.environment.insert(u"STOREDESK_URL"_s, m_service->url().toString());
        m_cli.environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(m_service->apiKey()));
        prepare();
        m_service->ledger().clear();
    }

    void cleanup()
    {
        QVERIFY(m_cli.clear());
        QVERIFY(QDir(m_cli.path(u"reports"_s)).removeRecursively());
        m_service.reset();
    }

    // Replies are slow, so that the service has applied the purchases when the command is killed.
    void G2_purchasesOfAKilledCommandAreSentOnce()
    {
        const int rows = support::testSize(24, 60);
        const auto work = purchases();
        const auto file = table(work, rows);
        play(u"createPurchase:drip=100"_s);
        const auto ended = runKilled(work, file, {rows / 6, rows / 3, rows / 2});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        QCOMPARE(lastLine(ended.output).value("done"_L1).toInt(), rows);
        QCOMPARE(applied(work.operation), std::pair(rows, 1));
        compareReports(work, rows);
        QCOMPARE(report(u"done"_s).size(), rows);
    }

    void G2_eventsOfAKilledCommandAreNeverSentTwice()
    {
        const int rows = support::testSize(24, 60);
        const auto work = events();
        const auto file = table(work, rows);
        play(u"createCustomEventByAlias:drip=100"_s);
        const auto ended = runKilled(work, file, {rows / 6, rows / 3, rows / 2});
        QVERIFY2(ended.exitCode == 4, ended.complaints);
        const auto figures = lastLine(ended.output);
        const auto unknown = figures.value("unknown"_L1).toInt();
        QCOMPARE(figures.value("done"_L1).toInt() + unknown, rows);
        QVERIFY(unknown > 0 && unknown <= 3 * 8);
        const auto [different, most] = applied(work.operation);
        QCOMPARE(most, 1);
        QVERIFY(different >= rows - unknown && different <= rows);
        compareReports(work, rows);
    }

    // G43: whatever the lock file contains, one process resumes the job, and the others report that
    // it is running.
    void G43_oneOfManyResumesAKilledJob()
    {
        constexpr int rows = 12;
        const auto work = purchases();
        const auto file = table(work, rows);
        play(u"createPurchase:drip=60"_s);
        QProcess killed;
        m_cli.start(killed, {u"bulk"_s, u"createPurchase"_s, file});
        QVERIFY(m_service->ledger().waitFor(
            [this] { return m_service->ledger().applied(OperationId::CreatePurchase) >= 3; },
            std::chrono::seconds(60)));
        killed.kill();
        QVERIFY(killed.waitForFinished());
        const auto listed = lastLine(m_cli.run({u"jobs"_s, u"--json"_s}).output);
        const auto id = listed.value("job"_L1).toString();
        QVERIFY(!id.isEmpty());
        QVERIFY(leaveLock(id));

        std::vector<std::unique_ptr<QProcess>> processes;
        for (int process = 0; process < support::testSize(6, 20); ++process) {
            processes.push_back(std::make_unique<QProcess>());
            m_cli.start(*processes.back(), {u"resume"_s, id});
        }
        int finished = 0;
        for (const auto &process : processes) {
            QVERIFY(process->waitForFinished(90'000));
            const auto complaints = process->readAllStandardError();
            if (process->exitCode() == 0)
                ++finished;
            else
                QVERIFY2(complaints.contains("running"), complaints);
        }
        QCOMPARE(finished, 1);
        QCOMPARE(applied(OperationId::CreatePurchase), std::pair(rows, 1));
    }

    // G12: the file of failed rows can be loaded unchanged, and no other rows are sent.
    void G12_theFailedFileIsLoadedAgainAsItIs()
    {
        constexpr int rows = 9;
        const auto work = purchases();
        const auto file = table(work, rows);
        play(u"createPurchase:status=422@3-5"_s);
        const QStringList command{u"bulk"_s, u"createPurchase"_s};
        const QStringList options{u"--json"_s, u"--reports"_s, m_cli.path(u"reports"_s)};
        const auto first = m_cli.run(command + QStringList{file} + options);
        QVERIFY2(first.exitCode == 5, first.complaints);
        compareReports(work, rows);
        QCOMPARE(report(u"failed"_s).size(), 3);
        m_service->faults().clear();
        const QDir folder(m_cli.path(u"reports"_s));
        const auto failed = folder.filePath(folder.entryList({u"*failed*"_s}).value(0));
        const auto copy = m_cli.path(u"failed.csv"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(failed, copy));
        const auto second = m_cli.run(command + QStringList{copy, u"--json"_s});
        QVERIFY2(second.exitCode == 0, second.complaints);
        QCOMPARE(lastLine(second.output).value("rows"_L1).toInt(), 3);
        QCOMPARE(lastLine(second.output).value("done"_L1).toInt(), 3);
        QCOMPARE(applied(work.operation), std::pair(rows, 1));
    }
};

STOREDESK_TEST(TestKilledCommands)

} // namespace tst_killedcommands

#include "tst_killedcommands.moc"
