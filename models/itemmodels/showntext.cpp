// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "showntext.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::itemmodels {

namespace {

// clang-format off
constexpr std::array markNames{
    std::pair(u'\u00AD', "SHY"_L1),  std::pair(u'\u061C', "ALM"_L1),
    std::pair(u'\u200B', "ZWSP"_L1), std::pair(u'\u200E', "LRM"_L1), std::pair(u'\u200F', "RLM"_L1),
    std::pair(u'\u202A', "LRE"_L1),  std::pair(u'\u202B', "RLE"_L1), std::pair(u'\u202C', "PDF"_L1),
    std::pair(u'\u202D', "LRO"_L1),  std::pair(u'\u202E', "RLO"_L1), std::pair(u'\u2060', "WJ"_L1),
    std::pair(u'\u2066', "LRI"_L1),  std::pair(u'\u2067', "RLI"_L1), std::pair(u'\u2068', "FSI"_L1),
    std::pair(u'\u2069', "PDI"_L1),  std::pair(u'\uFEFF', "BOM"_L1),
};
// clang-format on

bool isHidden(QChar character)
{
    if (character == u'\n' || character == u'\t')
        return false;
    return character.category() == QChar::Other_Control || character == QChar::LineSeparator
        || character == QChar::ParagraphSeparator
        || std::ranges::any_of(markNames,
                               [character](const auto &row) { return character == row.first; });
}

QString markOf(QChar character)
{
    if (character == QChar::LineSeparator || character == QChar::ParagraphSeparator)
        return u"\n"_s;
    const uint code = character.unicode();
    // Unicode has a symbol for each C0 control character.
    if (code < 0x20)
        return QChar(0x2400 + code);
    if (code == 0x7F)
        return QChar(0x2421);
    if (character.category() == QChar::Other_Control)
        return u"⟨%1⟩"_s.arg(code, 2, 16, QChar(u'0'));
    const auto row = std::ranges::find(markNames, character,
                                       [](const auto &named) { return QChar(named.first); });
    return u"⟨%1⟩"_s.arg(row->second);
}

QString escapeOf(QChar character)
{
    return u"\\u%1"_s.arg(uint(character.unicode()), 4, 16, QChar(u'0'));
}

QString withMarks(const QString &text, QString (*mark)(QChar))
{
    if (std::ranges::none_of(text, isHidden))
        return text;
    QString shown;
    shown.reserve(text.size() + 8);
    for (qsizetype place = 0; place < text.size(); ++place) {
        const auto character = text.at(place);
        // CR LF is one line break.
        if (character == u'\r' && place + 1 < text.size() && text.at(place + 1) == u'\n')
            continue;
        if (isHidden(character))
            shown += mark(character);
        else
            shown += character;
    }
    return shown;
}

} // namespace

static QString cut(QStringView text, qsizetype most)
{
    if (text.size() <= most)
        return text.toString();
    auto end = most - 1;
    // Do not split a surrogate pair.
    if (text[end].isLowSurrogate())
        --end;
    return text.first(end).toString() + u'…';
}

QString shownText(const QString &text)
{
    return withMarks(text.size() <= longestShown ? text : cut(text, longestShown), markOf);
}

QString shownLines(const QString &whole)
{
    const auto text = withMarks(whole, escapeOf);
    if (text.size() <= longestLine)
        return text;
    QString shown;
    shown.reserve(text.size());
    for (qsizetype begin = 0; begin <= text.size();) {
        const auto found = text.indexOf(u'\n', begin);
        const auto end = found < 0 ? text.size() : found;
        shown += cut(QStringView(text).sliced(begin, end - begin), longestLine);
        if (found >= 0)
            shown += u'\n';
        begin = end + 1;
    }
    return shown;
}

} // namespace storedesk::itemmodels
