// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include "catalogue/rfmgroup.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// The system fields. Additional fields of an account are loaded from its list of contact fields.
// clang-format off
static constexpr std::array phoneStates{
    Choice{"active"_L1,  QT_TRANSLATE_NOOP("Choices", "Active")},
    Choice{"bounced"_L1, QT_TRANSLATE_NOOP("Choices", "Bounced")},
    Choice{"paused"_L1,  QT_TRANSLATE_NOOP("Choices", "Paused")},
};

static constexpr std::array emailStates{
    Choice{"active"_L1,  QT_TRANSLATE_NOOP("Choices", "Active")},
    Choice{"bounced"_L1, QT_TRANSLATE_NOOP("Choices", "Bounced")},
    Choice{"paused"_L1,  QT_TRANSLATE_NOOP("Choices", "Paused")},
    Choice{"banned"_L1,  QT_TRANSLATE_NOOP("Choices", "Banned")},
};

static constexpr std::array subscriptions{
    Choice{"subscribed"_L1,   QT_TRANSLATE_NOOP("Choices", "Subscribed")},
    Choice{"unsubscribed"_L1, QT_TRANSLATE_NOOP("Choices", "Unsubscribed")},
    Choice{"none"_L1,         QT_TRANSLATE_NOOP("Choices", "Never asked")},
};

// The service does not document the ids of these options, so other values may occur and are shown
// unchanged.
static constexpr std::array scores{
    Choice{"1"_L1, QT_TRANSLATE_NOOP("Choices", "1 of 5"), false},
    Choice{"2"_L1, QT_TRANSLATE_NOOP("Choices", "2 of 5"), false},
    Choice{"3"_L1, QT_TRANSLATE_NOOP("Choices", "3 of 5"), false},
    Choice{"4"_L1, QT_TRANSLATE_NOOP("Choices", "4 of 5"), false},
    Choice{"5"_L1, QT_TRANSLATE_NOOP("Choices", "5 of 5"), false},
};

static constexpr std::array rfmGroups{
    Choice{rfmgroup::champions,     QT_TRANSLATE_NOOP("Choices", "Champions"),           false},
    Choice{rfmgroup::loyal,         QT_TRANSLATE_NOOP("Choices", "Loyal customers"),     false},
    Choice{rfmgroup::potential,     QT_TRANSLATE_NOOP("Choices", "Potential loyalists"), false},
    Choice{rfmgroup::newCustomers,  QT_TRANSLATE_NOOP("Choices", "New customers"),       false},
    Choice{rfmgroup::promising,     QT_TRANSLATE_NOOP("Choices", "Promising"),           false},
    Choice{rfmgroup::needAttention, QT_TRANSLATE_NOOP("Choices", "Need attention"),      false},
    Choice{rfmgroup::aboutToSleep,  QT_TRANSLATE_NOOP("Choices", "About to sleep"),      false},
    Choice{rfmgroup::atRisk,        QT_TRANSLATE_NOOP("Choices", "At risk"),             false},
    Choice{rfmgroup::cannotLose,    QT_TRANSLATE_NOOP("Choices", "Cannot lose them"),    false},
    Choice{rfmgroup::hibernating,   QT_TRANSLATE_NOOP("Choices", "Hibernating"),         false},
    Choice{rfmgroup::lost,          QT_TRANSLATE_NOOP("Choices", "Lost"),                false},
};
static_assert(rfmGroups.size() == rfmgroup::groups.size());

