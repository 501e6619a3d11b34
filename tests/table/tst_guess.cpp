// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/warnings.h"
#include "table/dialectguess.h"

#include <QTest>

using namespace storedesk;
using table::Dialect;

// How a file seems to separate and quote its cells.
class tst_Guess final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theDialectIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<char>("quote");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("header");
        const auto row = [](const char *name, const QByteArray &text, char delimiter, char quote,
                            int columns, bool header) {
            QTest::newRow(name) << text << delimiter << quote << columns << header;
        };
        row("commas", "email,name\na@x.org,Ann\nb@x.org,Bob\n", ',', '"', 2, true);
        row("semicolons", "email;amount\na@x.org;1,5\nb@x.org;2,5\n", ';', '"', 2, true);
        row("tabs", "a\tb\tc\n1\t2\t3\n", '\t', '"', 3, true);
        row("bars", "a|b\nx, y|z\n", '|', '"', 2, true);
        row("commas in quotes", "a;b\n\"x,y,z\";1\n\"x,y,z\";2\n", ';', '"', 2, true);
        row("apostrophes", "a,b\n'x,y',1\n'x,y,z',2\n'u',3\n", ',', '\'', 2, true);
        row("apostrophes in words", "a,b\nO'Neill,1\nD'Arcy,2\n", ',', '"', 2, true);
        row("one column", "email\na@x.org\nb@x.org\n", ',', '"', 1, true);
        row("no header", "a@x.org,1\nb@x.org,2\n", ',', '"', 2, false);
        row("empty", "", ',', '"', 1, true);
        row("names twice", "a,a\n1,2\n", ',', '"', 2, false);
    }

    void theDialectIsFound()
    {
        QFETCH(const QByteArray, text);
        const auto guess = table::guessDialect(text, true);
        QTEST(guess.dialect.delimiter, "delimiter");
        QTEST(guess.dialect.quote, "quote");
        QTEST(guess.columns, "columns");
        QTEST(guess.header, "header");
    }

    void raggedRowsAreCountedAndACutRowIsNot()
    {
        const QByteArray text("a,b,c\n1,2,3\n1,2\n\n1,2,3,4\n1,2,3\n1,2");
        QCOMPARE(table::guessDialect(text, false).ragged, 2);
        QCOMPARE(table::guessDialect(text, false).rows, 5);
        QCOMPARE(table::guessDialect(text, true).ragged, 3);
    }
};

QTEST_GUILESS_MAIN(tst_Guess)
#include "tst_guess.moc"
