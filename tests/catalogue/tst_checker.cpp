// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/checker.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSet>
#include <QTest>

namespace tst_checker {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;

// Returns a set with one field of every kind. Test rows refer to the fields by name.
static const FieldSet &everyKind()
{
    static const FieldSet set{
        .rules = {
            {.key = u"text"_s, .maxLength = 5},
            {.key = u"free"_s},
            {.key = u"must"_s, .required = true},
            {.key = u"email"_s, .type = Type::Email},
            {.key = u"phone"_s, .type = Type::Phone},
            {.key = u"phone34"_s, .type = Type::Phone, .national = true},
            {.key = u"url"_s, .type = Type::Url},
            {.key = u"object"_s, .type = Type::ObjectId},
            {.key = u"colour"_s, .type = Type::Colour},
            {.key = u"pointer"_s, .type = Type::Pointer},
            {.key = u"name"_s, .type = Type::Identifier, .maxLength = 8},
            {.key = u"prefix"_s, .type = Type::PhonePrefix},
            {.key = u"integer"_s, .type = Type::Integer},
            {.key = u"small"_s, .type = Type::Integer, .minimum = -3, .maximum = 10},
            {.key = u"decimal"_s, .type = Type::Decimal},
            {.key = u"money"_s, .type = Type::Money, .minimum = 0},
            {.key = u"percent"_s, .type = Type::Percent},
            {.key = u"moment"_s, .type = Type::Moment},
            {.key = u"day"_s,
             .type = Type::Day,
             .earliest = u"2020-01-01"_s,
             .latest = u"2026-12-31"_s},
            {.key = u"date"_s, .type = Type::Date, .latest = u"2026-12-31"_s},
            {.key = u"boolean"_s, .type = Type::Boolean},
            {.key = u"choice"_s,
             .type = Type::Choice,
             .options = {{u"no"_s}, {u"yes"_s}, {u"año"_s}}},
            {.key = u"choices"_s,
             .type = Type::Choices,
             .options = {{u"a"_s}, {u"b"_s}, {u"cc"_s}}},
            {.key = u"texts"_s, .type = Type::Texts, .maxLength = 3},
            {.key = u"any"_s, .type = Type::Any},
            {.key = u"address"_s, .type = Type::Address},
        }};
    return set;
}

static std::size_t ruleNamed(const FieldSet &set, const QString &key)
{
    return static_cast<std::size_t>(set.rule(key) - set.rules.data());
}

class TestChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cellsAreJudged_data();
    void cellsAreJudged();
    void momentsAreRead_data();
    void momentsAreRead();
    void numbersAreRead_data();
    void numbersAreRead();
    void cellsWithBytesThatAreNoTextAreRefused();
    void aFieldWithAnAlternativeMayStayEmpty();
    void everyReasonHasItsOwnSentence();
    void aSentenceNamesTheLimit();
    void aCheckerCanBeMoved();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestChecker::cellsAreJudged_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<Reason>("reason");

    int count = 0;
    const auto rows = [&count](const char *field, Reason reason, const QStringList &cells) {
        for (const QString &cell : cells)
            QTest::addRow("%d %s %s", count++, field, qPrintable(cell.left(30)))
                << QString::fromLatin1(field) << cell << reason;
    };

