// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "sheet/arrangement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_arrangement {

using namespace Qt::StringLiterals;
using namespace storedesk;
using query::Condition;
using sheet::Arrangement;
using Test = Condition::Test;

// Tests that the layout of a file is stored and adapts to the columns of the file.
class TestArrangement final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void storedArrangementsAreRestored()
    {
        auto arrangement = sample();
        arrangement.reading = {.entry = u"a.csv"_s,
                               .stack = true,
                               .encoding = "UTF-16LE",
                               .dialect = csv::Dialect{.delimiter = '\t',
                                                       .quote = '\'',
                                                       .escape = '\\',
                                                       .comment = '#',
                                                       .blanksAroundQuotes = true},
                               .header = false,
                               .firstLine = 4};
        const auto bytes = QJsonDocument(sheet::jsonOf(arrangement)).toJson();
        const auto back = sheet::arrangementOf(QJsonDocument::fromJson(bytes).object());
        QVERIFY(back);
        QVERIFY(*back == arrangement);
    }

    void pivotTablesAreStoredAndFollowTheirColumns()
    {
        using Question = query::PivotQuestion;
        auto arrangement = sample();
        arrangement.pivot = Question{.rows = {{2, values::CalendarUnit::Week}, 0},
                                     .across = query::GroupKey(1),
                                     .figure = Question::Figure::Distinct,
                                     .value = 3};
        const auto json = sheet::jsonOf(arrangement);
        QVERIFY(sheet::arrangementOf(json)->pivot == arrangement.pivot);
        QVERIFY(!sheet::isPlain(arrangement));
        const auto fit =
            sheet::fitted(arrangement, {u"new"_s, u"c"_s, u"a"_s, u"b"_s, u"a"_s}).pivot;
        const Question moved{.rows = {{1, values::CalendarUnit::Week}, 2},
                             .across = query::GroupKey(3),
                             .figure = Question::Figure::Distinct,
                             .value = 4};
        QVERIFY(fit == moved);
        // A column of the question is missing.
        QVERIFY(!sheet::fitted(arrangement, {u"a"_s, u"c"_s}).pivot);
        auto broken = json;
        auto pivot = broken[u"pivot"_s].toObject();
        pivot[u"value"_s] = 40;
        broken[u"pivot"_s] = pivot;
        QVERIFY(sheet::arrangementOf(broken) && !sheet::arrangementOf(broken)->pivot);
    }

    void nonsenseIsNoArrangement_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("no columns") << u"names"_s << QJsonValue(QJsonArray());
        QTest::newRow("a column twice") << u"order"_s << QJsonValue(QJsonArray{0, 0, 1, 2});
        QTest::newRow("a column too many") << u"order"_s << QJsonValue(QJsonArray{0, 1, 2, 3, 4});
        QTest::newRow("no order") << u"order"_s << QJsonValue(u"x"_s);
        QTest::newRow("a width too few") << u"widths"_s << QJsonValue(QJsonArray{1, 2});
    }

    void nonsenseIsNoArrangement()
    {
        QFETCH(const QString, key);
        QFETCH(const QJsonValue, value);
        auto json = sheet::jsonOf(sample());
        QVERIFY(sheet::arrangementOf(json));
        json.insert(key, value);
        QVERIFY(!sheet::arrangementOf(json));
    }

    void columnsThatMovedAreFollowed()
    {
        const auto fit = sheet::fitted(sample(), {u"new"_s, u"c"_s, u"a"_s, u"b"_s, u"a"_s});
        // The new column stays on the left, as in the file. It is followed by c, b, a and the
        // second a.
        QCOMPARE(fit.order, (QList{0, 1, 3, 2, 4}));
        QCOMPARE(fit.widths, (QList{0, 70, 150, 0, 0}));
        QCOMPARE(fit.hidden, (QList{4}));
        QCOMPARE(fit.frozen, 2);
        QCOMPARE(fit.filter.conditions.size(), 3);
        QCOMPARE(fit.filter.conditions[0].column, 2);
        QCOMPARE(fit.filter.conditions[1].column, Condition::anyColumn);
        QCOMPARE(fit.filter.conditions[2].column, 4);
        QCOMPARE(fit.filter.groups[0].conditions[0].column, 3);
        QVERIFY((fit.keys == std::vector<query::SortKey>{{.column = 1, .descending = true}}));
    }

    void missingColumnsAreSkippedAndOthersStay()
    {
        const auto fit = sheet::fitted(sample(), {u"a"_s, u"c"_s});
        QCOMPARE(fit.order, (QList{1, 0}));
        QCOMPARE(fit.widths, (QList{150, 70}));
        QCOMPARE(fit.hidden, QList<int>());
        QCOMPARE(fit.filter.conditions.size(), 2);
        // The group contained only conditions on b.
        QVERIFY(fit.filter.groups.empty());
        QCOMPARE(sheet::conditionsIn(sample().filter), 4);
        QCOMPARE(sheet::conditionsIn(fit.filter), 2);
        QCOMPARE(fit.frozen, 2);
        // At least one column is always visible.
        auto all = sample();
        all.hidden = {0, 1, 3};
        QCOMPARE(sheet::fitted(all, {u"a"_s}).hidden, QList<int>());
    }

    void aFileAsItIsNeedsNoArrangement()
    {
        const Arrangement plain{.names = {u"a"_s, u"b"_s}, .order = {0, 1}, .widths = {0, 0}};
        QVERIFY(sheet::isPlain(plain));
        auto moved = plain;
        moved.order = {1, 0};
        QVERIFY(!sheet::isPlain(moved));
        auto read = plain;
        read.reading.header = false;
        QVERIFY(!sheet::isPlain(read));
        QVERIFY(!sheet::isPlain(sample()));
    }

    void chosenFormatsGoWithTheirColumns()
    {
        using enum statistics::FormatChoice;
        const auto now = sheet::fitted(sample(), {u"new"_s, u"c"_s, u"b"_s});
        QCOMPARE(now.formats, (QList<statistics::FormatChoice>{Automatic, Text, CommaNumber}));
        auto plain = Arrangement{.names = {u"a"_s}, .order = {0}, .widths = {0}};
        plain.formats = {Automatic};
        QVERIFY(sheet::isPlain(plain));
        plain.formats = {MonthFirst};
        QVERIFY(!sheet::isPlain(plain));
        QCOMPARE(sheet::arrangementOf(sheet::jsonOf(plain))->formats, plain.formats);
    }

    // Earlier versions stored limits as plain numbers.
    void plainNumbersAreStillLimits()
    {
        auto json = sheet::jsonOf(sample());
        const QJsonObject condition{
            {u"column"_s, 1}, {u"test"_s, int(Test::Number)}, {u"low"_s, 1.5}};
        json[u"filter"_s] = QJsonObject{{u"conditions"_s, QJsonArray{condition}}};
        const auto read = sheet::arrangementOf(json);
        QVERIFY(read);
        QVERIFY(read->filter.conditions.front().low == query::Limit(1.5));
        QVERIFY(!read->filter.conditions.front().high);
    }

private:
    // Returns a layout of the columns a, b, c and another a, displayed as c, b, a, a.
    static Arrangement sample()
    {
        return {.names = {u"a"_s, u"b"_s, u"c"_s, u"a"_s},
                .order = {2, 1, 0, 3},
                .widths = {150, 0, 70, 0},
                .hidden = {3},
                .frozen = 2,
                .filter = {.conditions = {{.column = 0,
                                           .test = Test::Number,
                                           .low = query::Limit(values::Decimal(1, 1), true)},
                                          {.texts = {"é \"q\""}, .exact = true},
                                          {.column = 3, .test = Test::Empty, .negated = true}},
                           .any = true,
                           .groups = {{.conditions = {{.column = 1,
                                                       .test = Test::Moment,
                                                       .low = 1'700'000'000'123,
                                                       .high = 1'800'000'000'456}},
                                       .negated = true}}},
                .keys = {{.column = 2, .descending = true}},
                .formats = {statistics::FormatChoice::Automatic,
                            statistics::FormatChoice::CommaNumber, statistics::FormatChoice::Text,
                            statistics::FormatChoice::Automatic}};
    }
};

STOREDESK_TEST(TestArrangement)

} // namespace tst_arrangement

#include "tst_arrangement.moc"
