// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "values/cellvalue.h"
#include "values/datetext.h"
#include "values/numbertext.h"
#include "values/numberunits.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

namespace tst_cellvalue {

using namespace storedesk;
using namespace Qt::StringLiterals;
using values::DateOrder;
using values::DecimalSign;

class TestCellValue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The fast path must return exactly the same number as the slow path.
    void numbersAreTheNearestThereAre()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 200'000; ++round) {
            QByteArray text = random.bounded(4) == 0 ? "-" : "";
            for (int digits = random.bounded(17); digits > 0; --digits)
                text += static_cast<char>('0' + random.bounded(10));
            if (random.bounded(2) == 0)
                text += '.';
            for (int digits = random.bounded(8); digits > 0; --digits)
                text += static_cast<char>('0' + random.bounded(10));
            bool good = false;
            const double truth = text.toDouble(&good);
            good = good && !text.endsWith('.');
            const auto value = values::numberOf(text);
            QVERIFY2(value.has_value() == good && (!good || *value == truth), text.constData());
        }
    }

    void numbersOfNoColumnAreRead_data()
    {
        QTest::addColumn<double>("expected");
        const auto row = [](const char *text, double expected) {
            QTest::addRow("%s", text) << expected;
        };
        row("0", 0);
        row("12", 12);
        row(" -3.5 ", -3.5);
        row("+34", 34);
        row("1e6", 1e6);
        row(".5", 0.5);
        row("12,5", 12.5);
        row("-0,25", -0.25);
        row("1,204.50", 1204.5);
        row("1.204,50", 1204.5);
        row("1.234", 1.234);
        row("12345678901234567890", 12345678901234567890.0);
        for (const char *text :
             {"", " ", "-", "+", ".", ",", "abc", "1 2", "0x10", "inf", "nan", "1e", "12a", "--1",
              "+-1", "1,", "1.", "1,2,3", "11111111111111111111111111111111111111111111"})
            row(text, qQNaN());
    }

    void numbersOfNoColumnAreRead()
    {
        QFETCH(const double, expected);
        const auto value = values::numberOf(QTest::currentDataTag());
        QCOMPARE(value.has_value(), !qIsNaN(expected));
        if (value)
            QCOMPARE(*value, expected);
    }

    void numbersAreReadAsTheirColumnIs_data()
    {
        QTest::addColumn<QByteArray>("withPoint");
        QTest::addColumn<QByteArray>("withComma");
        const auto row = [](const char *text, const char *withPoint, const char *withComma) {
            QTest::addRow("%s", text) << QByteArray(withPoint) << QByteArray(withComma);
        };
        row("1.234", "1.234", "1234");
        row("1,234", "1234", "1.234");
        row("999", "999", "999");
        row("1.234,56", "", "1234.56");
        row("1,234.56", "1234.56", "");
        row("1.234.567", "", "1234567");
        // Digits are grouped as in India.
        row("1,23,456.7", "123456.7", "");
        row("1234.567", "1234.567", "");
        row("0.234", "0.234", "");
        row("12.5", "12.5", "");
        row("1 234", "1234", "1234");
        row("1 234,5", "", "1234.5");
        row("1\u00A0234\u202F567", "1234567", "1234567");
        row("1'234.50", "1234.5", "");
        row("1\u2019234", "1234", "1234");
        row("1.23.456", "", "");
        row("12 34", "", "");
        row("1,234,56", "", "");
        row("\u20AC 12,50", "", "12.5");
        row("12.50\u00A0\u20AC", "12.5", "");
        row("EUR 7", "7", "7");
        row("-$1,000", "-1000", "-1");
        row("$-5", "-5", "-5");
        row("12 %", "12", "12");
        row("12%", "12", "12");
        row("(1,234.00)", "-1234", "");
        row("5-", "-5", "-5");
        row("\u22125", "-5", "-5");
        row("1.5E+3", "1500", "");
        row("1,5e-3", "", "0.0015");
        row("9007199254740993", "9007199254740993", "9007199254740993");
        row("0.30000000000000000001", "0.30000000000000000001", "");
        // Codes made of digits are not amounts.
        row("007", "", "");
        row("08001", "", "");
        row("+34600111222", "", "");
        row("+34 600 111 222", "", "");
        row("08.30", "", "");
        row("5 kg", "", "");
        row("$", "", "");
        row("%", "", "");
        row("()", "", "");
    }

    void numbersAreReadAsTheirColumnIs()
    {
        QFETCH(const QByteArray, withPoint);
        QFETCH(const QByteArray, withComma);
        const auto textOf = [](const std::optional<values::Decimal> &number) {
            return number ? number->toText() : QByteArray();
        };
        const QByteArray cell = QTest::currentDataTag();
        QCOMPARE(textOf(values::decimalOf(cell, {.decimal = DecimalSign::Point})), withPoint);
        QCOMPARE(textOf(values::decimalOf(cell, {.decimal = DecimalSign::Comma})), withComma);
    }

    void aColumnHasOneUnit()
    {
        const auto euro = values::NumberText::of("€ 1")->unit();
        QCOMPARE(values::unitText(euro), "€");
        QVERIFY(values::decimalOf("5 euros", {.unit = euro}));
        QVERIFY(values::decimalOf("5", {.unit = euro}));
        // Amounts in two currencies are not added.
        QVERIFY(!values::decimalOf("$5", {.unit = euro}));
        QVERIFY(values::decimalOf("$5", {}));
    }

    void codesAreNumbersWhenAPersonSaysSo()
    {
        QCOMPARE(values::decimalOf("007", {.codes = true})->toText(), "7");
        QCOMPARE(values::decimalOf("+34600111222", {.codes = true})->toText(), "34600111222");
    }

    void decimalsAddUp()
    {
        values::Decimal sum;
        for (int round = 0; round < 10'000'000; round += 1'000)
            sum += *values::decimalOf("0.07", {});
        QCOMPARE(sum.toText(), "700");
        auto odd = values::Decimal::of(0.1);
        odd += values::Decimal::of(0.2);
        QCOMPARE(odd, values::Decimal::of(0.3));
        QCOMPARE(values::Decimal(5).half().toText(), "2.5");
        QCOMPARE(values::Decimal(7, 2).times(-3).toText(), "-0.21");
    }

    // Compares the results with exact integer arithmetic in the smallest unit.
    void decimalsCalculateLikeWholeNumbers()
    {
        QRandomGenerator random(5);
        qint64 truth = 0;
        values::Decimal sum;
        for (int round = 0; round < 100'000; ++round) {
            const int places = random.bounded(5);
            const auto digits = qint64(random.bounded(2'000'000)) - 1'000'000;
            qint64 scaled = digits;
            for (int place = places; place < 4; ++place)
                scaled *= 10;
            const values::Decimal one(digits, places);
            const values::Decimal other(scaled, 4);
            QVERIFY(one == other);
            QCOMPARE(one <=> values::Decimal(truth, 4), scaled <=> truth);
            truth += scaled;
            sum += one;
        }
        QCOMPARE(sum, values::Decimal(truth, 4));
    }

    void farNumbersAreComparedAndAdded()
    {
        const auto read = [](const char *text) {
            return *values::decimalOf(text, {});
        };
        QVERIFY(read("1e300") > read("123456789012345678901234567890"));
        QVERIFY(read("-1e300") < read("1e-300"));
        QVERIFY(read("1e-300") > read("0"));
        QVERIFY(read("0.0") == read("0"));
        auto sum = read("1e300");
        sum += read("1");
        QVERIFY(sum == read("1e300"));
        QCOMPARE(read("1e300").toDouble(), 1e300);
        QCOMPARE(read("1e300").toText(), "1e+300");
        QCOMPARE(read("1.5e-40").toText(), "1.5e-40");
        QCOMPARE(read("99999999999999999999").toText(), "99999999999999999999");
    }

    void momentsAreRead_data()
    {
        QTest::addColumn<QString>("dayFirst");
        QTest::addColumn<QString>("monthFirst");
        const auto both = [](const char *text, const QString &expected) {
            QTest::addRow("%s", text) << expected << expected;
        };
        both("2026-01-31", u"2026-01-31T00:00:00.000Z"_s);
        both("1969-12-31", u"1969-12-31T00:00:00.000Z"_s);
        both("2026-1-3", u"2026-01-03T00:00:00.000Z"_s);
        both("2026/01/31", u"2026-01-31T00:00:00.000Z"_s);
        both("2024-02-29T10:20", u"2024-02-29T10:20:00.000Z"_s);
        both("2026-01-31T10:20:30.5Z", u"2026-01-31T10:20:30.500Z"_s);
        both("2026-01-31 10:20:30.123456+01:00", u"2026-01-31T09:20:30.123Z"_s);
        both("2026-01-31 10:20:30 +0100", u"2026-01-31T09:20:30.000Z"_s);
        both("2026-01-31T00:00:00-0530", u"2026-01-31T05:30:00.000Z"_s);
        both("2026-01-31 10:20:30 UTC", u"2026-01-31T10:20:30.000Z"_s);
        both("31 Jan 2026", u"2026-01-31T00:00:00.000Z"_s);
        both("31-ENE-26", u"2026-01-31T00:00:00.000Z"_s);
        both("31 de enero de 2026", u"2026-01-31T00:00:00.000Z"_s);
        both("1 sept. 2026", u"2026-09-01T00:00:00.000Z"_s);
        both("Jan 31, 2026", u"2026-01-31T00:00:00.000Z"_s);
        both("January 31 2026 5:45 PM", u"2026-01-31T17:45:00.000Z"_s);
        both("3. März 2026", u"2026-03-03T00:00:00.000Z"_s);
        both("enero 2026", u"2026-01-01T00:00:00.000Z"_s);
        both("Sat, 31 Jan 2026 10:00:00 +0100", u"2026-01-31T09:00:00.000Z"_s);
        both("Sat Jan 31 2026 10:00:00 GMT+0100 (CET)", u"2026-01-31T09:00:00.000Z"_s);
        both("mar 31 mar 2026", u"2026-03-31T00:00:00.000Z"_s);
        both("sábado, 31 de enero de 2026", u"2026-01-31T00:00:00.000Z"_s);
        const auto each = [](const char *text, const QString &first, const QString &second) {
            QTest::addRow("%s", text) << first << second;
        };
        each("31/01/2026", u"2026-01-31T00:00:00.000Z"_s, {});
        each("31/01/2026 10:00", u"2026-01-31T10:00:00.000Z"_s, {});
        each("01/31/2026 12:05 AM", {}, u"2026-01-31T00:05:00.000Z"_s);
        each("1/2/2026", u"2026-02-01T00:00:00.000Z"_s, u"2026-01-02T00:00:00.000Z"_s);
        each("01.02.26", u"2026-02-01T00:00:00.000Z"_s, u"2026-01-02T00:00:00.000Z"_s);
        each("05-05-99", u"1999-05-05T00:00:00.000Z"_s, u"1999-05-05T00:00:00.000Z"_s);
        each("01/02/39", u"2039-02-01T00:00:00.000Z"_s, u"2039-01-02T00:00:00.000Z"_s);
        each("01/02/40", u"1940-02-01T00:00:00.000Z"_s, u"1940-01-02T00:00:00.000Z"_s);
        for (const char *text : {"",
                                 "2026",
                                 "20260131",
                                 "2026-13-01",
                                 "2026-02-29",
                                 "32/01/2026",
                                 "13/13/2026",
                                 "2026-01-31T",
                                 "2026-01-31T25:00",
                                 "2026-01-31x",
                                 "2026-01-31T10:00:00+",
                                 "not a date",
                                 "1.2.26",
                                 "192.168.1.10",
                                 "10:30",
                                 "31/01",
                                 "31/01-2026",
                                 "31 Foo 2026",
                                 "may",
                                 "May 31",
                                 "13:00 PM",
                                 "31/01/2026 13:00 PM",
                                 "600 111 222"})
            both(text, {});
    }

    void momentsAreRead()
    {
        QFETCH(const QString, dayFirst);
        QFETCH(const QString, monthFirst);
        const auto textOf = [](const std::optional<qint64> &value) {
            return value
                ? QDateTime::fromMSecsSinceEpoch(*value, base::utc).toString(Qt::ISODateWithMs)
                : QString();
        };
        const QByteArray cell = QTest::currentDataTag();
        QCOMPARE(textOf(values::momentOf(cell, {.dates = DateOrder::DayFirst})), dayFirst);
        QCOMPARE(textOf(values::momentOf(cell, {.dates = DateOrder::MonthFirst})), monthFirst);
    }

    // The fast path for machine-written dates must always return the same result as the slow path.
    void theFastPathReadsLikeTheSlowOne()
    {
        static constexpr QByteArrayView signs = "0123456789-T:. Z";
        QRandomGenerator random(26);
        const QByteArrayList models{"2026-01-31", "2024-02-29T23:59:60Z", "1999-12-31 00:00:00.123",
                                    "2026-06-30T10:00:00.5Z", "2026-01-31T10:00:00"};
        int read = 0;
        for (int round = 0; round < 200'000; ++round) {
            auto text = models.at(random.bounded(models.size()));
            for (int change = random.bounded(3); change > 0; --change)
                text[random.bounded(text.size())] = signs.at(random.bounded(signs.size()));
            const auto quick = values::isoMomentOf(text);
            if (!quick)
                continue;
            ++read;
            const auto date = values::DateText::of(text);
            for (const auto order : {DateOrder::DayFirst, DateOrder::MonthFirst}) {
                if (!date || date->moment(order) != quick)
                    QFAIL(text.constData());
            }
        }
        QVERIFY(read > 50'000);
    }

    void everyDayHasItsNumber()
    {
        for (QDate date(1600, 1, 1); date.year() < 2'500; date = date.addDays(1)) {
            const auto day = values::dayOf(date.year(), date.month(), date.day());
            if (day != QDate(1970, 1, 1).daysTo(date))
                QFAIL(qPrintable(date.toString(Qt::ISODate)));
        }
    }
};

STOREDESK_TEST(TestCellValue)

} // namespace tst_cellvalue

#include "tst_cellvalue.moc"
