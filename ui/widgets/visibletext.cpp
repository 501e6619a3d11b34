// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/visibletext.h"

#include "items/showntext.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// clang-format off
static constexpr std::array names{
    std::pair(u'\u00AD', "SHY"_L1),  std::pair(u'\u061C', "ALM"_L1),
    std::pair(u'\u200B', "ZWSP"_L1), std::pair(u'\u200E', "LRM"_L1), std::pair(u'\u200F', "RLM"_L1),
    std::pair(u'\u202A', "LRE"_L1),  std::pair(u'\u202B', "RLE"_L1), std::pair(u'\u202C', "PDF"_L1),
    std::pair(u'\u202D', "LRO"_L1),  std::pair(u'\u202E', "RLO"_L1), std::pair(u'\u2060', "WJ"_L1),
    std::pair(u'\u2066', "LRI"_L1),  std::pair(u'\u2067', "RLI"_L1), std::pair(u'\u2068', "FSI"_L1),
    std::pair(u'\u2069', "PDI"_L1),  std::pair(u'\uFEFF', "BOM"_L1),
};
// clang-format on

static bool isHidden(QChar character)
{
    if (character.category() == QChar::Other_Control || character == QChar::LineSeparator
        || character == QChar::ParagraphSeparator)
        return true;
    return std::ranges::any_of(names,
                               [character](const auto &row) { return character == row.first; });
}

static void append(QString &shown, QChar character)
{
    const uint code = character.unicode();
    if (code == u'\n' || character == QChar::LineSeparator
        || character == QChar::ParagraphSeparator)
        shown += u'↵';
    else if (code == u'\t')
        shown += u'→';
    else if (code < 0x20)
        shown += QChar(0x2400 + code); // the pictures of the control characters
    else if (code == 0x7F)
        shown += u'\u2421';
    else if (character.category() == QChar::Other_Control)
        shown += u"⟨%1⟩"_s.arg(code, 2, 16, QChar(u'0'));
    else
        shown += u"⟨%1⟩"_s.arg(std::ranges::find(names, character, [](const auto &row) {
                                   return QChar(row.first);
                               })->second);
}

QString visibleText(const QString &whole)
{
    const auto text = items::shownText(whole);
    if (std::ranges::none_of(text, isHidden))
        return text;
    QString shown;
    shown.reserve(text.size() + 8);
    for (qsizetype place = 0; place < text.size(); ++place) {
        const auto character = text.at(place);
        if (character == u'\r' && place + 1 < text.size() && text.at(place + 1) == u'\n')
            continue; // one line break, one sign
        if (isHidden(character))
            append(shown, character);
        else
            shown += character;
    }
    return shown;
}

} // namespace storedesk::ui
