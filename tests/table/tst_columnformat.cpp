// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/filtersyntax.h"
#include "query/grouping.h"
#include "query/sorter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/numberunits.h"
#include "values/typedvalue.h"

#include <QTest>

namespace tst_columnformat {

using namespace storedesk;
using namespace Qt::StringLiterals;
using statistics::FormatBasis;
using statistics::FormatChoice;
using values::ColumnKind;
using values::DateOrder;
using values::DecimalSign;

// A column with its name.
struct Column
{
    QByteArray name;
    QByteArrayList cells;

    [[nodiscard]] support::Table rows() const
    {
        support::Table rows{{name}};
        for (const auto &cell : cells)
            rows.append({cell});
        return rows;
    }
};

class TestColumnFormat final : public QObject
{
    Q_OBJECT

private:
    static statistics::ColumnEvidence evidenceOf(const QByteArrayList &cells)
    {
        statistics::ColumnEvidence evidence;
        for (const auto &cell : cells)
            evidence.add(cell);
        return evidence;
    }

    static void row(const char *what, const QByteArrayList &cells, ColumnKind kind,
                    DecimalSign decimal = DecimalSign::Point,
                    FormatBasis basis = FormatBasis::Plain, const QByteArray &name = "column")
    {
        QTest::newRow(what) << Column{name, cells} << kind << decimal << DateOrder::DayFirst
                            << basis;
    }

    static void dates(const char *what, const QByteArrayList &cells, DateOrder order,
                      FormatBasis basis)
    {
        QTest::newRow(what) << Column{"column", cells} << ColumnKind::Moment << DecimalSign::Point
                            << order << basis;
    }

    // Returns the cells in sorted order.
    static QByteArrayList sorted(const QByteArrayList &cells, bool descending = false,
                                 const QByteArray &name = "column")
    {
        const auto rows = Column{name, cells}.rows();
        support::SampleSource sample(rows);
        static_cast<void>(sample.deduce(rows));
        base::Progress progress;
        const auto order = *query::sortRows(
            sample.source, {{.column = 0, .descending = descending}}, nullptr, progress);
        QByteArrayList result;
        for (const auto row : order)
            result.append(rows.at(row).constFirst());
        return result;
    }

