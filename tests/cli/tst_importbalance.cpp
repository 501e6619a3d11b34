// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QTest>

namespace tst_importbalance {

using namespace Qt::StringLiterals;

// Tests the exit code and counts of imports if the service does not account for every row.
class TestImportBalance final : public QObject
{
    Q_OBJECT

private:
    static constexpr int manyRows = 50;

    [[nodiscard]] static QByteArray people(int rows)
    {
        QByteArray table = "_email,_name\n";
        for (int row = 1; row <= rows; ++row)
            table += "p" + QByteArray::number(row) + "@example.com,Ana\n";
        return table;
    }

    // Returns the last line, which contains the counts of the import.
    [[nodiscard]] static QJsonObject sumIn(const QByteArray &output)
    {
        QJsonObject sum;
        for (const auto &line : output.split('\n')) {
            const auto object = QJsonDocument::fromJson(line).object();
            if (object.contains(u"addsUp"))
                sum = object;
        }
        return sum;
    }

    [[nodiscard]] support::CommandLine::Ended import(int rows = manyRows) const
    {
        return m_cli.run({u"import"_s, m_cli.write(u"people.csv"_s, people(rows)), u"--type"_s,
                          u"contacts"_s, u"--json"_s});
    }

    // Interrupts the import while it is being sent, and returns the id of its job. The reply to the
    // upload is stored nevertheless.
    [[nodiscard]] QString interrupted(const QString &table)
    {
        QProcess process;
        m_cli.start(process, {u"import"_s, table, u"--type"_s, u"contacts"_s, u"--json"_s});
        QByteArray output;
        const bool sent = QTest::qWaitFor(
            [&] {
                output += process.readAllStandardOutput();
                return output.contains("\"underWay\":" + QByteArray::number(manyRows));
            },
            60'000);
        process.terminate();
        if (!process.waitForFinished() || !sent || process.exitCode() != 7)
            return {};
        const auto listed = QJsonDocument::fromJson(m_cli.run({u"jobs"_s, u"--json"_s}).output);
        return listed[u"job"].toString();
    }

    [[nodiscard]] int importsAtService() const
    {
        const auto listed = m_cli.run({u"call"_s, u"listImports"_s});
        const auto document = QJsonDocument::fromJson(listed.output);
        return listed.exitCode == 0 ? static_cast<int>(document[u"results"].toArray().size()) : -1;
    }

    // Returns the part of the import that needs a decision, as reported by the command.
    [[nodiscard]] static QJsonObject openPartIn(const QByteArray &complaints)
    {
        for (const auto &line : complaints.split('\n')) {
            const auto object = QJsonDocument::fromJson(line).object();
            if (object.contains(u"candidates"))
                return object;
        }
        return {};
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { QVERIFY(m_cli.clear()); }

    void totalsThatDoNotAddUpAreNamedAndNeverExitWithZero_data()
    {
        QTest::addColumn<QString>("members");
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("unknown");
        QTest::addColumn<QString>("named");
        QTest::newRow("3 of 50") << u"total/50;success/3;errors/0"_s << 3 << 47
                                 << u"only 3 of 50 rows"_s;
        QTest::newRow("a file of 3 rows")
            << u"total/3;success/3;errors/0"_s << 3 << 47 << u"only 3 of 50 rows"_s;
        QTest::newRow("more than was sent") << u"success/60"_s << 0 << 50 << u"only 50 were sent"_s;
        QTest::newRow("negative") << u"errors/-5"_s << 0 << 50 << u"did not report"_s;
        QTest::newRow("no success") << u"success"_s << 0 << 50 << u"did not report"_s;
        QTest::newRow("no errors") << u"errors"_s << 0 << 50 << u"did not report"_s;
        QTest::newRow("text") << u"success/\"50\""_s << 0 << 50 << u"did not report"_s;
        QTest::newRow("no whole number") << u"success/49.5"_s << 0 << 50 << u"did not report"_s;
        QTest::newRow("no total") << u"total"_s << 50 << 0
                                  << u"did not report how many rows it read"_s;
        QTest::newRow("another total") << u"total/7"_s << 50 << 0 << u"read 7 rows"_s;
        QTest::newRow("negative total")
            << u"total/-1"_s << 50 << 0 << u"did not report how many rows it read"_s;
        QTest::newRow("cancelled on the way")
            << u"status/\"cancelled\";success/20;errors/0"_s << 20 << 30 << u"only 20 of 50 rows"_s;
        QTest::newRow("a state of another version")
            << u"status/\"partial\";success/20;errors/0"_s << 20 << 30 << u"only 20 of 50 rows"_s;
    }
    void totalsThatDoNotAddUpAreNamedAndNeverExitWithZero()
    {
        QFETCH(const QString, members);
        QFETCH(const int, taken);
        QFETCH(const int, unknown);
        QFETCH(const QString, named);
        QVERIFY(m_cli.serve(
            {u"--speed"_s, u"20"_s, u"--fault"_s, u"getImport:member=%1"_s.arg(members)}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 4, ended.output.constData());
        QVERIFY2(ended.complaints.contains(named.toUtf8()), ended.complaints.constData());
        const auto sum = sumIn(ended.output);
        QCOMPARE(sum[u"rows"].toInt(), 50);
        QCOMPARE(sum[u"taken"].toInt(), taken);
        QCOMPARE(sum[u"unknown"].toInt(), unknown);
        QVERIFY(!sum[u"addsUp"].toBool());
    }

    void aFileRefusedAsAWholeEndsWithFive()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s, u"--fault"_s,
                             u"getImport:member=status/\"error\";success/0"_s}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 5, ended.output.constData());
        QCOMPARE(sumIn(ended.output)[u"refused"].toInt(), 50);
    }

