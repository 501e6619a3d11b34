// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/visibletext.h"

#include "itemmodels/showntext.h"

using namespace Qt::StringLiterals;

namespace storedesk::ui {

QString visibleText(const QString &text)
{
    auto shown = itemmodels::shownText(text);
    if (shown.contains(u'\n') || shown.contains(u'\t'))
        shown.replace(u'\n', u'↵').replace(u'\t', u'→');
    return shown;
}

} // namespace storedesk::ui