    struct Found
    {
        QByteArrayList cells;
        std::vector<statistics::UnreadableColumn> odd;
    };
    static Found found(const QByteArrayList &cells, const QString &filter)
    {
        const auto rows = Column{"column", cells}.rows();
        support::SampleSource sample(rows);
        static_cast<void>(sample.deduce(rows));
        const auto wanted = query::filterFromText(
            filter, {u"column"_s}, query::FilteredTable::Plain, sample.source.formats);
        base::Progress progress;
        csv::RowSet set;
        Found result;
        if (!wanted)
            return result;
        result.odd = *query::filterRows(sample.source, *wanted, set, progress);
        for (qint64 place = 0; place < set.count(); ++place)
            result.cells.append(rows.at(set.rowAt(place)).constFirst());
        return result;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void aColumnHasOneConvention_data()
    {
        using enum ColumnKind;
        using enum FormatBasis;
        QTest::addColumn<Column>("column");
        QTest::addColumn<ColumnKind>("kind");
        QTest::addColumn<DecimalSign>("decimal");
        QTest::addColumn<DateOrder>("order");
        QTest::addColumn<FormatBasis>("basis");
        const auto point = DecimalSign::Point;
        const auto comma = DecimalSign::Comma;
        row("nothing", {"", " "}, Empty);
        row("whole numbers", {"1", "22", "333"}, Number);
        row("decimal points", {"1.5", "1.234", "999"}, Number, point, Evident);
        row("decimal commas", {"1,5", "1,234", "999"}, Number, comma, Evident);
        row("both signs", {"1.234,56", "12"}, Number, comma, Evident);
        row("both signs, as in America", {"1,234.56", "12"}, Number, point, Evident);
        row("one cell tells", {"1.234", "2.345", "3.456", "1.234,5"}, Number, comma, Evident);
        row("a million tells", {"1.234", "1.234.567"}, Number, comma, Evident);
        row("less than one tells", {"1.234", "0.567"}, Number, point, Evident);
        row("thousands beside hundreds", {"1.234", "999", "12.500"}, Number, comma, Likely);
        row("thousands beside hundreds, with commas", {"1,234", "999"}, Number, point, Likely);
        row("decimals beside thousands", {"1.234", "1500"}, Number, point, Likely);
        row("unclear", {"1.234", "5.678"}, Number, point, Guessed);
        row("unclear, two signs", {"1.234", "5,678", "999"}, Number, point, Guessed);
        row("spaces", {"1 234", "12 345,60"}, Number, comma, Evident);
        row("money", {"€ 12,50", "3 €", "1.000,00 EUR"}, Number, comma, Evident);
        row("percents", {"12 %", "7%", "3"}, Number);
        row("accounting", {"(1,200.00)", "350.25", "-"}, Number, point, Evident);
        row("n/a is no value", {"1", "n/a", "N/A", "-", "2", "null"}, Number);
        row("the majority decides", {"1.5", "2.5", "3.5", "1,5"}, Text, point);
        row("ten to one", {"1.5", "2.5", "3.5", "4.5", "5.5", "6.5", "7.5", "8.5", "9.5", "1,5"},
            Number, point, Evident);
        row("codes", {"007", "12", "13"}, Text);
        row("postcodes", {"28001", "08001", "41003"}, Text);
        row("postcodes of one city", {"28001", "28002"}, Text, point, Plain, "Código Postal");
        row("zip", {"10001", "90210"}, Text, point, Plain, "ship_zip");
        row("phones", {"600111222", "699888777"}, Text, point, Plain, "Móvil");
        row("phones with a country", {"+34600111222", "+34699888777"}, Text);
        row("phones in groups", {"600 111 222", "699 888 777"}, Text);
        row("thousands in groups", {"600 111", "1 699 888", "20"}, Number);
        row("ids", {"1", "2", "10", "100"}, Number, point, Plain, "id");
        row("long ids", {"9007199254740993", "9007199254740995"}, Number);
        row("two currencies", {"€ 5", "$ 5", "€ 6", "$ 7"}, Text);
        row("e-mails", {"a@x.org", "b@x.org"}, Email);
        row("booleans", {"TRUE", "false"}, Boolean);
        row("versions", {"1.2.3", "1.10.22", "2.0.1"}, Text);
        row("times", {"08.30", "09.45", "10.15"}, Text);
        dates("days", {"2026-01-31", "2026-02-01"}, DateOrder::DayFirst, Plain);
        dates("day first", {"31/01/2026", "01/02/2026"}, DateOrder::DayFirst, Evident);
        dates("month first", {"01/31/2026", "01/02/2026"}, DateOrder::MonthFirst, Evident);
        dates("month first, once", {"01/02/26", "03/04/26", "12/25/26"}, DateOrder::MonthFirst,
              Evident);
        dates("unclear days", {"01/02/2026", "03/04/2026"}, DateOrder::DayFirst, Guessed);
        dates("points", {"01.02.2026", "03.04.2026"}, DateOrder::DayFirst, Likely);
        dates("words", {"31 Jan 2026", "1 feb 2026"}, DateOrder::DayFirst, Plain);
        dates("mixed", {"31/01/2026", "2026-02-01", "1 ene 2026"}, DateOrder::DayFirst, Evident);
    }

    void aColumnHasOneConvention()
    {
        QFETCH(const Column, column);
        QFETCH(const ColumnKind, kind);
        QFETCH(const DecimalSign, decimal);
        QFETCH(const DateOrder, order);
        QFETCH(const FormatBasis, basis);
        const auto rows = column.rows();
        support::SampleSource sample(rows);
        const auto deduced = sample.deduce(rows).front();
        QCOMPARE(deduced.format.kind, kind);
        QCOMPARE(deduced.basis, basis);
        if (kind == ColumnKind::Number)
            QCOMPARE(deduced.format.decimal, decimal);
        if (kind == ColumnKind::Moment)
            QCOMPARE(deduced.format.dates, order);
    }

    void ambiguousValuesAreReadByTheLanguage()
    {
        const auto amounts = evidenceOf({"1.234", "5.678"});
        const auto days = evidenceOf({"01/02/2026"});
        const auto hints = [](const QLocale &locale) {
            return statistics::FormatHints::of(u"x"_s, locale);
        };
        const QLocale spanish(QLocale::Spanish, QLocale::Spain);
        const QLocale american(QLocale::English, QLocale::UnitedStates);
        QCOMPARE(statistics::deducedFormat(amounts, hints(spanish)).format.decimal,
                 DecimalSign::Comma);
        QCOMPARE(statistics::deducedFormat(amounts, hints(american)).format.decimal,
                 DecimalSign::Point);
        QCOMPARE(statistics::deducedFormat(days, hints(spanish)).format.dates, DateOrder::DayFirst);
        QCOMPARE(statistics::deducedFormat(days, hints(american)).format.dates,
                 DateOrder::MonthFirst);
        QCOMPARE(statistics::deducedFormat(days, hints(american)).basis, FormatBasis::Guessed);
    }

    void aPersonDecidesInTheEnd()
    {
        const auto codes = evidenceOf({"007", "1.234", "01/02/2026"});
        const auto chosen = [&codes](FormatChoice choice) {
            return statistics::deducedFormat(codes, {}, choice);
        };
        QCOMPARE(chosen(FormatChoice::CommaNumber).format.kind, ColumnKind::Number);
        QCOMPARE(chosen(FormatChoice::CommaNumber).format.decimal, DecimalSign::Comma);
        QVERIFY(chosen(FormatChoice::PointNumber).format.codes);
        QCOMPARE(chosen(FormatChoice::MonthFirst).format.dates, DateOrder::MonthFirst);
        QCOMPARE(chosen(FormatChoice::MonthFirst).basis, FormatBasis::Chosen);
        QCOMPARE(chosen(FormatChoice::Text).format.kind, ColumnKind::Text);
        for (int choice = 0; choice < statistics::formatChoices; ++choice) {
            const auto name = statistics::nameOf(static_cast<FormatChoice>(choice));
            QCOMPARE(statistics::formatChoiceOf(QString(name)), static_cast<FormatChoice>(choice));
        }
        QVERIFY(!statistics::formatChoiceOf(u"roman"));
    }

    void theUnitIsTheOneMostCellsHave()
    {
        const auto deduced = statistics::deducedFormat(
            evidenceOf({"€ 1", "€ 2", "3 €", "4 €", "5 €", "6 €", "7 €", "8 €", "9 €", "$ 10"}),
            {});
        QCOMPARE(values::unitText(deduced.format.unit), "€");
        QCOMPARE(deduced.format.kind, ColumnKind::Number);
    }

    // Evidence can be collected in any order, by any number of threads.
    void evidenceAddsUp()
    {
        const QByteArrayList cells{"1.234", "12,5",  "7 %",        "007",
                                   "",      "n/a",   "31/01/2026", "a@x.org",
                                   "Ana",   "1 234", "12",         "9007199254740993"};
        auto all = evidenceOf(cells);
        statistics::ColumnEvidence parts;
        for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell)
            parts.add(evidenceOf({*cell}));
        QVERIFY(all == parts);
        QCOMPARE(all.filled, 11);
    }

