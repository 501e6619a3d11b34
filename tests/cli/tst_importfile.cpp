// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorfolder.h"
#include "support/bookfile.h"
#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_importfile {

using namespace Qt::StringLiterals;

// Tests the check and import commands with a practice service in another process.
class TestImportFile final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::vector<QJsonObject> lines(const QByteArray &output)
    {
        std::vector<QJsonObject> lines;
        for (const auto &line : output.trimmed().split('\n'))
            lines.push_back(QJsonDocument::fromJson(line).object());
        return lines;
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup() { QVERIFY(m_cli.clear()); }

    void aFileIsCheckedWithoutAnAccount()
    {
        const auto path = m_cli.write(u"a.csv"_s,
                                      "correo;movil;puntos\na@example.com;651 234 567;1\n"
                                      "b@@example.com;;007\nc@example.com;;3\n");
        const auto bad = m_cli.run({u"check"_s, path, u"--type"_s, u"contacts"_s, u"--json"_s});
        QVERIFY2(bad.exitCode == 5, bad.complaints.constData());
        const auto told = lines(bad.output);
        QCOMPARE(told.front()[u"toFix"_s].toInt(), 2);
        // There is one line with the totals, and one for each of the three kinds of problems.
        QCOMPARE(told.size(), 4U);
        const auto good = m_cli.run({u"check"_s, path, u"--type"_s, u"contacts"_s, u"--repair"_s,
                                     u"--phone-prefix"_s, u"34"_s, u"--json"_s});
        QVERIFY2(good.exitCode == 0, good.output.constData());
        QCOMPARE(lines(good.output).front()[u"good"_s].toInt(), 3);
        QCOMPARE(m_cli.run({u"check"_s, path}).exitCode, 2);
        QCOMPARE(m_cli.run({u"check"_s, path, u"--type"_s, u"people"_s}).exitCode, 2);
    }

    void aFileIsRepairedAndImported()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto path =
            m_cli.write(u"a.csv"_s,
                        "correo;movil;Talla de camiseta\na@example.com;651 234 567;M\n"
                        "nadie;;L\n");
        const auto dry = m_cli.run({u"import"_s, path, u"--type"_s, u"contacts"_s, u"--repair"_s,
                                    u"--phone-prefix"_s, u"34"_s, u"--dry-run"_s});
        QVERIFY2(dry.exitCode == 5, dry.complaints.constData());
        const auto ended = m_cli.run({u"import"_s, path, u"--type"_s, u"contacts"_s, u"--repair"_s,
                                      u"--phone-prefix"_s, u"34"_s, u"--json"_s});
        // One row was held back, so the exit code is 5.
        QVERIFY2(ended.exitCode == 5, ended.complaints.constData());
        const auto sum = lines(ended.output).back();
        QCOMPARE(sum[u"taken"_s].toInt(), 1);
        QCOMPARE(sum[u"heldBack"_s].toInt(), 1);
        QVERIFY(sum[u"addsUp"_s].toBool());
        const auto contact =
            QJsonDocument::fromJson(m_cli
                                        .run({u"call"_s, u"getContactByEmail"_s, u"--param"_s,
                                              u"email=a@example.com"_s})
                                        .output)
                .object();
        QCOMPARE(contact[u"_mobilePhone"_s].toString(), u"+34651234567"_s);
        QCOMPARE(contact[u"talla"_s].toString(), u"m"_s);
        // Limits stop the import before anything is sent.
        const auto stopped = m_cli.run({u"import"_s, path, u"--type"_s, u"contacts"_s,
                                        u"--max-rejects"_s, u"0"_s, u"--repair"_s});
        QCOMPARE(stopped.exitCode, 6);
        QCOMPARE(m_cli.run({u"import"_s, path, u"--type"_s, u"contacts"_s, u"--all-or-nothing"_s})
                     .exitCode,
                 6);
    }

    // A dry run shows every change, and a check can use the account's own fields.
    void theEffectIsShownBeforeAnythingIsSent()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto known = m_cli.write(
            u"known.csv"_s, "id,_email,_name\n1,a@example.com,Ana\n2,b@example.com,Bea\n");
        const auto path = m_cli.write(
            u"a.csv"_s, "_email,_name\na@example.com,Anna\nb@example.com,\nc@example.com,Eva\n");
        const QStringList dry{u"import"_s,     path,           u"--type"_s,  u"contacts"_s,
                              u"--existing"_s, u"overwrite"_s, u"--known"_s, known,
                              u"--dry-run"_s};
        const auto shown = m_cli.run(dry);
        QVERIFY2(shown.exitCode == 0, shown.complaints.constData());
        QVERIFY2(shown.output.contains("1 created, 1 updated, 1 erase a value, 0 unchanged"),
                 shown.output.constData());
        QVERIFY2(shown.output.contains("Line 2: Updated a@example.com: _name Ana → Anna"),
                 shown.output.constData());
        const auto told = lines(m_cli.run(dry + QStringList{u"--json"_s}).output);
        QCOMPARE(told.back()[u"effect"_s].toString(), u"create"_s);
        const auto erasing = told[told.size() - 2];
        QCOMPARE(erasing[u"erases"_s].toBool(), true);
        QCOMPARE(erasing[u"changes"_s][0][u"before"_s].toString(), u"Bea"_s);
        const auto own = m_cli.write(u"own.csv"_s, "_email,talla\na@example.com,huge\n");
        const QStringList check{u"check"_s, own, u"--type"_s, u"contacts"_s};
        QCOMPARE(m_cli.run(check).exitCode, 0);
        QCOMPARE(m_cli.run(check + QStringList{u"--online"_s}).exitCode, 5);
    }

    // The current values are looked up first, so that the import can be undone.
    void anImportIsUndone()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto import = [this](const QByteArray &table, const QStringList &more) {
            return m_cli.run(QStringList{u"import"_s, m_cli.write(u"a.csv"_s, table), u"--type"_s,
                                         u"contacts"_s, u"--existing"_s, u"overwrite"_s,
                                         u"--json"_s}
                             + more);
        };
        QCOMPARE(import("_email,_name\nold@example.com,Before\n", {}).exitCode, 0);
        const auto sent =
            import("_email,_name\nold@example.com,After\nnew@example.com,New\n", {u"--look-up"_s});
        QVERIFY2(sent.exitCode == 0, sent.complaints.constData());
        const auto job = lines(sent.output).back()[u"job"_s].toString();
        const auto plan = m_cli.run({u"jobs"_s, u"undo"_s, job, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(plan.exitCode == 0, plan.complaints.constData());
        QCOMPARE(lines(plan.output).back()[u"revert"_s].toInt(), 1);
        QCOMPARE(lines(plan.output).back()[u"created"_s].toInt(), 1);
        const auto undone =
            m_cli.run({u"jobs"_s, u"undo"_s, job, u"--delete-created"_s, u"--json"_s});
        QVERIFY2(undone.exitCode == 0, undone.complaints.constData());
        QCOMPARE(lines(undone.output).back()[u"reversed"_s].toInt(), 2);
        const auto contact = [this](const QString &email) {
            return m_cli.run(
                {u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + email});
        };
        QVERIFY(contact(u"old@example.com"_s).output.contains("Before"));
        QVERIFY(contact(u"new@example.com"_s).exitCode != 0);
    }

    // Options override the detected values. Invalid options are refused with a list of the choices.
    void delimiterEncodingAndSheetAreChosen()
    {
        const auto list = m_cli.write(u"list.csv"_s, "email^name\na@example.com^Jos\xE9\n");
        const QStringList base{u"check"_s, list, u"--type"_s, u"contacts"_s, u"--json"_s};
        QCOMPARE(m_cli.run(base).exitCode, 2);
        const auto read = m_cli.run(
            base + QStringList{u"--delimiter"_s, u"^"_s, u"--encoding"_s, u"iso-8859-15"_s});
        QVERIFY2(read.exitCode == 0, read.complaints.constData());
        QCOMPARE(lines(read.output).front()[u"good"_s].toInt(), 1);
        const auto noSign = m_cli.run(base + QStringList{u"--delimiter"_s, u"comma"_s});
        QCOMPARE(noSign.exitCode, 2);
        QVERIFY2(noSign.complaints.contains("tab"), noSign.complaints.constData());
        const auto noName = m_cli.run(base + QStringList{u"--encoding"_s, u"latin"_s});
        QCOMPARE(noName.exitCode, 2);
        QVERIFY2(noName.complaints.contains("WINDOWS-1252"), noName.complaints.constData());
        const auto row = [](const QByteArray &one, const QByteArray &other) {
            return "<row><c t=\"str\"><v>" + one + "</v></c><c t=\"str\"><v>" + other
                + "</v></c></row>";
        };
        const support::Xlsx book{.sheets = {{"Notes", row("about", "by") + row("club", "Ann")},
                                            {"Club", row("email", "name") + row("b@x.org", "B")}}};
        const QStringList ofBook{u"check"_s, m_cli.write(u"book.xlsx"_s, book.file()), u"--type"_s,
                                 u"contacts"_s};
        QCOMPARE(m_cli.run(ofBook + QStringList{u"--sheet"_s, u"Club"_s}).exitCode, 0);
        const auto none = m_cli.run(ofBook + QStringList{u"--sheet"_s, u"Members"_s});
        QCOMPARE(none.exitCode, 2);
        QVERIFY2(none.complaints.contains("Notes, Club"), none.complaints.constData());
        QCOMPARE(m_cli.run(base + QStringList{u"--sheet"_s, u"Club"_s}).exitCode, 2);
    }

    // Values joined with vertical bars do not make the bar the column separator.
    void barsInAListAreNotTheDelimiter()
    {
        QByteArray table = "email,intereses\n";
        for (int row = 0; row < 30; ++row)
            table += "p" + QByteArray::number(row) + "@example.com,cocina|viajes|vino\n";
        const auto read = m_cli.run(
            {u"check"_s, m_cli.write(u"a.csv"_s, table), u"--type"_s, u"contacts"_s, u"--json"_s});
        QVERIFY2(read.exitCode == 0, read.complaints.constData());
        QCOMPARE(lines(read.output).front()[u"good"_s].toInt(), 30);
    }

    void productPagesMustBeInADomainOfTheStore()
    {
        QVERIFY(m_cli.serve());
        const auto store =
            QJsonDocument::fromJson(m_cli.run({u"call"_s, u"getStore"_s}).output).object();
        const auto domain = store[u"domains"_s].toArray().first().toString();
        QVERIFY(!domain.isEmpty());
        const auto own = domain.contains(u"://"_s) ? domain : u"https://"_s + domain;
        const auto path =
            m_cli.write(u"products.csv"_s,
                        "productId,title,price,productDetailUrl\n1,Tea,1.5," + own.toUtf8()
                            + "/tea\n2,Oil,2.5,https://elsewhere.example/oil\n");
        const auto dry =
            m_cli.run({u"import"_s, path, u"--type"_s, u"products"_s, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(dry.exitCode == 5, (dry.complaints + dry.output).constData());
        QCOMPARE(lines(dry.output).front()[u"toFix"_s].toInt(), 1);
        const auto fault = lines(dry.output).at(1);
        QCOMPARE(fault[u"column"_s].toString(), u"productDetailUrl"_s);
        QCOMPARE(fault[u"lines"_s].toArray(), QJsonArray{3});
    }

    void codesThatWereSentBeforeAreNamed()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto sets =
            QJsonDocument::fromJson(m_cli.run({u"call"_s, u"listCouponSets"_s}).output).object();
        QString id;
        for (const auto &set : sets[u"results"_s].toArray())
            id = set[u"type"_s].toString() == u"multiple"_s ? set[u"id"_s].toString() : id;
        QVERIFY(!id.isEmpty());
        const QStringList more{u"--type"_s, u"coupons"_s, u"--coupon-set"_s, id, u"--json"_s};
        const auto first = m_cli.run(
            QStringList{u"import"_s, m_cli.write(u"a.csv"_s, "code\nSENT-1\nSENT-2\n")} + more);
        QVERIFY2(first.exitCode == 0, first.complaints.constData());
        const auto second =
            m_cli.run(QStringList{u"import"_s, m_cli.write(u"b.csv"_s, "code\nNEW-1\nSENT-2\n"),
                                  u"--dry-run"_s}
                      + more);
        QCOMPARE(lines(second.output).front()[u"warnings"_s].toInt(), 1);
        QCOMPARE(lines(second.output).at(1)[u"lines"_s].toArray(), QJsonArray{3});
    }

    void aRecipeAndItsGuardsAreKept()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const QByteArray recipe =
            R"({"format":"storedesk-import","version":1,"import":"contacts","existing":"overwrite",
                "matching":{"columns":{"c1":"_email","c2":"_points"}},
                "repairs":[{"column":"c2","fault":"leading-zero","do":"strip-zeros"}],
                "guards":{"mostRows":2,"unknownColumns":false}})";
        const auto path = m_cli.write(u"recipe.json"_s, recipe);
        const auto good =
            m_cli.run({u"import"_s, m_cli.write(u"a.csv"_s, "c1,c2\na@example.com,007\n"),
                       u"--recipe"_s, path, u"--json"_s});
        QVERIFY2(good.exitCode == 0, good.complaints.constData());
        const auto many = m_cli.run(
            {u"import"_s, m_cli.write(u"b.csv"_s, "c1,c2\na@x.com,1\nb@x.com,2\nc@x.com,3\n"),
             u"--recipe"_s, path});
        QCOMPARE(many.exitCode, 6);
        const auto strange = m_cli.run(
            {u"import"_s, m_cli.write(u"c.csv"_s, "c1,c2,c3\na@x.com,1,x\n"), u"--recipe"_s, path});
        QCOMPARE(strange.exitCode, 6);
    }

    // The recipe also works with "run", which also counts the values that would be erased.
    void aRecipeIsRunWithAnotherFile()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto recipe = [this](const QByteArray &guards) {
            return m_cli.write(u"recipe.json"_s,
                               R"({"format":"storedesk-import","version":1,"import":"contacts",)"
                               R"("existing":"overwrite","matching":{"columns":{"c1":"_email",)"
                               R"("c2":"_name"}},"guards":{)"
                                   + guards + "}}");
        };
        const auto run = [this](const QString &by, const QByteArray &table,
                                const QStringList &more = {}) {
            return m_cli.run(
                QStringList{u"run"_s, by, u"--file"_s, m_cli.write(u"a.csv"_s, table), u"--json"_s}
                + more);
        };
        const QByteArray two = "c1,c2\na@example.com,Ana\nb@example.com,Bea\n";
        const auto good = run(recipe(R"("fewestRows":2,"mostRows":2,"mostRejectsPercent":0)"), two);
        QVERIFY2(good.exitCode == 0, good.complaints.constData());
        QCOMPARE(lines(good.output).back()[u"taken"_s].toInt(), 2);
        QCOMPARE(run(recipe(R"("fewestRows":3)"), two).exitCode, 6);
        QCOMPARE(run(recipe(R"("mostRows":1)"), two).exitCode, 6);
        QCOMPARE(run(recipe(""), "c1,c2,c3\na@example.com,Ana,x\n").exitCode, 6);
        QCOMPARE(run(recipe(R"("unknownColumns":true)"), "c1,c2,c3\na@example.com,Ana,x\n",
                     {u"--dry-run"_s})
                     .exitCode,
                 0);
        QCOMPARE(run(recipe(R"("mostRejectsPercent":40)"), "c1,c2\na@example.com,Ana\nnobody,Bea\n")
                     .exitCode,
                 6);
        // The number of erased values is unknown at first, then known, then above the limit.
        const auto blanks = "c1,c2\na@example.com,\nb@example.com,\n";
        QCOMPARE(run(recipe(R"("mostBlanked":2)"), blanks).exitCode, 6);
        const auto known = m_cli.write(u"known.csv"_s,
                                       "id,_email,_name\n1,a@example.com,Ana\n"
                                       "2,b@example.com,Bea\n");
        const auto allowed = run(recipe(R"("mostBlanked":2)"), blanks, {u"--known"_s, known});
        QVERIFY2(allowed.exitCode == 0, allowed.complaints.constData());
        QCOMPARE(run(recipe(R"("mostBlanked":1)"), blanks, {u"--known"_s, known}).exitCode, 6);
        QCOMPARE(m_cli.run({u"run"_s, recipe("")}).exitCode, 2);
        QCOMPARE(m_cli.run({u"run"_s, u"--file"_s, known}).exitCode, 2);
        QCOMPARE(m_cli.run({u"run"_s, u"none.json"_s, u"--file"_s, known}).exitCode, 2);
    }

    // The limit works with and without a recipe, whose limit it replaces.
    void erasedValuesAreLimited()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto blanks =
            m_cli.write(u"blanks.csv"_s, "_email,_name\na@example.com,\nb@example.com,\n");
        const auto full = m_cli.write(u"full.csv"_s, "_email,_name\na@example.com,Ana\n");
        const QStringList known{u"--known"_s,
                                m_cli.write(u"known.csv"_s,
                                            "id,_email,_name\n1,a@example.com,Ana\n"
                                            "2,b@example.com,Bea\n")};
        const auto import = [this](const QString &file, const QString &existing,
                                   const QString &limit, const QStringList &more = {}) {
            return m_cli.run(QStringList{u"import"_s, file, u"--type"_s, u"contacts"_s,
                                         u"--existing"_s, existing, u"--max-blanked"_s, limit,
                                         u"--dry-run"_s}
                             + more);
        };
        const auto unknown = import(blanks, u"overwrite"_s, u"5"_s);
        QCOMPARE(unknown.exitCode, 6);
        QVERIFY2(unknown.complaints.contains("unknown"), unknown.complaints.constData());
        const auto stopped = import(blanks, u"overwrite"_s, u"1"_s, known);
        QCOMPARE(stopped.exitCode, 6);
        QVERIFY2(stopped.complaints.contains("2 values would be erased, more than 1"),
                 stopped.complaints.constData());
        QCOMPARE(import(blanks, u"overwrite"_s, u"2"_s, known).exitCode, 0);
        QCOMPARE(import(blanks, u"fill"_s, u"0"_s).exitCode, 0);
        QCOMPARE(import(full, u"overwrite"_s, u"0"_s).exitCode, 0);
        QCOMPARE(import(full, u"overwrite"_s, u"few"_s).exitCode, 2);
        const auto run = [&](const QByteArray &guards, const QString &limit,
                             const QStringList &more) {
            const auto recipe =
                m_cli.write(u"recipe.json"_s,
                            R"({"format":"storedesk-import","version":1,"import":"contacts",)"
                            R"("existing":"overwrite","matching":{"columns":{"_email":"_email",)"
                            R"("_name":"_name"}},"guards":{)"
                                + guards + "}}");
            const QStringList most{u"--max-blanked"_s, limit};
            return m_cli.run(QStringList{u"run"_s, recipe, u"--file"_s, blanks, u"--dry-run"_s}
                             + (limit.isEmpty() ? QStringList() : most) + more);
        };
        QCOMPARE(run("", u"1"_s, known).exitCode, 6);
        QCOMPARE(run("", u"2"_s, known).exitCode, 0);
        QCOMPARE(run(R"("mostBlanked":0)", u"2"_s, known).exitCode, 0);
        QCOMPARE(run(R"("mostBlanked":5)", u"1"_s, known).exitCode, 6);
        // Without a limit in the recipe, nothing may be erased.
        for (const auto &more : {known, QStringList()}) {
            const auto stopped = run("", {}, more);
            QCOMPARE(stopped.exitCode, 6);
            QVERIFY2(stopped.complaints.contains("use --max-blanked"),
                     stopped.complaints.constData());
        }
    }

    // Products have no export, so they are only compared with --look-up.
    void productsThatWereNotComparedCannotBeUndone()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto import = [this](const QStringList &more) {
            const auto table = m_cli.write(u"feed.csv"_s,
                                           "productId,name,productDetailUrl,unitPrice\n"
                                           "TEA,Green tea,https://tienda.example.com/p/tea,21\n");
            return m_cli.run(QStringList{u"import"_s, table, u"--type"_s, u"products"_s,
                                         u"--existing"_s, u"overwrite"_s}
                             + more);
        };
        const auto blind = import({});
        QVERIFY2(blind.exitCode == 0, blind.complaints.constData());
        QVERIFY2(blind.complaints.contains("this import can't be undone"),
                 blind.complaints.constData());
        const auto compared = import({u"--look-up"_s});
        QVERIFY2(compared.exitCode == 0, compared.complaints.constData());
        QVERIFY2(!compared.complaints.contains("can't be undone"), compared.complaints.constData());
    }

    // G37: contacts deleted on the command line are also removed from the window's offline copy.
    void deletedContactsLeaveTheMirror_data()
    {
        QTest::addColumn<bool>("many");
        QTest::newRow("by a call") << false;
        QTest::newRow("by a job") << true;
    }

    void deletedContactsLeaveTheMirror()
    {
        QFETCH(const bool, many);
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto table = m_cli.write(u"kept.csv"_s,
                                       "id,_email,_name\n1,ana@example.com,Ana\n"
                                       "2,bea@example.com,Bea\n");
        QCOMPARE(m_cli.run({u"import"_s, table, u"--type"_s, u"contacts"_s}).exitCode, 0);
        const QDir environment(m_cli.path(u"data/data/environment"_s));
        const auto accounts = environment.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(accounts.size(), 1);
        const storedesk::storage::ContactMirrorFolder copy(environment.filePath(accounts.front()));
        QVERIFY(copy.turnOn());
        QVERIFY(*copy.take({.table = table}, u"job"_s, [] { return false; }));
        const auto gone = m_cli.write(u"gone.csv"_s, "email\nana@example.com\n");
        const auto ended = many
            ? m_cli.run({u"bulk"_s, u"deleteContactByEmail"_s, gone})
            : m_cli.run({u"call"_s, u"deleteContactByEmail"_s, u"--param"_s,
                         u"email=ana@example.com"_s, u"--data-dir"_s, m_cli.path(u"data"_s)});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        auto kept = storedesk::storage::ContactMirror::open(copy.read()->path);
        QVERIFY(!*kept->find(u"ana@example.com"_s));
        QVERIFY(*kept->find(u"bea@example.com"_s));
    }
};

STOREDESK_TEST(TestImportFile)

} // namespace tst_importfile

#include "tst_importfile.moc"
