// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QJsonObject>

#include <optional>

namespace storedesk::practice {

class Store;

// Activity types that the practice store creates itself, named as in the service's interface.
namespace activity {
inline constexpr auto contactCreated = QLatin1StringView("entity-created");
inline constexpr auto couponAssigned = QLatin1StringView("coupon-assigned");
inline constexpr auto customEvent = QLatin1StringView("custom-event");
inline constexpr auto emailClicked = QLatin1StringView("email-link-clicked");
inline constexpr auto emailOpened = QLatin1StringView("email-opened");
inline constexpr auto emailSent = QLatin1StringView("email-sent");
inline constexpr auto emailUnsubscribed = QLatin1StringView("email-unsubscribed");
inline constexpr auto newsletterSubscribe = QLatin1StringView("newsletter-subscribe");
inline constexpr auto productVisited = QLatin1StringView("product-visited");
inline constexpr auto purchase = QLatin1StringView("purchase");
} // namespace activity

struct Activity
{
    // The contact's number.
    qint64 contact = 0;
    QLatin1StringView type;
    Moment date = 0;
    // The purchase's number.
    std::optional<qint64> purchase = {};
    // Contains origin, workflowId, contentId and eventAlias where applicable.
    QJsonObject body = {};
};

void addActivity(Store &store, const Activity &activity);

} // namespace storedesk::practice
