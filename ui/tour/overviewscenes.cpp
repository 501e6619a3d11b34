// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "ui/overview/overviewpage.h"
#include "ui/overview/overviewreads.h"

#include <QCoreApplication>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

// Opens the refreshed page, optionally with one failing list.
static QWidget *openOverview(Frame &frame, bool failing)
{
    auto *page = qobject_cast<overview::OverviewPage *>(frame.open({.page = u"overview"_s}));
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
             [](Frame &frame) {
                 return openOverview(frame, true);
             }},
        {.name = "overview"_L1,
         .title = QCoreApplication::translate("Tour", "Overview"),
         .open =
             [](Frame &frame) {
                 return openOverview(frame, false);
             }},
        {.name = "store"_L1,
         .title = QCoreApplication::translate("Tour", "Store"),
         .open =
             [](Frame &frame) {
                 auto *page = frame.open({.page = u"store"_s});
                 return page ? page->window() : nullptr;
             }},
    };
}

} // namespace storedesk::ui::tour