    void numbersAreSortedByValue()
    {
        QCOMPARE(sorted({"1.234,5", "999", "12", "n/a", "-3", "1.000.000"}),
                 (QByteArrayList{"-3", "12", "999", "1.234,5", "1.000.000", "n/a"}));
        QCOMPARE(sorted({"1.234", "999", "12.500"}), (QByteArrayList{"999", "1.234", "12.500"}));
        QCOMPARE(sorted({"€ 5", "€ 12,50", "€ 7"}, true),
                 (QByteArrayList{"€ 12,50", "€ 7", "€ 5"}));
        QCOMPARE(sorted({"9007199254740995", "9007199254740993", "9007199254740994", "2"}),
                 (QByteArrayList{"2", "9007199254740993", "9007199254740994", "9007199254740995"}));
        QCOMPARE(sorted({"9007199254740995", "9007199254740993", "9007199254740994", "2"}, true),
                 (QByteArrayList{"9007199254740995", "9007199254740994", "9007199254740993", "2"}));
    }

    void namesMadeOfDigitsAreSortedAsText()
    {
        QCOMPARE(sorted({"08001", "28001", "007", "1"}),
                 (QByteArrayList{"007", "08001", "1", "28001"}));
    }

    void daysAreSortedByDate()
    {
        QCOMPARE(sorted({"12/31/2025", "01/02/2026", "02/01/2026", "?"}),
                 (QByteArrayList{"12/31/2025", "01/02/2026", "02/01/2026", "?"}));
        QCOMPARE(sorted({"31/12/2025", "01/02/2026", "02/01/2026"}),
                 (QByteArrayList{"31/12/2025", "02/01/2026", "01/02/2026"}));
        QCOMPARE(sorted({"1 feb 2026", "31 ene 2026", "2 dic 2025"}),
                 (QByteArrayList{"2 dic 2025", "31 ene 2026", "1 feb 2026"}));
    }

