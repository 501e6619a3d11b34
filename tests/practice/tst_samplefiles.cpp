// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/samplefiles.h"

#include "csv/csvreader.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_samplefiles {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;

using Rows = QList<QList<QByteArray>>;

// The time point 2026-09-21T12:00:00.000Z.
static constexpr Moment noon = 1'789'992'000'000;

static QByteArray contentOf(const QTemporaryDir &folder, QLatin1StringView name)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static Rows rowsOf(const QTemporaryDir &folder, QLatin1StringView name)
{
    QFile file(folder.filePath(name));
    Rows rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    csv::CsvReader reader(file, {});
    while (reader.next())
        rows.append(reader.copy());
    return rows;
}

static QByteArray cell(const Rows &rows, qsizetype row, const QByteArray &column)
{
    return rows.at(row).value(rows.first().indexOf(column));
}

class TestSampleFiles final : public QObject
{
    Q_OBJECT

    static SampleCounts write(const QTemporaryDir &folder, SampleRequest options)
    {
        const QTemporaryDir temporary;
        options.folder = folder.path();
        options.temporary = temporary.path();
        const auto counts = SampleFiles(options, noon).write();
        if (!counts)
            qFatal("%s", qPrintable(counts.error().what + counts.error().why));
        return *counts;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theFilesHaveTheWantedRows()
    {
        const QTemporaryDir folder;
        const auto counts = write(folder, {.contacts = 300, .activities = 6'000});
        QCOMPARE(counts.contacts, 300);
        QCOMPARE(counts.activities, 6'000);
        QCOMPARE(rowsOf(folder, SampleFiles::contactsName).size(), 301);
        QCOMPARE(rowsOf(folder, SampleFiles::activitiesName).size(), 6'001);
        QCOMPARE(rowsOf(folder, SampleFiles::linesName).size(), counts.lines + 1);
        QCOMPARE(
            QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            (QStringList{SampleFiles::linesName, SampleFiles::activitiesName,
                         SampleFiles::contactsName}));
    }

    void theSameSeedGivesTheSameFiles()
    {
        const QTemporaryDir one;
        const QTemporaryDir two;
        const QTemporaryDir other;
        (void)write(one, {.contacts = 100, .activities = 2'000, .seed = 3});
        (void)write(two, {.contacts = 100, .activities = 2'000, .seed = 3});
        (void)write(other, {.contacts = 100, .activities = 2'000, .seed = 4});
        for (const auto &name :
             {SampleFiles::contactsName, SampleFiles::activitiesName, SampleFiles::linesName}) {
            QCOMPARE(contentOf(one, name), contentOf(two, name));
            QVERIFY(contentOf(one, name) != contentOf(other, name));
        }
    }

    void activitiesAreInTheOrderOfTheirTimes()
    {
        const QTemporaryDir folder;
        // More than one bucket.
        (void)write(folder, {.contacts = 900, .activities = 130'000});
        const auto rows = rowsOf(folder, SampleFiles::activitiesName);
        QSet<QByteArray> ids;
        for (qsizetype row = 2; row < rows.size(); ++row) {
            QVERIFY(cell(rows, row - 1, "date") <= cell(rows, row, "date"));
            ids.insert(cell(rows, row, "id"));
        }
        QCOMPARE(ids.size(), rows.size() - 2);
    }

    void linesAddUpToThePurchases()
    {
        const QTemporaryDir folder;
        (void)write(folder, {.contacts = 300, .activities = 6'000});
        const auto lines = rowsOf(folder, SampleFiles::linesName);
        QHash<QByteArray, double> sums;
        for (qsizetype row = 1; row < lines.size(); ++row)
            sums[cell(lines, row, "activityId")] += cell(lines, row, "price").toDouble();
        const auto rows = rowsOf(folder, SampleFiles::activitiesName);
        int purchases = 0;
        int shipped = 0;
        for (qsizetype row = 1; row < rows.size(); ++row) {
            if (cell(rows, row, "type") != "purchase")
                continue;
            ++purchases;
            const auto rest =
                cell(rows, row, "totalPrice").toDouble() - sums.value(cell(rows, row, "id"));
            QVERIFY(qAbs(rest) < 0.005 || qAbs(rest - 4.95) < 0.005);
            shipped += rest > 1;
        }
        QVERIFY(purchases > 100);
        QVERIFY(shipped > 0 && shipped < purchases / 30);
    }

    void layoutAndHeadingsAreAsAskedFor()
    {
        const QTemporaryDir folder;
        (void)write(
            folder,
            {.contacts = 60, .activities = 900, .version = 5, .headings = Headings::Spanish});
        const auto rows = rowsOf(folder, SampleFiles::activitiesName);
        QVERIFY(rows.first().contains("ID conjunto de cupones"));
        QVERIFY(rows.first().contains("Escenario de atribución"));
        QCOMPARE(rowsOf(folder, SampleFiles::linesName).first().first(), "ID actividad"_ba);
        int attributed = 0;
        for (qsizetype row = 1; row < rows.size(); ++row)
            attributed += !cell(rows, row, "Escenario de atribución").isEmpty();
        QVERIFY(attributed > 0);
    }
};

STOREDESK_TEST(TestSampleFiles)

} // namespace tst_samplefiles

#include "tst_samplefiles.moc"
