// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"
#include "sharedchoices.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
// The specification names no other states; unlisted values are shown unchanged.
static constexpr std::array contactFieldStates{
    Choice{"active"_L1, QT_TRANSLATE_NOOP("Choices", "Active")},
};

static constexpr std::array contactFieldFields{
    Field{.key = catalogue::key::id,                 .title = QT_TRANSLATE_NOOP("Fields", "ID"),                   .type = Type::Identifier,  .places = answer | create | table, .required = answer | create, .maxLength = 150, .help = QT_TRANSLATE_NOOP("Fields", "Start with a letter, followed by letters, digits, hyphens, underscores or brackets. It can't be changed later.")},
    Field{.key = catalogue::key::name,               .title = QT_TRANSLATE_NOOP("Fields", "Name"),                 .type = Type::Text,        .places = answer | create | table, .required = answer | create},
    Field{.key = catalogue::key::type,               .title = QT_TRANSLATE_NOOP("Fields", "Type"),                 .type = Type::Choice,      .places = answer | create | table, .required = answer | create, .choices = fieldTypes, .help = QT_TRANSLATE_NOOP("Fields", "This can't be changed later.")},
    Field{.key = catalogue::key::custom,             .title = QT_TRANSLATE_NOOP("Fields", "Custom field"),            .type = Type::Boolean,     .places = answer | table,          .required = answer, .help = QT_TRANSLATE_NOOP("Fields", "Created by the store. System fields cannot be deleted.")},
    Field{.key = catalogue::key::readOnly,           .title = QT_TRANSLATE_NOOP("Fields", "Read-only"),            .type = Type::Boolean,     .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::required,           .title = QT_TRANSLATE_NOOP("Fields", "Required"),             .type = Type::Boolean,     .places = answer | create | table, .required = answer, .help = QT_TRANSLATE_NOOP("Fields", "A required field needs a default value for all contacts.")},
    Field{.key = catalogue::key::status,             .title = QT_TRANSLATE_NOOP("Fields", "Status"),               .type = Type::Choice,      .places = answer, .choices = contactFieldStates},
    Field{.key = catalogue::key::defaultValue,       .title = QT_TRANSLATE_NOOP("Fields", "Default value"),        .type = Type::Any,         .places = answer | create},
    Field{.key = catalogue::key::defaultCountryCode, .title = QT_TRANSLATE_NOOP("Fields", "Default country code"), .type = Type::PhonePrefix, .places = answer | create,         .required = create, .when = {catalogue::key::type, {"phone"_L1}}, .help = QT_TRANSLATE_NOOP("Fields", "Digits only, for example 34.")},
    Field{.key = catalogue::key::maxLength,          .title = QT_TRANSLATE_NOOP("Fields", "Maximum length"),         .type = Type::Integer,     .places = answer | create,         .when = {catalogue::key::type, {"text"_L1}}, .minimum = 1, .maximum = 5000, .help = QT_TRANSLATE_NOOP("Fields", "In characters, at most 5000.")},
    Field{.key = catalogue::key::minValue,           .title = QT_TRANSLATE_NOOP("Fields", "Minimum value"),      .type = Type::Decimal,     .places = answer | create,         .when = {catalogue::key::type, {"integer"_L1, "decimal"_L1}}},
    Field{.key = catalogue::key::maxValue,           .title = QT_TRANSLATE_NOOP("Fields", "Maximum value"),       .type = Type::Decimal,     .places = answer | create,         .when = {catalogue::key::type, {"integer"_L1, "decimal"_L1}}},
    Field{.key = catalogue::key::minDate,            .title = QT_TRANSLATE_NOOP("Fields", "Earliest date"),        .type = Type::Date,        .places = answer | create,         .when = {catalogue::key::type, {"date"_L1}}},
    Field{.key = catalogue::key::maxDate,            .title = QT_TRANSLATE_NOOP("Fields", "Latest date"),          .type = Type::Date,        .places = answer | create,         .when = {catalogue::key::type, {"date"_L1}}},
    Field{.key = catalogue::key::options,            .title = QT_TRANSLATE_NOOP("Fields", "Options"),              .type = Type::Objects,     .places = answer | create,         .required = create, .when = {catalogue::key::type, {"checkbox"_L1, "radio"_L1}}, .maxLength = 120, .help = QT_TRANSLATE_NOOP("Fields", "At most 120 options.")},
    Field{.key = "options[].id"_L1,       .title = QT_TRANSLATE_NOOP("Fields", "ID"),                   .type = Type::Text,        .places = answer | create,         .required = answer | create, .maxLength = 150, .help = QT_TRANSLATE_NOOP("Fields", "Used in files and by programs.")},
    Field{.key = "options[].label"_L1,    .title = QT_TRANSLATE_NOOP("Fields", "Label"),                .type = Type::Text,        .places = answer | create,         .required = answer | create, .help = QT_TRANSLATE_NOOP("Fields", "The name that users see.")},
};
// clang-format on
static_assert(wellFormed(contactFieldFields));

std::span<const Field> contactField()
{
    return contactFieldFields;
}

} // namespace storedesk::catalogue::rows
