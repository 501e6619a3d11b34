// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/cellrepairs.h"

#include "base/utc.h"
#include "importcheck/numberingplans.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <QDateTime>
#include <QList>

#include <algorithm>

namespace storedesk::importcheck::cellrepairs {

static bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

Repaired trimmed(QByteArrayView cell)
{
    return values::trimmedText(cell).toByteArray();
}

// Removes punctuation that is common in phone numbers, including non-breaking spaces.
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

// Removes a duplicate prefix, as in +3434600000000, if the number is complete without it.
static QByteArray withSinglePrefix(const QByteArray &international, const QByteArray &code)
{
    const auto twice = "+" + code + code;
    if (code.isEmpty() || !international.startsWith(twice) || !isImpossiblePhone(international))
        return international;
    const auto once = "+" + code + international.sliced(twice.size());
    return isImpossiblePhone(once) ? international : once;
}

Repaired phone(QByteArrayView cell, const QString &prefix)
{
    QByteArray text = values::trimmedText(cell).toByteArray();
    // Remove the zero from numbers such as +44 (0)20, because it is only dialled within the
    // country.
    text.replace("(0)", "");
    bool strange = false;
    auto digits = onlyDigits(text, strange);
    if (strange || digits.isEmpty())
        return std::nullopt;
    if (digits.startsWith("00"))
        digits.replace(0, 2, "+");
    const auto code = prefix.toLatin1();
    if (code.isEmpty() && isSpanishPhone("+" + digits))
        return "+" + digits;
    if (!digits.startsWith('+') && !code.isEmpty()) {
        static constexpr qsizetype national = 9;
        const bool there = digits.startsWith(code) && digits.size() > national;
        digits.prepend(there ? QByteArray("+") : "+" + code);
    }
    const auto single = withSinglePrefix(digits, code);
    if (single != digits)
        return single;
    if (digits.startsWith("+34") && !isSpanishPhone(digits))
        return std::nullopt;
    // Spanish numbers are simple enough to need no numbering plan. All others are checked against
    // it.
    if (digits.startsWith("+34") || !digits.startsWith('+'))
        return digits;
    return internationalPhone(text, prefix);
}

Repaired isoDate(QByteArrayView cell, values::DateOrder order, catalogue::Type type)
{
    const auto date = values::DateText::of(values::trimmedText(cell));
    if (!date)
        return std::nullopt;
    auto moment = date->moment(order);
    // If the date is invalid, try the other order, as for 12/31/2026 in a day-first column.
    if (!moment)
        moment = date->moment(order == values::DateOrder::DayFirst ? values::DateOrder::MonthFirst
                                                                   : values::DateOrder::DayFirst);
    if (!moment)
        return std::nullopt;
    const auto time = QDateTime::fromMSecsSinceEpoch(*moment, base::utc);
    const bool isMidnight = time.time().msecsSinceStartOfDay() == 0;
    if (type == catalogue::Type::Day || (isMidnight && type != catalogue::Type::Moment))
        return time.date().toString(Qt::ISODate).toLatin1();
    return time.toString(Qt::ISODate).toLatin1();
}

Repaired plainNumber(QByteArrayView cell, values::DecimalSign decimal)
{
    const auto number = values::NumberText::of(values::trimmedText(cell));
    if (!number)
        return std::nullopt;
    const auto other = decimal == values::DecimalSign::Comma ? values::DecimalSign::Point
                                                             : values::DecimalSign::Comma;
    if (number->reads(decimal))
        return number->value(decimal).toText();
    return number->reads(other) ? Repaired(number->value(other).toText()) : std::nullopt;
}

bool isEitherNumber(QByteArrayView cell)
{
    const auto number = values::NumberText::of(values::trimmedText(cell));
    return number && number->groupSign() != 0 && number->reads(values::DecimalSign::Point)
        && number->reads(values::DecimalSign::Comma);
}

Repaired withoutZeros(QByteArrayView cell)
{
    auto text = values::trimmedText(cell).toByteArray();
    const qsizetype first = text.startsWith('-') ? 1 : 0;
    while (text.size() > first + 1 && text[first] == '0' && isDigit(text[first + 1]))
        text.remove(first, 1);
    return text;
}

Repaired singleAt(QByteArrayView cell)
{
    auto text = values::trimmedText(cell).toByteArray();
    while (text.contains("@@"))
        text.replace("@@", "@");
    return text;
}

Repaired cleanEmail(QByteArrayView cell)
{
    auto text = values::trimmedText(cell).toByteArray();
    // Extract the address from a text such as Ana <ana@example.com>.
    if (const auto open = text.indexOf('<'); open >= 0 && text.endsWith('>'))
        text = text.sliced(open + 1, text.size() - open - 2);
    if (text.toLower().startsWith("mailto:"))
        text.remove(0, 7);
    for (const auto *other : {"(at)", "[at]", "(a)"})
        text.replace(other, "@");
    for (const auto *quote : {"\"", "'"}) {
        if (text.size() > 1 && text.startsWith(quote) && text.endsWith(quote))
            text = text.sliced(1, text.size() - 2).trimmed();
    }
    // A blank next to @ is a typing error. Any other blank may separate a name from the address or
    // replace a missing character, so it is not removed.
    text.replace(" @", "@").replace("@ ", "@");
    const auto isBlankByte = [](char byte) {
        return static_cast<unsigned char>(byte) <= ' ';
    };
    if (std::ranges::any_of(text, isBlankByte) || text.contains("\xC2\xA0"))
        return std::nullopt;
    const auto &clean = text;
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
    auto text = values::trimmedText(cell).toByteArray();
    text.replace(' ', "%20");
    if (text.startsWith("//"))
        text.remove(0, 2);
    return text.contains("://") ? text : "https://" + text;
}

bool isControl(QChar letter)
{
    static constexpr char16_t zeroWidthSpace = 0x200B;
    static constexpr char16_t byteOrderMark = 0xFEFF;
    if (letter == u'\n' || letter == u'\r' || letter == u'\t')
        return false;
    return letter.category() == QChar::Other_Control || letter == zeroWidthSpace
        || letter == byteOrderMark || letter == QChar::LineSeparator
        || letter == QChar::ParagraphSeparator;
}

Repaired cleanText(QByteArrayView cell)
{
    static constexpr char16_t verticalTab = 0x0B;
    static constexpr char16_t formFeed = 0x0C;
    auto text = QString::fromUtf8(cell);
    // These characters separate words.
    for (const auto separator : {QChar(verticalTab), QChar(formFeed), QChar(QChar::LineSeparator),
                                 QChar(QChar::ParagraphSeparator)})
        text.replace(separator, u' ');
    text.removeIf(
        [](QChar letter) { return letter == QChar::ReplacementCharacter || isControl(letter); });
    return text.toUtf8();
}

Repaired squeezed(QByteArrayView cell)
{
    const auto isBlank = [](QChar letter) {
        return letter == u' ' || letter == u'\t' || letter == QChar::Nbsp;
    };
    QString text;
    for (const auto letter : QString::fromUtf8(cell)) {
        const bool follows = !text.isEmpty() && isBlank(text.back());
        if (!isBlank(letter))
            text.append(letter);
        else if (follows)
            text.back() = u' ';
        else if (!text.isEmpty())
            text.append(letter == u'\t' ? QChar(u' ') : letter);
    }
    if (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text.toUtf8();
}

namespace {

// Returns the Windows-1252 byte of a character, or -1 if there is none.
int windowsByteOf(QChar letter)
{
    // The characters for the bytes 0x80 to 0x9F.
    static constexpr std::u16string_view high = u"\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021"
                                                u"\u02C6\u2030\u0160\u2039\u0152\u008D\u017D"
                                                u"\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013"
                                                u"\u2014\u02DC\u2122\u0161\u203A\u0153\u009D"
                                                u"\u017E\u0178";
    if (letter.unicode() < 0x80 || (letter.unicode() >= 0xA0 && letter.unicode() <= 0xFF))
        return letter.unicode();
    const auto found = high.find(letter.unicode());
    return found == std::u16string_view::npos ? -1 : 0x80 + static_cast<int>(found);
}

// Returns the number of characters at this position that form one UTF-8 character decoded with the
// wrong encoding, or 0. Only detects Western letters and typographic characters, because anything
// else may be intended.
qsizetype garbledAt(QStringView text, qsizetype at)
{
    const auto lead = text[at].unicode();
    const qsizetype size = lead == 0xC2 || lead == 0xC3 ? 2 : lead == 0xE2 ? 3 : 0;
    if (size == 0 || at + size > text.size())
        return 0;
    for (qsizetype next = 1; next < size; ++next) {
        const int byte = windowsByteOf(text[at + next]);
        if (byte < 0x80 || byte > 0xBF)
            return 0;
    }
    const int second = windowsByteOf(text[at + 1]);
    return size == 2 || second == 0x80 || second == 0x82 || second == 0x84 ? size : 0;
}

} // namespace

Repaired reencoded(QByteArrayView cell)
{
    if (!cell.contains('\xC3'))
        return std::nullopt;
    const auto text = QString::fromUtf8(cell);
    QByteArray better;
    bool isGarbled = false;
    for (qsizetype at = 0; at < text.size();) {
        const auto size = garbledAt(text, at);
        if (size == 0) {
            const qsizetype letter = text[at].isHighSurrogate() ? 2 : 1;
            better += QStringView(text).mid(at, letter).toUtf8();
            at += letter;
            continue;
        }
        isGarbled = true;
        for (qsizetype next = 0; next < size; ++next)
            better.append(static_cast<char>(windowsByteOf(text[at + next])));
        at += size;
    }
    return isGarbled ? Repaired(better) : std::nullopt;
}

Repaired titleCased(QByteArrayView cell)
{
    auto text = QString::fromUtf8(cell).toLower();
    bool begins = true;
    for (auto &letter : text) {
        if (begins && letter.isLetter())
            letter = letter.toUpper();
        // A name such as D'Ors or García-Lomas has several capital letters.
        begins = !letter.isLetterOrNumber() && !letter.isMark();
    }
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

} // namespace storedesk::importcheck::cellrepairs
