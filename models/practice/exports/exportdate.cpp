// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportdate.h"

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

static constexpr std::array<const char *, 12> months{
    "enero", "febrero", "marzo",      "abril",   "mayo",      "junio",
    "julio", "agosto",  "septiembre", "octubre", "noviembre", "diciembre"};

// The length of 2026-01-31.
static constexpr qsizetype dayLength = 10;
// The length of 2026-01-31T10:00.
static constexpr qsizetype minuteLength = 16;
// The length of 2026-01-31T10:00:00.000Z.
static constexpr qsizetype momentLength = 24;

std::optional<DateFormat> dateFormatNamed(QStringView name)
{
    static constexpr std::array names{"ISO"_L1, "L"_L1, "LL"_L1, "LLL"_L1};
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (name == names[at])
            return static_cast<DateFormat>(at);
    }
    return std::nullopt;
}

static bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// Returns whether the text has a digit wherever the pattern has a 0, and the pattern's character
// elsewhere.
static bool fits(QByteArrayView text, QByteArrayView shape)
{
    for (qsizetype at = 0; at < shape.size(); ++at) {
        if (shape[at] == '0' ? !isDigit(text[at]) : text[at] != shape[at])
            return false;
    }
    return true;
}

static std::size_t monthOf(QByteArrayView moment)
{
    const int month = (moment[5] - '0') * 10 + (moment[6] - '0');
    return static_cast<std::size_t>(month);
}

static QByteArray longDay(QByteArrayView moment)
{
    const auto day = moment[8] == '0' ? moment.sliced(9, 1) : moment.sliced(8, 2);
    QByteArray text;
    text.reserve(48);
    text += day;
    text += " de ";
    text += months[monthOf(moment) - 1];
    text += " de ";
    text += moment.first(4);
    return text;
}

static QByteArray shortDay(QByteArrayView moment)
{
    QByteArray text;
    text.reserve(dayLength);
    text += moment.sliced(8, 2);
    text += '/';
    text += moment.sliced(5, 2);
    text += '/';
    text += moment.first(4);
    return text;
}

QByteArray dateText(QByteArrayView moment, DateFormat format)
{
    const bool day = moment.size() == dayLength && fits(moment, "0000-00-00");
    const bool full = moment.size() == momentLength && fits(moment, "0000-00-00T00:00:00.000Z");
    if ((!day && !full) || monthOf(moment) < 1 || monthOf(moment) > months.size())
        return moment.toByteArray();
    switch (format) {
    case DateFormat::L:
        return shortDay(moment);
    case DateFormat::LL:
        return longDay(moment);
    case DateFormat::LLL:
        return longDay(moment) + ' '
            + (full ? moment.sliced(dayLength + 1, minuteLength - dayLength - 1).toByteArray()
                    : "00:00"_ba);
    case DateFormat::Iso:
        break;
    }
    return day ? moment.toByteArray() + "T00:00:00.000Z" : moment.toByteArray();
}

} // namespace storedesk::practice
