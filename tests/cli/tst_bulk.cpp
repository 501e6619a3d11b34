// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recipe.h"
#include "profiles/profiles.h"
#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "support/bookfile.h"
#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>

namespace tst_bulk {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Tests jobs on the command line that read a table and are interrupted, killed and resumed.
class TestBulk final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString table(const QByteArray &text) const
    {
        return m_cli.write(u"table.csv"_s, text);
    }

    [[nodiscard]] QJsonObject contact(const QString &address) const
    {
        const auto ended =
            m_cli.run({u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + address});
        return QJsonDocument::fromJson(ended.output).object();
    }

    // Adds an account as the window does. Its key is in the environment. Returns the id of the
    // account.
    [[nodiscard]] QString addAccount() const
    {
        profiles::Profiles profiles(m_cli.path(u"data/data/profiles.json"_s));
        return profiles
            .put({.id = {},
                  .name = u"Shop"_s,
                  .address = QUrl(m_cli.environment.value(u"STOREDESK_URL"_s)),
                  .requestsPerMinute = 0})
            .value_or(QString());
    }

    [[nodiscard]] static QJsonObject lastLine(const QByteArray &output)
    {
        return QJsonDocument::fromJson(output.trimmed().split('\n').last()).object();
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup() { QVERIFY(m_cli.clear()); }

    void G12_everyRowIsSentOrReported()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("Correo electr\xC3\xB3nico;Nombre;Puntos\n"
                                "ann@example.org;Ann;5\n"
                                "bob@example.org;Bob;many\n"
                                "ANN@example.org;Ann;6\n"
                                ";Nobody;7\n");
        const auto ended = m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, path, u"--json"_s,
                                      u"--reports"_s, m_cli.path(u"reports"_s)});
        QVERIFY2(ended.exitCode == 5, ended.complaints.constData());
        const auto figures = lastLine(ended.output);
        QCOMPARE(figures.value("rows"_L1).toInt(), 4);
        QCOMPARE(figures.value("notSent"_L1).toInt(), 2);
        QCOMPARE(contact(u"ann@example.org"_s).value("_name"_L1).toString(), u"Ann"_s);
        QVERIFY(!contact(u"bob@example.org"_s).contains("_email"_L1));
        const auto reports = QDir(m_cli.path(u"reports"_s)).entryList(QDir::Files);
        QCOMPARE(reports.size(), 3);
        // The report of open rows contains only those rows, and can be loaded unchanged.
        const auto again =
            m_cli.run({u"bulk"_s, u"patchContactByEmail"_s,
                       m_cli.path(u"reports/"_s + reports.filter(u"open"_s).value(0)),
                       u"--dry-run"_s, u"--json"_s});
        QCOMPARE(lastLine(again.output).value("rows"_L1).toInt(), 2);
        QDir(m_cli.path(u"reports"_s)).removeRecursively();
    }

    void U9_aDryRunSendsNothing()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("email,_points\nann@example.org,5\nbob@example.org,x\n");
        const auto ended = m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, path, u"--dry-run"_s});
        QCOMPARE(ended.exitCode, 5);
        QVERIFY2(ended.complaints.contains("Points"), ended.complaints.constData());
        QVERIFY(!contact(u"ann@example.org"_s).contains("_email"_L1));
        QVERIFY(m_cli.run({u"jobs"_s}).output.isEmpty());
    }

    // The rows of a job are checked and repaired like those of an import.
    void rowsAreCheckedAndRepairedAsInAnImport()
    {
        QVERIFY(m_cli.serve());
        const auto path =
            table("email;presupuesto;_birthdate;_mobilePhone;_name\n"
                  "ann@example.org;19,95;31/01/1990;651 234 567;Ana\n"
                  "bob@example.org;1.234,50;25/12/1991;0034651234568;Jos\xC3\x83\xC2\xA9\n"
                  "eva@gmial.com;7,00;01/02/1992;34651234569;  Eva   Ruiz \n");
        const QStringList base{u"bulk"_s,   u"patchContactByEmail"_s, path,
                               u"--json"_s, u"--phone-prefix"_s,      u"34"_s};
        const auto plain = m_cli.run(base + QStringList{u"--dry-run"_s});
        QVERIFY2(plain.exitCode == 5, (plain.complaints + plain.output).constData());
        QCOMPARE(lastLine(plain.output).value("notSent"_L1).toInt(), 3);
        // Each kind of problem is listed with its lines.
        int kinds = 0;
        for (const auto &line : plain.output.trimmed().split('\n')) {
            const auto object = QJsonDocument::fromJson(line).object();
            kinds += object.contains("fault"_L1) && !object["lines"_L1].toArray().isEmpty() ? 1 : 0;
        }
        QVERIFY2(kinds >= 6, plain.output.constData());
        const auto ended = m_cli.run(base + QStringList{u"--repair"_s});
        QVERIFY2(ended.exitCode == 5, (ended.complaints + ended.output).constData());
        // Garbled letters and misspelt domains are not repaired without a decision.
        QCOMPARE(lastLine(ended.output).value("done"_L1).toInt(), 2);
        const auto ann = contact(u"ann@example.org"_s);
        QCOMPARE(ann["presupuesto"_L1].toDouble(), 19.95);
        QCOMPARE(ann["_birthdate"_L1].toString().left(10), u"1990-01-31"_s);
        QCOMPARE(ann["_mobilePhone"_L1].toString(), u"+34651234567"_s);
        QCOMPARE(contact(u"eva@gmial.com"_s)["_name"_L1].toString(), u"Eva Ruiz"_s);
        QVERIFY(!contact(u"bob@example.org"_s).contains("_email"_L1));
    }

    // An ambiguous date is not guessed.
    void ambiguousDatesNeedAnOption()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("email,_birthdate\nann@example.org,03/04/1990\n");
        const QStringList base{u"bulk"_s, u"patchContactByEmail"_s, path, u"--repair"_s};
        const auto open = m_cli.run(base + QStringList{u"--dry-run"_s});
        QCOMPARE(open.exitCode, 5);
        QVERIFY2(open.output.contains("--dates"), open.output.constData());
        QCOMPARE(m_cli.run(base + QStringList{u"--dates"_s, u"day"_s}).exitCode, 2);
        QCOMPARE(m_cli.run(base + QStringList{u"--dates"_s, u"mdy"_s}).exitCode, 0);
        QCOMPARE(contact(u"ann@example.org"_s)["_birthdate"_L1].toString().left(10),
                 u"1990-03-04"_s);
    }

    void delimiterAndEncodingAreChosen()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("email^_name\nann@example.org^Jos\xE9\n");
        const QStringList base{u"bulk"_s, u"patchContactByEmail"_s, path, u"--delimiter"_s, u"^"_s};
        QCOMPARE(m_cli.run(base + QStringList{u"--encoding"_s, u"klingon"_s}).exitCode, 2);
        QCOMPARE(m_cli.run(base + QStringList{u"--encoding"_s, u"ISO-8859-1"_s}).exitCode, 0);
        QCOMPARE(contact(u"ann@example.org"_s)["_name"_L1].toString(), u"José"_s);
    }

    // The recipe was saved in the window, and the table has its columns in another order.
    void aRecipeRunsAJob()
    {
        QVERIFY(m_cli.serve());
        const imports::Recipe recipe{
            .name = u"Points"_s,
            .kind = imports::RecipeKind::Bulk,
            .job = {.operation = catalogue::OperationId::PatchContactByEmail,
                    .keyColumn = 0,
                    .targets = {{.column = 1, .key = u"_points"_s}},
                    .constants = {{.key = u"_name"_s, .text = u"Fair"_s}}},
            .columns = {u"email"_s, u"points"_s},
            .repairs = {{.column = u"points"_s,
                         .repair = {.action = importcheck::Action::Replace,
                                    .text = u"many"_s,
                                    .replacement = u"9"_s}}}};
        const auto path = m_cli.write(u"points.recipe.json"_s, recipe.toJson());
        const auto rows = table("points,note,email\n5,x,ann@example.org\nmany,,bob@example.org\n");
        const auto dry = m_cli.run({u"run"_s, path, u"--file"_s, rows, u"--dry-run"_s});
        QVERIFY2(dry.exitCode == 0, dry.complaints.constData());
        QVERIFY(!contact(u"ann@example.org"_s).contains("_email"_L1));
        const auto ended = m_cli.run({u"run"_s, path, u"--file"_s, rows, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(contact(u"ann@example.org"_s).value("_points"_L1).toInt(), 5);
        QCOMPARE(contact(u"bob@example.org"_s).value("_points"_L1).toInt(), 9);
        QCOMPARE(contact(u"bob@example.org"_s).value("_name"_L1).toString(), u"Fair"_s);
        const auto lacking =
            m_cli.run({u"run"_s, path, u"--file"_s, table("email\nann@example.org\n")});
        QCOMPARE(lacking.exitCode, 2);
        QVERIFY2(lacking.complaints.contains("points"), lacking.complaints.constData());
        QCOMPARE(m_cli.run({u"run"_s, path}).exitCode, 2);
    }

    // Values are erased only within the limit of the recipe or of the option.
    void theLimitsOfARecipeStopAJob()
    {
        QVERIFY(m_cli.serve());
        const imports::Recipe recipe{
            .name = u"Points"_s,
            .kind = imports::RecipeKind::Bulk,
            .job = {.operation = catalogue::OperationId::PatchContactByEmail,
                    .keyColumn = 0,
                    .targets = {{.column = 1, .key = u"_points"_s}},
                    .blank = jobs::BulkPlan::Blank::Clear},
            .columns = {u"email"_s, u"points"_s},
            .guards = {.fewestRows = 1, .mostRows = 2}};
        const auto path = m_cli.write(u"points.recipe.json"_s, recipe.toJson());
        const auto run = [&](const QByteArray &rows, const QStringList &options = {}) {
            return m_cli.run(
                QStringList{u"run"_s, path, u"--file"_s, table("email,points\n" + rows)} + options);
        };
        const auto many = run("a@example.org,1\nb@example.org,2\nc@example.org,3\n");
        QCOMPARE(many.exitCode, 6);
        QVERIFY2(many.complaints.contains("the limit is 2"), many.complaints.constData());
        const auto erasing = run("ann@example.org,\nbob@example.org,7\n");
        QCOMPARE(erasing.exitCode, 6);
        QVERIFY2(erasing.complaints.contains("would erase 1 value"),
                 erasing.complaints.constData());
        QVERIFY(!contact(u"bob@example.org"_s).contains("_email"_L1));
        const auto allowed =
            run("ann@example.org,\nbob@example.org,7\n", {u"--max-blanked"_s, u"1"_s});
        QVERIFY2(allowed.exitCode == 0, allowed.complaints.constData());
        QCOMPARE(contact(u"bob@example.org"_s).value("_points"_L1).toInt(), 7);
        QCOMPARE(run("ann@example.org,1\n", {u"--max-blanked"_s, u"few"_s}).exitCode, 2);
        const QByteArray invalid = "ann@example.org,3\nbob,8\n";
        QCOMPARE(run(invalid, {u"--max-rejects"_s, u"0"_s}).exitCode, 6);
        QCOMPARE(run(invalid, {u"--max-rejects"_s, u"few"_s}).exitCode, 2);
        QVERIFY(contact(u"ann@example.org"_s).value("_points"_L1).toInt() != 3);
        QCOMPARE(run(invalid, {u"--max-rejects"_s, u"1"_s}).exitCode, 5);
        QCOMPARE(run(invalid, {u"--create-missing"_s, u"contacts"_s}).exitCode, 2);
    }

    void onlyExistingRecordsAreChanged()
    {
        QVERIFY(m_cli.serve());
        const auto first = table("email,_points\nann@example.org,5\n");
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, first}).exitCode, 0);
        const auto path = table("email,_points\nann@example.org,6\nnew@example.org,7\n");
        const auto ended = m_cli.run(
            {u"bulk"_s, u"patchContactByEmail"_s, path, u"--only-existing"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 5, ended.complaints.constData());
        QCOMPARE(lastLine(ended.output).value("notSent"_L1).toInt(), 1);
        QCOMPARE(contact(u"ann@example.org"_s).value("_points"_L1).toInt(), 6);
        QVERIFY(!contact(u"new@example.org"_s).contains("_email"_L1));
    }

    void theSheetOfASpreadsheetIsChosen()
    {
        QVERIFY(m_cli.serve());
        const auto row = [](const QByteArray &one, const QByteArray &other) {
            return "<row><c t=\"str\"><v>" + one + "</v></c><c t=\"str\"><v>" + other
                + "</v></c></row>";
        };
        const support::Xlsx book{
            .sheets = {{"Notes", row("about", "by") + row("club", "Ann")},
                       {"Club", row("email", "_points") + row("ann@example.org", "5")}}};
        const auto path = table(book.file());
        const auto ended = m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, path, u"--entry"_s,
                                      u"Club"_s, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(lastLine(ended.output).value("rows"_L1).toInt(), 1);
    }

    void guardsStopBeforeAnythingIsSent()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("email,_points\nann@example.org,5\nbob@example.org,x\n");
        const QStringList command{u"bulk"_s, u"patchContactByEmail"_s, path};
        QCOMPARE(m_cli.run(command + QStringList{u"--expect-rows"_s, u"3"_s}).exitCode, 6);
        QCOMPARE(m_cli.run(command + QStringList{u"--max-rejects"_s, u"0"_s}).exitCode, 6);
        QVERIFY(!contact(u"ann@example.org"_s).contains("_email"_L1));
        const auto odd = table("email,_points,shoe size\nann@example.org,5,38\n");
        const auto ended = m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, odd});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains("shoe size"), ended.complaints.constData());
    }

    void aKilledJobIsListedAndGoneOnWith()
    {
        // The first patches are answered late, so that rows are in flight when the process is
        // killed.
        QVERIFY(m_cli.serve({u"--fault"_s, u"patchContactByEmail:stall@1-4"_s}));
        const auto path = table("email,_points\na@example.org,1\nb@example.org,2\n"
                                "c@example.org,3\nd@example.org,4\n");
        QProcess process;
        m_cli.start(process, {u"bulk"_s, u"patchContactByEmail"_s, path, u"--json"_s});
        QVERIFY(process.waitForReadyRead(30'000));
        QByteArray said;
        QTRY_VERIFY2((said += process.readAllStandardOutput()).contains("\"underWay\":4"),
                     said.constData());
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto listed = lastLine(m_cli.run({u"jobs"_s, u"--json"_s}).output);
        QCOMPARE(listed.value("state"_L1).toString(), u"interrupted"_s);
        const auto ended = m_cli.run({u"resume"_s, listed.value("job"_L1).toString(), u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(lastLine(ended.output).value("done"_L1).toInt(), 4);
        QCOMPARE(contact(u"d@example.org"_s).value("_points"_L1).toInt(), 4);
        QCOMPARE(lastLine(m_cli.run({u"jobs"_s, u"--json"_s}).output).value("state"_L1).toString(),
                 u"done"_s);
    }

    void G17_aDamagedJobIsSetAsideAndTheOthersStayListed()
    {
        QVERIFY(m_cli.serve());
        for (const auto *name : {"first", "other"}) {
            const auto path = table("email,_points\n" + QByteArray(name) + "@example.org,1\n");
            QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, path}).exitCode, 0);
        }
        QString damaged;
        QDirIterator files(m_cli.path(u"data"_s), {u"*.sqlite"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadWrite));
            auto bytes = file.readAll();
            const auto at = bytes.indexOf("[\"first@");
            if (at < 0)
                continue;
            bytes[at + 2] = 'x';
            QVERIFY(file.seek(0) && file.write(bytes) == bytes.size());
            damaged = QFileInfo(file).completeBaseName();
        }
        QVERIFY(!damaged.isEmpty());
        for (int listing = 0; listing < 2; ++listing) {
            const auto listed = m_cli.run({u"jobs"_s, u"--json"_s});
            QCOMPARE(listed.exitCode, 0);
            const auto lines = listed.output.trimmed().split('\n');
            QCOMPARE(lines.size(), 2);
            for (const auto &line : lines) {
                const auto job = QJsonDocument::fromJson(line).object();
                const bool isDamaged = job.value("job"_L1).toString() == damaged;
                QCOMPARE(job.value("state"_L1).toString(), isDamaged ? u"unreadable"_s : u"done"_s);
                const auto problem = job.value("problem"_L1).toObject();
                QCOMPARE(!problem.value("what"_L1).toString().isEmpty(), isDamaged);
                QCOMPARE(problem.value("next"_L1).toString().contains(".damaged-"_L1), isDamaged);
            }
        }
        const auto resumed = m_cli.run({u"resume"_s, damaged});
        QCOMPARE(resumed.exitCode, 2);
        QVERIFY(!resumed.complaints.isEmpty());
    }

    void theDryRunComparesRequestsWithAnImport()
    {
        QVERIFY(m_cli.serve());
        QByteArray text("_email,_points\n");
        for (int row = 0; row < 600; ++row)
            text += "p" + QByteArray::number(row) + "@example.org,1\n";
        const auto path = table(text);
        const QStringList ask{u"bulk"_s, u"patchContactByEmail"_s, path, u"--dry-run"_s};
        const auto ended = m_cli.run(ask);
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY2(ended.output.contains("1 import, about a minute"), ended.output.constData());
        QVERIFY2(ended.output.contains("600 requests, about 6 minutes"), ended.output.constData());
        const auto figures = lastLine(m_cli.run(ask + QStringList{u"--json"_s}).output);
        QCOMPARE(figures.value("calls"_L1).toInt(), 600);
        QCOMPARE(figures.value("seconds"_L1).toInt(), 360);
        QCOMPARE(figures.value("imports"_L1).toInt(), 1);
    }

    void G14_aJobIsUndone()
    {
        QVERIFY(m_cli.serve());
        const auto first = table("email,_points,_name\na@example.org,1,Ann\nb@example.org,2,Bob\n");
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, first}).exitCode, 0);
        const auto second = table("email,_points\na@example.org,10\nb@example.org,20\n");
        QCOMPARE(
            m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, second, u"--read-first"_s}).exitCode,
            0);
        QCOMPARE(contact(u"b@example.org"_s).value("_points"_L1).toInt(), 20);
        const auto jobs = m_cli.run({u"jobs"_s, u"--json"_s}).output.trimmed().split('\n');
        QCOMPARE(jobs.size(), 2);
        QString kept;
        // Only one of the jobs stored copies, so the other cannot be undone.
        for (const auto &line : jobs) {
            const auto id = QJsonDocument::fromJson(line).object().value("job"_L1).toString();
            const auto ended = m_cli.run({u"jobs"_s, u"undo"_s, id, u"--json"_s});
            if (ended.exitCode == 0)
                kept = id;
            else
                QVERIFY2(ended.complaints.contains("cannot be undone"), ended.complaints);
        }
        QVERIFY(!kept.isEmpty());
        QCOMPARE(contact(u"a@example.org"_s).value("_points"_L1).toInt(), 1);
        QCOMPARE(contact(u"b@example.org"_s).value("_points"_L1).toInt(), 2);
        // A dry run sends nothing. Without an undo, the options have no effect.
        const auto planned = m_cli.run({u"jobs"_s, u"undo"_s, kept, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(planned.exitCode == 0, planned.complaints.constData());
        QCOMPARE(lastLine(planned.output).value("restore"_L1).toInt(), 2);
        for (const auto &option : {u"--dry-run"_s, u"--delete-created"_s})
            QCOMPARE(m_cli.run({u"jobs"_s, option}).exitCode, 2);
        QCOMPARE(m_cli.run({u"jobs"_s, u"--json"_s}).output.trimmed().split('\n').size(), 3);
        QCOMPARE(m_cli.run({u"jobs"_s, u"undo"_s}).exitCode, 2);
        QCOMPARE(m_cli.run({u"jobs"_s, u"undo"_s, u"no-such-job"_s}).exitCode, 2);
    }

    void createdRecordsAreDeletedByUndo()
    {
        QVERIFY(m_cli.serve());
        const auto first = table("email,_points\na@example.org,1\n");
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, first}).exitCode, 0);
        const auto second = table("email,_points\na@example.org,10\nnew@example.org,20\n");
        const auto ended = m_cli.run(
            {u"bulk"_s, u"patchContactByEmail"_s, second, u"--read-first"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        const auto job = lastLine(ended.output).value("job"_L1).toString();
        const auto planned = m_cli.run({u"jobs"_s, u"undo"_s, job, u"--dry-run"_s, u"--json"_s});
        QCOMPARE(lastLine(planned.output).value("created"_L1).toInt(), 1);
        const auto undone = m_cli.run({u"jobs"_s, u"undo"_s, job, u"--delete-created"_s});
        QVERIFY2(undone.exitCode == 0, undone.complaints.constData());
        QCOMPARE(contact(u"a@example.org"_s).value("_points"_L1).toInt(), 1);
        QVERIFY(!contact(u"new@example.org"_s).contains("_email"_L1));
    }

    void deletedRecordsArePutBackByUndo()
    {
        QVERIFY(m_cli.serve());
        const auto people = table("email,_name\na@example.org,Ann\nb@example.org,Bob\n");
        QCOMPARE(m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, people}).exitCode, 0);
        const auto list = table("_email\na@example.org\nb@example.org\n");
        const QStringList command{u"bulk"_s, u"deleteContactByEmail"_s, list, u"--json"_s};
        const auto ended = m_cli.run(command);
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY(!contact(u"a@example.org"_s).contains("_email"_L1));
        const auto job = lastLine(ended.output).value("job"_L1).toString();
        const auto undone = m_cli.run({u"jobs"_s, u"undo"_s, job});
        QVERIFY2(undone.exitCode == 0, undone.complaints.constData());
        QCOMPARE(contact(u"a@example.org"_s).value("_name"_L1).toString(), u"Ann"_s);
        QCOMPARE(contact(u"b@example.org"_s).value("_name"_L1).toString(), u"Bob"_s);
        const auto bare = m_cli.run(command + QStringList{u"--no-copy"_s});
        QCOMPARE(bare.exitCode, 0);
        const auto lost = lastLine(bare.output).value("job"_L1).toString();
        QCOMPARE(m_cli.run({u"jobs"_s, u"undo"_s, lost}).exitCode, 2);
    }

    void deletedRecordsAreInTheBinOfTheAccount()
    {
        QVERIFY(m_cli.serve());
        QVERIFY(QDir().mkpath(m_cli.path(u"data/data"_s)));
        const auto account = addAccount();
        const auto people = table("email,_name\na@example.org,Ann\n");
        const QStringList named{u"--profile"_s, u"Shop"_s};
        const QStringList change{u"bulk"_s, u"patchContactByEmail"_s, people};
        const auto changed = m_cli.run(change + named);
        QVERIFY2(changed.exitCode == 0, changed.complaints.constData());
        const auto list = table("_email\na@example.org\n");
        const QStringList command{u"bulk"_s, u"deleteContactByEmail"_s, list};
        QCOMPARE(m_cli.run(command + named).exitCode, 0);
        const base::SystemClock clock;
        storage::AccountStorage local(m_cli.path(u"data/data/"_s + account), clock);
        QTRY_VERIFY(local.ready());
        const auto &entries = local.bin().entries();
        QCOMPARE(entries.size(), 1U);
        QCOMPARE(entries.front().title, u"a@example.org"_s);
        QCOMPARE(entries.front().record.value("_name"_L1).toString(), u"Ann"_s);
        QVERIFY(entries.front().deletedAt.isValid());
    }

    void G15_moreDeletesThanTheCeilingAreRefused()
    {
        QVERIFY(m_cli.serve());
        const auto path = table("_email\na@example.org\nb@example.org\nc@example.org\n");
        const QStringList ask{u"bulk"_s, u"deleteContactByEmail"_s, path, u"--ceiling"_s};
        const auto refused = m_cli.run(ask + QStringList{u"2"_s});
        QCOMPARE(refused.exitCode, 6);
        QVERIFY2(refused.complaints.contains("3 records, more than 2"),
                 refused.complaints.constData());
        // No trace of the job remains.
        QVERIFY(m_cli.run({u"jobs"_s}).output.isEmpty());
        QCOMPARE(m_cli.run(ask + QStringList{u"3"_s}).exitCode, 0);
    }
};

STOREDESK_TEST(TestBulk)

} // namespace tst_bulk

#include "tst_bulk.moc"
