// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/filtersyntax.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"

#include <QTest>
#include <QTranslator>

namespace tst_filtersyntax {

using namespace Qt::StringLiterals;
using namespace storedesk;
using query::Condition;
using query::Filter;
using query::Limit;
using Test = Condition::Test;

static constexpr double day = 86'400'000;

// Provides the part of the Spanish translation that filters use.
class Spanish final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        static const QHash<QByteArray, QString> words{{"contains", u"contiene"_s},
                                                      {"does not contain", u"no contiene"_s},
                                                      {"is", u"es"_s},
                                                      {"is not", u"no es"_s},
                                                      {"ends with", u"termina en"_s},
                                                      {"does not end with", u"no termina en"_s},
                                                      {"matches", u"coincide con"_s},
                                                      {"does not match", u"no coincide con"_s},
                                                      {"is one of", u"es uno de"_s},
                                                      {"is none of", u"no es ninguno de"_s},
                                                      {"starts with", u"empieza por"_s},
                                                      {"does not start with", u"no empieza por"_s},
                                                      {"is empty", u"está vacío"_s},
                                                      {"is not empty", u"no está vacío"_s},
                                                      {"at least", u"al menos"_s},
                                                      {"is not at least", u"no es al menos"_s},
                                                      {"at most", u"como mucho"_s},
                                                      {"is not at most", u"no es como mucho"_s},
                                                      {"above", u"más de"_s},
                                                      {"is not above", u"no es más de"_s},
                                                      {"below", u"menos de"_s},
                                                      {"is not below", u"no es menos de"_s},
                                                      {"between", u"entre"_s},
                                                      {"is not between", u"no está entre"_s},
                                                      {"since", u"desde"_s},
                                                      {"until", u"hasta"_s},
                                                      {"and", u"y"_s},
                                                      {"or", u"o"_s},
                                                      {"not", u"no"_s},
                                                      {"any column", u"cualquier columna"_s},
                                                      {"is a number", u"es un número"_s},
                                                      {"is not a number", u"no es un número"_s},
                                                      {"is a date", u"es una fecha"_s},
                                                      {"is not a date.", u"no es una fecha"_s},
                                                      {"exactly", u"exactamente"_s}};
        if (qstrcmp(context, "storedesk::base::Language") == 0)
            return u"es"_s;
        return qstrcmp(context, "Compare") == 0 ? words.value(source) : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

// Generates filters that a user could create.
class RandomFilter final
{
public:
    explicit RandomFilter(quint32 seed)
        : m_random(seed)
    { }

    [[nodiscard]] Filter filter(int depth = 0)
    {
        Filter filter{.any = m_random.below(2) == 0, .negated = m_random.below(4) == 0};
        // A single condition needs no brackets.
        const int conditions = 2 + m_random.below(3);
        for (int number = 0; number < conditions; ++number)
            filter.conditions.push_back(condition());
        for (int groups = depth < 2 ? m_random.below(3) : 0; groups > 0; --groups)
            filter.groups.push_back(this->filter(depth + 1));
        return filter;
    }

private:
    Condition condition()
    {
        // Excludes Matches, because few strings are valid regular expressions.
        static constexpr std::array tests{Test::Contains, Test::Equals,   Test::StartsWith,
                                          Test::Empty,    Test::Number,   Test::Moment,
                                          Test::EndsWith, Test::IsNumber, Test::IsMoment};
        Condition condition{.column = m_random.below(9) - 1,
                            .test = tests.at(static_cast<std::size_t>(m_random.below(9))),
                            .negated = m_random.below(2) == 0};
        if (condition.test == Test::Number || condition.test == Test::Moment) {
            limits(condition);
            return condition;
        }
        if (condition.test == Test::Empty || condition.test == Test::IsNumber
            || condition.test == Test::IsMoment)
            return condition;
        for (int count = condition.test == Test::Equals ? 1 + m_random.below(3) : 1; count > 0;
             --count)
            condition.texts.append(text());
        condition.exact = m_random.below(3) == 0;
        return condition;
    }

