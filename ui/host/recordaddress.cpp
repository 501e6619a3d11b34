// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/recordaddress.h"

#include "ui/host/pageid.h"

#include <algorithm>
#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::LookupKey;
using catalogue::Resource;

struct RecordPageRow
{
    Resource resource;
    // The page id. It is part of links and saved sessions, so it must not change.
    QLatin1StringView word;
    Icon icon;
};

// clang-format off
static constexpr std::array recordPageRows{
    RecordPageRow{Resource::Contact,           pageid::contactRecord,     Icon::Person},
    RecordPageRow{Resource::Purchase,          pageid::purchaseRecord,    Icon::Purchases},
    RecordPageRow{Resource::Product,           pageid::productRecord,     Icon::Products},
    RecordPageRow{Resource::Export,            pageid::exportRecord,      Icon::Exports},
    RecordPageRow{Resource::Import,            pageid::importRecord,      Icon::Imports},
    RecordPageRow{Resource::CouponSet,         pageid::couponSetRecord,   Icon::CouponSets},
    RecordPageRow{Resource::Workflow,          pageid::workflowRecord,    Icon::Workflows},
    RecordPageRow{Resource::Store,             ""_L1,                     Icon::Store},
    RecordPageRow{Resource::ContactField,      pageid::contactFieldRecord,Icon::ContactFields},
    RecordPageRow{Resource::CustomEvent,       ""_L1,                     Icon::Events},
    RecordPageRow{Resource::CustomIntegration, pageid::integrationRecord, Icon::Integrations},
    RecordPageRow{Resource::CustomEventType,   pageid::eventTypeRecord,   Icon::Events},
};
// clang-format on

static consteval bool everyPageStandsAtItsResource()
{
    for (std::size_t row = 0; row < recordPageRows.size(); ++row) {
        if (static_cast<std::size_t>(recordPageRows[row].resource) != row)
            return false;
    }
    return recordPageRows.size() == static_cast<std::size_t>(Resource::Count);
}
static_assert(everyPageStandsAtItsResource());

static const RecordPageRow &rowOf(Resource resource)
{
    return recordPageRows[static_cast<std::size_t>(resource)];
}

QLatin1StringView recordPageOf(Resource resource)
{
    return rowOf(resource).word;
}

Icon iconOf(Resource resource)
{
    return rowOf(resource).icon;
}

Icon iconOf(const LookupKey &key)
{
    if (key.word == "email"_L1 || key.word == "deprecated"_L1)
        return Icon::Mail;
    return key.word == "store-id"_L1 ? Icon::Tag : Icon::Key;
}

const LookupKey *lookupKeyOf(const PageAddress &place)
{
    const auto keys = catalogue::lookupKeys();
    const auto key = std::ranges::find_if(keys, [&place](const LookupKey &each) {
        if (recordPageOf(each.resource()) != place.page)
            return false;
        return each.word.isEmpty()
            || (!place.values.isEmpty() && each.word == place.values.first());
    });
    if (key == keys.end())
        return nullptr;
    const auto values = pathValuesOf(*key, place);
    const bool whole = values.size() == key->valueCount() && !values.contains(QString());
    return whole ? &*key : nullptr;
}

QStringList pathValuesOf(const LookupKey &key, const PageAddress &place)
{
    return key.word.isEmpty() ? place.values : place.values.mid(1);
}

PageAddress placeOf(const LookupKey &key, const QStringList &pathValues)
{
    PageAddress place{.page = recordPageOf(key.resource()), .values = pathValues};
    if (!key.word.isEmpty())
        place.values.prepend(key.word);
    return place;
}

PageAddress bulkLookupAddress(const catalogue::LookupKey &key)
{
    return {.page = pageid::bulkLookup,
            .values = {catalogue::resourceRow(key.resource()).area, key.word}};
}

} // namespace storedesk::ui
