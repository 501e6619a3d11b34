// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "settings/settingvalues.h"
#include "ui/frame/page.h"

#include <QAbstractButton>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using settings::Setting;

static Page *preferencesIn(Frame &frame)
{
    return frame.open({.page = u"preferences"_s});
}

static QWidget *openPreferences(Frame &frame)
{
    auto *page = preferencesIn(frame);
    return page ? page->window() : nullptr;
}

// Further down, with some things that were changed.
static QWidget *openNetwork(Frame &frame)
{
    auto &kept = frame.settings();
    kept.set(Setting::BinDays, u"90"_s);
    kept.set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
    kept.set(Setting::ProxyAddress, u"proxy.example.com:3128"_s);
    kept.set(Setting::ProxyUser, u"marta"_s);
    return openPreferences(frame);
}

static bool goToNetwork(Frame &frame)
{
    auto *page = frame.currentPage();
    page->findChild<QAbstractButton *>(
            u"section-%1"_s.arg(static_cast<int>(settings::Section::Network)))
        ->click();
    return true;
}

static QWidget *openFound(Frame &frame)
{
    const auto title = settings::titleOf(settings::rowOf(Setting::Language)).left(5);
    auto *page = frame.open(
        {.page = u"preferences"_s, .filter = QMap<QString, QString>{{QString(), title}}});
    return page ? page->window() : nullptr;
}

static QWidget *openKept(Frame &frame)
{
    auto *page = frame.open({.page = u"on-this-computer"_s});
    return page ? page->window() : nullptr;
}

QList<Scene> preferencesScenes()
{
    return {
        {.name = "on-this-computer"_L1, .title = u"On this computer"_s, .open = openKept},
        {.name = "preferences"_L1, .title = u"Preferences"_s, .open = openPreferences},
        inSteps({.name = "preferences-network"_L1,
                 .title = u"Preferences: network"_s,
                 .open = openNetwork},
                {goToNetwork}),
        {.name = "preferences-search"_L1, .title = u"Preferences: search"_s, .open = openFound}};
}

} // namespace storedesk::ui::tour
