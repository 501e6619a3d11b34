// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/filterlexicon.h"
#include "query/filtersyntax.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDateTime>
#include <QTest>
#include <QTranslator>

namespace tst_filterlanguages {

using namespace Qt::StringLiterals;
using namespace storedesk;
using query::Condition;
using query::Filter;
using query::FilterContext;
using Test = Condition::Test;

namespace {

// Simulates a Spanish program whose translators have chosen words other than those used in filters.
class SpanishProgram final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        if (qstrcmp(context, "storedesk::base::Language") == 0)
            return u"es"_s;
        return qstrcmp(context, "Compare") == 0 && qstrcmp(source, "contains") == 0 ? u"incluye"_s
                                                                                    : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

// This is a Wednesday.
const QDate today(2026, 11, 18);

FilterContext contacts()
{
    return {.columns = {u"email"_s, u"points"_s, u"lastPurchaseDate"_s, u"name"_s, u"_phone"_s,
                        u"answer"_s},
            .labels = {{u"Email address"_s, u"Correo electrónico"_s},
                       {u"Points"_s, u"Puntos"_s},
                       {u"Last purchase"_s, u"Última compra"_s},
                       {u"First name"_s, u"Nombre"_s},
                       {u"Phone"_s, u"Teléfono"_s}},
            .today = today};
}

QString daysOf(const Condition &condition)
{
    const auto text = [](const std::optional<query::Limit> &limit) {
        return limit
            ? QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(limit->value.toDouble()), Qt::UTC)
                  .toString(u"yyyy-MM-dd hh:mm"_s)
            : u"…"_s;
    };
    return text(condition.low) + u" – "_s + text(condition.high);
}

} // namespace

