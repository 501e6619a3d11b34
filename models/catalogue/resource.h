// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMetaType>
#include <QString>

#include <array>
#include <span>

namespace storedesk::catalogue {

enum class Resource : quint8 {
    Contact,
    Purchase,
    Product,
    Export,
    Import,
    CouponSet,
    Workflow,
    Store,
    ContactField,
    CustomEvent,
    CustomIntegration,
    CustomEventType,
    Count
};

struct ResourceRow
{
    Resource resource;
    // Name in scripts.
    QLatin1StringView name;
    // Singular, source text.
    const char *title;
    // Source text.
    const char *plural;
    // The part of a key's scopes that grants access.
    QLatin1StringView area;
};

[[nodiscard]] std::span<const ResourceRow> resources();
[[nodiscard]] const ResourceRow &resourceRow(Resource resource);
[[nodiscard]] QString titleOf(Resource resource);
[[nodiscard]] QString pluralOf(Resource resource);

} // namespace storedesk::catalogue