    void textsAreSortedAsPeopleDo()
    {
        const QByteArrayList names{"Zoe", "Ángel", "ana", "Núria", "Nuño", "nube", "Óscar",
                                   "_x",  "10",    "2",   "Ñandú", "",     "Émile"};
        QCOMPARE(sorted(names),
                 (QByteArrayList{"_x", "10", "2", "ana", "Ángel", "Émile", "Ñandú", "nube", "Nuño",
                                 "Núria", "Óscar", "Zoe", ""}));
        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        QCOMPARE(sorted(names),
                 (QByteArrayList{"_x", "10", "2", "ana", "Ángel", "Émile", "nube", "Nuño", "Núria",
                                 "Ñandú", "Óscar", "Zoe", ""}));
        QCOMPARE(sorted({"яблоко", "Zebra", "日本", "éclair", "ß", "st", "sr"}),
                 (QByteArrayList{"éclair", "sr", "ß", "st", "Zebra", "яблоко", "日本"}));
    }

    void ascendingAndDescendingMirrorEachOther()
    {
        auto down =
            sorted({"Ángel", "ana", "Zoe", "10", "2", "Éva Long Name", "Eva Long Nam"}, true);
        std::ranges::reverse(down);
        QCOMPARE(down, sorted({"Ángel", "ana", "Zoe", "10", "2", "Éva Long Name", "Eva Long Nam"}));
    }

    void filtersReadNumbersAsTheColumnDoes()
    {
        const QByteArrayList amounts{"1.234,50", "999", "n/a", "",   "12.000", "50 €", "tbd",
                                     "-1",       "-2",  "-3",  "-4", "-5",     "-6",   "-7"};
        // The number is parsed in the format of the column.
        const auto above = found(amounts, u"column above 1.000"_s);
        QCOMPARE(above.cells, (QByteArrayList{"1.234,50", "12.000"}));
        QCOMPARE(above.odd.size(), 1U);
        // The empty cell is not a number, but it is not reported either.
        QCOMPARE(above.odd.front().cells.count, 2);
        QCOMPARE(above.odd.front().cells.examples.constFirst(),
                 (statistics::ValueCount{"n/a", 1, 3}));
        // A cell that is not a number does not match "not above" either.
        QCOMPARE(found(amounts, u"column is not above 1.000"_s).cells,
                 (QByteArrayList{"999", "50 €", "-1", "-2", "-3", "-4", "-5", "-6", "-7"}));
        QCOMPARE(found(amounts, u"not (column above 1000)"_s).cells,
                 (QByteArrayList{"999", "50 €", "-1", "-2", "-3", "-4", "-5", "-6", "-7"}));
        QCOMPARE(found(amounts, u"column is not a number"_s).cells, (QByteArrayList{"n/a", "tbd"}));
        QCOMPARE(found(amounts, u"column is 12000"_s).cells, (QByteArrayList{"12.000"}));
        QCOMPARE(found(amounts, u"column is 50,00"_s).cells, (QByteArrayList{"50 €"}));
        QCOMPARE(found(amounts, u"column is 12000 exactly"_s).cells, QByteArrayList());
        QCOMPARE(found(amounts, u"column contains 12"_s).cells, (QByteArrayList{"12.000"}));
        QVERIFY(found(amounts, u"column contains 12"_s).odd.empty());
        // If another condition decides, a cell that is not a number does not matter.
        QVERIFY(found(amounts, u"column above 1.000 or column is not empty"_s).odd.empty());
    }

    void longWholeNumbersAreComparedExactly()
    {
        const QByteArrayList ids{"9007199254740992", "9007199254740993", "9007199254740994"};
        QCOMPARE(found(ids, u"column above 9007199254740992"_s).cells,
                 (QByteArrayList{"9007199254740993", "9007199254740994"}));
        QCOMPARE(found(ids, u"column between 9007199254740993 and 9007199254740993"_s).cells,
                 (QByteArrayList{"9007199254740993"}));
        QCOMPARE(found(ids, u"column is 9007199254740993"_s).cells,
                 (QByteArrayList{"9007199254740993"}));
    }

    void filtersReadDaysAsTheColumnDoes()
    {
        const QByteArrayList days{"12/31/2025", "01/02/2026", "02/01/2026", "soon",
                                  "12/31/2024", "12/30/2024", "12/29/2024", "12/28/2024",
                                  "12/27/2024", "12/26/2024", "12/25/2024"};
        const auto since = found(days, u"column since 01/15/2026"_s);
        QCOMPARE(since.cells, (QByteArrayList{"02/01/2026"}));
        QCOMPARE(since.odd.front().cells.count, 1);
        QCOMPARE(found(days, u"column on 02/01/2026"_s).cells, (QByteArrayList{"02/01/2026"}));
        QCOMPARE(found(days, u"column is 2026-02-01"_s).cells, (QByteArrayList{"02/01/2026"}));
        QCOMPARE(found(days, u"column is not a date"_s).cells, (QByteArrayList{"soon"}));
    }

