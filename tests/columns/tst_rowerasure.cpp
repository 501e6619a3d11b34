// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/columnfilter.h"
#include "columns/columnwriter.h"
#include "columns/rowerasure.h"
#include "columns/storedcolumns.h"
#include "columns/textranks.h"
#include "columns/textsearch.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_rowerasure {

using namespace Qt::StringLiterals;
using namespace storedesk;
using columns::Erasure;
using columns::RowBits;
using columns::StoredColumns;

using Row = std::vector<QByteArrayView>;

static bool never()
{
    return false;
}

static std::vector<std::size_t> rowsIn(const RowBits &bits)
{
    std::vector<std::size_t> rows;
    bits.forEach([&rows](std::size_t row) { rows.push_back(row); });
    return rows;
}

// Tests columns that are written row by row, searched, and from which rows are erased.
class TestRowErasure final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] QString path() const { return m_folder->filePath(u"rows.columns"_s); }

    void write(const std::vector<Row> &rows, std::size_t columns = 2) const
    {
        columns::ColumnWriter writer(columns);
        for (const auto &row : rows)
            writer.add(row);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && writer.write(file, "print"));
    }

    void writePeople() const
    {
        write({{"ana@example.com", "Ana"},
               {"bob@example.com", "Bob"},
               {"eva@example.com", "Ana"},
               {},
               {"josé@example.com", "José", "surplus"}});
    }

    [[nodiscard]] std::shared_ptr<const StoredColumns> opened() const
    {
        return StoredColumns::open(path(), "print");
    }

    [[nodiscard]] static RowBits bits(std::size_t size, const std::vector<std::size_t> &rows)
    {
        RowBits bits(size);
        for (const auto row : rows)
            bits.set(row);
        return bits;
    }

    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void damage(qint64 place) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(place) && file.putChar('#'));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void rowsAreStoredAsTheyAre()
    {
        writePeople();
        const auto table = opened();
        QVERIFY(table);
        QCOMPARE(table->rows(), 5);
        QCOMPARE(table->cell(0, 0), QByteArrayView("ana@example.com"));
        QCOMPARE(table->cell(1, 2), QByteArrayView("Ana"));
        QCOMPARE(table->cell(0, 3), QByteArrayView());
        QCOMPARE(table->cell(1, 4), QByteArrayView("José"));
        QCOMPARE(table->texts(1).size(), 4U);
    }

    // The codes of a column need one, two or four bytes.
    void manyDistinctTextsAreStored_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("one byte") << 255;
        QTest::newRow("two bytes") << 256;
        QTest::newRow("the last of two bytes") << 65'535;
        QTest::newRow("four bytes") << 65'536;
    }
    void manyDistinctTextsAreStored()
    {
        QFETCH(const int, count);
        columns::ColumnWriter writer(1);
        for (int number = 1; number <= count; ++number) {
            const auto text = "text " + QByteArray::number(number);
            writer.add(Row{text});
        }
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && writer.write(file, "print"));
        file.close();
        const auto table = opened();
        QVERIFY(table);
        for (const auto row : {0, count / 2, count - 1})
            QCOMPARE(table->cell(0, row)->toByteArray(), "text " + QByteArray::number(row + 1));
        const auto found =
            columns::textsEqualTo(table->texts(0), "text " + QByteArray::number(count));
        RowBits rows(static_cast<std::size_t>(count));
        columns::addRows(table->codes(0), found, rows);
        QCOMPARE(rowsIn(rows), std::vector<std::size_t>{static_cast<std::size_t>(count) - 1});
    }

    void erasedRowsLeaveNoByte()
    {
        writePeople();
        const auto erased = columns::eraseRows(path(), bits(5, {0, 4}), Erasure::New);
        QVERIFY(erased && *erased);
        QVERIFY(!bytes().contains("ana@") && !bytes().contains("jos") && !bytes().contains("Jos"));
        // Another row has the same name.
        QVERIFY(bytes().contains("Ana"));
        const auto table = opened();
        QVERIFY(table);
        QCOMPARE(table->cell(0, 0), QByteArrayView());
        QCOMPARE(table->cell(1, 0), QByteArrayView());
        QCOMPARE(table->cell(0, 1), QByteArrayView("bob@example.com"));
        QCOMPARE(table->cell(1, 2), QByteArrayView("Ana"));
        // The last row with the name.
        QVERIFY(*columns::eraseRows(path(), bits(5, {2}), Erasure::New));
        QVERIFY(!bytes().contains("Ana"));
    }

    void erasingMayBeRepeated()
    {
        writePeople();
        QVERIFY(*columns::eraseRows(path(), bits(5, {1}), Erasure::New));
        const auto once = bytes();
        QVERIFY(*columns::eraseRows(path(), bits(5, {1}), Erasure::Resumed));
        QCOMPARE(bytes(), once);
    }

    // An erasure that was interrupted after some strings leaves wrong checksums behind.
    void anInterruptedErasureIsFinished()
    {
        writePeople();
        damage(bytes().indexOf("ana@"));
        QVERIFY(!*columns::eraseRows(path(), bits(5, {0}), Erasure::New));
        QVERIFY(bytes().contains("na@example"));
        QVERIFY(*columns::eraseRows(path(), bits(5, {0}), Erasure::Resumed));
        QVERIFY(!bytes().contains("na@example"));
        QVERIFY(opened());
    }

    void damagedFilesAreNotChanged_data()
    {
        QTest::addColumn<qint64>("place");
        // The codes of the first column.
        QTest::newRow("code") << qint64(1);
        QTest::newRow("ends") << qint64(64 + 11);
        QTest::newRow("directory") << qint64(-30);
    }
    void damagedFilesAreNotChanged()
    {
        writePeople();
        QFETCH(const qint64, place);
        damage(place < 0 ? bytes().size() + place : place);
        const auto before = bytes();
        for (const auto erasure : {Erasure::New, Erasure::Resumed})
            QVERIFY(!*columns::eraseRows(path(), bits(5, {0}), erasure));
        QCOMPARE(bytes(), before);
        // Another table.
        QVERIFY(!*columns::eraseRows(path(), bits(6, {0}), Erasure::New));
        QVERIFY(QFile::remove(path()));
        QVERIFY(!*columns::eraseRows(path(), bits(5, {0}), Erasure::New));
    }

    void unverifiedColumnsAreCheckedOneByOne()
    {
        writePeople();
        QVERIFY(!StoredColumns::openUnverified(path(), "other"));
        damage(1);
        QVERIFY(!opened());
        const auto table = StoredColumns::openUnverified(path(), "print");
        QVERIFY(table);
        QVERIFY(!table->isUsable(0));
        QVERIFY(table->isUsable(1));
        QVERIFY(!table->cell(0, 1));
        QCOMPARE(table->cell(0, 0), QByteArrayView("ana@example.com"));
    }

    // Strings of a dictionary are stored one after the other without a separator.
    void textsAreFoundOnlyInside_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<std::vector<std::size_t>>("rows");
        using Rows = std::vector<std::size_t>;
        QTest::newRow("letter") << QByteArray("b") << Rows{1};
        QTest::newRow("two letters") << QByteArray("an") << Rows{0, 2};
        QTest::newRow("over two strings") << QByteArray("abo") << Rows{};
        QTest::newRow("accents") << QByteArray("jose") << Rows{4};
        QTest::newRow("other script") << QByteArray("и") << Rows{5};
        QTest::newRow("longer than all") << QByteArray(80, 'a') << Rows{};
    }
    void textsAreFoundOnlyInside()
    {
        write({{"Ana"}, {"Bob"}, {"ANA"}, {}, {"José"}, {"ИВАН"}}, 1);
        QFETCH(const QByteArray, word);
        QFETCH(const std::vector<std::size_t>, rows);
        const auto table = opened();
        RowBits found(6);
        columns::addRows(table->codes(0), columns::textsContaining(table->texts(0), word), found);
        QCOMPARE(rowsIn(found), rows);
    }

    // Cells without a number satisfy neither a condition nor its negation.
    void conditionsAreUnknownWithoutANumber()
    {
        write({{"5"}, {"15"}, {"x"}, {""}}, 1);
        const auto table = opened();
        query::Condition low{.column = 0, .test = query::Condition::Test::Number, .high = 9.0};
        const QList<values::ColumnFormat> formats{{.kind = values::ColumnKind::Number}};
        const auto matching = [&](const query::Filter &filter) {
            return rowsIn(*columns::rowsThatMatch(*table, filter, formats, never));
        };
        QCOMPARE(matching({.conditions = {low}}), std::vector<std::size_t>{0});
        QCOMPARE(matching({.conditions = {low}, .negated = true}), std::vector<std::size_t>{1});
        low.negated = true;
        QCOMPARE(matching({.conditions = {low}}), std::vector<std::size_t>{1});
        QCOMPARE(matching({}), (std::vector<std::size_t>{0, 1, 2, 3}));
        QVERIFY(!columns::rowsThatMatch(*table, {}, formats, [] { return true; }));
    }

    // In Spanish, ñ follows n.
    void textsAreRankedInTheLanguageOfTheProgram()
    {
        write({{"nz"}, {"Ñu"}, {"o"}, {"NZ"}, {}}, 1);
        const auto table = opened();
        const auto ranksIn = [&table](const QLocale &locale) {
            const auto before = QLocale();
            QLocale::setDefault(locale);
            const auto ranks = columns::ranksOf({table->texts(0)}, {}, {}, never);
            QLocale::setDefault(before);
            std::vector<quint32> rows;
            for (std::size_t row = 0; row < 5; ++row)
                rows.push_back(ranks->front()[table->codes(0)[row]]);
            return rows;
        };
        constexpr auto none = columns::noRank;
        QCOMPARE(ranksIn(QLocale(u"es_ES"_s)), (std::vector<quint32>{0, 1, 2, 0, none}));
        QCOMPARE(ranksIn(QLocale(u"en_GB"_s)), (std::vector<quint32>{1, 0, 2, 1, none}));
    }
};

STOREDESK_TEST(TestRowErasure)

} // namespace tst_rowerasure

#include "tst_rowerasure.moc"
