// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/visits.h"

#include "ui/details/groups.h"
#include "ui/records/recordloader.h"

#include <algorithm>
#include <utility>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using storage::Visit;

// Returns the default key, so that a record has a single line in the history, whichever key it was
// opened by.
static std::pair<const catalogue::LookupKey *, QString> usualKeyOf(const RecordLoader &reader)
{
    for (const auto *lookupKey : catalogue::lookupKeysOf(reader.lookupKey()->resource())) {
        const auto value = reader.record()[lookupKey->member].toString();
        if (!lookupKey->word.isEmpty() && !value.isEmpty())
            return {lookupKey, value};
    }
    // An event type also needs the ID of its integration, but the history stores a single value.
    return {reader.lookupKey(), reader.pathValues().join(u'/')};
}

Visit visitOf(const RecordLoader &reader)
{
    if (!reader.lookupKey())
        return {};
    const auto resource = reader.lookupKey()->resource();
    const auto name = details::nameOf(resource, reader.record());
    const auto [lookupKey, value] = usualKeyOf(reader);
    return {.resource = resource,
            .lookupKey = lookupKey->word,
            .value = value,
            .title = name.isEmpty() ? reader.pathValues().constLast() : name};
}

bool isSame(const Visit &one, const Visit &other)
{
    return one.resource == other.resource && one.lookupKey == other.lookupKey
        && one.value == other.value;
}

bool isPinnedIn(const storage::LookupHistory &history, const Visit &visit)
{
    const auto visits = history.visits(visit.resource);
    return std::ranges::any_of(
        visits, [&visit](const Visit &each) { return each.pinned && isSame(each, visit); });
}

void noteMiss(storage::LookupHistory &history, const RecordLoader &reader)
{
    auto visit = visitOf(reader);
    visit.title.clear();
    const auto visits = history.visits(visit.resource);
    if (std::ranges::none_of(visits, [&visit](const Visit &each) { return isSame(each, visit); }))
        history.note(visit);
}

std::optional<PageAddress> placeOf(const Visit &visit)
{
    const auto *lookupKey = catalogue::lookupKeyNamed(visit.resource, visit.lookupKey);
    if (!lookupKey)
        return std::nullopt;
    const bool two = visit.resource == catalogue::Resource::CustomEventType;
    return ui::placeOf(*lookupKey, two ? visit.value.split(u'/') : QStringList{visit.value});
}

} // namespace storedesk::ui::records
