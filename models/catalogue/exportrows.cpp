// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/activitytype.h"
#include "catalogue/choice.h"
#include "rows.h"
#include "sharedchoices.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array exportTypes{
    Choice{"contacts"_L1,                QT_TRANSLATE_NOOP("Choices", "Contacts")},
    Choice{"activities"_L1,              QT_TRANSLATE_NOOP("Choices", "Activities")},
    Choice{"banner-stats"_L1,            QT_TRANSLATE_NOOP("Choices", "Banner statistics"), false},
    Choice{"form-stats"_L1,              QT_TRANSLATE_NOOP("Choices", "Form statistics"), false},
    Choice{"modal-stats"_L1,             QT_TRANSLATE_NOOP("Choices", "Pop-up statistics"), false},
    Choice{"push-stats"_L1,              QT_TRANSLATE_NOOP("Choices", "Push notification statistics"), false},
    Choice{"webhooks-execution-logs"_L1, QT_TRANSLATE_NOOP("Choices", "Webhook log"), false},
    Choice{catalogue::choice::exporttype::dataExplorer,           QT_TRANSLATE_NOOP("Choices", "Data explorer"), false},
};

static constexpr std::array exportStates{
    Choice{catalogue::choice::state::queued, QT_TRANSLATE_NOOP("Choices", "Queued")},
    Choice{catalogue::choice::state::inProgress, QT_TRANSLATE_NOOP("Choices", "Running")},
    Choice{catalogue::choice::state::finished, QT_TRANSLATE_NOOP("Choices", "Completed")},
    Choice{catalogue::choice::state::error, QT_TRANSLATE_NOOP("Choices", "Failed")},
};

static constexpr std::array dateFormats{
    Choice{"ISO"_L1, QT_TRANSLATE_NOOP("Choices", "2026-01-31T10:00:00.000Z")},
    Choice{"L"_L1,   QT_TRANSLATE_NOOP("Choices", "31/01/2026")},
    Choice{"LL"_L1,  QT_TRANSLATE_NOOP("Choices", "31 January 2026")},
    Choice{"LLL"_L1, QT_TRANSLATE_NOOP("Choices", "31 January 2026 10:00")},
};

static constexpr std::array versions{
    Choice{"v1"_L1, QT_TRANSLATE_NOOP("Choices", "Version 1")},
    Choice{"v2"_L1, QT_TRANSLATE_NOOP("Choices", "Version 2")},
    Choice{"v3"_L1, QT_TRANSLATE_NOOP("Choices", "Version 3")},
    Choice{"v4"_L1, QT_TRANSLATE_NOOP("Choices", "Version 4")},
    Choice{"v5"_L1, QT_TRANSLATE_NOOP("Choices", "Version 5")},
};