    rows("must", Reason::Missing, {u""_s});
    rows("must", Reason::None, {u" "_s, u"x"_s});
    for (const FieldRule &rule : everyKind().rules) {
        if (!rule.required)
            rows(qPrintable(rule.key), Reason::None, {u""_s});
    }
    rows("text", Reason::None, {u"12345"_s, u"ñandú"_s, u"😀😀😀😀😀"_s});
    rows("text", Reason::TooLong, {u"123456"_s, u"ñandúñ"_s, u"😀😀😀😀😀😀"_s});
    rows("free", Reason::None, {QString(10'000, u'ñ'), u"tab\tand\nline"_s});

    rows("email", Reason::None,
         {u"a@b.co"_s, u"ana.perez+x@tienda.example.com"_s, u"o'neill@x-y.org"_s, u"ñ@año.es"_s,
          u"A_B@1and1.com"_s, u"a@xn--80ak6aa92e.com"_s, QString(64, u'a') + u"@b.co"_s});
    rows("email", Reason::NotEmail,
         {u"a"_s,
          u"@b.co"_s,
          u"a@"_s,
          u"a@b"_s,
          u"a@b."_s,
          u"a@.co"_s,
          u"a@b..co"_s,
          u"a b@c.de"_s,
          u"a@b c.de"_s,
          u"a@b@c.de"_s,
          u".a@b.co"_s,
          u"a.@b.co"_s,
          u"a..b@c.de"_s,
          u"a@-b.co"_s,
          u"a@b-.co"_s,
          u"a@127.0.0.1"_s,
          u"<a@b.co>"_s,
          u"a,b@c.de"_s,
          u"a@b_c.de"_s,
          u" a@b.co"_s,
          u"a@b.co\n"_s,
          QString(65, u'a') + u"@b.co"_s,
          u"a@"_s + QString(64, u'b') + u".co"_s,
          u"a@"_s + u"bb."_s.repeated(90) + u"co"_s});

    rows("phone", Reason::None, {u"+34651234567"_s, u"+123456789012345"_s, u"+1234567"_s});
    rows("phone", Reason::NotPhone,
         {u"651234567"_s, u"+34 651234567"_s, u"+34-651"_s, u"+123456"_s, u"+1234567890123456"_s,
          u"+0651234567"_s, u"+"_s, u"0034651234567"_s, u"+3465123456a"_s});
    rows("phone34", Reason::None,
         {u"651234567"_s, u"+34651234567"_s, u"34651234567"_s, u"0651234567"_s});
    rows("phone34", Reason::NotPhone,
         {u"651 234 567"_s, u"651"_s, u"abc"_s, u"1234567890123456"_s});

    rows("url", Reason::None,
         {u"http://a"_s, u"https://shop.example.com/a?b=c&d=%20#e"_s, u"HTTPS://Example.COM"_s,
          u"http://127.0.0.1:8080/x"_s, u"https://año.es/ñ"_s, u"https://a.b/c|d"_s,
          u"http://a?b"_s});
    rows("url", Reason::NotUrl,
         {u"http://"_s, u"https:///a"_s, u"ftp://a.b"_s, u"//a.b"_s, u"a.b/c"_s, u"http:/a.b"_s,
          u"https://a b"_s, u"https://a.b/c d"_s, u"https://a.b/<x>"_s, u"https://a..b"_s,
          u"https://-a.b"_s, u"http://a:"_s, u"http://a:x"_s, u"http://a:123456"_s,
          u"http://user@a.b"_s, u"javascript:alert(1)"_s});

    rows("object", Reason::None, {u"5f0c1a2b3c4d5e6f708192a3"_s, u"5F0C1A2B3C4D5E6F708192A3"_s});
    rows("object", Reason::NotObjectId,
         {u"5f0c1a2b3c4d5e6f708192a"_s, u"5f0c1a2b3c4d5e6f708192a34"_s,
          u"5f0c1a2b3c4d5e6f708192ag"_s});
    rows("colour", Reason::None, {u"#1a73e8"_s, u"#FFFFFF"_s});
    rows("colour", Reason::NotColour,
         {u"1a73e8"_s, u"#fff"_s, u"#1a73eg"_s, u"#1a73e81"_s, u"red"_s});
    rows("pointer", Reason::None, {u"/a"_s, u"/a/0/b"_s, u"/"_s, u"/a~0b~1c"_s, u"/ñ"_s});
    rows("pointer", Reason::NotPointer, {u"a"_s, u"/a~"_s, u"/a~2"_s, u"$.a"_s});
    rows("name", Reason::None, {u"a"_s, u"Size_2-x"_s, u"a[b](c)"_s, u"ID"_s});
    rows("name", Reason::NotIdentifier,
         {u"1a"_s, u"_a"_s, u"a b"_s, u"a.b"_s, u"ñ"_s, u"id"_s, u"-"_s});
    rows("name", Reason::TooLong, {u"abcdefghi"_s});
    rows("prefix", Reason::None, {u"34"_s, u"1"_s, u"1684"_s});
    rows("prefix", Reason::NotPrefix, {u"+34"_s, u"034"_s, u"3 4"_s, u"12345"_s, u"ES"_s});

    rows("boolean", Reason::None, {u"true"_s, u"false"_s});
    rows("boolean", Reason::NotBoolean, {u"TRUE"_s, u"1"_s, u"yes"_s, u"true "_s});
    rows("choice", Reason::None, {u"no"_s, u"yes"_s, u"año"_s});
    rows("choice", Reason::NotAChoice,
         {u"No"_s, u"maybe"_s, u"n"_s, u"yes "_s, u"ano"_s, u"no|yes"_s});
    rows("choices", Reason::None, {u"a"_s, u"b|a"_s, u"a|b|cc"_s});
    rows("choices", Reason::NotAChoice, {u"c"_s, u"a|c"_s, u"a|"_s, u"|a"_s, u"a||b"_s, u"a,b"_s});
    rows("choices", Reason::Repeated, {u"a|a"_s, u"cc|b|cc"_s, u"a|b|b"_s, u"a|cc|b|cc"_s});
    rows("texts", Reason::None, {u"one"_s, u"Shoes/Running|new|new"_s});
    rows("texts", Reason::TooLong, {u"a|b|c|d"_s});
    rows("any", Reason::None, {u"whatever"_s});
    rows("address", Reason::None, {u"203.0.113.7"_s, u"2001:db8::1"_s});
}

void TestChecker::cellsAreJudged()
{
    static const Checker checker(everyKind());
    QFETCH(const QString, field);
    QFETCH(const QString, cell);

    QTEST(checker.check(ruleNamed(everyKind(), field), cell.toStdString()), "reason");
}

void TestChecker::momentsAreRead_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<Reason>("reason");

    int count = 0;
    const auto rows = [&count](const char *field, Reason reason, const QStringList &cells) {
        for (const QString &cell : cells)
            QTest::addRow("%d %s %s", count++, field, qPrintable(cell))
                << QString::fromLatin1(field) << cell << reason;
    };

    rows("moment", Reason::None,
         {u"2026-01-31T10:00:00.000Z"_s, u"2026-01-31T10:00:00Z"_s, u"2026-01-31T10:00Z"_s,
          u"2026-01-31T23:59:59.123456789+14:00"_s, u"2024-02-29T00:00:00-0330"_s,
          u"2000-02-29T00:00:00Z"_s, u"0001-01-01T00:00:00Z"_s, u"9999-12-31T23:59:59Z"_s});
    rows("moment", Reason::NotMoment,
         {u"2026-01-31"_s,
          u"2026-01-31T10:00:00"_s,
          u"2026-01-31 10:00:00Z"_s,
          u"2026-02-29T00:00:00Z"_s,
          u"1900-02-29T00:00:00Z"_s,
          u"2026-13-01T00:00:00Z"_s,
          u"2026-00-01T00:00:00Z"_s,
          u"2026-01-32T00:00:00Z"_s,
          u"2026-01-00T00:00:00Z"_s,
          u"2026-01-31T24:00:00Z"_s,
          u"2026-01-31T10:60:00Z"_s,
          u"2026-01-31T10:00:60Z"_s,
          u"2026-01-31T10:00:00.Z"_s,
          u"2026-01-31T10:00:00Zx"_s,
          u"2026-01-31T10:00:00+25:00"_s,
          u"2026-01-31T10:00:00+24:00"_s,
          u"2026-01-31T10:00:00+02:60"_s,
          u"2026-01-31T10Z"_s,
          u"26-01-31T10:00:00Z"_s,
          u"0000-01-01T00:00:00Z"_s,
          u"31/01/2026"_s,
          u"T"_s,
          u"2026-01-31T10:00:00,5Z"_s,
          u"2026-1-31T10:00:00Z"_s});
    rows("day", Reason::None, {u"2020-01-01"_s, u"2024-02-29"_s, u"2026-12-31"_s});
    rows("day", Reason::NotDay,
         {u"2023-02-29"_s, u"2026-04-31"_s, u"31/01/2026"_s, u"2026-1-1"_s,
          u"2026-01-01T00:00:00Z"_s, u"2026-01-01 "_s, u"20260101"_s, u"2026-01-0a"_s,
          u"2026-01-0:"_s, u"202/-01-01"_s});
    rows("day", Reason::TooEarly, {u"2019-12-31"_s, u"1969-07-20"_s});
    rows("day", Reason::TooLate, {u"2027-01-01"_s});
    rows("date", Reason::None,
         {u"2026-12-31"_s, u"2026-12-31T23:59:59.999Z"_s, u"2027-01-01T00:30:00+01:00"_s});
    rows("date", Reason::TooLate,
         {u"2027-01-01"_s, u"2027-01-01T00:00:00Z"_s, u"2026-12-31T23:30:00-01:00"_s,
          u"2027-01-01T01:00:00+01:00"_s});
    rows("date", Reason::NotDay, {u"tomorrow"_s, u"2026-12-31T"_s});
}

void TestChecker::momentsAreRead()
{
    cellsAreJudged();
}

void TestChecker::numbersAreRead_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<Reason>("reason");

    int count = 0;
    const auto rows = [&count](const char *field, Reason reason, const QStringList &cells) {
        for (const QString &cell : cells)
            QTest::addRow("%d %s %s", count++, field, qPrintable(cell.left(30)))
                << QString::fromLatin1(field) << cell << reason;
    };

    rows("integer", Reason::None,
         {u"0"_s, u"7"_s, u"-7"_s, u"9007199254740991"_s, u"-9007199254740991"_s});
    rows("integer", Reason::NotInteger,
         {u"-"_s, u"+7"_s, u"7.0"_s, u"7,000"_s, u"1e3"_s, u" 7"_s, u"seven"_s, u"٧"_s});
    rows("integer", Reason::LeadingZero, {u"007"_s, u"00"_s, u"-07"_s});
    rows("integer", Reason::TooLarge, {u"9007199254740992"_s, QString(400, u'9')});
    rows("integer", Reason::TooSmall, {u"-9007199254740992"_s});
    rows("small", Reason::None, {u"-3"_s, u"10"_s});
    rows("small", Reason::TooSmall, {u"-4"_s});
    rows("small", Reason::TooLarge, {u"11"_s, u"100000"_s});
    rows("decimal", Reason::None,
         {u"0"_s, u"12.50"_s, u"-0.001"_s, u"007.5"_s, QString(400, u'9')});
    rows("decimal", Reason::NotNumber,
         {u"12,50"_s, u"1.2.3"_s, u".5"_s, u"5."_s, u"1e3"_s, u"€5"_s, u"nan"_s, u"inf"_s,
          u"0x10"_s, u"-"_s, u"."_s});
    rows("money", Reason::None, {u"0"_s, u"19.99"_s});
    rows("money", Reason::TooSmall, {u"-0.01"_s});
    rows("percent", Reason::None, {u"0"_s, u"100"_s, u"12.5"_s});
    rows("percent", Reason::TooSmall, {u"-1"_s});
    rows("percent", Reason::TooLarge, {u"100.1"_s});
    rows("percent", Reason::NotNumber, {u"10%"_s});
}

void TestChecker::numbersAreRead()
{
    cellsAreJudged();
}

void TestChecker::cellsWithBytesThatAreNoTextAreRefused()
{
    using namespace std::string_view_literals;
    const Checker checker(everyKind());
    for (const std::string_view bytes :
         {"\xff"sv, "abc\xc3"sv, "12345678\x80"sv, "\xed\xa0\x80"sv, "\xc0\x80"sv, "a\0b"sv,
          "12345678\0"sv, "1234\0abc"sv, "\xc3\xb1\0"sv, "\xf5\x80\x80\x80"sv}) {
        QCOMPARE(checker.check(ruleNamed(everyKind(), u"free"_s), bytes), Reason::NotText);
        QCOMPARE(checker.check(ruleNamed(everyKind(), u"texts"_s), bytes), Reason::NotText);
        QCOMPARE(checker.check(ruleNamed(everyKind(), u"any"_s), bytes), Reason::NotText);
    }
    QCOMPARE(checker.check(ruleNamed(everyKind(), u"email"_s), "a\xff@b.co"), Reason::NotEmail);
    QCOMPARE(checker.check(ruleNamed(everyKind(), u"url"_s), "http://b.co/\xff"), Reason::NotUrl);
    QCOMPARE(checker.check(ruleNamed(everyKind(), u"pointer"_s), "/\xff"), Reason::NotPointer);
}

void TestChecker::aFieldWithAnAlternativeMayStayEmpty()
{
    const Checker checker(FieldSet::of(Resource::Contact, FieldLocation::Csv));
    QCOMPARE(checker.check(ruleNamed(checker.fields(), u"_email"_s), ""), Reason::None);
    const Checker products(FieldSet::of(Resource::Product, FieldLocation::Csv));
    QCOMPARE(products.check(ruleNamed(products.fields(), u"productId"_s), ""), Reason::Missing);
}

void TestChecker::everyReasonHasItsOwnSentence()
{
    QSet<QString> sentences;
    for (int at = 1; at < static_cast<int>(Reason::Count); ++at) {
        const QString sentence = textOf(static_cast<Reason>(at));
        QVERIFY(sentence.endsWith(u'.'));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), static_cast<qsizetype>(Reason::Count) - 1);
    QVERIFY(textOf(Reason::None).isEmpty());
}

void TestChecker::aSentenceNamesTheLimit()
{
    const FieldRule rule{
        .key = u"x"_s, .maxLength = 50, .minimum = -3, .maximum = 2.5, .earliest = u"2020-01-01"_s};
    QVERIFY(textOf(Reason::TooLong, rule).contains(u"50"_s));
    QVERIFY(textOf(Reason::TooSmall, rule).contains(u"-3"_s));
    QVERIFY(textOf(Reason::TooLarge, rule).contains(u"2.5"_s));
    QVERIFY(textOf(Reason::TooEarly, rule).contains(u"2020-01-01"_s));
    QCOMPARE(textOf(Reason::TooLate, rule), textOf(Reason::TooLate));
    QCOMPARE(textOf(Reason::NotEmail, rule), textOf(Reason::NotEmail));
}

void TestChecker::aCheckerCanBeMoved()
{
    Checker first(everyKind());
    const Checker second(std::move(first));
    QCOMPARE(second.fields().rules, everyKind().rules);
    first = Checker(FieldSet::of(Resource::Store, FieldLocation::Answer));
    QCOMPARE(first.fields().rules.size(), 10U);
}

STOREDESK_TEST(TestChecker)

} // namespace tst_checker

#include "tst_checker.moc"
