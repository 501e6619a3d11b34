// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytesearch/placemarks.h"
#include "query/filter.h"
#include "query/rowtest.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/cellvalue.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_filter {

using namespace storedesk;
using query::Condition;
using query::Filter;
using Test = Condition::Test;

class TestFilter final : public QObject
{
    Q_OBJECT

private:
    // Tests one byte like PlaceMarks.
    static bool isPlace(const QByteArray &text, qsizetype place, const csv::Dialect &dialect,
                        const bytesearch::PlaceMarks::Bytes &wanted)
    {
        const auto byteAt = [&text](qsizetype at) {
            return at >= 0 && at < text.size() ? static_cast<unsigned char>(text.at(at)) : '\n';
        };
        const auto isAnchor = [&](const bytesearch::PlaceMarks::Anchor &anchor, qsizetype at) {
            return (byteAt(at) | anchor.fold) == anchor.byte;
        };
        const auto mayBelong = [&](unsigned char byte) {
            return byte >= wanted.lowest && byte != static_cast<unsigned char>(dialect.delimiter);
        };
        const auto byte = byteAt(place);
        const bool hides = dialect.quote != 0 && byte == static_cast<unsigned char>(dialect.quote)
            && mayBelong(byteAt(place - 1)) && mayBelong(byteAt(place + 1));
        return hides || byte >= wanted.accented
            || (isAnchor(wanted.first, place)
                && isAnchor(wanted.second, place + wanted.second.offset - wanted.first.offset));
    }

    // Evaluates the same condition in the simplest possible way.
    static bool holds(const Condition &condition, const QByteArray &cell)
    {
        const auto plain = [&condition](const QByteArray &bytes) {
            auto text = QString::fromUtf8(bytes);
            if (condition.exact)
                return text;
            text = text.normalized(QString::NormalizationForm_D).toCaseFolded();
            text.removeIf([](QChar letter) { return letter.category() == QChar::Mark_NonSpacing; });
            return text;
        };
        const auto text = plain(cell);
        for (const auto &bytes : condition.texts) {
            const auto wanted = plain(bytes);
            if ((condition.test == Test::Contains && text.contains(wanted))
                || (condition.test == Test::Equals && text == wanted)
                || (condition.test == Test::StartsWith && text.startsWith(wanted))
                || (condition.test == Test::EndsWith && text.endsWith(wanted)))
                return true;
        }
        const auto number = values::numberOf(cell, {});
        const auto moment = values::momentOf(cell, {});
        const auto low = condition.low ? condition.low->value.toDouble() : -qInf();
        const auto high = condition.high ? condition.high->value.toDouble() : qInf();
        return (condition.test == Test::Empty && cell.trimmed().isEmpty())
            || (condition.test == Test::Number && number && *number >= low && *number <= high)
            || (condition.test == Test::Moment && moment && static_cast<double>(*moment) >= low
                && static_cast<double>(*moment) <= high);
    }

    static bool accepts(const Filter &filter, const QList<QByteArray> &row)
    {
        bool all = true;
        bool any = false;
        for (const auto &condition : filter.conditions) {
            bool here = false;
            for (int cell = 0; cell < row.size() && condition.column < 0; ++cell)
                here = here || holds(condition, row.at(cell));
            if (condition.column >= 0)
                here = holds(condition, row.value(condition.column));
            here = here != condition.negated;
            all = all && here;
            any = any || here;
        }
        return filter.any ? any : all;
    }