static constexpr std::array activityTypes{
    Choice{"cart-abandoned"_L1,                         QT_TRANSLATE_NOOP("Choices", "Cart abandoned")},
    Choice{"cart-product-added"_L1,                     QT_TRANSLATE_NOOP("Choices", "Product added to the cart")},
    Choice{"cart-product-removed"_L1,                   QT_TRANSLATE_NOOP("Choices", "Product removed from the cart")},
    Choice{"contact-added-to-gads-audience"_L1,         QT_TRANSLATE_NOOP("Choices", "Added to a Google Ads audience")},
    Choice{activitytype::contactCreated,                QT_TRANSLATE_NOOP("Choices", "Contact created")},
    Choice{activitytype::contactMerged,                 QT_TRANSLATE_NOOP("Choices", "Contacts merged")},
    Choice{"contact-removed-from-gads-audience"_L1,     QT_TRANSLATE_NOOP("Choices", "Removed from a Google Ads audience")},
    Choice{activitytype::couponAssigned,                QT_TRANSLATE_NOOP("Choices", "Coupon assigned")},
    Choice{activitytype::customEvent,                   QT_TRANSLATE_NOOP("Choices", "Custom event")},
    Choice{activitytype::emailBounce,                   QT_TRANSLATE_NOOP("Choices", "Email bounced")},
    Choice{activitytype::emailLinkClicked,              QT_TRANSLATE_NOOP("Choices", "Link in an email clicked")},
    Choice{activitytype::emailOpened,                   QT_TRANSLATE_NOOP("Choices", "Email opened")},
    Choice{activitytype::emailSent,                     QT_TRANSLATE_NOOP("Choices", "Email sent")},
    Choice{activitytype::emailSentAlert,                QT_TRANSLATE_NOOP("Choices", "Alert sent by email")},
    Choice{activitytype::emailSpamReport,               QT_TRANSLATE_NOOP("Choices", "Email reported as spam")},
    Choice{activitytype::emailUnsubscribed,             QT_TRANSLATE_NOOP("Choices", "Unsubscribed from emails")},
    Choice{activitytype::entityCreated,                 QT_TRANSLATE_NOOP("Choices", "Contact created (older name)")},
    Choice{"entity-entered-segment"_L1,                 QT_TRANSLATE_NOOP("Choices", "Entered a segment")},
    Choice{"entity-exited-segment"_L1,                  QT_TRANSLATE_NOOP("Choices", "Left a segment")},
    Choice{"entity-identified"_L1,                      QT_TRANSLATE_NOOP("Choices", "Contact identified")},
    Choice{activitytype::entityMerged,                  QT_TRANSLATE_NOOP("Choices", "Contacts merged (older name)")},
    Choice{"facebook-contact-sent"_L1,                  QT_TRANSLATE_NOOP("Choices", "Sent to Facebook")},
    Choice{"login"_L1,                                  QT_TRANSLATE_NOOP("Choices", "Logged in")},
    Choice{activitytype::newsletterSubscribe,           QT_TRANSLATE_NOOP("Choices", "Subscribed to the newsletter")},
    Choice{activitytype::productSearched,               QT_TRANSLATE_NOOP("Choices", "Product searched")},
    Choice{activitytype::productVisited,                QT_TRANSLATE_NOOP("Choices", "Product visited")},
    Choice{"purchase"_L1,                               QT_TRANSLATE_NOOP("Choices", "Purchase")},
    Choice{"push-notification-error"_L1,                QT_TRANSLATE_NOOP("Choices", "Push notification failed")},
    Choice{activitytype::pushNotificationLinkClicked,   QT_TRANSLATE_NOOP("Choices", "Push notification clicked")},
    Choice{"push-notification-migrate-subscription"_L1, QT_TRANSLATE_NOOP("Choices", "Push subscription moved")},
    Choice{activitytype::pushNotificationOpened,        QT_TRANSLATE_NOOP("Choices", "Push notification opened")},
    Choice{activitytype::pushNotificationSubscribed,    QT_TRANSLATE_NOOP("Choices", "Subscribed to push notifications")},
    Choice{activitytype::pushNotificationUnsubscribed,  QT_TRANSLATE_NOOP("Choices", "Unsubscribed from push notifications")},
    Choice{"register"_L1,                               QT_TRANSLATE_NOOP("Choices", "Registered")},
    Choice{"search"_L1,                                 QT_TRANSLATE_NOOP("Choices", "Search")},
    Choice{"sms-bounce"_L1,                             QT_TRANSLATE_NOOP("Choices", "Text message bounced")},
    Choice{activitytype::smsSent,                       QT_TRANSLATE_NOOP("Choices", "Text message sent")},
    Choice{activitytype::smsSentAlert,                  QT_TRANSLATE_NOOP("Choices", "Alert sent by text message")},
    Choice{activitytype::webContentOpened,              QT_TRANSLATE_NOOP("Choices", "Web content opened")},
    Choice{"web-form-submitted"_L1,                     QT_TRANSLATE_NOOP("Choices", "Web form submitted")},
    Choice{activitytype::webLinkClicked,                QT_TRANSLATE_NOOP("Choices", "Page link clicked")},
    Choice{activitytype::webPageVisited,                QT_TRANSLATE_NOOP("Choices", "Page visited")},
};

