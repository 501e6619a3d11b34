// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keytext.h"

namespace storedesk::profiles {

static bool isQuote(QChar c)
{
    return c == u'"' || c == u'\'' || c == u'`' || c == u'“' || c == u'”' || c == u'‘' || c == u'’';
}

// Returns whether the character is invisible: a space of any width, or a mark inserted by emails
// and web pages.
static bool isBlank(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Format
        || c.category() == QChar::Other_Control;
}

static QString stripped(QString text)
{
    while (!text.isEmpty() && (isBlank(text.front()) || isQuote(text.front())))
        text.remove(0, 1);
    while (!text.isEmpty() && (isBlank(text.back()) || isQuote(text.back())))
        text.chop(1);
    return text;
}

static bool parseWord(QString &text, const QString &word, bool colon)
{
    if (word.isEmpty() || !text.startsWith(word, Qt::CaseInsensitive))
        return false;
    const auto rest = text.sliced(word.size());
    const bool ends = !rest.isEmpty() && (isBlank(rest.front()) || (colon && rest.front() == u':'));
    if (!ends)
        return false;
    text = stripped(rest);
    if (colon && text.startsWith(u':'))
        text = stripped(text.sliced(1));
    return true;
}

KeyText keyTextOf(const QString &pasted, const QString &headerName, const QString &scheme)
{
    auto text = stripped(pasted);
    KeyText result;
    result.blanks = text.size() != pasted.size();
    const bool header = parseWord(text, headerName, true);
    result.scheme = parseWord(text, scheme, false) || header;
    // Remove line breaks inserted by email clients, and other invisible characters.
    const auto before = text.size();
    text.removeIf(isBlank);
    result.blanks |= text.size() != before;
    result.key = text;
    return result;
}

} // namespace storedesk::profiles
