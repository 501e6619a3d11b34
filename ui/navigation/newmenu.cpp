// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newmenu.h"

#include "ui/pages/pagetable.h"
#include "ui/theme/theme.h"

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

NewMenu::NewMenu(const Theme &theme, QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"new"_s);
    for (const auto &row : pages::allPages()) {
        if (!row.creates)
            continue;
        const auto word = QString(row.word);
        auto *page = addAction(iconOf(row.icon, theme), QString(), this,
                               [this, word] { Q_EMIT pageChosen(word); });
        page->setObjectName(word);
    }
}

// Assigns a unique mnemonic, preferably from the name of the record instead of "New", which all
// have in common.
static QString withMnemonic(const QString &text, QString &taken)
{
    const auto isFree = [&](qsizetype at) {
        return text[at].isLetter() && !taken.contains(text[at], Qt::CaseInsensitive);
    };
    const auto mark = [&](qsizetype at) {
        taken += text[at];
        return QString(text).insert(at, u'&');
    };
    for (auto at = text.indexOf(u' ') + 1; at > 0; at = text.indexOf(u' ', at) + 1) {
        if (at < text.size() && isFree(at))
            return mark(at);
    }
    for (auto at = text.indexOf(u' ') + 1; at < text.size(); ++at) {
        if (isFree(at))
            return mark(at);
    }
    return text;
}

void NewMenu::retranslate()
{
    setTitle(tr("&New"));
    QString taken;
    for (auto *page : actions()) {
        const auto title = tr("%1…", "an action that asks more")
                               .arg(pages::titleOf(*pages::pageRow(page->objectName())));
        page->setText(withMnemonic(title, taken));
    }
}

} // namespace storedesk::ui::navigation
