// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "desk/desk.h"
#include "local/savedviews.h"
#include "local/views.h"
#include "settings/settings.h"
#include "ui/frame/frame.h"
#include "ui/frame/page.h"
#include "ui/frame/savedviewsmenu.h"
#include "ui/shell/everylanguage.h"
#include "ui/shell/pagetable.h"
#include "ui/shell/palettenames.h"

// Adds settings and saved views to the palette.

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

void Palette::addSettings(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &row : settings::settingRows()) {
        const auto title = settings::titleOf(row);
        if (!m_frame.settings().isUsed(row.setting)
            || !names(inEveryLanguage("Settings", row.title) + u' '
                          + inEveryLanguage("Settings", row.keywords),
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
    const auto *front = m_frame.currentPage();
    for (const auto &page : allPages()) {
        const bool ofFiles = page.word == "files"_L1;
        if (ofFiles && (!front || front->place().page != page.word))
            continue;
        for (const auto &view : local::savedViews(m_desk->local().views(), QString(page.word))) {
            if (!names(view.name, text))
                continue;
            auto place = ofFiles ? front->place() : Place{.page = QString(page.word)};
            place.filter = QMap<QString, QString>{{QString(savedViewKey), view.name}};
            rows.append({.icon = Icon::Bookmark,
                         .title = view.name,
                         .note = tr("View of “%1”").arg(titleOf(page)),
                         .run = opening(place)});
        }
    }
}

} // namespace storedesk::ui::shell
