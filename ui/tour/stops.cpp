// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stops.h"

#include "ui/pages/resourcepage.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static bool isLoaded(const MainWindow *window)
{
    return window->exportsPage()->feed().state() == items::ResourceFeed::State::Loaded;
}

QList<Stop> allStops(const std::function<MainWindow *()> &openWindow, Theme &theme,
                     Language &language)
{
    QList<Stop> stops;
    const auto window = std::make_shared<MainWindow *>();
    for (const auto &tongue : Language::choices()) {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const auto look = mode == Theme::Mode::Light ? u"light"_s : u"dark"_s;
            stops.append(
                {.name = u"exports-%1-%2"_s.arg(tongue, look),
                 .title = QCoreApplication::translate("Tour", "Exports (%1, %2)").arg(tongue, look),
                 .open =
                     [=, &theme, &language] {
                         language.choose(tongue);
                         theme.setMode(mode);
                         *window = openWindow();
                         return static_cast<QWidget *>(*window);
                     },
                 .ready =
                     [window] {
                         return isLoaded(*window);
                     }});
        }
    }
    return stops;
}

} // namespace storedesk::ui
