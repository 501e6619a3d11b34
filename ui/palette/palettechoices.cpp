// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "account/account.h"
#include "settings/settings.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/pages/everylanguage.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palettenames.h"

// Adds settings and saved views to the palette.

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

void Palette::addSettings(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &row : settings::settingRows()) {
        const auto title = settings::titleOf(row);
        if (!m_host.settings().isUsed(row.setting)
            || !names(pages::inEveryLanguage("Settings", row.title) + u' '
                          + pages::inEveryLanguage("Settings", row.keywords),
                      text))
            continue;
        rows.append({.icon = Icon::Settings,
                     .title = title,
                     .note = tr("Preferences, %1").arg(settings::titleOf(row.section)),
                     .run = opening({.page = u"preferences"_s,
                                     .filter = QMap<QString, QString>{{QString(), title}}})});
    }
}

// A saved view of a file applies to the current file.
void Palette::addViews(QList<PaletteRow> &rows, const QString &text)
{
    const auto *front = m_host.currentPage();
    for (const auto &page : pages::allPages()) {
        const bool ofFiles = page.word == "files"_L1;
        if (ofFiles && (!front || front->place().page != page.word))
            continue;
        for (const auto &view :
             storage::savedViews(m_account->storage().views(), QString(page.word))) {
            if (!names(view.name, text))
                continue;
            auto place = ofFiles ? front->place() : PageAddress{.page = QString(page.word)};
            place.filter = QMap<QString, QString>{{QString(savedViewKey), view.name}};
            rows.append({.icon = Icon::Bookmark,
                         .title = view.name,
                         .note = tr("View of “%1”").arg(pages::titleOf(page)),
                         .run = opening(place)});
        }
    }
}

} // namespace storedesk::ui::palette
