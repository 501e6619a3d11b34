// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "query/comparison.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_comparison {

using namespace storedesk;
using namespace Qt::StringLiterals;
using query::ComparedColumn;
using query::PairedRows;

class TestComparison final : public QObject
{
    Q_OBJECT

private:
    static support::Table tableOf(const QString &path)
    {
        QFile file(path);
        support::Table rows;
        if (!file.open(QIODevice::ReadOnly))
            return rows;
        csv::CsvReader reader(file);
        while (reader.next())
            rows.append(reader.copy());
        return rows;
    }

    QTemporaryDir m_folder;

    static base::Result<qint64> save(const query::Comparison &comparison,
                                     const csv::TableSource &before, const csv::TableSource &after,
                                     const QString &path, base::Progress &progress)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return tl::unexpected(base::Problem{.what = file.errorString()});
        return query::writeComparison(comparison, before, after, file, progress);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyKindOfChangeIsFound()
    {
        const support::SampleSource before({{"id", "name", "old"},
                                            {"1", "Ann", "x"},
                                            {"2", "Bob", "x"},
                                            {"3", "Cy, \"C\"", "x"},
                                            {"4", "Dee", "x"}});
        const support::SampleSource after({{"name", "new", "id"},
                                           {"Dee", "y", "4"},
                                           {"Ann", "y", "1"},
                                           {"Cyril", "y", "3"},
                                           {"Eve", "y", "5"}});
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->gone, (std::vector<quint32>{2}));
        QCOMPARE(comparison->added, (std::vector<quint32>{4}));
        QCOMPARE(comparison->changed, (std::vector<PairedRows>{{3, 3}}));
        QCOMPARE(comparison->same, 2);
        QCOMPARE(comparison->columns,
                 (std::vector<ComparedColumn>{{.before = 0, .after = 2, .name = "id"},
                                              {.before = 1, .after = 0, .name = "name"}}));
        QCOMPARE(comparison->onlyBefore, (QByteArrayList{"old"}));
        QCOMPARE(comparison->onlyAfter, (QByteArrayList{"new"}));