    void textsAreFoundWithoutCaseAndAccents()
    {
        const QByteArrayList names{"José",     "JOSE María", "Jose\xCC\x81", "Joan", "Peña",
                                   "Straße 5", "ŁÓDŹ",       "Æsop",         "ﬁn"};
        QCOMPARE(found(names, u"column contains jose"_s).cells,
                 (QByteArrayList{"José", "JOSE María", "Jose\xCC\x81"}));
        QCOMPARE(found(names, u"column contains JOSÉ"_s).cells.size(), 3);
        QCOMPARE(found(names, u"column contains José exactly"_s).cells, (QByteArrayList{"José"}));
        QCOMPARE(found(names, u"column is pena"_s).cells, (QByteArrayList{"Peña"}));
        QCOMPARE(found(names, u"column contains strasse"_s).cells, (QByteArrayList{"Straße 5"}));
        QCOMPARE(found(names, u"column is lodz"_s).cells, (QByteArrayList{"ŁÓDŹ"}));
        QCOMPARE(found(names, u"column starts with ae"_s).cells, (QByteArrayList{"Æsop"}));
        QCOMPARE(found(names, u"column contains fin"_s).cells, (QByteArrayList{"ﬁn"}));
    }

    void groupsJoinEqualValues()
    {
        const support::Table rows{{"city", "amount"}, {"Málaga", "1.000,10"}, {"MALAGA", "2,05"},
                                  {"malaga", "n/a"},  {"Ávila", ""},          {"Avila", "x"}};
        support::SampleSource sample(rows);
        static_cast<void>(sample.deduce(rows));
        base::Progress progress;
        // The format is set explicitly, because half of the cells are not numbers.
        sample.source.formats[1] = {.kind = ColumnKind::Number, .decimal = DecimalSign::Comma};
        const auto alike = *query::groupRows(sample.source, {0}, {1}, nullptr, progress);
        QCOMPARE(alike.groups.size(), 2U);
        QCOMPARE(alike.groups.front().key.front(), "Málaga");
        QCOMPARE(alike.groups.front().rows, 3);
        QCOMPARE(alike.groups.front().totals.front().sum.toText(), "1002.15");
        QCOMPARE(alike.groups.front().totals.front().unread, 1);
        QCOMPARE(alike.groups.back().totals.front().numbers, 0);
        QCOMPARE(alike.unread.front().count, 2);
        const auto exact = *query::groupRows(sample.source, {0}, {}, nullptr, progress,
                                             values::TextMatching::Exact);
        QCOMPARE(exact.groups.size(), 5U);
    }

    void typedValuesAreReadInTheFormatOfTheColumn()
    {
        const auto read = [](const QString &text, DecimalSign decimal) {
            const auto number = values::typedNumber(text, {.decimal = decimal});
            return number ? number->toText() : QByteArray();
        };
        QCOMPARE(read(u"1.234"_s, DecimalSign::Comma), "1234");
        QCOMPARE(read(u"1.234"_s, DecimalSign::Point), "1.234");
        QCOMPARE(read(u"1.5"_s, DecimalSign::Comma), "1.5");
        QCOMPARE(read(u"1,5"_s, DecimalSign::Point), "1.5");
        QCOMPARE(read(u"10 %"_s, DecimalSign::Point), "10");
        QCOMPARE(read(u"many"_s, DecimalSign::Point), "");
        for (const auto decimal : {DecimalSign::Point, DecimalSign::Comma}) {
            for (const double number : {1.234, 999.125, 12.5, 1234.0, -7.001, 1e20, 0.125}) {
                const auto exact = values::Decimal::of(number);
                QCOMPARE(values::typedNumber(values::typeableText(exact), {.decimal = decimal}),
                         exact);
            }
            // This is 1.234e+59.
            const values::Decimal large(1234, -56);
            QCOMPARE(values::typedNumber(values::typeableText(large), {.decimal = decimal}), large);
        }
        QVERIFY(!values::typedNumber(u"31e999", {}));
    }
};

STOREDESK_TEST(TestColumnFormat)

} // namespace tst_columnformat

#include "tst_columnformat.moc"