static constexpr std::array exportFields{
    Field{.key = catalogue::key::id,                    .title = QT_TRANSLATE_NOOP("Fields", "ID"),            .type = Type::ObjectId, .places = answer},
    Field{.key = catalogue::key::exportType,            .title = QT_TRANSLATE_NOOP("Fields", "Type"),          .type = Type::Choice,   .places = answer | create | table,          .required = answer | create, .choices = exportTypes},
    Field{.key = catalogue::key::status,                .title = QT_TRANSLATE_NOOP("Fields", "Status"),        .type = Type::Choice,   .places = answer | table,                   .choices = exportStates},
    Field{.key = catalogue::key::progress,              .title = QT_TRANSLATE_NOOP("Fields", "Processed"),          .type = Type::Integer,  .places = answer,                           .help = QT_TRANSLATE_NOOP("Fields", "Records exported so far.")},
    Field{.key = catalogue::key::total,                 .title = QT_TRANSLATE_NOOP("Fields", "Total"),         .type = Type::Integer,  .places = answer | table,                   .help = QT_TRANSLATE_NOOP("Fields", "Records to export. 0 until they are counted.")},
    Field{.key = catalogue::key::fileUrl,               .title = QT_TRANSLATE_NOOP("Fields", "Download link"), .type = Type::Url,      .places = answer,                           .help = QT_TRANSLATE_NOOP("Fields", "Valid for 100 minutes. Refresh the export to get a new link.")},
    Field{.key = catalogue::key::fileName,              .title = QT_TRANSLATE_NOOP("Fields", "File name"),     .type = Type::Text,     .places = answer},
    Field{.key = catalogue::key::fileExtension,         .title = QT_TRANSLATE_NOOP("Fields", "File format"),   .type = Type::Text,     .places = answer},
    Field{.key = catalogue::key::delimiter,             .title = QT_TRANSLATE_NOOP("Fields", "Separator"),     .type = Type::Choice,   .places = answer | create | createExplorer, .required = answer | create | createExplorer, .choices = delimiters, .help = QT_TRANSLATE_NOOP("Fields", "Character between columns.")},
    Field{.key = catalogue::key::dateFormat,            .title = QT_TRANSLATE_NOOP("Fields", "Date format"),      .type = Type::Choice,   .places = answer | create,                  .required = answer | create, .choices = dateFormats},
    Field{.key = catalogue::key::filters,               .title = QT_TRANSLATE_NOOP("Fields", "Filters"),       .type = Type::Object,   .places = answer | create | createExplorer},
    Field{.key = "filters.segmentId"_L1,     .title = QT_TRANSLATE_NOOP("Fields", "Segment"),       .type = Type::ObjectId, .places = answer | create,                  .help = QT_TRANSLATE_NOOP("Fields", "The ID of a segment: only its contacts are exported. Empty: all contacts.")},
    Field{.key = "filters.fromDate"_L1,      .title = QT_TRANSLATE_NOOP("Fields", "From"),          .type = Type::Moment,   .places = answer | create,                  .required = create, .when = {catalogue::key::exportType, {"activities"_L1, "data-explorer"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "At most 31 days in one export.")},
    Field{.key = "filters.fromDate"_L1,      .title = QT_TRANSLATE_NOOP("Fields", "From"),          .type = Type::Day,      .places = createExplorer,                   .required = createExplorer, .help = QT_TRANSLATE_NOOP("Fields", "At most 31 days in one export. The day starts in the store's time zone.")},
    Field{.key = "filters.toDate"_L1,        .title = QT_TRANSLATE_NOOP("Fields", "To"),            .type = Type::Moment,   .places = answer | create,                  .required = create, .when = {catalogue::key::exportType, {"activities"_L1, "data-explorer"_L1}}},
    Field{.key = "filters.toDate"_L1,        .title = QT_TRANSLATE_NOOP("Fields", "To"),            .type = Type::Day,      .places = createExplorer,                   .required = createExplorer, .help = QT_TRANSLATE_NOOP("Fields", "The day ends in the store's time zone.")},
    Field{.key = "filters.activityTypes"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Activities"),    .type = Type::Choices,  .places = answer | create,                  .choices = activityTypes, .when = {catalogue::key::exportType, {"activities"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "All activities")},
    Field{.key = "filters.reportId"_L1,      .title = QT_TRANSLATE_NOOP("Fields", "Report"),        .type = Type::ObjectId, .places = answer | createExplorer,          .required = createExplorer, .when = {catalogue::key::exportType, {"data-explorer"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "ID of a data explorer report.")},
    Field{.key = catalogue::key::version,               .title = QT_TRANSLATE_NOOP("Fields", "Layout"),        .type = Type::Choice,   .places = answer | create,                  .choices = versions, .help = QT_TRANSLATE_NOOP("Fields", "Newer layouts have more columns. If none is chosen, the service uses version 1.")},
    Field{.key = catalogue::key::origin,                .title = QT_TRANSLATE_NOOP("Fields", "Created by"),       .type = Type::Choice,   .places = answer,                           .choices = origins},
    Field{.key = catalogue::key::createdAt,             .title = QT_TRANSLATE_NOOP("Fields", "Created"),       .type = Type::Moment,   .places = answer | table,                   .required = answer},
    Field{.key = catalogue::key::finishedAt,            .title = QT_TRANSLATE_NOOP("Fields", "Completed"),      .type = Type::Moment,   .places = answer},
};
// clang-format on
static_assert(wellFormed(exportFields));

std::span<const Field> exports()
{
    return exportFields;
}

} // namespace storedesk::catalogue::rows