    void aResumedImportEndsLikeOneThatWasNotInterrupted_data()
    {
        QTest::addColumn<QStringList>("faults");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<int>("refused");
        // One row is held back, so the exit code is 5 even if all others are accepted.
        QTest::newRow("all taken") << QStringList() << 5 << 0;
        QTest::newRow("all refused")
            << QStringList{u"--fault"_s,
                           u"getImport:member=success/0;errors/50;status/\"finished\""_s}
            << 5 << 50;
        QTest::newRow("3 of 50") << QStringList{u"--fault"_s,
                                                u"getImport:member=success/3;status/\"finished\""_s}
                                 << 4 << 0;
    }
    void aResumedImportEndsLikeOneThatWasNotInterrupted()
    {
        QFETCH(const QStringList, faults);
        QFETCH(const int, exitCode);
        QFETCH(const int, refused);
        QVERIFY(m_cli.serve(QStringList{u"--speed"_s, u"1"_s} + faults));
        const auto table = m_cli.write(u"people.csv"_s, people(manyRows) + "nobody,Ana\n");
        const auto job = interrupted(table);
        QVERIFY(!job.isEmpty());
        // The service has the file, so its rows are not listed as unsent. The list counts rows, not
        // files.
        const auto listed = m_cli.run({u"jobs"_s});
        QVERIFY2(listed.output.contains("51 rows: 0 done, 0 rejected, 1 not sent, 0 unknown, 50 in "
                                        "progress"),
                 listed.output.constData());
        const auto ended = m_cli.run({u"resume"_s, job, u"--json"_s});
        QVERIFY2(ended.exitCode == exitCode, ended.output.constData());
        const auto sum = sumIn(ended.output);
        QCOMPARE(sum[u"rows"].toInt(), 51);
        QCOMPARE(sum[u"heldBack"].toInt(), 1);
        QCOMPARE(sum[u"refused"].toInt(), refused);
        QCOMPARE(sum[u"job"].toString(), job);
    }

