// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/newforms.h"

#include "catalogue/choice.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/page.h"
#include "ui/pages/pagetable.h"

#include <algorithm>

namespace storedesk::ui::navigation {

PageAddress placeForNew(const PageAddress &asked, const QList<Page *> &open)
{
    const auto *row = pages::pageRow(asked.page);
    // For a record created below another one, the values identify the parent.
    const bool isNew = row && (asked.values.isEmpty() || !row->below.isEmpty());
    if (!isNew || !row->several || isAnother(asked))
        return asked;
    const auto isBegun = [&open](const PageAddress &place) {
        return std::ranges::any_of(open, [&place](const Page *page) {
            return page->place() == place && page->hasPendingChanges();
        });
    };
    auto place = asked;
    for (int number = 2; isBegun(place); ++number)
        place = anotherPlace(asked, number);
    return place;
}

Page *untouchedForm(const PageAddress &place, const QList<Page *> &open)
{
    const auto *row = pages::pageRow(place.page);
    if (!row || !row->creates)
        return nullptr;
    const auto found = std::ranges::find_if(open, [&place](const Page *page) {
        const auto &values = page->place().values;
        // An import of coupons into a set has not been started either.
        const bool empty = values.isEmpty() || values.first() == anotherWord
            || values.first() == catalogue::choice::importtype::coupons;
        return page->place().page == place.page && empty && !page->hasPendingChanges();
    });
    return found == open.end() ? nullptr : *found;
}

} // namespace storedesk::ui::navigation
