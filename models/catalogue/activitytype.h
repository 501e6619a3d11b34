// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

// Activity types that code refers to by name.
namespace storedesk::catalogue::activitytype {

using namespace Qt::StringLiterals;

inline constexpr auto contactCreated = "contact-created"_L1;
inline constexpr auto contactMerged = "contact-merged"_L1;
inline constexpr auto couponAssigned = "coupon-assigned"_L1;
inline constexpr auto customEvent = "custom-event"_L1;
inline constexpr auto emailBounce = "email-bounce"_L1;
inline constexpr auto emailLinkClicked = "email-link-clicked"_L1;
inline constexpr auto emailOpened = "email-opened"_L1;
inline constexpr auto emailSent = "email-sent"_L1;
inline constexpr auto emailSentAlert = "email-sent-alert"_L1;
inline constexpr auto emailSpamReport = "email-spam-report"_L1;
inline constexpr auto emailUnsubscribed = "email-unsubscribed"_L1;
inline constexpr auto entityCreated = "entity-created"_L1;
inline constexpr auto entityMerged = "entity-merged"_L1;
inline constexpr auto newsletterSubscribe = "newsletter-subscribe"_L1;
inline constexpr auto productSearched = "product-searched"_L1;
inline constexpr auto productVisited = "product-visited"_L1;
inline constexpr auto pushNotificationLinkClicked = "push-notification-link-clicked"_L1;
inline constexpr auto pushNotificationOpened = "push-notification-opened"_L1;
inline constexpr auto pushNotificationSubscribed = "push-notification-subscribed"_L1;
inline constexpr auto pushNotificationUnsubscribed = "push-notification-unsubscribed"_L1;
inline constexpr auto smsSent = "sms-sent"_L1;
inline constexpr auto smsSentAlert = "sms-sent-alert"_L1;
inline constexpr auto webContentOpened = "web-content-opened"_L1;
inline constexpr auto webLinkClicked = "web-link-clicked"_L1;
inline constexpr auto webPageVisited = "web-page-visited"_L1;

} // namespace storedesk::catalogue::activitytype