        const auto path = m_folder.filePath(u"comparison.csv"_s);
        QCOMPARE(save(*comparison, before.source, after.source, path, progress).value_or(-1), 3);
        QCOMPARE(tableOf(path),
                 (support::Table{{"Change", "id", "Column", "Before", "After"},
                                 {"gone", "2", "", "", ""},
                                 {"added", "5", "", "", ""},
                                 {"changed", "3", "name", "Cy, \"C\"", "Cyril"}}));
    }

    // A key that occurs in several rows is ambiguous, so none of its rows is paired in either
    // table.
    void repeatedAndMissingKeysAreSetAside()
    {
        const support::SampleSource before(
            {{"id", "v"}, {"1", "a"}, {"1", "b"}, {"", "c"}, {" ", "d"}});
        const support::SampleSource after({{"id", "v"}, {"1", "a"}, {"2", "x"}, {"2", "x"}});
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->same, 0);
        QVERIFY(comparison->added.empty() && comparison->gone.empty()
                && comparison->changed.empty());
        QCOMPARE(comparison->repeatedBefore, (std::vector<quint32>{1, 2, 3, 4}));
        QCOMPARE(comparison->repeatedAfter, (std::vector<quint32>{1, 2, 3}));
        QCOMPARE(comparison->keylessBefore, 2);
        QCOMPARE(comparison->keylessAfter, 0);
        const auto path = m_folder.filePath(u"aside.csv"_s);
        QVERIFY(save(*comparison, before.source, after.source, path, progress));
        QCOMPARE(tableOf(path).size(), 8);
        QCOMPARE(tableOf(path).at(1), (QList<QByteArray>{"unpaired", "1", "", "", ""}));
    }

    void keysThatDifferInCaseOnlyArePaired()
    {
        const support::SampleSource before({{"email", "name"},
                                            {"Ana@x.org", "Ana"},
                                            {"ÁNGEL@x.org", "Ángel"},
                                            {"eva@x.org ", "Eva"},
                                            {"gone@x.org", "Gone"},
                                            {"both@x.org", "B"},
                                            {"two@x.org", "one"},
                                            {"TWO@x.org", "two"}});
        const support::SampleSource after({{"email", "name"},
                                           {"ana@x.org", "Ana"},
                                           {"ángel@x.org", "Ángel"},
                                           {"eva@x.org", "Eva"},
                                           {"new@x.org", "New"},
                                           {"both@x.org", "B"},
                                           {"BOTH@x.org", "b"},
                                           {"Two@x.org", "three"}});
        base::Progress progress;
        const auto comparison =
            query::compareTables(before.source, after.source, {"email"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->respelled, 3);
        QCOMPARE(comparison->changed, (std::vector<PairedRows>{{1, 1}, {2, 2}, {3, 3}}));
        QCOMPARE(comparison->gone, (std::vector<quint32>{4}));
        // Exact matches take precedence.
        QCOMPARE(comparison->added, (std::vector<quint32>{4, 6}));
        QCOMPARE(comparison->same, 1);
        // It cannot be determined which of the two rows became the third.
        QCOMPARE(comparison->repeatedBefore, (std::vector<quint32>{6, 7}));
        QCOMPARE(comparison->repeatedAfter, (std::vector<quint32>{7}));
    }

    void aKeyThatIsRepeatedInAnotherCasePairsNothing()
    {
        const support::SampleSource before({{"id"}, {"a"}, {"a"}, {"b"}});
        const support::SampleSource after({{"id"}, {"A"}, {"B"}});
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QVERIFY(comparison->added.empty() && comparison->gone.empty());
        QCOMPARE(comparison->respelled, 1);
        QCOMPARE(comparison->repeatedAfter, (std::vector<quint32>{1}));
    }

    void columnsOfOneNameAreAllCompared()
    {
        const support::SampleSource before({{"id", "note", "note", ""}, {"1", "a", "b", "c"}});
        const support::SampleSource after({{"note", "", " id ", "note"}, {"a", "d", "1", "x"}});
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->columns,
                 (std::vector<ComparedColumn>{{.before = 0, .after = 2, .name = "id"},
                                              {.before = 1, .after = 0, .name = "note"},
                                              {.before = 2, .after = 3, .name = "note"},
                                              {.before = 3, .after = 1, .name = ""}}));
        const auto path = m_folder.filePath(u"notes.csv"_s);
        QVERIFY(save(*comparison, before.source, after.source, path, progress));
        QCOMPARE(tableOf(path),
                 (support::Table{{"Change", "id", "Column", "Before", "After"},
                                 {"changed", "1", "note", "b", "x"},
                                 {"changed", "1", "", "c", "d"}}));
    }

    void withoutAHeaderThePlacesCount()
    {
        support::SampleSource before({{"1", "a"}, {"2", "b"}});
        support::SampleSource after({{"1", "a"}, {"2", "c"}, {"3", "d"}});
        before.source.header = after.source.header = false;
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"1"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->same, 1);
        QCOMPARE(comparison->changed, (std::vector<PairedRows>{{1, 1}}));
        QCOMPARE(comparison->added, (std::vector<quint32>{2}));
    }

    void renamedColumnsAreKnownByTheirNames()
    {
        const support::SampleSource before({{"E-Mail", "Móvil", "x"}, {"a", "1", "p"}});
        const support::SampleSource after({{"email", "movil", "y"}, {"a", "2", "q"}});
        base::Progress progress;
        const auto comparison =
            query::compareTables(before.source, after.source, {"e-mail"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->columns.size(), 2U);
        QCOMPARE(comparison->columns[0].formerName, "E-Mail");
        QCOMPARE(comparison->columns[0].name, "email");
        QCOMPARE(comparison->changed.size(), 1U);
        QCOMPARE(comparison->onlyBefore, QByteArrayList{"x"});
        QCOMPARE(comparison->onlyAfter, QByteArrayList{"y"});
    }

    void renamedColumnsAreRecognisedByTheirValues()
    {
        support::Table old{{"id", "nombre", "newsletter", "city"}};
        support::Table now{{"id", "country", "name", "sms"}};
        for (int row = 0; row < 100; ++row) {
            const auto id = QByteArray::number(row);
            // Nine in ten cells in both columns are yes, but not in the same rows. The columns must
            // not be matched.
            old.append({id, "Person " + id, row % 10 == 0 ? "no" : "yes", "Ávila"});
            now.append(
                {id, "ES", row == 7 ? "Somebody" : "Person " + id, row % 10 == 1 ? "no" : "yes"});
        }
        const support::SampleSource before(old);
        const support::SampleSource after(now);
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->columns.size(), 2U);
        QCOMPARE(comparison->columns[1],
                 (ComparedColumn{.before = 1, .after = 2, .name = "name", .formerName = "nombre"}));
        QCOMPARE(comparison->onlyBefore, (QByteArrayList{"newsletter", "city"}));
        QCOMPARE(comparison->onlyAfter, (QByteArrayList{"country", "sms"}));
        // The renamed column is compared too.
        QCOMPARE(comparison->changed, (std::vector<PairedRows>{{8, 8}}));
        QCOMPARE(comparison->same, 99);
    }

    void blankLinesAreCountedAndNoRows()
    {
        const support::SampleSource before({{"id", "v"}, {"1", "a"}, {}, {}});
        const support::SampleSource after({{"id", "v"}, {}, {"1", "a"}});
        base::Progress progress;
        const auto comparison = query::compareTables(before.source, after.source, {"id"}, progress);
        QVERIFY(comparison);
        QCOMPARE(comparison->same, 1);
        QCOMPARE(comparison->blankBefore, 2);
        QCOMPARE(comparison->blankAfter, 1);
    }

    // The steps of an operation share one progress value, which never decreases.
    void stepsHaveTheirShareOfTheProgress()
    {
        base::Progress progress;
        progress.begin(10);
        progress.add(5);
        QCOMPARE(progress.part(), 0.5);
        const auto whole = progress.share();
        progress.enter(whole.part(0.2, 0.6));
        QCOMPARE(progress.part(), 0.2);
        const auto step = progress.share();
        progress.enter(step.part(0.5, 1));
        progress.begin(4);
        progress.add(2);
        QCOMPARE(progress.part(), 0.5);
        progress.add(7);
        QCOMPARE(progress.part(), 0.6);
    }

    // Different keys with the same hash must not be mistaken for each other.
    void equalNumbersOfKeysAreNotTrusted()
    {
        const support::SampleSource before({{"id", "v"}, {"1", "a"}, {"2", "b"}, {"3", "c"}});
        const support::SampleSource after({{"id", "v"}, {"4", "a"}, {"2", "b"}});
        base::Progress progress;
        // Returns the same hash for all cells if one of the first two seeds is used.
        const auto poor = [](QByteArrayView cell, quint64 seed) {
            return seed < 2 ? quint64(7) : query::keyHash(cell, seed);
        };
        const auto comparison =
            query::compareTables(before.source, after.source, {"id"}, progress, poor);
        QVERIFY(comparison);
        QCOMPARE(comparison->gone, (std::vector<quint32>{1, 3}));
        QCOMPARE(comparison->added, (std::vector<quint32>{1}));
        QCOMPARE(comparison->same, 1);
        QVERIFY(comparison->repeatedBefore.empty() && comparison->repeatedAfter.empty());

        const auto hopeless = [](QByteArrayView, quint64) {
            return quint64(7);
        };
        QVERIFY(!query::compareTables(before.source, after.source, {"id"}, progress, hopeless));
        QVERIFY(query::keyHash("one", 0) != query::keyHash("one", 1));
    }

    void aKeyThatOneTableLacksIsAProblem()
    {
        const support::SampleSource before({{"id"}, {"1"}});
        const support::SampleSource after({{"code"}, {"1"}});
        base::Progress progress;
        QVERIFY(!query::compareTables(before.source, after.source, {"id"}, progress));
    }

    // Applies random edits and checks that every row is accounted for.
    void randomEditsAreFoundAgain()
    {
        support::RandomTable random(55);
        for (int round = 0; round < 40; ++round) {
            support::Table old{{"id", "a", "b"}};
            for (int row = 0; row < 300; ++row)
                old.append({QByteArray::number(row), random.cell(), random.cell()});
            auto now = old;
            QSet<QByteArray> changed;
            QSet<QByteArray> gone;
            for (int times = 0; times < 30; ++times) {
                auto &row = now[1 + random.below(static_cast<int>(now.size()) - 1)];
                row[1] += "edited";
                changed.insert(row.at(0));
            }
            for (int times = 0; times < 20; ++times) {
                const auto at = 1 + random.below(static_cast<int>(now.size()) - 1);
                gone.insert(now.at(at).at(0));
                changed.remove(now.at(at).at(0));
                now.removeAt(at);
            }
            for (int row = 0; row < 10; ++row)
                now.insert(1 + random.below(static_cast<int>(now.size())),
                           {"new" + QByteArray::number(row), "x", "y"});
            const support::SampleSource before(old);
            const support::SampleSource after(now);
            base::Progress progress;
            const auto comparison =
                query::compareTables(before.source, after.source, {"id"}, progress);
            QVERIFY(comparison);
            QCOMPARE(comparison->added.size(), 10U);
            QCOMPARE(static_cast<qsizetype>(comparison->gone.size()), gone.size());
            QCOMPARE(static_cast<qsizetype>(comparison->changed.size()), changed.size());
            for (const auto &pair : comparison->changed) {
                QVERIFY(changed.contains(old.at(pair.before).at(0)));
                QCOMPARE(now.at(pair.after).at(0), old.at(pair.before).at(0));
            }
            QCOMPARE(comparison->same + changed.size() + gone.size(), 300);
        }
    }
};

STOREDESK_TEST(TestComparison)

} // namespace tst_comparison

#include "tst_comparison.moc"