    void limits(Condition &condition)
    {
        const bool number = condition.test == Test::Number;
        const double low = number ? (m_random.below(2'000) - 1'000) / 8.0
                                  : m_random.below(20'000) * day + m_random.below(1'000'000);
        const int ends = m_random.below(3);
        if (ends != 0)
            condition.low =
                Limit(values::Decimal::of(low), number && ends == 1 && m_random.below(2) == 0);
        if (ends != 1)
            condition.high = low + m_random.below(1'000);
    }

    QByteArray text()
    {
        static const QByteArrayList texts{
            "",           "ana",    "y",          "o \"no\"",  "es uno de",     "and or",
            "está vacío", "(a, b)", "al menos 5", "José Ñuño", "matching case", "exactamente"};
        return texts.at(m_random.below(static_cast<int>(texts.size())));
    }

    support::RandomTable m_random;
};

class TestFilterSyntax final : public QObject
{
    Q_OBJECT

private:
    inline static const QStringList columns{u"email"_s,       u"Name"_s,  u"name of the dog"_s,
                                            u"amount"_s,      u"date"_s,  u"is"_s,
                                            u"a \"b\" and"_s, u"_phone"_s};

    static void row(const char *text, const Filter &filter)
    {
        QTest::newRow(text) << QString::fromUtf8(text) << filter;
    }

    static Filter one(const Condition &condition) { return {.conditions = {condition}}; }

    static void rowsOfRanges()
    {
        row("amount >= 1.5", one({.column = 3, .test = Test::Number, .low = 1.5}));
        row("amount at least 1,5", one({.column = 3, .test = Test::Number, .low = 1.5}));
        row("amount above 100",
            one({.column = 3, .test = Test::Number, .low = Limit(values::Decimal(100), true)}));
        row("amount < -3",
            one({.column = 3, .test = Test::Number, .high = Limit(values::Decimal(-3), true)}));
        row("amount at most 7", one({.column = 3, .test = Test::Number, .high = 7}));
        row("amount is between 1 and 2",
            one({.column = 3, .test = Test::Number, .low = 1, .high = 2}));
        row("amount not between 1 and 2",
            one({.column = 3, .test = Test::Number, .low = 1, .high = 2, .negated = true}));
        row("date on 1970-01-02",
            one({.column = 4, .test = Test::Moment, .low = day, .high = 2 * day - 1}));
        row("date before 1970-01-02", one({.column = 4, .test = Test::Moment, .high = day - 1}));
        row("date after 1970-01-02", one({.column = 4, .test = Test::Moment, .low = 2 * day}));
        row("date from 1970-01-02", one({.column = 4, .test = Test::Moment, .low = day}));
        row("date until 1970-01-02", one({.column = 4, .test = Test::Moment, .high = 2 * day - 1}));
        row("date between 1970-01-02 and 1970-01-03",
            one({.column = 4, .test = Test::Moment, .low = day, .high = 3 * day - 1}));
        row("date after 1970-01-02T00:00",
            one({.column = 4, .test = Test::Moment, .low = day + 1}));
    }

    static void rowsOfSpokenNames()
    {
        row("phone contains 34", one({.column = 7, .texts = {"34"}}));
        row("Phone contains 34", one({.column = 7, .texts = {"34"}}));
        row("\"PHONE\" contains 34", one({.column = 7, .texts = {"34"}}));
        row("_phone contains 34", one({.column = 7, .texts = {"34"}}));
    }

    static void rowsOfGroups()
    {
        const Condition a{.column = 0, .texts = {"a"}};
        const Condition b{.column = 1, .texts = {"b"}};
        const Condition c{.column = 3, .test = Test::Number, .low = 1, .high = 2};
        row("email contains a and name contains b", {.conditions = {a, b}});
        row("email contains a or name contains b", {.conditions = {a, b}, .any = true});
        row("email contains a or name contains b and amount between 1 and 2",
            {.conditions = {a}, .any = true, .groups = {{.conditions = {b, c}}}});
        row("(email contains a or name contains b) and amount between 1 and 2",
            {.conditions = {c}, .groups = {{.conditions = {a, b}, .any = true}}});
        row("not (email contains a or name contains b)",
            {.conditions = {a, b}, .any = true, .negated = true});
        row("((email contains a))", {.conditions = {a}});
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void plainWordsBecomeAFilter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Filter>("filter");
        row("", {});
        row("  ", {});
        row("email contains ana", one({.column = 0, .texts = {"ana"}}));
        row("EMAIL CONTAINS Ana María", one({.column = 0, .texts = {"Ana María"}}));
        row("email contains \"ana or \"\"eva\"\"\"",
            one({.column = 0, .texts = {"ana or \"eva\""}}));
        row("email does not contain x", one({.column = 0, .texts = {"x"}, .negated = true}));
        row("anything contains x", one({.texts = {"x"}}));
        row("#2 is x", one({.column = 1, .test = Test::Equals, .texts = {"x"}}));
        row("name of the dog is Rex", one({.column = 2, .test = Test::Equals, .texts = {"Rex"}}));
        row("name is Rex", one({.column = 1, .test = Test::Equals, .texts = {"Rex"}}));
        row("name = Rex", one({.column = 1, .test = Test::Equals, .texts = {"Rex"}}));
        row("name=Rex", one({.column = 1, .test = Test::Equals, .texts = {"Rex"}}));
        row("name != Rex",
            one({.column = 1, .test = Test::Equals, .texts = {"Rex"}, .negated = true}));
        row("name is not Rex",
            one({.column = 1, .test = Test::Equals, .texts = {"Rex"}, .negated = true}));
        row("name is Rex exactly",
            one({.column = 1, .test = Test::Equals, .texts = {"Rex"}, .exact = true}));
        row("name is Rex matching case",
            one({.column = 1, .test = Test::Equals, .texts = {"Rex"}, .exact = true}));
        row("amount is a number", one({.column = 3, .test = Test::IsNumber}));
        row("amount is not a number", one({.column = 3, .test = Test::IsNumber, .negated = true}));
        row("date is not a date", one({.column = 4, .test = Test::IsMoment, .negated = true}));
        row("\"is\" is \"is\"", one({.column = 5, .test = Test::Equals, .texts = {"is"}}));
        row("is is is", one({.column = 5, .test = Test::Equals, .texts = {"is"}}));
        row("\"a \"\"b\"\" and\" is x", one({.column = 6, .test = Test::Equals, .texts = {"x"}}));
        row("name is one of a, b c , d",
            one({.column = 1, .test = Test::Equals, .texts = {"a", "b c", "d"}}));
        row("name in (a, \"b, c\")",
            one({.column = 1, .test = Test::Equals, .texts = {"a", "b, c"}}));
        row("name starts with A", one({.column = 1, .test = Test::StartsWith, .texts = {"A"}}));
        row("name starts A", one({.column = 1, .test = Test::StartsWith, .texts = {"A"}}));
        row("name ends with a", one({.column = 1, .test = Test::EndsWith, .texts = {"a"}}));
        row("name does not end with a",
            one({.column = 1, .test = Test::EndsWith, .texts = {"a"}, .negated = true}));
        row("name matches ^a+$", one({.column = 1, .test = Test::Matches, .texts = {"^a+$"}}));
        row("name does not match \"^(a|b) and\" matching case",
            one({.column = 1,
                 .test = Test::Matches,
                 .texts = {"^(a|b) and"},
                 .exact = true,
                 .negated = true}));
        row("name is empty", one({.column = 1, .test = Test::Empty}));
        row("name empty", one({.column = 1, .test = Test::Empty}));
        row("name is not empty", one({.column = 1, .test = Test::Empty, .negated = true}));
        row("name is filled", one({.column = 1, .test = Test::Empty, .negated = true}));
        rowsOfRanges();
        rowsOfGroups();
        rowsOfSpokenNames();
    }

    void plainWordsBecomeAFilter()
    {
        QFETCH(const QString, text);
        QFETCH(const Filter, filter);
        const auto read = query::filterFromText(text, columns);
        QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
        QVERIFY(*read == filter);
        // Formatting the filter and parsing it again returns the same filter.
        const auto words = query::textOf(*read, columns);
        const auto again = query::filterFromText(words, columns);
        QVERIFY2(again && *again == filter, qPrintable(words));
    }

    void onlyATableOfDifferencesKnowsChanges()
    {
        using enum query::FilteredTable;
        const auto read =
            query::filterFromText(u"name changed and date did not change"_s, columns, Differences);
        QVERIFY(read);
        QCOMPARE(read->conditions.size(), 2U);
        QVERIFY(read->conditions[0]
                == (Condition{.column = 1, .test = Test::Changed, .traceColumn = 9}));
        QVERIFY(read->conditions[1].negated);
        const auto again =
            query::filterFromText(query::textOf(*read, columns), columns, Differences);
        QVERIFY(again && *again == *read);
        QVERIFY(!query::filterFromText(u"name changed"_s, columns));
        QVERIFY(!query::filterFromText(u"anything changed"_s, columns, Differences));
    }

    void invalidFiltersAreReportedWithTheirPosition_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("at");
        QTest::addColumn<QString>("why");
        const auto bad = [](const char *text, qsizetype at, const QString &why) {
            QTest::newRow(text) << QString::fromUtf8(text) << at << why;
        };
        bad("colour is red", 0, u"no column “colour”"_s);
        bad("name is Ann and colour is red", 16, u"no column “colour”"_s);
        bad("\"colour\" is red", 0, u"no column"_s);
        bad("#9 is red", 0, u"no column “#9”"_s);
        bad("email", 5, u"A comparison"_s);
        bad("email dances", 6, u"A comparison"_s);
        bad("email is", 8, u"value"_s);
        bad("email contains and name is x", 15, u"value"_s);
        bad("email contains \"x", 15, u"not closed"_s);
        bad("(email contains x", 17, u"not closed"_s);
        bad("email contains x)", 16, u"joined to the rest"_s);
        bad("amount above many", 13, u"neither a number nor a date"_s);
        bad("amount between 1", 16, u"“and”"_s);
        bad("amount between 1 and 2026-01-01", 21, u"not one of each"_s);
        bad("name matches \"(a\"", 13, u"not a valid regular expression"_s);
        bad("email contains a and", 20, u"column name"_s);
    }

    void invalidFiltersAreReportedWithTheirPosition()
    {
        QFETCH(const QString, text);
        QFETCH(const qsizetype, at);
        QFETCH(const QString, why);
        const auto read = query::filterFromText(text, columns);
        QVERIFY(!read);
        QCOMPARE(read.error().at, at);
        QVERIFY2(read.error().problem.why.contains(why), qPrintable(read.error().problem.why));
        QVERIFY(read.error().at + read.error().length <= text.size());
    }

    void noTextMakesItFall()
    {
        static const QStringList pieces{u"("_s,    u")"_s,      u"not"_s, u"and"_s,    u"or"_s,
                                        u"name"_s, u"amount"_s, u"\""_s,  u"is"_s,     u"between"_s,
                                        u"1"_s,    u"#"_s,      u","_s,   u"one of"_s, u"empty"_s};
        support::RandomTable random(5);
        for (int round = 0; round < 20'000; ++round) {
            QString text;
            for (int count = random.below(12); count > 0; --count)
                text += pieces.at(random.below(static_cast<int>(pieces.size()))) + u' ';
            const auto read = query::filterFromText(text, columns);
            if (read) {
                const auto again = query::filterFromText(query::textOf(*read, columns), columns);
                QVERIFY2(again && *again == *read, qPrintable(text));
            } else {
                QVERIFY(read.error().at >= 0 && read.error().at <= text.size());
            }
        }
        QVERIFY(!query::filterFromText(QString(100'000, u'('), columns));
    }

    void writtenFiltersCanBeParsed_data()
    {
        QTest::addColumn<bool>("spanish");
        QTest::newRow("English") << false;
        QTest::newRow("Spanish") << true;
    }

    void writtenFiltersCanBeParsed()
    {
        QFETCH(const bool, spanish);
        Spanish translator;
        if (spanish)
            QCoreApplication::installTranslator(&translator);
        const QStringList names{u"email"_s, u"es"_s, u"y o"_s,     u"no es"_s,
                                u"date"_s,  u"is"_s, u"a \"b\""_s, u"al menos"_s};
        RandomFilter random(7);
        for (int round = 0; round < 5'000; ++round) {
            const auto filter = random.filter();
            const auto words = query::textOf(filter, names);
            const auto read = query::filterFromText(words, names);
            QVERIFY2(read && *read == filter, qPrintable(words));
        }
    }

    void theWordsOfTheUsersLanguageAreRead_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("english");
        const auto row = [](const char *own, const char *english) {
            QTest::newRow(own) << QString::fromUtf8(own) << QString::fromUtf8(english);
        };
        row("email contiene ana y name no está vacío", "email contains ana and name is filled");
        row("email no contiene ana o name es Eva", "email does not contain ana or name is Eva");
        row("NAME EMPIEZA POR A", "name starts with A");
        row("name no empieza por A", "name does not start with A");
        row("name termina en a", "name ends with a");
        row("name no termina en a", "name does not end with a");
        row("name coincide con ^a", "name matches ^a");
        row("name no coincide con ^a", "name does not match ^a");
        row("name es uno de a, b", "name is one of a, b");
        row("name no es ninguno de (a, b)", "name is not one of (a, b)");
        row("amount entre 1 y 2", "amount between 1 and 2");
        row("amount no está entre 1 y 2", "amount not between 1 and 2");
        row("amount al menos 5", "amount at least 5");
        row("amount es al menos 5", "amount at least 5");
        row("amount no es más de 5", "amount is not above 5");
        row("date desde 2026-01-31 y date hasta 2026-02-28",
            "date from 2026-01-31 and date until 2026-02-28");
        row("no (cualquier columna es x)", "not (anything is x)");
        row("name es Rex exactamente", "name is Rex exactly");
        row("amount no es un número", "amount is not a number");
        // The two languages may be mixed.
        row("name is Rex y amount > 5", "name is Rex and amount above 5");
        row("name es esbelto", "name is esbelto");
    }

    void theWordsOfTheUsersLanguageAreRead()
    {
        QFETCH(const QString, own);
        QFETCH(const QString, english);
        Spanish translator;
        const auto wanted = query::filterFromText(english, columns);
        QVERIFY(wanted);
        QCoreApplication::installTranslator(&translator);
        const auto read = query::filterFromText(own, columns);
        QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
        QVERIFY(*read == *wanted);
        // English filters are parsed regardless of the program's language.
        const auto plain = query::filterFromText(english, columns);
        QVERIFY(plain && *plain == *wanted);
    }

    void groupsDecideLikeTheirWords()
    {
        const support::SampleSource sample(support::sampleContacts(2'000));
        const QStringList names{u"email"_s, u"city"_s, u"amount"_s, u"date"_s, u"note"_s};
        const auto count = [&](const QString &text) {
            csv::RowSet rows;
            base::Progress progress;
            const auto filter = *query::filterFromText(text, names);
            return query::filterRows(sample.source, filter, rows, progress) ? rows.count() : -1;
        };
        const auto a = count(u"city is madrid"_s);
        const auto b = count(u"amount above 0"_s);
        const auto both = count(u"city is madrid and amount above 0"_s);
        QVERIFY(both > 0 && both < a && a < b);
        QCOMPARE(count(u"city is madrid or amount above 0"_s), a + b - both);
        // A cell that is not a number is neither above 0 nor not above 0.
        const auto undecided = a - count(u"city is madrid and amount is a number"_s);
        QVERIFY(undecided > 0);
        QCOMPARE(count(u"not (city is madrid and amount above 0)"_s),
                 sample.source.rows() - 1 - both - undecided);
        QCOMPARE(count(u"city is madrid and not (amount above 0)"_s), a - both - undecided);
        QCOMPARE(count(u"(city is madrid or city is zzz) and amount above 0"_s),
                 both + count(u"city is zzz and amount above 0"_s));
    }
};

STOREDESK_TEST(TestFilterSyntax)

} // namespace tst_filtersyntax

#include "tst_filtersyntax.moc"
