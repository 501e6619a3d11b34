// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/cell.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/dialectsamples.h"

#include <QTest>

namespace tst_dialect {

using namespace storedesk;

// Tests the detection of delimiters and quotes.
class TestDialect final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theDialectIsFound_data()
    {
        QTest::addColumn<support::DialectSample>("sample");
        for (const auto &sample : support::dialectSamples())
            QTest::newRow(sample.name) << sample;
    }

    void theDialectIsFound()
    {
        QFETCH(const support::DialectSample, sample);
        const auto guess = csv::guessDialect(sample.text, true);
        QCOMPARE(guess.dialect.delimiter, sample.dialect.delimiter);
        QCOMPARE(guess.dialect.quote, sample.dialect.quote);
        QCOMPARE(guess.dialect.escape, sample.dialect.escape);
        QCOMPARE(guess.dialect.comment, sample.dialect.comment);
        QCOMPARE(guess.dialect.blanksAroundQuotes, sample.dialect.blanksAroundQuotes);
        QCOMPARE(guess.columns, sample.columns);
        QCOMPARE(guess.header, sample.header);
        QCOMPARE(guess.above, sample.above);
        QCOMPARE(guess.ragged, sample.ragged);
    }

    // Options that are given are not detected, and the others are detected to match them.
    void givenOptionsAreUsed()
    {
        const QByteArray text("Report\na;b\n1,5;2,5\n# x;y\n3,5;4,5\n5,5;6,5\n");
        const auto free = csv::guessDialect(text, true);
        QCOMPARE(free.dialect.delimiter, ';');
        QCOMPARE(free.above, 1);
        const auto commas = csv::guessDialect(text, true, {.delimiter = ',', .comment = '#'});
        QCOMPARE(commas.dialect.delimiter, ',');
        QCOMPARE(commas.dialect.comment, '#');
        QCOMPARE(commas.columns, 3);
        const auto here = csv::guessDialect(text, true, {.header = false, .startsHere = true});
        QCOMPARE(here.above, 0);
        QCOMPARE(here.header, false);
        const csv::Dialect odd{.delimiter = '^',
                               .quote = '\'',
                               .escape = '\\',
                               .comment = '%',
                               .blanksAroundQuotes = true};
        QCOMPARE(csv::guessDialect(text, true, csv::wishFor(odd)).dialect, odd);
    }

    // Regression test: every comma in a cell caused another check of whether the whole cell is a
    // number, which took minutes.
    void aLongLineOfFiguresIsNoWork()
    {
        const auto guess = csv::guessDialect(QByteArray("1,").repeated(120'000), false);
        QCOMPARE(guess.dialect.delimiter, ',');
        QCOMPARE(guess.columns, csv::mostCells + 1);
    }

    void raggedRowsAreCountedAndACutRowIsNot()
    {
        const QByteArray text("a,b,c\n1,2,3\n1,2\n\n1,2,3,4\n1,2,3\n1,2");
        QCOMPARE(csv::guessDialect(text, false).ragged, 2);
        QCOMPARE(csv::guessDialect(text, false).rows, 5);
        QCOMPARE(csv::guessDialect(text, true).ragged, 3);
    }
};

STOREDESK_TEST(TestDialect)

} // namespace tst_dialect

#include "tst_dialect.moc"
