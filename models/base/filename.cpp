// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filename.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace storedesk::base {

using namespace Qt::StringLiterals;

// The limit in bytes. File systems allow 255, and we append suffixes.
static constexpr qsizetype longestName = 200;
static constexpr qsizetype longestEnding = 16;

static bool mayStand(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
    // Direction marks and zero-width characters.
    case QChar::Other_Format:
    // Unpaired surrogates only: pairs are checked as one character.
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return !u"<>:\"|?*"_s.contains(character);
    }
}

static QString withoutOddCharacters(QStringView name)
{
    QString result;
    result.reserve(name.size());
    for (qsizetype at = 0; at < name.size(); ++at) {
        const auto character = name.at(at);
        if (character.isHighSurrogate() && at + 1 < name.size()
            && name.at(at + 1).isLowSurrogate()) {
            result += character;
            result += name.at(++at);
        } else {
            result += mayStand(character) ? character : u'_';
        }
    }
    return result;
}

// Windows reserves these names for devices, with any extension.
static bool isReserved(QStringView name)
{
    static constexpr std::array devices{"CON"_L1,    "PRN"_L1,    "AUX"_L1,    "NUL"_L1,
                                        "CLOCK$"_L1, "CONIN$"_L1, "CONOUT$"_L1};
    const auto stem =
        name.left(name.indexOf(u'.') < 0 ? name.size() : name.indexOf(u'.')).trimmed();
    const bool numbered = stem.size() == 4 && stem.at(3).isDigit()
        && (stem.startsWith("COM"_L1, Qt::CaseInsensitive)
            || stem.startsWith("LPT"_L1, Qt::CaseInsensitive));
    return numbered || std::ranges::any_of(devices, [stem](QLatin1StringView device) {
               return stem.compare(device, Qt::CaseInsensitive) == 0;
           });
}

// Shortens the stem at a character boundary and keeps the extension.
static QString shortened(const QString &name)
{
    if (name.toUtf8().size() <= longestName)
        return name;
    const auto dot = name.lastIndexOf(u'.');
    auto ending = dot > 0 ? name.mid(dot) : QString();
    if (ending.toUtf8().size() > longestEnding)
        ending.clear();
    auto stem = name.left(name.size() - ending.size());
    while (stem.toUtf8().size() + ending.toUtf8().size() > longestName) {
        stem.chop(1);
        if (stem.back().isHighSurrogate())
            stem.chop(1);
    }
    return stem + ending;
}

QString safeFileName(QStringView name, QStringView fallback)
{
    const auto slash = std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\'));
    auto result = withoutOddCharacters(name.sliced(slash + 1));
    while (result.startsWith(u' ') || result.startsWith(u'.'))
        result.remove(0, 1);
    result = shortened(result);
    while (result.endsWith(u' ') || result.endsWith(u'.'))
        result.chop(1);
    if (result.isEmpty())
        return fallback.toString();
    // A leading dash would be interpreted as an option by programs that open the file.
    if (isReserved(result) || result.startsWith(u'-') || result.startsWith(u'~'))
        result.prepend(u'_');
    return result;
}

} // namespace storedesk::base
