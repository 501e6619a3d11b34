// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QLatin1StringView>

#include <vector>

namespace storedesk::practice {

// All types of activities.
enum class ActivityKind : quint8 {
    CartAbandoned,
    CartProductAdded,
    CartProductRemoved,
    AddedToGoogleAds,
    RemovedFromGoogleAds,
    CouponAssigned,
    CustomEvent,
    EmailBounce,
    EmailClicked,
    EmailOpened,
    EmailSent,
    EmailSentAlert,
    EmailSpamReport,
    EmailUnsubscribed,
    ContactCreated,
    EnteredSegment,
    ExitedSegment,
    Identified,
    ContactMerged,
    SentToFacebook,
    Login,
    NewsletterSubscribe,
    ProductSearched,
    ProductVisited,
    Purchase,
    PushError,
    PushClicked,
    PushMigrated,
    PushOpened,
    PushSubscribed,
    PushUnsubscribed,
    Register,
    Search,
    SmsBounce,
    SmsSent,
    SmsSentAlert,
    WebContentOpened,
    WebFormSubmitted,
    WebLinkClicked,
    WebPageVisited,
    Count
};

[[nodiscard]] QLatin1StringView nameOf(ActivityKind kind);
// Whether the activity happened in a browser on the store's website.
[[nodiscard]] bool isOnTheWeb(ActivityKind kind);

// A simulated activity of a customer. Indexes are -1 if they do not apply.
struct LifeEvent
{
    Moment date = 0;
    ActivityKind kind = ActivityKind::WebPageVisited;
    qint16 workflow = -1;
    qint16 content = -1;
    qint16 purchase = -1;
    qint16 couponSet = -1;
    // Whether it belongs to the anonymous contact that was merged later.
    bool isAnonymous = false;
};

struct LifeLine
{
    int product = 0;
    int quantity = 1;
};

struct LifePurchase
{
    Moment date = 0;
    std::vector<LifeLine> lines = {};
    bool hasShipping = false;
    // Whether the buyer was deleted later.
    bool isOfDeletedContact = false;
    // -1 and 0 if the purchase is not attributed.
    int workflow = -1;
    int content = -1;
    int scenario = 0;
    int confidence = 0;
};

// The simulated activities of a contact, and the contact data derived from them.
struct Life
{
    // Sorted by time.
    std::vector<LifeEvent> events = {};
    std::vector<LifePurchase> purchases = {};
    // Purchases before the first activity, known only from the contact's statistics.
    int earlierPurchases = 0;
    Moment earlierFirst = 0;
    bool isAnonymous = false;
    bool isSubscribed = false;
    bool hasSms = false;
    bool hasPush = false;
    int softBounces = 0;
    // 0 if it did not happen.
    Moment lastSoftBounce = 0;
    Moment bounced = 0;
    Moment unsubscribed = 0;
};

} // namespace storedesk::practice