    // The list of imports shows later that the service has received the file.
    void G22_resumeAdoptsAnImportThatCanOnlyBeOurs()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s, u"--fault"_s, u"createImport:close-applied@1"_s,
                             u"--fault"_s, u"listImports:status=403@1"_s}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 4, ended.output + ended.complaints);
        const auto open = openPartIn(ended.complaints);
        QCOMPARE(open[u"row"].toInt(), 1);
        QVERIFY(open[u"candidates"].toArray().isEmpty());
        const auto imports = importsAtService();
        QVERIFY(imports > 0);
        const auto resumed = m_cli.run({u"resume"_s, open[u"job"].toString(), u"--json"_s});
        QVERIFY2(resumed.exitCode == 0, resumed.output + resumed.complaints);
        QCOMPARE(sumIn(resumed.output)[u"taken"].toInt(), manyRows);
        QCOMPARE(importsAtService(), imports);
    }

    // The service lists an import without its creation time, so it may have been created by another
    // program.
    void G22_anImportThatMayBeOursIsNamedAndAskedAbout()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s, u"--fault"_s, u"createImport:close-applied@1"_s,
                             u"--fault"_s, u"listImports:member=createdAt"_s}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 4, ended.output + ended.complaints);
        const auto job = openPartIn(ended.complaints)[u"job"].toString();
        const auto imports = importsAtService();
        // The service gives the same answer when the job is resumed.
        const auto again = m_cli.run({u"resume"_s, job, u"--json"_s});
        QVERIFY2(again.exitCode == 4, again.output + again.complaints);
        QCOMPARE(sumIn(again.output)[u"unknown"].toInt(), manyRows);
        // Without creation times, older imports in the store may be ours as well.
        QStringList ids;
        for (const auto &candidate : openPartIn(again.complaints)[u"candidates"].toArray()) {
            if (candidate[u"total"].toInt() == manyRows)
                ids.append(candidate[u"id"].toString());
        }
        QCOMPARE(ids.size(), 1);
        const auto id = ids.first();
        const auto words = m_cli.run({u"resume"_s, job}).complaints;
        QVERIFY2(words.contains("--adopt 1=") && words.contains("--send-again 1"),
                 words.constData());
        QVERIFY2(words.contains(id.toUtf8()), words.constData());
        for (const auto &options :
             {QStringList{u"--adopt"_s, u"1=aaaaaaaaaaaaaaaaaaaaaaaa"_s},
              QStringList{u"--ask-again"_s, u"1"_s}, QStringList{u"--send-again"_s, u"2"_s}}) {
            const auto wrong = m_cli.run(QStringList{u"resume"_s, job} + options);
            QVERIFY2(wrong.exitCode == 2, wrong.output + wrong.complaints);
        }
        QCOMPARE(importsAtService(), imports);
        const auto adopted = m_cli.run({u"resume"_s, job, u"--adopt"_s, u"1="_s + id, u"--json"_s});
        QVERIFY2(adopted.exitCode == 0, adopted.output + adopted.complaints);
        QCOMPARE(sumIn(adopted.output)[u"taken"].toInt(), manyRows);
        QCOMPARE(importsAtService(), imports);
    }

    // An import that is missing from the list may have been deleted in the meantime.
    void G22_anImportThatIsNotFoundLaterIsSentOnlyOnRequest()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s, u"--fault"_s, u"createImport:close@1"_s,
                             u"--fault"_s, u"listImports:status=403@1"_s}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 4, ended.output + ended.complaints);
        const auto job = openPartIn(ended.complaints)[u"job"].toString();
        const auto imports = importsAtService();
        QVERIFY(imports >= 0);
        const auto again = m_cli.run({u"resume"_s, job, u"--json"_s});
        QVERIFY2(again.exitCode == 4, again.output + again.complaints);
        QCOMPARE(openPartIn(again.complaints)[u"row"].toInt(), 1);
        QCOMPARE(importsAtService(), imports);
        const auto sent = m_cli.run({u"resume"_s, job, u"--send-again"_s, u"1"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, sent.output + sent.complaints);
        QCOMPARE(sumIn(sent.output)[u"taken"].toInt(), manyRows);
        QCOMPARE(importsAtService(), imports + 1);
    }

    void progressAndListCountRowsAndNotFiles()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto ended = import();
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        for (const auto &line : ended.output.trimmed().split('\n')) {
            const auto object = QJsonDocument::fromJson(line).object();
            QCOMPARE(object[u"rows"].toInt(), manyRows);
        }
        const auto listed = m_cli.run({u"jobs"_s, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(listed.output)[u"done"].toInt(), manyRows);
    }
};

STOREDESK_TEST(TestImportBalance)

} // namespace tst_importbalance

#include "tst_importbalance.moc"
