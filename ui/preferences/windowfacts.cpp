// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/windowfacts.h"

#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;

namespace {
struct WindowFactWords
{
    Q_DECLARE_TR_FUNCTIONS(WindowFactWords)
};
} // namespace

// Reports sizes only: screen names contain serial numbers.
static QString screenWords()
{
    QStringList screens;
    for (const auto *screen : QGuiApplication::screens())
        screens.append(u"%1 × %2, %3 %"_s.arg(screen->geometry().width())
                           .arg(screen->geometry().height())
                           .arg(qRound(screen->devicePixelRatio() * 100)));
    return screens.join(u" · "_s);
}

static QString desktopWords()
{
    const auto desktop = qEnvironmentVariable("XDG_CURRENT_DESKTOP").replace(u':', u' ');
    return desktop.isEmpty() ? WindowFactWords::tr("unknown") : desktop;
}

diagnostics::ReportSource windowFacts(const PageHost &host)
{
    const auto &theme = host.theme();
    diagnostics::ReportSource facts{
        .surroundings = {
            {WindowFactWords::tr("Desktop"), desktopWords()},
            {WindowFactWords::tr("Platform"), QGuiApplication::platformName()},
            {WindowFactWords::tr("Screens"), screenWords()},
            {WindowFactWords::tr("Appearance"),
             theme.tokens().look == Look::Dark ? WindowFactWords::tr("dark")
                                               : WindowFactWords::tr("light")},
            {WindowFactWords::tr("Text size"), u"%1 %"_s.arg(theme.textSize())},
            {WindowFactWords::tr("Assistive tools"),
             QAccessible::isActive() ? WindowFactWords::tr("on") : WindowFactWords::tr("off")}}};
    if (const auto *accounts = host.accountActions()) {
        if (accounts->profiles)
            facts.accounts = accounts->profiles();
        if (accounts->secrets)
            facts.keychain = accounts->secrets->title();
    }
    return facts;
}

} // namespace storedesk::ui::preferences
