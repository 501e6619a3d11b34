// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array customIntegrationFields{
    Field{.key = catalogue::key::id,            .title = QT_TRANSLATE_NOOP("Fields", "ID"),           .type = Type::ObjectId, .places = answer,                          .required = answer},
    Field{.key = catalogue::key::name,          .title = QT_TRANSLATE_NOOP("Fields", "Name"),         .type = Type::Text,     .places = answer | create | patch | table, .required = answer | create},
    Field{.key = catalogue::key::eventsEnabled, .title = QT_TRANSLATE_NOOP("Fields", "Accepts events"),    .type = Type::Boolean,  .places = answer | create | patch | table, .required = answer | create, .help = QT_TRANSLATE_NOOP("Fields", "If set to No, the service rejects events from this integration.")},
    Field{.key = catalogue::key::description,   .title = QT_TRANSLATE_NOOP("Fields", "Description"),  .type = Type::Text,     .places = answer | create | patch | table},
    Field{.key = catalogue::key::color,         .title = QT_TRANSLATE_NOOP("Fields", "Colour"),       .type = Type::Colour,   .places = answer | create | patch,         .help = QT_TRANSLATE_NOOP("Fields", "For example #1a73e8.")},
    Field{.key = catalogue::key::imageUri,      .title = QT_TRANSLATE_NOOP("Fields", "Image"),        .type = Type::Url,      .places = answer | create | patch,         .help = QT_TRANSLATE_NOOP("Fields", "Web address of an image, for example https://example.com/logo.png.")},
    Field{.key = catalogue::key::createdAt,     .title = QT_TRANSLATE_NOOP("Fields", "Created"),      .type = Type::Moment,   .places = answer | table},
    Field{.key = catalogue::key::updatedAt,     .title = QT_TRANSLATE_NOOP("Fields", "Last changed"), .type = Type::Moment,   .places = answer},
};
// clang-format on
static_assert(wellFormed(customIntegrationFields));

std::span<const Field> customIntegration()
{
    return customIntegrationFields;
}

} // namespace storedesk::catalogue::rows
