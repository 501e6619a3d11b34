// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"
#include "sharedchoices.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array categories{
    Choice{"receive"_L1, QT_TRANSLATE_NOOP("Choices", "Received by the service")},
    Choice{"send"_L1,    QT_TRANSLATE_NOOP("Choices", "Sent by the service")},
};

static constexpr std::array receiveTypes{
    Choice{"api"_L1,        QT_TRANSLATE_NOOP("Choices", "API")},
    Choice{"webhook"_L1,    QT_TRANSLATE_NOOP("Choices", "Webhook")},
    Choice{"web-mobile"_L1, QT_TRANSLATE_NOOP("Choices", "Website or app")},
};

static constexpr std::array customEventTypeFields{
    Field{.key = catalogue::key::id,                          .title = QT_TRANSLATE_NOOP("Fields", "ID"),                   .type = Type::ObjectId,    .places = answer,                  .required = answer},
    Field{.key = catalogue::key::name,                        .title = QT_TRANSLATE_NOOP("Fields", "Name"),                 .type = Type::Text,        .places = answer | create | table, .required = create},
    Field{.key = catalogue::key::category,                    .title = QT_TRANSLATE_NOOP("Fields", "Direction"),            .type = Type::Choice,      .places = answer | create | table, .required = answer | create, .choices = categories},
    Field{.key = catalogue::key::alias,                       .title = QT_TRANSLATE_NOOP("Fields", "Alias"),                .type = Type::Text,        .places = answer | create | table, .required = create, .when = {catalogue::key::category, {"receive"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "The short name used to send events. It must be unique in the account.")},
    Field{.key = catalogue::key::receiveType,                 .title = QT_TRANSLATE_NOOP("Fields", "Sent via"),           .type = Type::Choice,      .places = answer | create | table, .required = create, .choices = receiveTypes, .when = {catalogue::key::category, {"receive"_L1}}},
    Field{.key = catalogue::key::icon,                        .title = QT_TRANSLATE_NOOP("Fields", "Icon"),                 .type = Type::Text,        .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "Name of an image in the service. The names are not documented. You can leave this empty.")},
    Field{.key = catalogue::key::webhookUrl,                  .title = QT_TRANSLATE_NOOP("Fields", "Webhook address"),      .type = Type::Url,         .places = answer | create,         .required = create, .when = {catalogue::key::category, {"send"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "The address the service calls.")},
    Field{.key = catalogue::key::webhookHeaders,              .title = QT_TRANSLATE_NOOP("Fields", "Webhook headers"),      .type = Type::Objects,     .places = answer | create,         .when = {catalogue::key::category, {"send"_L1}}},
    Field{.key = "webhookHeaders[].name"_L1,       .title = QT_TRANSLATE_NOOP("Fields", "Header"),               .type = Type::Text,        .places = answer | create,         .required = create},
    Field{.key = "webhookHeaders[].value"_L1,      .title = QT_TRANSLATE_NOOP("Fields", "Value"),                .type = Type::Text,        .places = answer | create,         .required = create},
    Field{.key = catalogue::key::fields,                      .title = QT_TRANSLATE_NOOP("Fields", "Fields"),               .type = Type::Objects,     .places = answer | create,         .required = answer | create},
    Field{.key = "fields[].id"_L1,                 .title = QT_TRANSLATE_NOOP("Fields", "ID"),                   .type = Type::Text,        .places = answer | create,         .required = answer | create, .help = QT_TRANSLATE_NOOP("Fields", "The name of the field in the event.")},
    Field{.key = "fields[].name"_L1,               .title = QT_TRANSLATE_NOOP("Fields", "Name"),                 .type = Type::Text,        .places = answer | create,         .required = answer | create},
    Field{.key = "fields[].type"_L1,               .title = QT_TRANSLATE_NOOP("Fields", "Type"),                 .type = Type::Choice,      .places = answer | create,         .required = answer | create, .choices = fieldTypes},
    Field{.key = "fields[].required"_L1,           .title = QT_TRANSLATE_NOOP("Fields", "Required"),             .type = Type::Boolean,     .places = answer | create},
    Field{.key = "fields[].isPrimaryKey"_L1,       .title = QT_TRANSLATE_NOOP("Fields", "Identifies the contact"),    .type = Type::Boolean,     .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "At most one field, of type email. Required for events sent by API or webhook.")},
    Field{.key = "fields[].defaultCountryCode"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Default country code"), .type = Type::PhonePrefix, .places = answer | create,         .required = create, .when = {"fields[].type"_L1, {"phone"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "Digits only, for example 34.")},
    Field{.key = "fields[].jsonPointerPath"_L1,    .title = QT_TRANSLATE_NOOP("Fields", "Path in the webhook"), .type = Type::Pointer,     .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "A JSON Pointer to the value in the webhook's data, for example /customer/email.")},
    Field{.key = "fields[].options"_L1,            .title = QT_TRANSLATE_NOOP("Fields", "Options"),              .type = Type::Objects,     .places = answer | create,         .required = create, .when = {"fields[].type"_L1, {"checkbox"_L1, "radio"_L1}}},
    Field{.key = "fields[].options[].id"_L1,       .title = QT_TRANSLATE_NOOP("Fields", "ID"),                   .type = Type::Text,        .places = answer | create,         .required = answer | create},
    Field{.key = "fields[].options[].label"_L1,    .title = QT_TRANSLATE_NOOP("Fields", "Label"),                .type = Type::Text,        .places = answer | create,         .required = answer | create},
    Field{.key = catalogue::key::createdAt,                   .title = QT_TRANSLATE_NOOP("Fields", "Created"),              .type = Type::Moment,      .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::updatedAt,                   .title = QT_TRANSLATE_NOOP("Fields", "Last changed"),         .type = Type::Moment,      .places = answer},
};
// clang-format on
static_assert(wellFormed(customEventTypeFields));

std::span<const Field> customEventType()
{
    return customEventTypeFields;
}

} // namespace storedesk::catalogue::rows
