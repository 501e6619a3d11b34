// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "insights/question.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QBuffer>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_insightcommand {

using namespace Qt::StringLiterals;
using namespace storedesk;

struct Ended
{
    int exitCode = -1;
    QByteArray output;
    QByteArray complaints;
};

// Returns the first difference, or an empty string. Additional members are allowed only at the top
// level.
static QString difference(const QJsonValue &expected, const QJsonValue &actual, const QString &path)
{
    const auto told = u"%1: expected %2, got %3"_s.arg(
        path, QString::fromUtf8(QJsonDocument(QJsonArray{expected}).toJson(QJsonDocument::Compact)),
        QString::fromUtf8(QJsonDocument(QJsonArray{actual}).toJson(QJsonDocument::Compact)));
    if (expected.type() != actual.type())
        return told;
    if (expected.isObject()) {
        const auto wanted = expected.toObject();
        const auto found = actual.toObject();
        for (auto at = wanted.begin(); at != wanted.end(); ++at) {
            const auto inner = difference(*at, found.value(at.key()), path + u'/' + at.key());
            if (!inner.isEmpty())
                return inner;
        }
        return path.isEmpty() || wanted.size() == found.size() ? QString() : told;
    }
    if (expected.isArray()) {
        const auto wanted = expected.toArray();
        const auto found = actual.toArray();
        for (qsizetype place = 0; place < std::min(wanted.size(), found.size()); ++place) {
            const auto inner =
                difference(wanted.at(place), found.at(place), path + u'/' + QString::number(place));
            if (!inner.isEmpty())
                return inner;
        }
        return wanted.size() == found.size() ? QString() : told;
    }
    return expected == actual ? QString() : told;
}

