// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/fieldguess.h"

#include "catalogue/isodate.h"
#include "catalogue/valuechecks.h"

#include <QCoreApplication>
#include <QSet>
#include <QString>

#include <algorithm>
#include <array>

namespace storedesk::events {

using Kind = SampleValue::Kind;
using Values = std::vector<SampleValue>;
using namespace Qt::StringLiterals;

// Returns the country code at the start of +34 651 234 567; empty if the number has none. No code
// is a prefix of another code, so the digits are unambiguous.
static QString callingCodeOf(QStringView phone)
{
    // All two-digit codes. The codes 1 and 7 have one digit, and all others have three.
    static constexpr std::array two{20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46,
                                    47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63,
                                    64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98};
    QString digits;
    for (const auto character : phone.trimmed()) {
        if (character.isDigit())
            digits.append(character);
    }
    if (!phone.trimmed().startsWith(u'+') || digits.size() < 7 || digits.startsWith(u'0'))
        return {};
    if (digits.startsWith(u'1') || digits.startsWith(u'7'))
        return digits.left(1);
    return digits.left(std::ranges::binary_search(two, digits.left(2).toInt()) ? 2 : 3);
}

// Accepts digits with the usual separators.
static bool looksLikePhone(QStringView text)
{
    static constexpr auto between = " +-.()/"_L1;
    constexpr int least = 6;
    constexpr int most = 15;
    const auto digits = std::ranges::count_if(text, [](QChar c) { return c.isDigit(); });
    return digits >= least && digits <= most
        && std::ranges::all_of(text, [](QChar c) { return c.isDigit() || between.contains(c); });
}

static bool hasAny(const QStringList &words, const QSet<QString> &wanted)
{
    return std::ranges::any_of(words,
                               [&wanted](const QString &word) { return wanted.contains(word); });
}

template <typename Check>
static bool allTexts(const Values &values, Check check)
{
    return std::ranges::all_of(
        values, [check](const SampleValue &value) { return check(value.text.toStdString()); });
}

static bool isDate(const std::string &text)
{
    return catalogue::isodate::day(text) || catalogue::isodate::moment(text);
}

static QStringList distinctTexts(const Values &values)
{
    QStringList distinct;
    for (const auto &value : values) {
        const auto text = value.text.trimmed();
        if (!text.isEmpty() && !distinct.contains(text))
            distinct.append(text);
    }
    return distinct;
}

static FieldGuess numberGuess(const QStringList &words, const Values &values)
{
    static const QSet<QString> money{
        u"price"_s,    u"amount"_s,  u"total"_s,   u"subtotal"_s,  u"cost"_s,    u"tax"_s,
        u"discount"_s, u"revenue"_s, u"balance"_s, u"fee"_s,       u"tip"_s,     u"vat"_s,
        u"precio"_s,   u"importe"_s, u"coste"_s,   u"descuento"_s, u"deposit"_s, u"spent"_s,
        u"weight"_s,   u"refund"_s,  u"saving"_s,  u"savings"_s,   u"iva"_s};
    static const QSet<QString> counted{u"count"_s,  u"quantity"_s, u"qty"_s,    u"items"_s,
                                       u"points"_s, u"units"_s,    u"number"_s, u"id"_s,
                                       u"puntos"_s, u"cents"_s,    u"orders"_s, u"visits"_s};
    const bool whole = std::ranges::all_of(values, [](const SampleValue &value) {
        return catalogue::valuechecks::isInteger(value.text.toStdString());
    });
    if (!whole)
        return {.type = u"decimal"_s,
                .why = QCoreApplication::translate("FieldGuess", "Numbers with decimals.")};
    if (hasAny(words, money) && !hasAny(words, counted))
        return {.type = u"decimal"_s,
                .why = QCoreApplication::translate(
                    "FieldGuess", "The name suggests an amount. Whole numbers are accepted too.")};
    return {.type = u"integer"_s,
            .why = QCoreApplication::translate("FieldGuess", "Every value is a whole number.")};
}

static FieldGuess phoneGuess(const Values &values, const QString &phonePrefix)
{
    FieldGuess guess{.type = u"phone"_s};
    for (const auto &value : values) {
        if (guess.countryCode.isEmpty())
            guess.countryCode = callingCodeOf(value.text);
    }
    const bool seen = !guess.countryCode.isEmpty();
    if (!seen)
        guess.countryCode = phonePrefix;
    guess.why = seen
        ? QCoreApplication::translate("FieldGuess", "Phone numbers with the country code +%1.")
              .arg(guess.countryCode)
        : QCoreApplication::translate("FieldGuess",
                                      "Phone numbers without a country code. Choose one.");
    return guess;
}

// Returns both values of a yes/no pair given as text, because the second will occur as well.
static QStringList opposites(const QStringList &distinct)
{
    static const QList<QStringList> pairs{{u"yes"_s, u"no"_s}, {u"true"_s, u"false"_s},
                                          {u"sí"_s, u"no"_s},  {u"si"_s, u"no"_s},
                                          {u"on"_s, u"off"_s}, {u"y"_s, u"n"_s}};
    for (const auto &pair : pairs) {
        const bool within = std::ranges::all_of(
            distinct, [&pair](const QString &text) { return pair.contains(text.toLower()); });
        if (!within)
            continue;
        const bool capital = distinct[0][0].isUpper();
        QStringList both = pair;
        for (auto &text : both) {
            if (capital)
                text[0] = text[0].toUpper();
        }
        const bool same = std::ranges::all_of(
            distinct, [&both](const QString &text) { return both.contains(text); });
        return same ? both : distinct;
    }
    return {};
}

static bool couldBeAnOption(const QString &text)
{
    constexpr int longest = 30;
    const auto digits = std::ranges::count_if(text, [](QChar c) { return c.isDigit(); });
    return text.size() <= longest && text.count(u' ') <= 2 && digits <= 2 && !text.contains(u'@')
        && !text.contains("://"_L1);
}

static bool isFreeText(const QStringList &words)
{
    static const QSet<QString> free{
        u"id"_s,       u"name"_s,     u"street"_s,      u"address"_s,  u"city"_s,
        u"zip"_s,      u"postcode"_s, u"title"_s,       u"company"_s,  u"message"_s,
        u"note"_s,     u"notes"_s,    u"comment"_s,     u"comments"_s, u"reference"_s,
        u"ref"_s,      u"code"_s,     u"sku"_s,         u"url"_s,      u"link"_s,
        u"token"_s,    u"text"_s,     u"description"_s, u"surname"_s,  u"firstname"_s,
        u"lastname"_s, u"first"_s,    u"last"_s,        u"subject"_s,  u"number"_s,
        u"currency"_s, u"country"_s,  u"language"_s,    u"locale"_s,   u"lang"_s,
        u"province"_s, u"nombre"_s,   u"apellidos"_s,   u"ciudad"_s,   u"region"_s,
        u"artist"_s,   u"product"_s};
    return hasAny(words, free);
}

// Returns whether there are a few repeated values, or a few values of a field whose name suggests a
// choice.
static bool isChoice(const QStringList &words, const Values &values, const QStringList &distinct)
{
    static const QSet<QString> chosen{
        u"status"_s,     u"state"_s,     u"shop"_s,       u"store"_s,    u"channel"_s,
        u"source"_s,     u"plan"_s,      u"tier"_s,       u"level"_s,    u"gender"_s,
        u"method"_s,     u"payment"_s,   u"type"_s,       u"category"_s, u"size"_s,
        u"color"_s,      u"colour"_s,    u"role"_s,       u"priority"_s, u"reason"_s,
        u"department"_s, u"frequency"_s, u"platform"_s,   u"device"_s,   u"stage"_s,
        u"result"_s,     u"topic"_s,     u"membership"_s, u"carrier"_s,  u"estado"_s,
        u"tienda"_s,     u"canal"_s,     u"medium"_s,     u"room"_s,     u"interest"_s,
        u"gateway"_s,    u"tipo"_s,      u"talla"_s,      u"motivo"_s,   u"delivery"_s,
        u"pickup"_s,     u"severity"_s};
    constexpr qsizetype most = 12;
    if (distinct.size() < 2 || distinct.size() > most || isFreeText(words)
        || !std::ranges::all_of(distinct, couldBeAnOption))
        return false;
    const auto count = static_cast<qsizetype>(values.size());
    return hasAny(words, chosen) || (count >= 4 && distinct.size() * 2 <= count);
}

static FieldGuess choiceGuess(const QStringList &options, std::size_t samples)
{
    return {.type = u"radio"_s,
            .options = options,
            .why = QCoreApplication::translate(
                       "FieldGuess", "%1 values in %2 samples. Add any other possible values.")
                       .arg(options.size())
                       .arg(samples)};
}

static bool isPhoneName(const QStringList &words)
{
    return hasAny(words,
                  {u"phone"_s, u"tel"_s, u"telephone"_s, u"mobile"_s, u"telefono"_s, u"teléfono"_s,
                   u"movil"_s, u"móvil"_s, u"whatsapp"_s, u"cell"_s, u"cellphone"_s});
}

static QString whyText(const Values &values)
{
    const auto isNumber = [](const std::string &text) {
        return catalogue::valuechecks::isDecimal(text);
    };
    if (allTexts(values, isNumber))
        return QCoreApplication::translate(
            "FieldGuess", "Numbers sent as text. A number field would reject them.");
    return values.size() == 1
        ? QCoreApplication::translate("FieldGuess",
                                      "Text, based on one value. Add samples for a better guess.")
        : QCoreApplication::translate("FieldGuess", "Text with many different values.");
}

static FieldGuess textGuess(const QStringList &words, const Values &values,
                            const QString &phonePrefix)
{
    const auto isEmail = [](const std::string &text) {
        return catalogue::valuechecks::isEmail(text);
    };
    if (allTexts(values, isEmail))
        return {.type = u"email"_s,
                .why =
                    QCoreApplication::translate("FieldGuess", "Every value is an email address.")};
    if (allTexts(values, isDate))
        return {.type = u"date"_s,
                .why = QCoreApplication::translate("FieldGuess", "Every value is a date.")};
    const bool phones = std::ranges::all_of(
        values, [](const SampleValue &value) { return looksLikePhone(value.text); });
    const bool prefixed = std::ranges::all_of(
        values, [](const SampleValue &value) { return !callingCodeOf(value.text).isEmpty(); });
    if (phones && (prefixed || isPhoneName(words)))
        return phoneGuess(values, phonePrefix);
    const auto distinct = distinctTexts(values);
    if (const auto both = opposites(distinct); !both.isEmpty())
        return choiceGuess(both, values.size());
    if (isChoice(words, values, distinct))
        return choiceGuess(distinct, values.size());
    return {.type = u"text"_s, .why = whyText(values)};
}

// Only a multiple-choice field accepts a list, and only a list of strings.
static FieldGuess listGuess(const Values &values)
{
    constexpr qsizetype most = 40;
    constexpr qsizetype longest = 60;
    Values elements;
    for (const auto &list : values)
        elements.insert(elements.end(), list.elements.begin(), list.elements.end());
    const bool texts = std::ranges::all_of(elements, [](const SampleValue &element) {
        return element.kind == Kind::Text && element.text.size() <= longest
            && !element.text.contains("://"_L1);
    });
    const auto options = distinctTexts(elements);
    if (!texts || options.isEmpty() || options.size() > most)
        return {.type = {},
                .why = QCoreApplication::translate("FieldGuess",
                                                   "a list, which no field type supports")};
    return {.type = u"checkbox"_s,
            .options = options,
            .why =
                QCoreApplication::translate(
                    "FieldGuess", "A list with %1 different values. Add any other possible values.")
                    .arg(options.size())};
}

FieldGuess guessOf(const QStringList &words, const std::vector<SampleValue> &values,
                   const QString &phonePrefix)
{
    Values given;
    for (const auto &value : values) {
        const bool empty = value.kind == Kind::Null
            || (value.kind == Kind::Text && value.text.trimmed().isEmpty())
            || (value.kind == Kind::List && value.elements.empty());
        if (!empty)
            given.push_back(value);
    }
    if (given.empty()) {
        const bool list = std::ranges::any_of(
            values, [](const SampleValue &value) { return value.kind == Kind::List; });
        return {.type = list ? QString() : u"text"_s,
                .why = QCoreApplication::translate("FieldGuess", "empty in every sample")};
    }
    const bool same = std::ranges::all_of(
        given, [&given](const SampleValue &value) { return value.kind == given.front().kind; });
    if (!same)
        return {
            .type = u"text"_s,
            .why = QCoreApplication::translate(
                "FieldGuess", "Mixed value types. Check with the team that sends these events.")};
    if (given.front().kind == Kind::Boolean)
        return {.type = u"boolean"_s,
                .why = QCoreApplication::translate("FieldGuess", "True or false in every sample.")};
    if (given.front().kind == Kind::Number)
        return numberGuess(words, given);
    return given.front().kind == Kind::List ? listGuess(given)
                                            : textGuess(words, given, phonePrefix);
}

} // namespace storedesk::events
