// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "showntext.h"

#include <algorithm>

namespace storedesk::items {

static QString cut(QStringView text, qsizetype most)
{
    if (text.size() <= most)
        return text.toString();
    auto end = most - 1;
    if (text[end].isLowSurrogate()) // half a character is none
        --end;
    return text.first(end).toString() + u'…';
}

QString shownText(const QString &text)
{
    return text.size() <= longestShown ? text : cut(text, longestShown);
}

QString shownLines(const QString &text)
{
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

} // namespace storedesk::items
