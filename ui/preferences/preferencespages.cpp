// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/preferencespages.h"

#include "ui/host/pageid.h"
#include "ui/preferences/localdatapage.h"
#include "ui/preferences/preferencespage.h"
#include "ui/preferences/reportpage.h"

#include <array>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;

static Page *makePreferences(PageHost &host, const PageAddress &)
{
    return new PreferencesPage(host);
}

static Page *makeKept(PageHost &host, const PageAddress &)
{
    return new LocalDataPage(host);
}

static Page *makeReport(PageHost &host, const PageAddress &)
{
    return new ReportPage(host);
}

std::span<const PageRow> preferencesPages()
{
    static constexpr std::array rows{
        PageRow{.word = pageid::preferences,
                .title = QT_TRANSLATE_NOOP("PageRow", "Preferences"),
                .icon = Icon::Settings,
                .make = makePreferences,
                .alone = true},
        PageRow{.word = pageid::localData,
                .title = QT_TRANSLATE_NOOP("PageRow", "Local data"),
                .group = NavigationGroup::Store,
                .icon = Icon::Computer,
                .make = makeKept},
        PageRow{.word = pageid::diagnosticReport,
                .title = QT_TRANSLATE_NOOP("PageRow", "Diagnostic report"),
                .icon = Icon::Info,
                .make = makeReport,
                .alone = true},
    };
    return rows;
}

} // namespace storedesk::ui::preferences