    const support::Table m_contacts = support::sampleContacts(5'000);
    const support::SampleSource m_sample{m_contacts};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theRightRowsAreFound_data()
    {
        QTest::addColumn<Filter>("filter");
        const Condition spring{
            .column = 3, .test = Test::Moment, .low = 1'772'323'200'000, .high = 1'780'185'600'000};
        // clang-format off
        QTest::newRow("nothing asked")   << Filter{};
        QTest::newRow("contains")        << Filter{{{.column = 0, .texts = {"USER12"}}}};
        QTest::newRow("exactly")         << Filter{{{.column = 1, .texts = {"madrid"}, .exact = true}}};
        QTest::newRow("without accents") << Filter{{{.column = 1, .texts = {"avila"}}}};
        QTest::newRow("accents")         << Filter{{{.column = 1, .texts = {"ÁVI"}}}};
        QTest::newRow("any column")      << Filter{{{.texts = {"\"b\"\nc"}}}};
        QTest::newRow("equals")          << Filter{{{.column = 1, .test = Test::Equals, .texts = {"MADRID", "zzz"}}}};
        QTest::newRow("starts")          << Filter{{{.column = 1, .test = Test::StartsWith, .texts = {"new"}}}};
        QTest::newRow("ends")            << Filter{{{.column = 1, .test = Test::EndsWith, .texts = {"RID", "Paulo"}}}};
        QTest::newRow("ends, exactly")   << Filter{{{.column = 1, .test = Test::EndsWith, .texts = {"NY"}, .exact = true}}};
        QTest::newRow("ends not")        << Filter{{{.column = 1, .test = Test::EndsWith, .texts = {"drid"}, .negated = true}}};
        QTest::newRow("empty")           << Filter{{{.column = 1, .test = Test::Empty}}};
        QTest::newRow("not empty")       << Filter{{{.column = 4, .test = Test::Empty, .negated = true}}};
        QTest::newRow("number")          << Filter{{{.column = 2, .test = Test::Number, .low = 10, .high = 20.5}}};
        QTest::newRow("number, open")    << Filter{{{.column = 2, .test = Test::Number, .low = 390}}};
        QTest::newRow("date")            << Filter{{spring}};
        QTest::newRow("all of several")  << Filter{{{.column = 1, .texts = {"a"}}, {.column = 2, .test = Test::Number, .high = 0}, spring}};
        QTest::newRow("any of several")  << Filter{{{.column = 1, .texts = {"zzz"}}, {.column = 2, .test = Test::Number, .high = -90}}, true};
        QTest::newRow("column missing")  << Filter{{{.column = 99, .test = Test::Empty}}};
        QTest::newRow("found nowhere")   << Filter{{{.texts = {"nowhere at all"}}}};
        // clang-format on
    }

    void theRightRowsAreFound()
    {
        QFETCH(const Filter, filter);
        csv::RowSet rows;
        base::Progress progress;
        QVERIFY(query::filterRows(m_sample.source, filter, rows, progress));
        QCOMPARE(progress.done(), progress.total());
        qint64 position = 0;
        for (qsizetype row = 1; row < m_contacts.size(); ++row) {
            const bool expected = accepts(filter, m_contacts.at(row));
            if (rows.contains(row) != expected)
                QFAIL(qPrintable(QStringLiteral("row %1").arg(row)));
            QCOMPARE(rows.positionOf(row), position);
            QCOMPARE(rows.next(row), rows.rowAt(position));
            if (expected)
                QCOMPARE(rows.rowAt(position++), row);
        }
        QCOMPARE(rows.count(), position);
        QCOMPARE(rows.rowAt(position), -1);
        QVERIFY(!rows.contains(0));
    }

    void regularExpressionsAreFoundAnywhere()
    {
        const support::SampleSource sample(
            {{"name", "code"}, {"Ángel", "A-1"}, {"ana", "B-22"}, {"Eva\nMaría", "a-3"}, {"", ""}});
        const auto found = [&sample](const Condition &condition) {
            csv::RowSet rows;
            base::Progress progress;
            QList<qint64> numbers;
            if (!query::filterRows(sample.source, {{condition}}, rows, progress))
                return numbers;
            for (qint64 place = 0; place < rows.count(); ++place)
                numbers.append(rows.rowAt(place));
            return numbers;
        };
        const auto matches = [](const QByteArray &pattern, int column, bool exact = false,
                                bool negated = false) {
            return Condition{.column = column,
                             .test = Test::Matches,
                             .texts = {pattern},
                             .exact = exact,
                             .negated = negated};
        };
        QCOMPARE(found(matches("^[ab]-\\d", 1)), (QList<qint64>{1, 2, 3}));
        QCOMPARE(found(matches("^[ab]-\\d", 1, true)), (QList<qint64>{3}));
        QCOMPARE(found(matches("^[ab]-\\d$", 1, false, true)), (QList<qint64>{2, 4}));
        QCOMPARE(found(matches("^á", 0)), (QList<qint64>{1}));
        // The á counts as a letter.
        QCOMPARE(found(matches("^\\w+$", 0)), (QList<qint64>{1, 2}));
        QCOMPARE(found(matches("22|María", Condition::anyColumn)), (QList<qint64>{2, 3}));
        QCOMPARE(found(matches("^$", 0)), (QList<qint64>{4}));
    }

    void withoutAHeaderTheFirstRowIsData()
    {
        auto source = m_sample.source;
        source.header = false;
        csv::RowSet rows;
        base::Progress progress;
        QVERIFY(query::filterRows(source, {{{.texts = {"email"}}}}, rows, progress));
        QCOMPARE(rows.rowAt(0), 0);
    }

    void aCancelledSearchStops()
    {
        csv::RowSet rows;
        base::Progress progress;
        progress.cancel();
        QVERIFY(query::filterRows(m_sample.source, {}, rows, progress));
        QCOMPARE(rows.count(), 0);
    }

    void anEmptyTableHasNoRows()
    {
        const support::SampleSource empty({});
        csv::RowSet rows;
        base::Progress progress;
        QVERIFY(query::filterRows(empty.source, {}, rows, progress));
        QCOMPARE(rows.count(), 0);
    }

    // Searching the bytes must find the same rows as testing every row, regardless of quotes.
    void theQuickSearchFindsTheSameRows()
    {
        static const QByteArrayList pieces{"\n\"ab\",\"xa\"\"b\",\"\"\n",
                                           "\",\"",
                                           QByteArray(50, 'y'),
                                           "a",
                                           "B",
                                           "ab",
                                           "Ab",
                                           "\"",
                                           "\"\"",
                                           ",",
                                           "\n",
                                           "\r\n",
                                           "é",
                                           "x",
                                           "\r",
                                           "k",
                                           "ß",
                                           "\xE2\x84\xAA",
                                           "Á",
                                           "b\xCC\x81",
                                           "я",
                                           "s",
                                           "abba"};
        static const QByteArrayList needles{"ab", "ba", "ss", "kk", "x\n", "a,", "bab"};
        support::RandomTable random(77);
        QTemporaryDir folder;
        qint64 hits = 0;
        for (int round = 0; round < 600; ++round) {
            QByteArray text;
            // Unusual letters are included only sometimes, because they disable the fast search.
            const int known = static_cast<int>(pieces.size()) - (round % 3 == 0 ? 0 : 4);
            // The bytes to search for are chosen by the beginning of longer texts.
            const int longest = round % 50 == 0 ? 3'000 : round % 10 == 0 ? 400 : 60;
            for (int count = random.below(longest); count > 0; --count)
                text += pieces.at(random.below(known));
            QFile file(folder.filePath(QStringLiteral("soup.csv")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
            csv::TableSource source{.file = *csv::BlockFile::open(file.fileName()),
                                    .index = {},
                                    .header = random.below(2) == 0};
            auto index = std::make_shared<csv::RowIndex>();
            base::Progress progress;
            QVERIFY(csv::RowIndexer(source.file, {}, {.blockSize = 64, .blocksAtOnce = 2})
                        .build(*index, progress));
            source.index = index;
            const Filter filter{{{.column = random.below(3) - 1,
                                  .test = random.below(3) == 0 ? Test::StartsWith : Test::Contains,
                                  .texts = {needles.at(random.below(7))},
                                  .exact = random.below(2) == 0}}};
            csv::RowSet found;
            QVERIFY(query::filterRows(source, filter, found, progress));
            query::RowTest test(filter, {});
            csv::RowScanner rows(text, {});
            qint64 expected = 0;
            for (qint64 row = 0; rows.next(); ++row) {
                const bool passes = (row > 0 || !source.header) && test.accepts(rows);
                expected += passes ? 1 : 0;
                QVERIFY2(found.contains(row) == passes, text.toPercentEncoding().constData());
            }
            QCOMPARE(found.count(), expected);
            hits += expected;
        }
        QVERIFY(hits > 200);
    }

    void placesAreMarkedLikeByteByByte_data()
    {
        QTest::addColumn<csv::VectorWidth>("width");
        QTest::newRow("usual vectors") << csv::VectorWidth::Usual;
        QTest::newRow("widest vectors") << csv::widestVectors();
    }

    void placesAreMarkedLikeByteByByte()
    {
        QFETCH(const csv::VectorWidth, width);
        support::RandomTable random(78);
        qint64 marked = 0;
        for (int round = 0; round < 600; ++round) {
            static constexpr QByteArrayView some("aaAbBxz079\"\"\",,,;\n\r -\xC3\xA9\xFF", 26);
            QByteArray text;
            for (int count = random.below(round % 10 == 0 ? 9'000 : 400); count > 0; --count)
                text += some.at(random.below(static_cast<int>(some.size())));
            const csv::Dialect dialect{.delimiter = random.below(2) == 0 ? ',' : ';',
                                       .quote = random.below(5) == 0 ? '\0' : '"'};
            const bytesearch::PlaceMarks::Bytes wanted{
                .first = {.offset = 1, .byte = 'a', .fold = random.below(2) == 0 ? ' ' : '\0'},
                .second = {.offset = 2 + random.below(62),
                           .byte = random.below(2) == 0 ? 'b' : '7'},
                .accented = static_cast<unsigned char>(random.below(2) == 0 ? 0xC3 : 0xFF),
                .lowest = static_cast<unsigned char>(random.below(2) == 0 ? '0' : 'A')};
            const bytesearch::PlaceMarks marks(text, dialect, wanted, width);
            std::array<qsizetype, bytesearch::PlaceMarks::mostPlaces> places;
            for (qsizetype at = 0; at < text.size();) {
                const auto begin = at;
                const auto count = marks.find(at, places);
                QVERIFY(at > begin);
                QList<qsizetype> expected;
                for (auto place = begin; place < std::min(at, text.size()); ++place) {
                    if (isPlace(text, place, dialect, wanted))
                        expected.append(place);
                }
                QList<qsizetype> found(places.data(), places.data() + count);
                QCOMPARE(found, expected);
                marked += std::ssize(found);
            }
        }
        QVERIFY(marked > 10'000);
    }
};

STOREDESK_TEST(TestFilter)

} // namespace tst_filter

#include "tst_filter.moc"