class TestFilterLanguages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void spanishAndEnglishMeanTheSameInEveryProgram_data()
    {
        QTest::addColumn<QString>("spanish");
        QTest::addColumn<QString>("english");
        const auto row = [](const char *spanish, const char *english) {
            QTest::newRow(spanish) << QString::fromUtf8(spanish) << QString::fromUtf8(english);
        };
        row("puntos mayor que 100", "points above 100");
        row("Puntos más de 100", "points > 100");
        row("puntos es mayor o igual que 100", "points greater than or equal to 100");
        row("puntos no es menor que 5", "points is not below 5");
        row("puntos como mucho 5", "points at most 5");
        row("nombre contiene ana y puntos entre 1 y 5",
            "name contains ana and points between 1 and 5");
        row("nombre está vacío", "name is empty");
        row("nombre esta vacio", "name is empty");
        row("teléfono no está vacío o correo electronico termina en .es",
            "phone is filled or email ends with .es");
        row("nombre es uno de Ana, Eva", "first name is one of Ana, Eva");
        row("nombre distinto de Ana", "name is not Ana");
        row("cualquier columna contiene ana", "anything contains ana");
        row("no (nombre es Ana u nombre es Eva)", "not (name is Ana or name is Eva)");
        row("nombre es Ana e puntos = 5", "name is Ana and points = 5");
        row("última compra el mes pasado", "last purchase last month");
        row("ultima compra es ayer", "lastPurchaseDate is yesterday");
        row("última compra en los últimos 7 días", "last purchase in the last 7 days");
        row("última compra este año", "last purchase is this year");
        row("última compra hace más de 30 días", "last purchase more than 30 days ago");
        row("última compra hace menos de 30 días", "last purchase newer than 30 days");
        row("última compra antes de hace 30 días", "last purchase before 30 days ago");
        row("última compra no es último mes", "last purchase is not last month");
        row("nombre es Ana exactamente", "name is Ana exactly");
    }

    void spanishAndEnglishMeanTheSameInEveryProgram()
    {
        QFETCH(const QString, spanish);
        QFETCH(const QString, english);
        SpanishProgram translator;
        for (const bool inSpanish : {false, true}) {
            if (inSpanish)
                QCoreApplication::installTranslator(&translator);
            const auto wanted = query::filterFromText(english, contacts());
            QVERIFY2(wanted, wanted ? "" : qPrintable(wanted.error().problem.why));
            const auto read = query::filterFromText(spanish, contacts());
            QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
            QVERIFY2(*read == *wanted, qPrintable(query::textOf(*read, contacts().columns)));
            // The text is in the program's language and has the same meaning.
            const auto shown = query::textOf(*read, contacts().columns);
            QVERIFY2(shown.contains(u" es "_s) == inSpanish || !shown.contains(u" is "_s),
                     qPrintable(shown));
            const auto again = query::filterFromText(shown, contacts());
            QVERIFY2(again && *again == *read, qPrintable(shown));
        }
    }

    void relativeDatesCountFromToday_data()
    {
        QTest::addColumn<QString>("days");
        const auto row = [](const char *text, const char *days) {
            QTest::newRow(text) << QString::fromUtf8(days);
        };
        row("today", "2026-11-18 00:00 – 2026-11-18 23:59");
        row("yesterday", "2026-11-17 00:00 – 2026-11-17 23:59");
        row("anteayer", "2026-11-16 00:00 – 2026-11-16 23:59");
        row("this week", "2026-11-16 00:00 – 2026-11-22 23:59");
        row("la semana pasada", "2026-11-09 00:00 – 2026-11-15 23:59");
        row("last month", "2026-10-01 00:00 – 2026-10-31 23:59");
        row("último mes", "2026-10-01 00:00 – 2026-10-31 23:59");
        row("próximo mes", "2026-12-01 00:00 – 2026-12-31 23:59");
        row("this quarter", "2026-10-01 00:00 – 2026-12-31 23:59");
        row("last quarter", "2026-07-01 00:00 – 2026-09-30 23:59");
        row("este año", "2026-01-01 00:00 – 2026-12-31 23:59");
        row("last year", "2025-01-01 00:00 – 2025-12-31 23:59");
        row("last 7 days", "2026-11-12 00:00 – 2026-11-18 23:59");
        row("últimas 2 semanas", "2026-11-05 00:00 – 2026-11-18 23:59");
        row("last 12 months", "2025-11-19 00:00 – 2026-11-18 23:59");
        row("next 7 days", "2026-11-18 00:00 – 2026-11-24 23:59");
        row("3 months ago", "2026-08-18 00:00 – 2026-08-18 23:59");
        row("hace 1 día", "2026-11-17 00:00 – 2026-11-17 23:59");
        row("before last month", "… – 2026-09-30 23:59");
        row("después del 2026-01-31", "2026-02-01 00:00 – …");
        row("entre el 2026-01-01 y el 2026-01-31", "2026-01-01 00:00 – 2026-01-31 23:59");
        row("después de ayer", "2026-11-18 00:00 – …");
        row("desde el mes pasado", "2026-10-01 00:00 – …");
        row("until yesterday", "… – 2026-11-17 23:59");
        row("between last month and yesterday", "2026-10-01 00:00 – 2026-11-17 23:59");
        row("older than 30 days", "… – 2026-10-18 23:59");
        row("more than 1 year ago", "… – 2025-11-17 23:59");
        row("> 30 days ago", "2026-10-20 00:00 – …");
        row("last 0 days", "");
        row("last 99999999999 days", "");
    }

    void relativeDatesCountFromToday()
    {
        QFETCH(const QString, days);
        const auto text = u"lastPurchaseDate "_s + QString::fromUtf8(QTest::currentDataTag());
        const auto read = query::filterFromText(text, contacts());
        if (days.isEmpty()) {
            QVERIFY(!read);
            return;
        }
        QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
        QCOMPARE(read->conditions.size(), 1U);
        QCOMPARE(daysOf(read->conditions.front()), days);
        // A stored filter with relative dates moves with the calendar.
        const auto later = query::resolved(*read, today.addYears(1));
        const auto &condition = read->conditions.front();
        const bool relative = (condition.low && condition.low->relative)
            || (condition.high && condition.high->relative);
        QCOMPARE(later != *read, relative);
        QVERIFY(query::resolved(later, today) == *read);
    }

    void relativeDatesAreShownInTheLanguageOfTheProgram()
    {
        const auto shown = [](const QString &text) {
            const auto read = query::filterFromText(text, contacts());
            return read ? query::textOf(*read, contacts().columns) : QString();
        };
        QCOMPARE(shown(u"última compra en las últimas 2 semanas"_s),
                 u"\"lastPurchaseDate\" is last 2 weeks"_s);
        QCOMPARE(shown(u"última compra desde ayer"_s), u"\"lastPurchaseDate\" since yesterday"_s);
        SpanishProgram translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(shown(u"last purchase in the last 2 weeks"_s),
                 u"\"lastPurchaseDate\" es últimas 2 semanas"_s);
        QCOMPARE(shown(u"last purchase is not last month"_s),
                 u"\"lastPurchaseDate\" no es el mes pasado"_s);
        QCOMPARE(shown(u"last purchase before 1 month ago"_s),
                 u"\"lastPurchaseDate\" antes de hace 1 mes"_s);
    }

    void aQuotedValueIsNeverARelativeDate()
    {
        const auto read = query::filterFromText(u"name is \"last month\""_s, contacts());
        QVERIFY(read);
        QVERIFY(read->conditions.front().test == Test::Equals);
    }

    void wordsOfOneLetterMayBeValues_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("values");
        const auto row = [](const char *text, const QByteArrayList &values) {
            QTest::newRow(text) << QString::fromUtf8(text) << values;
        };
        row("answer is Y", {"Y"});
        row("answer is y or answer is o", {"y", "o"});
        row("answer es o y answer es y", {"o", "y"});
        row("name is Ramón y Cajal", {"Ramón y Cajal"});
        row("nombre es Ramón y Cajal y puntos > 5", {"Ramón y Cajal", ""});
        row("name is on sale", {"on sale"});
        row("nombre es el corte", {"el corte"});
        row("nombre no es el corte", {"el corte"});
        row("name is changed", {"changed"});
    }

    void wordsOfOneLetterMayBeValues()
    {
        QFETCH(const QString, text);
        QFETCH(const QByteArrayList, values);
        const auto read = query::filterFromText(text, contacts());
        QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
        QCOMPARE(static_cast<qsizetype>(read->conditions.size()), values.size());
        for (qsizetype index = 0; index < values.size(); ++index)
            QCOMPARE(read->conditions[static_cast<std::size_t>(index)].texts.value(0),
                     values.at(index));
    }

    void unknownColumnNamesAreNotReadAsValues()
    {
        for (const auto &text : {u"nombre es Ana y color es rojo"_s, u"nombre es Ana y"_s,
                                 u"nombre es Ana o \"color\" es rojo"_s})
            QVERIFY2(!query::filterFromText(text, contacts()), qPrintable(text));
    }

    void aNameWinsOverALabelAndALabelOfTwoColumnsIsRefused()
    {
        const FilterContext context{.columns = {u"a"_s, u"Total"_s, u"b"_s, u"c"_s},
                                    .labels = {{u"Total"_s}, {}, {u"Sum"_s}, {u"sum"_s}}};
        QCOMPARE(query::filterFromText(u"total > 5"_s, context)->conditions.front().column, 1);
        const auto read = query::filterFromText(u"sum > 5"_s, context);
        QVERIFY(!read);
        QVERIFY(read.error().problem.why.contains(u"Several columns"_s));
        QCOMPARE(query::filterFromText(u"c > 5"_s, context)->conditions.front().column, 3);
    }

    void accentsMayBeWrittenInTwoCharacters()
    {
        const auto text = u"última compra está vacío"_s.normalized(QString::NormalizationForm_D);
        const auto read = query::filterFromText(text, contacts());
        QVERIFY2(read, read ? "" : qPrintable(read.error().problem.why));
        QCOMPARE(read->conditions.front().column, 2);
    }

    void everyWordInTheTableIsUnderstood()
    {
        for (const auto &name : query::periodNames())
            QVERIFY(query::periodFromText(QStringView(name.words)) == name.period);
        for (int number = 0; number <= static_cast<int>(query::lastTest); ++number) {
            const auto phrase = static_cast<query::FilterPhrase>(number);
            if (phrase == query::FilterPhrase::Changed || phrase == query::FilterPhrase::ChangedNot)
                continue;
            for (const auto *words : query::wordsInAllLanguages(phrase)) {
                using enum query::FilterPhrase;
                const bool ofAge = phrase == OlderThan || phrase == NewerThan;
                const auto value = ofAge                        ? u"2 days"_s
                    : phrase == Between || phrase == NotBetween ? u"2026-01-01 and 2026-02-02"_s
                                                                : u"2026-01-01"_s;
                const bool alone = phrase == Empty || phrase == Filled || phrase == Number
                    || phrase == NoNumber || phrase == Date || phrase == NoDate;
                const auto text =
                    u"name %1 %2"_s.arg(QString::fromUtf16(words), alone ? QString() : value);
                const auto read = query::filterFromText(text, contacts());
                QVERIFY2(read, qPrintable(text));
                QCOMPARE(read->conditions.front().negated, query::plainTest(phrase).negated);
            }
        }
    }
};

STOREDESK_TEST(TestFilterLanguages)

} // namespace tst_filterlanguages

#include "tst_filterlanguages.moc"
