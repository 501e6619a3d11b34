// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/repairs.h"

#include "base/utc.h"
#include "imports/phonenumbers.h"
#include "table/datetext.h"
#include "table/numbertext.h"

#include <QDateTime>
#include <QList>

#include <algorithm>

namespace storedesk::imports::repairs {

static bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

Repaired trimmed(QByteArrayView cell)
{
    return table::trimmedText(cell).toByteArray();
}

// Signs that people put into a number to read it better; also spaces that do not break.
static QByteArray onlyDigits(QByteArrayView cell, bool &strange)
{
    static constexpr std::string_view fine = " \t-./()\xC2\xA0\xE2\x80\x80\x89\xAF\x91\x90\x93";
    QByteArray digits;
    for (const char byte : cell) {
        if (isDigit(byte) || (byte == '+' && digits.isEmpty()))
            digits.append(byte);
        else if (fine.find(byte) == std::string_view::npos)
            strange = true;
    }
    return digits;
}

// A national number of Spain has nine digits; of other countries we do not know.
static bool isPlausible(QByteArrayView international)
{
    static constexpr qsizetype spanish = 12; // +34 and nine digits
    if (!international.startsWith("+34"))
        return true;
    return international.size() == spanish && international[3] >= '6' && international[3] <= '9';
}

Repaired phone(QByteArrayView cell, const QString &prefix)
{
    QByteArray text = table::trimmedText(cell).toByteArray();
    text.replace("(0)", ""); // +44 (0)20: the zero is for calls within the country
    bool strange = false;
    auto digits = onlyDigits(text, strange);
    if (strange || digits.isEmpty())
        return std::nullopt;
    if (digits.startsWith("00"))
        digits.replace(0, 2, "+");
    const auto code = prefix.toLatin1();
    if (!digits.startsWith('+') && !code.isEmpty()) {
        static constexpr qsizetype national = 9;
        const bool there = digits.startsWith(code) && digits.size() > national;
        digits.prepend(there ? QByteArray("+") : "+" + code);
    }
    if (!isPlausible(digits))
        return std::nullopt;
    // Numbers of Spain are known well enough; what others look like says their numbering plan.
    if (digits.startsWith("+34") || !digits.startsWith('+'))
        return digits;
    return internationalPhone(text, prefix);
}

Repaired isoDate(QByteArrayView cell, table::DateOrder order, bool dayOnly)
{
    const auto date = table::DateText::of(table::trimmedText(cell));
    if (!date)
        return std::nullopt;
    auto moment = date->moment(order);
    if (!moment) // the other way it makes sense: 12/31/2026 among days first
        moment = date->moment(order == table::DateOrder::DayFirst ? table::DateOrder::MonthFirst
                                                                  : table::DateOrder::DayFirst);
    if (!moment)
        return std::nullopt;
    const auto time = QDateTime::fromMSecsSinceEpoch(*moment, base::utc);
    if (dayOnly || time.time().msecsSinceStartOfDay() == 0)
        return time.date().toString(Qt::ISODate).toLatin1();
    return time.toString(Qt::ISODate).toLatin1();
}

Repaired plainNumber(QByteArrayView cell, table::DecimalSign decimal)
{
    const auto number = table::NumberText::of(table::trimmedText(cell));
    if (!number)
        return std::nullopt;
    const auto other = decimal == table::DecimalSign::Comma ? table::DecimalSign::Point
                                                            : table::DecimalSign::Comma;
    if (number->reads(decimal))
        return number->value(decimal).toText();
    return number->reads(other) ? Repaired(number->value(other).toText()) : std::nullopt;
}

bool isEitherNumber(QByteArrayView cell)
{
    const auto number = table::NumberText::of(table::trimmedText(cell));
    return number && number->groupSign() != 0 && number->reads(table::DecimalSign::Point)
        && number->reads(table::DecimalSign::Comma);
}

Repaired withoutZeros(QByteArrayView cell)
{
    auto text = table::trimmedText(cell).toByteArray();
    const qsizetype first = text.startsWith('-') ? 1 : 0;
    while (text.size() > first + 1 && text[first] == '0' && isDigit(text[first + 1]))
        text.remove(first, 1);
    return text;
}

Repaired singleAt(QByteArrayView cell)
{
    auto text = table::trimmedText(cell).toByteArray();
    while (text.contains("@@"))
        text.replace("@@", "@");
    return text;
}

Repaired cleanEmail(QByteArrayView cell)
{
    auto text = table::trimmedText(cell).toByteArray();
    // Ana <ana@example.com>
    if (const auto open = text.indexOf('<'); open >= 0 && text.endsWith('>'))
        text = text.sliced(open + 1, text.size() - open - 2);
    if (text.toLower().startsWith("mailto:"))
        text.remove(0, 7);
    for (const auto *other : {"(at)", "[at]", "(a)"})
        text.replace(other, "@");
    QByteArray clean;
    for (const char byte : text) {
        if (static_cast<unsigned char>(byte) > ' ' && byte != '"' && byte != '\'')
            clean.append(byte);
    }
    clean.replace("\xC2\xA0", "");
    const auto at = clean.lastIndexOf('@');
    if (at < 0)
        return std::nullopt;
    auto domain = clean.sliced(at + 1);
    domain.replace(',', '.');
    while (domain.contains(".."))
        domain.replace("..", ".");
    auto name = clean.first(at);
    while (!domain.isEmpty() && (domain.endsWith('.') || domain.endsWith(';')))
        domain.chop(1);
    while (name.endsWith('.'))
        name.chop(1);
    while (name.contains(".."))
        name.replace("..", ".");
    return name + '@' + domain;
}

Repaired withScheme(QByteArrayView cell)
{
    auto text = table::trimmedText(cell).toByteArray();
    text.replace(' ', "%20");
    if (text.startsWith("//"))
        text.remove(0, 2);
    return text.contains("://") ? text : "https://" + text;
}

Repaired cleanText(QByteArrayView cell)
{
    auto text = QString::fromUtf8(cell);
    text.removeIf(
        [](QChar letter) { return letter == QChar::ReplacementCharacter || letter.isNull(); });
    return text.toUtf8();
}

Repaired cut(QByteArrayView cell, int characters)
{
    if (characters <= 0)
        return std::nullopt;
    auto codes = QString::fromUtf8(cell).toUcs4();
    if (codes.size() > characters)
        codes.resize(characters);
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(codes.constData()), codes.size())
        .trimmed()
        .toUtf8();
}

Repaired withoutRepeats(QByteArrayView cell)
{
    QList<QByteArray> elements;
    for (const auto &element : cell.toByteArray().split('|')) {
        if (!elements.contains(element))
            elements.append(element);
    }
    return elements.join('|');
}

} // namespace storedesk::imports::repairs