static constexpr std::array contactFields{
    Field{.key = catalogue::key::id,                                    .title = QT_TRANSLATE_NOOP("Fields", "ID"),                        .type = Type::ObjectId, .places = answer,                                   .required = answer},
    Field{.key = catalogue::key::contact::email,                        .title = QT_TRANSLATE_NOOP("Fields", "Email"),                     .type = Type::Email,    .places = answer | patchByExternalId | csv | table, .required = csv, .maxLength = 254, .help = QT_TRANSLATE_NOOP("Fields", "Identifies the contact. Each email belongs to one contact only."), .unless = catalogue::key::contact::externalId},
    Field{.key = catalogue::key::contact::externalId,                   .title = QT_TRANSLATE_NOOP("Fields", "External ID"),               .type = Type::Text,     .places = answer | patchByEmail | csv,              .maxLength = 50, .help = QT_TRANSLATE_NOOP("Fields", "Your own ID for the contact. Each ID belongs to one contact only.")},
    Field{.key = catalogue::key::contact::name,                         .title = QT_TRANSLATE_NOOP("Fields", "First name"),                .type = Type::Text,     .places = answer | anyPatch | csv | table},
    Field{.key = catalogue::key::contact::surname,                      .title = QT_TRANSLATE_NOOP("Fields", "Surname"),                   .type = Type::Text,     .places = answer | anyPatch | csv | table},
    Field{.key = catalogue::key::contact::birthdate,                    .title = QT_TRANSLATE_NOOP("Fields", "Date of birth"),             .type = Type::Moment,   .places = answer | anyPatch},
    Field{.key = catalogue::key::contact::birthdate,                    .title = QT_TRANSLATE_NOOP("Fields", "Date of birth"),             .type = Type::Day,      .places = csv,                                      .help = QT_TRANSLATE_NOOP("Fields", "Year, month and day, for example 1990-05-31.")},
    Field{.key = catalogue::key::contact::mobilePhone,                  .title = QT_TRANSLATE_NOOP("Fields", "Mobile phone"),              .type = Type::Phone,    .places = answer | anyPatch | csv,                  .help = QT_TRANSLATE_NOOP("Fields", "With the country code and without spaces, for example +34651234567.")},
    Field{.key = catalogue::key::contact::mobilePhoneStatus,            .title = QT_TRANSLATE_NOOP("Fields", "Phone status"),              .type = Type::Choice,   .places = answer | anyPatch | csv,                  .choices = phoneStates, .help = QT_TRANSLATE_NOOP("Fields", "Text messages are sent only to active phones.")},
    Field{.key = catalogue::key::contact::emailStatus,                  .title = QT_TRANSLATE_NOOP("Fields", "Email status"),              .type = Type::Choice,   .places = answer | anyPatch | csv | table,          .choices = emailStates, .help = QT_TRANSLATE_NOOP("Fields", "Emails are sent only to active addresses.")},
    Field{.key = catalogue::key::contact::newsletterSubscriptionStatus, .title = QT_TRANSLATE_NOOP("Fields", "Newsletter"),                .type = Type::Choice,   .places = answer | anyPatch | csv | table,          .choices = subscriptions, .help = QT_TRANSLATE_NOOP("Fields", "Whether the contact wants the newsletter.")},
    Field{.key = catalogue::key::contact::smsSubscriptionStatus,        .title = QT_TRANSLATE_NOOP("Fields", "Text messages"),             .type = Type::Choice,   .places = answer | anyPatch | csv,                  .choices = subscriptions, .help = QT_TRANSLATE_NOOP("Fields", "Whether the contact wants text messages.")},
    Field{.key = catalogue::key::contact::points,                       .title = QT_TRANSLATE_NOOP("Fields", "Points"),                    .type = Type::Integer,  .places = answer | anyPatch | csv},
    Field{.key = catalogue::key::contact::createdAt,                    .title = QT_TRANSLATE_NOOP("Fields", "Created"),                   .type = Type::Moment,   .places = answer | table},
    Field{.key = catalogue::key::contact::updatedAt,                    .title = QT_TRANSLATE_NOOP("Fields", "Last changed"),              .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::contact::isAnonymous,                  .title = QT_TRANSLATE_NOOP("Fields", "Anonymous"),                 .type = Type::Boolean,  .places = answer,                                   .help = QT_TRANSLATE_NOOP("Fields", "The contact has neither an email nor an external ID.")},
    Field{.key = catalogue::key::contact::hasPushSubscriptions,         .title = QT_TRANSLATE_NOOP("Fields", "Push notifications"),        .type = Type::Boolean,  .places = answer},
    Field{.key = catalogue::key::contact::totalPurchases,               .title = QT_TRANSLATE_NOOP("Fields", "Purchases"),                 .type = Type::Integer,  .places = answer | table},
    Field{.key = catalogue::key::contact::totalPurchasesAmount,         .title = QT_TRANSLATE_NOOP("Fields", "Amount spent"),              .type = Type::Money,    .places = answer | table},
    Field{.key = catalogue::key::contact::averagePurchasesAmount,       .title = QT_TRANSLATE_NOOP("Fields", "Average purchase"),          .type = Type::Money,    .places = answer,                                   .required = answer},
    Field{.key = catalogue::key::contact::firstPurchaseDate,            .title = QT_TRANSLATE_NOOP("Fields", "First purchase"),            .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::contact::lastPurchaseDate,             .title = QT_TRANSLATE_NOOP("Fields", "Last purchase"),             .type = Type::Moment,   .places = answer | table},
    Field{.key = catalogue::key::contact::emailBouncedReason,           .title = QT_TRANSLATE_NOOP("Fields", "Bounce reason"),             .type = Type::Text,     .places = answer},
    Field{.key = catalogue::key::contact::emailLastBouncedDate,         .title = QT_TRANSLATE_NOOP("Fields", "Last bounce"),               .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::contact::emailLastSoftBounceDate,      .title = QT_TRANSLATE_NOOP("Fields", "Last soft bounce"),          .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::contact::emailSoftBounces,             .title = QT_TRANSLATE_NOOP("Fields", "Soft bounces"),              .type = Type::Integer,  .places = answer},
    Field{.key = catalogue::key::contact::emailLastUnsubscribedDate,    .title = QT_TRANSLATE_NOOP("Fields", "Last unsubscribed"),         .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::contact::emailLastUnsubscribedIp,      .title = QT_TRANSLATE_NOOP("Fields", "Unsubscribe IP address"), .type = Type::Address,  .places = answer},
    Field{.key = catalogue::key::contact::clv,                          .title = QT_TRANSLATE_NOOP("Fields", "Customer lifetime value"),   .type = Type::Money,    .places = answer},
    Field{.key = catalogue::key::contact::churnRate,                    .title = QT_TRANSLATE_NOOP("Fields", "Churn rate"),                .type = Type::Percent,  .places = answer,                                   .help = QT_TRANSLATE_NOOP("Fields", "How likely the contact is to stop buying. Empty for contacts that never bought.")},
    Field{.key = catalogue::key::contact::pAlive,                       .title = QT_TRANSLATE_NOOP("Fields", "Probability of staying"),    .type = Type::Percent,  .places = answer,                                   .help = QT_TRANSLATE_NOOP("Fields", "How likely the contact is to still be a customer.")},
    Field{.key = catalogue::key::contact::expectedPurchases,            .title = QT_TRANSLATE_NOOP("Fields", "Expected purchases"),        .type = Type::Decimal,  .places = answer},
    Field{.key = catalogue::key::contact::recency,                      .title = QT_TRANSLATE_NOOP("Fields", "Recency"),                   .type = Type::Choice,   .places = answer, .choices = scores, .help = QT_TRANSLATE_NOOP("Fields", "How recently the contact bought, from 1 to 5 (best).")},
    Field{.key = catalogue::key::contact::frequency,                    .title = QT_TRANSLATE_NOOP("Fields", "Frequency"),                 .type = Type::Choice,   .places = answer, .choices = scores, .help = QT_TRANSLATE_NOOP("Fields", "How often the contact buys, from 1 to 5 (best).")},
    Field{.key = catalogue::key::contact::monetary,                     .title = QT_TRANSLATE_NOOP("Fields", "Monetary value"),            .type = Type::Choice,   .places = answer, .choices = scores, .help = QT_TRANSLATE_NOOP("Fields", "How much the contact spends per purchase, from 1 to 5 (best).")},
    Field{.key = catalogue::key::contact::rfm,                          .title = QT_TRANSLATE_NOOP("Fields", "RFM group"),                 .type = Type::Choice,   .places = answer, .choices = rfmGroups, .help = QT_TRANSLATE_NOOP("Fields", "Recency, frequency and monetary value combined.")},
};
// clang-format on
static_assert(wellFormed(contactFields));

std::span<const Field> contact()
{
    return contactFields;
}

} // namespace storedesk::catalogue::rows
