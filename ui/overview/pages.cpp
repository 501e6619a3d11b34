// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

#include "ui/overview/overviewpage.h"
#include "ui/overview/overviewreads.h"
#include "ui/overview/storepage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static Page *makeOverview(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new OverviewPage(frame) : nullptr;
}

static Page *makeStore(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new StorePage(frame) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = "overview"_L1, .title = QT_TRANSLATE_NOOP("PageRow", "Overview"), .group = Group::Top,   .icon = Icon::Overview, .make = makeOverview},
    PageRow{.word = "store"_L1,    .title = QT_TRANSLATE_NOOP("PageRow", "Store"),    .group = Group::Store, .icon = Icon::Store, .resource = catalogue::Resource::Store, .make = makeStore},
};
// clang-format on

std::span<const PageRow> overviewPages()
{
    return rows;
}

// The page as it is after a refresh; one of its lists fails when told so.
static QWidget *openOverview(Frame &frame, bool failing)
{
    auto *page = qobject_cast<OverviewPage *>(frame.open({.page = u"overview"_s}));
    if (!page)
        return nullptr;
    page->refresh();
    if (failing)
        page->reads().cancel(catalogue::Resource::CouponSet);
    return page->window();
}

QList<Showpiece> overviewShowpieces()
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

} // namespace storedesk::ui
