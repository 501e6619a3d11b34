// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/lifeevent.h"

#include "catalogue/activitytype.h"
#include "practice/store/activities.h"

#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

struct KindRow
{
    ActivityKind kind;
    QLatin1StringView name;
    bool onTheWeb = false;
};

// clang-format off
constexpr std::array kindRows{
    KindRow{ActivityKind::CartAbandoned,        "cart-abandoned"_L1, true},
    KindRow{ActivityKind::CartProductAdded,     "cart-product-added"_L1, true},
    KindRow{ActivityKind::CartProductRemoved,   "cart-product-removed"_L1, true},
    KindRow{ActivityKind::AddedToGoogleAds,     "contact-added-to-gads-audience"_L1},
    KindRow{ActivityKind::RemovedFromGoogleAds, "contact-removed-from-gads-audience"_L1},
    KindRow{ActivityKind::CouponAssigned,       activitytype::couponAssigned},
    KindRow{ActivityKind::CustomEvent,          activity::customEvent},
    KindRow{ActivityKind::EmailBounce,          activitytype::emailBounce},
    KindRow{ActivityKind::EmailClicked,         activitytype::emailLinkClicked},
    KindRow{ActivityKind::EmailOpened,          activitytype::emailOpened},
    KindRow{ActivityKind::EmailSent,            activitytype::emailSent},
    KindRow{ActivityKind::EmailSentAlert,       activitytype::emailSentAlert},
    KindRow{ActivityKind::EmailSpamReport,      activitytype::emailSpamReport},
    KindRow{ActivityKind::EmailUnsubscribed,    activitytype::emailUnsubscribed},
    KindRow{ActivityKind::ContactCreated,       activity::contactCreated, true},
    KindRow{ActivityKind::EnteredSegment,       "entity-entered-segment"_L1},
    KindRow{ActivityKind::ExitedSegment,        "entity-exited-segment"_L1},
    KindRow{ActivityKind::Identified,           "entity-identified"_L1, true},
    KindRow{ActivityKind::ContactMerged,        activitytype::contactMerged},
    KindRow{ActivityKind::SentToFacebook,       "facebook-contact-sent"_L1},
    KindRow{ActivityKind::Login,                "login"_L1, true},
    KindRow{ActivityKind::NewsletterSubscribe,  activitytype::newsletterSubscribe, true},
    KindRow{ActivityKind::ProductSearched,      "product-searched"_L1, true},
    KindRow{ActivityKind::ProductVisited,       activitytype::productVisited, true},
    KindRow{ActivityKind::Purchase,             activity::purchase, true},
    KindRow{ActivityKind::PushError,            "push-notification-error"_L1},
    KindRow{ActivityKind::PushClicked,          activitytype::pushNotificationLinkClicked},
    KindRow{ActivityKind::PushMigrated,         "push-notification-migrate-subscription"_L1},
    KindRow{ActivityKind::PushOpened,           activitytype::pushNotificationOpened},
    KindRow{ActivityKind::PushSubscribed,       "push-notification-subscribed"_L1},
    KindRow{ActivityKind::PushUnsubscribed,     "push-notification-unsubscribed"_L1},
    KindRow{ActivityKind::Register,             "register"_L1, true},
    KindRow{ActivityKind::Search,               "search"_L1, true},
    KindRow{ActivityKind::SmsBounce,            "sms-bounce"_L1},
    KindRow{ActivityKind::SmsSent,              activitytype::smsSent},
    KindRow{ActivityKind::SmsSentAlert,         "sms-sent-alert"_L1},
    KindRow{ActivityKind::WebContentOpened,     "web-content-opened"_L1, true},
    KindRow{ActivityKind::WebFormSubmitted,     "web-form-submitted"_L1, true},
    KindRow{ActivityKind::WebLinkClicked,       activitytype::webLinkClicked, true},
    KindRow{ActivityKind::WebPageVisited,       activitytype::webPageVisited, true},
};
// clang-format on

static_assert(kindRows.size() == static_cast<std::size_t>(ActivityKind::Count));
static_assert([] {
    for (std::size_t place = 0; place < kindRows.size(); ++place) {
        if (kindRows[place].kind != static_cast<ActivityKind>(place))
            return false;
    }
    return true;
}());

} // namespace

QLatin1StringView nameOf(ActivityKind kind)
{
    return kindRows[static_cast<std::size_t>(kind)].name;
}

bool isOnTheWeb(ActivityKind kind)
{
    return kindRows[static_cast<std::size_t>(kind)].onTheWeb;
}

} // namespace storedesk::practice
