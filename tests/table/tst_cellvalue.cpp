// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/warnings.h"
#include "table/cellvalue.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

using namespace storedesk;
using namespace Qt::StringLiterals;

class tst_CellValue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The quick way must give the very number the slow one does.
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
            const auto value = table::numberOf(text);
            QVERIFY2(value.has_value() == good && (!good || *value == truth), text.constData());
        }
    }

    void numbersAreRead_data()
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
        row("12345678901234567890", 12345678901234567890.0);
        for (const char *text :
             {"", " ", "-", "+", ".", ",", "abc", "1,204.50", "1 2", "0x10", "inf", "nan", "1e",
              "12a", "--1", "+-1", "1,", "1,2,3", "11111111111111111111111111111111111111111111"})
            row(text, qQNaN());
    }

    void numbersAreRead()
    {
        QFETCH(const double, expected);
        const auto value = table::numberOf(QTest::currentDataTag());
        QCOMPARE(value.has_value(), !qIsNaN(expected));
        if (value)
            QCOMPARE(*value, expected);
    }

    void momentsAreRead_data()
    {
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *text, const QString &expected) {
            QTest::addRow("%s", text) << expected;
        };
        row("2026-01-31", u"2026-01-31T00:00:00.000Z"_s);
        row("1969-12-31", u"1969-12-31T00:00:00.000Z"_s);
        row("2024-02-29T10:20", u"2024-02-29T10:20:00.000Z"_s);
        row("2026-01-31T10:20:30.5Z", u"2026-01-31T10:20:30.500Z"_s);
        row("2026-01-31 10:20:30.123456+01:00", u"2026-01-31T09:20:30.123Z"_s);
        row("2026-01-31T00:00:00-0530", u"2026-01-31T05:30:00.000Z"_s);
        row("31/01/2026", u"2026-01-31T00:00:00.000Z"_s);
        row("31/01/2026 10:00", u"2026-01-31T10:00:00.000Z"_s);
        for (const char *text : {"", "2026", "2026-13-01", "2026-02-29", "2026-1-1", "32/01/2026",
                                 "2026-01-31T", "2026-01-31T25:00", "2026-01-31x",
                                 "2026-01-31T10:00:00+", "2026-01-31T10:00 Z", "not a date"})
            row(text, {});
    }

    void momentsAreRead()
    {
        QFETCH(const QString, expected);
        const auto value = table::momentOf(QTest::currentDataTag());
        const auto text = value
            ? QDateTime::fromMSecsSinceEpoch(*value, base::utc).toString(Qt::ISODateWithMs)
            : QString();
        QCOMPARE(text, expected);
    }

    void everyDayHasItsNumber()
    {
        for (QDate date(1600, 1, 1); date.year() < 2'500; date = date.addDays(1)) {
            const auto day = table::dayOf(date.year(), date.month(), date.day());
            if (day != QDate(1970, 1, 1).daysTo(date))
                QFAIL(qPrintable(date.toString(Qt::ISODate)));
        }
    }
};

QTEST_GUILESS_MAIN(tst_CellValue)
#include "tst_cellvalue.moc"
