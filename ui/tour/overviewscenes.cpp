// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "ui/overview/overviewpage.h"
#include "ui/overview/overviewreads.h"

#include <QCoreApplication>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

// Opens the refreshed page, optionally with one failing list.
static QWidget *openOverview(PageHost &host, bool failing)
{
    auto *page = qobject_cast<overview::OverviewPage *>(host.open({.page = pageid::overview}));
    if (!page)
        return nullptr;
    page->refresh();
    if (failing)
        page->reads().cancel(catalogue::Resource::CouponSet);
    return page->window();
}

QList<Scene> overviewScenes()
{
    return {
        {.name = "overview-failed"_L1,
         .title = QCoreApplication::translate("Tour", "Overview, one card failed"),
         .open =
             [](PageHost &host) {
                 return openOverview(host, true);
             }},
        {.name = "overview"_L1,
         .title = QCoreApplication::translate("Tour", "Overview"),
         .open =
             [](PageHost &host) {
                 return openOverview(host, false);
             }},
        {.name = "store"_L1,
         .title = QCoreApplication::translate("Tour", "Store"),
         .open =
             [](PageHost &host) {
                 auto *page = host.open({.page = pageid::store});
                 return page ? page->window() : nullptr;
             }},
    };
}

} // namespace storedesk::ui::tour