// Asks questions as a script does, with real files, output and exit codes.
class TestInsightCommand final : public QObject
{
    Q_OBJECT

private:
    static QString fixture(const QString &name)
    {
        return QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/") + name;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(fixture({}));
        process.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"),
                      QStringList{u"insight"_s} + arguments);
        if (!process.waitForFinished(90'000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    static QString stored(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path
                                                                                  : QString();
    }

    static QList<QByteArrayList> csvRows(QByteArray text)
    {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        csv::CsvReader reader(buffer, {});
        QList<QByteArrayList> rows;
        while (reader.next()) {
            const auto cells = reader.copy();
            rows.append(QByteArrayList(cells.begin(), cells.end()));
        }
        return rows;
    }

    static QJsonObject errorOf(const Ended &ended)
    {
        return QJsonDocument::fromJson(ended.output).object().value(u"error").toObject();
    }

    static QStringList shopOptions()
    {
        return {u"--activities"_s, u"shop-a-activities.csv"_s,
                u"--contacts"_s,   u"shop-a-contacts.csv"_s,
                u"--zone"_s,       u"Europe/Madrid"_s,
                u"--as-of"_s,      u"2026-07-01"_s};
    }

private Q_SLOTS:
    void allAnswersAreOneWebPage()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(u"report.html"_s);
        const auto ended =
            run(QStringList{u"all"_s} + shopOptions()
                + QStringList{u"--lines"_s, u"shop-a-lines.csv"_s, u"--output"_s, path});
        QCOMPARE(ended.exitCode, 0);
        const auto page = contentOf(path);
        QVERIFY(page.startsWith("<!doctype html>"));
        QCOMPARE(page.count("<section "), 16);
        QVERIFY(page.contains("13 purchase"));
        // A column of the sales has its value.
        QVERIFY(page.contains("<title>Feb 2026: 130.00"));
        QVERIFY(page.count("<svg ") > 10);
        for (const char *foreign : {"<script", "http://", "https://", "src=", "@import"})
            QVERIFY2(!page.contains(foreign), foreign);
        // Every picture is well-formed.
        QXmlStreamReader reader(
            page.mid(page.indexOf("<main>"), page.indexOf("</main>") + 7 - page.indexOf("<main>")));
        while (!reader.atEnd())
            (void)reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void oneAnswerIsAWebPage()
    {
        const auto ended =
            run(QStringList{u"sales"_s} + shopOptions() + QStringList{u"--as"_s, u"html"_s});
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.output.count("<section "), 1);
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyFixtureHasItsAnswer_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("expected");
        const auto cases = QJsonDocument::fromJson(contentOf(fixture(u"cases.json"_s))).array();
        QVERIFY(!cases.isEmpty());
        for (const auto &entry : cases) {
            QStringList arguments;
            for (const auto &part : entry[u"command"].toArray())
                arguments.append(part.toString());
            if (!insights::questionNamed(arguments.first()))
                continue;
            for (const auto &part : entry[u"options"].toArray())
                arguments.append(part.toString());
            QTest::newRow(qPrintable(entry[u"name"].toString()))
                << arguments << entry[u"expected"].toString();
        }
    }
    void everyFixtureHasItsAnswer()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, expected);
        const auto ended = run(arguments + QStringList{u"--as"_s, u"json"_s, u"--with-people"_s});
        QCOMPARE(ended.complaints, QByteArray());
        QCOMPARE(ended.exitCode, 0);
        const auto wanted = QJsonDocument::fromJson(contentOf(fixture(expected))).object();
        QVERIFY(!wanted.isEmpty());
        const auto found = QJsonDocument::fromJson(ended.output).object();
        const auto differs = difference(wanted, found, {});
        QVERIFY2(differs.isEmpty(), qPrintable(differs));
        QVERIFY(!found.value(u"sentence").toString().isEmpty());
    }

    void theListNamesEveryQuestion()
    {
        const auto ended = run({u"list"_s, u"--as"_s, u"json"_s});
        QCOMPARE(ended.exitCode, 0);
        const auto list = QJsonDocument::fromJson(ended.output).array();
        QCOMPARE(list.size(), qsizetype(insights::questionRows().size()));
        QCOMPARE(list.first()[u"question"].toString(), u"sales"_s);
        QVERIFY(run({u"list"_s}).output.contains("best-customers"));
    }

    void anUnanswerableQuestionSaysWhy_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QJsonObject>("error");
        const QStringList when{u"--zone"_s, u"UTC"_s, u"--as-of"_s, u"2026-07-01"_s};
        QTest::newRow("unknown question") << QStringList{u"weather"_s} + shopOptions()
                                          << QJsonObject{{u"code"_s, u"unknown-question"_s}};
        QTest::newRow("unknown parameter")
            << QStringList{u"sales"_s, u"--set"_s, u"dance=1"_s} + shopOptions()
            << QJsonObject{{u"code"_s, u"bad-parameter"_s}, {u"name"_s, u"dance"_s}};
        QTest::newRow("wrong value")
            << QStringList{u"cohorts"_s, u"--set"_s, u"period=day"_s} + shopOptions()
            << QJsonObject{{u"code"_s, u"bad-parameter"_s}, {u"name"_s, u"period"_s}};
        QTest::newRow("no activities")
            << QStringList{u"sales"_s, u"--contacts"_s, u"shop-a-contacts.csv"_s} + when
            << QJsonObject{{u"code"_s, u"needs-activities"_s}};
        QTest::newRow("no lines") << QStringList{u"products"_s} + shopOptions()
                                  << QJsonObject{{u"code"_s, u"needs-lines"_s}};
        QTest::newRow("missing roles")
            << QStringList{u"sales"_s, u"--activities"_s, u"shop-a-lines.csv"_s} + when
            << QJsonObject{{u"code"_s, u"missing-role"_s},
                           {u"roles"_s, QJsonArray{u"type"_s, u"time"_s, u"amount"_s}}};
    }
    void anUnanswerableQuestionSaysWhy()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QJsonObject, error);
        const auto ended = run(arguments);
        QCOMPARE(errorOf(ended), error);
        QCOMPARE(ended.exitCode, 3);
    }

    void wrongOptionsAreRejected_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no question") << QStringList{};
        QTest::newRow("zone") << QStringList{u"sales"_s, u"--zone"_s, u"Mars"_s};
        QTest::newRow("time") << QStringList{u"sales"_s, u"--zone"_s, u"UTC"_s, u"--as-of"_s,
                                             u"soon"_s};
        QTest::newRow("format") << QStringList{u"list"_s, u"--as"_s, u"paper"_s};
    }
    void wrongOptionsAreRejected()
    {
        QFETCH(const QStringList, arguments);
        const auto ended = run(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(!ended.complaints.isEmpty());
    }

    void thePeopleBehindOneNumberAreListed()
    {
        const auto ended =
            run(QStringList{u"best-customers"_s, u"--people"_s, u"half"_s} + shopOptions());
        QCOMPARE(ended.output, "c00000000000000000000001\nc00000000000000000000005\n"_ba);
    }

    void peopleWhoBoughtOnceAreListedButNotPartOfTheFixedAnswer()
    {
        const auto once =
            run(QStringList{u"second-purchase"_s, u"--people"_s, u"once"_s} + shopOptions());
        QCOMPARE(once.output, "c00000000000000000000003\nc00000000000000000000005\n"_ba);
        const auto all =
            run(QStringList{u"second-purchase"_s, u"--as"_s, u"json"_s, u"--with-people"_s}
                + shopOptions());
        const auto people = QJsonDocument::fromJson(all.output)[u"people"].toObject();
        QVERIFY(people.contains(u"returned"_s));
        QVERIFY(!people.contains(u"once"_s));
    }

    // The result compares June with the 30 days before. May has 31.
    void aMonthIsAlsoComparedWithTheMonthBefore()
    {
        const auto ended = run(QStringList{u"sales"_s, u"--as"_s, u"json"_s} + shopOptions());
        const auto answer = QJsonDocument::fromJson(ended.output);
        QCOMPARE(answer[u"result"][u"change"][u"previous"][u"from"].toString(), u"2026-05-02"_s);
        const auto previous = answer[u"comparison"][u"previous"];
        QCOMPARE(previous[u"from"].toString(), u"2026-05-01"_s);
        QCOMPARE(previous[u"to"].toString(), u"2026-05-31"_s);
        QCOMPARE(previous[u"cents"].toInteger(), 53'500);
    }

    void textShowsTheSentenceAndTheBalance()
    {
        const auto ended = run(QStringList{u"sales"_s} + shopOptions());
        QVERIFY2(ended.output.contains("13 purchases for a total of 1,200.00. Jun 2026: 210.00, "
                                       "325.00 less than May 2026."),
                 ended.output.constData());
        QVERIFY(ended.output.contains("Rows used: 13 of 14 · duplicates: 1"));
        QVERIFY(ended.output.contains("Europe/Madrid"));
    }

    void aTableOfTheAnswerIsWrittenToAFile()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(u"sources.csv"_s);
        const auto ended = run(QStringList{u"sources"_s, u"--as"_s, u"csv"_s, u"--output"_s, path}
                               + shopOptions());
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(ended.output.isEmpty());
        QVERIFY(contentOf(path).startsWith("\"buyers\",\"cents\",\"key\""));
    }

    // Rows differ in their values: each workflow has its own scenarios.
    void everyValueIsBelowItsHeading()
    {
        const QStringList options{u"workflows"_s,
                                  u"--activities"_s,
                                  u"attribution-activities.csv"_s,
                                  u"--contacts"_s,
                                  u"attribution-contacts.csv"_s,
                                  u"--zone"_s,
                                  u"Europe/Madrid"_s,
                                  u"--as-of"_s,
                                  u"2026-07-01"_s};
        const auto rows = csvRows(run(options + QStringList{u"--as"_s, u"csv"_s}).output);
        const auto answer =
            QJsonDocument::fromJson(run(options + QStringList{u"--as"_s, u"json"_s}).output);
        const auto workflows = answer[u"result"][u"rows"].toArray();
        QCOMPARE(rows.size(), workflows.size() + 1);
        for (qsizetype row = 0; row < workflows.size(); ++row) {
            const auto &cells = rows.at(row + 1);
            QCOMPARE(cells.size(), rows.first().size());
            const auto workflow = workflows.at(row).toObject();
            QCOMPARE(cells.value(rows.first().indexOf("name"_ba)),
                     workflow[u"name"].toString().toUtf8());
            for (const auto *scenario : {"2", "3", "4", "5"}) {
                const auto column = "scenarios."_ba + scenario + ".cents";
                const auto cents = workflow[u"scenarios"][QLatin1String(scenario)][u"cents"];
                QVERIFY2(rows.first().contains(column), column.constData());
                QCOMPARE(cells.value(rows.first().indexOf(column)),
                         cents.isDouble() ? QByteArray::number(cents.toInteger()) : QByteArray());
            }
        }
    }

    void aMissingComparisonLeavesItsColumnsEmpty()
    {
        QTemporaryDir folder;
        const auto activities = stored(folder.filePath(u"activities.csv"_s),
                                       "id,contactId,type,date,totalPrice,couponSetId\n"
                                       "a1,c1,coupon-assigned,2026-06-29T08:00:00.000Z,,new\n"
                                       "a2,c2,coupon-assigned,2026-06-29T08:00:00.000Z,,new\n"
                                       "a3,c3,coupon-assigned,2026-05-01T08:00:00.000Z,,old\n");
        const auto contacts = stored(folder.filePath(u"contacts.csv"_s),
                                     "id,_email,_createdAt\n"
                                     "c9,c9@example.com,2026-01-01T08:00:00.000Z\n");
        const auto rows =
            csvRows(run({u"coupons"_s, u"--as"_s, u"csv"_s, u"--zone"_s, u"UTC"_s, u"--as-of"_s,
                         u"2026-07-01"_s, u"--activities"_s, activities, u"--contacts"_s, contacts})
                        .output);
        QCOMPARE(rows.value(0),
                 (QByteArrayList{"bought", "cents", "given", "medianDays", "others.of",
                                 "others.part", "pending", "set"}));
        QCOMPARE(rows.value(1), (QByteArrayList{"0", "0", "0", "", "", "", "2", "new"}));
        QCOMPARE(rows.value(2), (QByteArrayList{"0", "0", "1", "", "1", "0", "0", "old"}));
    }

    void csvIsSafeForSpreadsheetsUnlessItIsExact_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("safe") << QStringList{} << "'=HYPERLINK(1)"_ba;
        QTest::newRow("exact") << QStringList{u"--exact"_s} << "=HYPERLINK(1)"_ba;
    }
    void csvIsSafeForSpreadsheetsUnlessItIsExact()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, expected);
        QTemporaryDir folder;
        const auto path = stored(folder.filePath(u"activities.csv"_s),
                                 "id,contactId,type,date,totalPrice,sourceType\n"
                                 "a1,=HYPERLINK(1),purchase,2026-06-01T08:00:00.000Z,-3.00,"
                                 "=HYPERLINK(1)\n");
        const QStringList input{u"--activities"_s, path,      u"--zone"_s, u"UTC"_s, u"--as-of"_s,
                                u"2026-07-01"_s,   u"--as"_s, u"csv"_s};
        const auto rows = csvRows(run(QStringList{u"sources"_s} + input + options).output);
        QCOMPARE(rows.value(1).value(rows.value(0).indexOf("key"_ba)), expected);
        // Negative numbers are not formulas.
        QCOMPARE(rows.value(1).value(rows.value(0).indexOf("cents"_ba)), "-300"_ba);
        const auto people =
            csvRows(run(QStringList{u"sales"_s, u"--people"_s, u"all"_s} + input + options).output);
        QCOMPARE(people.value(1), QByteArrayList{expected});
    }

    void questionsWithoutAnAnswerSayWhyInWords()
    {
        const auto ended = run(QStringList{u"all"_s} + shopOptions());
        QVERIFY2(ended.output.contains(
                     "Not answered: Needs an activities export that includes purchased products."),
                 ended.output.constData());
        QVERIFY(!ended.output.contains("needs-lines"));
    }

    // Activities and contacts both have the heading "id".
    void aRoleCanApplyToOneTableOnly_data()
    {
        QTest::addColumn<QByteArray>("roles");
        QTest::addColumn<qint64>("used");
        QTest::newRow("contacts") << R"({"contacts": {"id": ""}})"_ba << qint64(13);
        QTest::newRow("activities") << R"({"activities": {"id": ""}})"_ba << qint64(14);
        QTest::newRow("all tables") << R"({"id": ""})"_ba << qint64(14);
    }
    void aRoleCanApplyToOneTableOnly()
    {
        QFETCH(const QByteArray, roles);
        QFETCH(const qint64, used);
        QTemporaryDir folder;
        // The purchase of the duplicate row has no ID of its own.
        const auto path =
            stored(folder.filePath(u"roles.json"_s), roles.chopped(1) + R"(, "purchaseId": ""})");
        const auto answer = QJsonDocument::fromJson(
            run(QStringList{u"sales"_s, u"--as"_s, u"json"_s, u"--roles"_s, path} + shopOptions())
                .output);
        QCOMPARE(answer[u"balance"][u"used"].toInteger(), used);
    }

    void allAnswersComeTogether()
    {
        const auto ended = run(QStringList{u"all"_s, u"--as"_s, u"json"_s} + shopOptions());
        QCOMPARE(ended.exitCode, 0);
        const auto answers = QJsonDocument::fromJson(ended.output).array();
        QCOMPARE(answers.size(), qsizetype(insights::questionRows().size()));
        for (const auto &answer : answers) {
            const auto name = answer[u"question"].toString();
            QCOMPARE(answer[u"error"].isObject(), name == "products"_L1);
        }
    }

    void headingsCanBeMappedToRoles()
    {
        QTemporaryDir folder;
        const auto activities = folder.filePath(u"activities.csv"_s);
        QFile file(activities);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Who,What,When,Order total\nann,purchase,2026-06-01T10:00:00Z,12.345\n");
        file.close();
        QFile roles(folder.filePath(u"roles.json"_s));
        QVERIFY(roles.open(QIODevice::WriteOnly));
        roles.write(R"({"Who":"contact","What":"type","When":"time","Order total":"amount"})");
        roles.close();
        const auto ended =
            run({u"sales"_s, u"--activities"_s, activities, u"--roles"_s, roles.fileName(),
                 u"--zone"_s, u"UTC"_s, u"--as-of"_s, u"2026-07-01"_s, u"--as"_s, u"json"_s});
        const auto answer = QJsonDocument::fromJson(ended.output).object();
        QCOMPARE(answer[u"result"][u"total"][u"cents"].toInteger(), 1'235);
    }
};

STOREDESK_TEST(TestInsightCommand)

} // namespace tst_insightcommand

#include "tst_insightcommand.moc"
