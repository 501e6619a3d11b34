// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "values/namematch.h"

#include <QStringList>

#include <algorithm>

namespace storedesk::values {

QString foldedName(const QString &text)
{
    auto letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters;
}

NameSearch::NameSearch(const QString &text)
    : m_text(foldedName(text).simplified())
    , m_words(m_text.split(u' ', Qt::SkipEmptyParts))
{ }

// Returns the match of one word, or None.
static NameMatch matchOfWord(const QString &name, const QString &word)
{
    auto best = NameMatch::None;
    for (auto at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
        if (at == 0 || !name[at - 1].isLetterOrNumber())
            return NameMatch::WordStart;
        best = NameMatch::Inside;
    }
    return best;
}

NameMatch NameSearch::matchOf(const QString &name) const
{
    const auto searched = foldedName(name).simplified();
    if (!m_text.isEmpty() && searched == m_text)
        return NameMatch::Whole;
    if (searched.startsWith(m_text))
        return NameMatch::Prefix;
    auto worst = NameMatch::WordStart;
    for (const auto &word : m_words)
        worst = std::max(worst, matchOfWord(searched, word));
    return worst;
}

} // namespace storedesk::values
