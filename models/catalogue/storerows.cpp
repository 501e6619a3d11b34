// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array storeFields{
    Field{.key = catalogue::key::id,          .title = QT_TRANSLATE_NOOP("Fields", "ID"),           .type = Type::ObjectId,    .places = answer},
    Field{.key = catalogue::key::name,        .title = QT_TRANSLATE_NOOP("Fields", "Name"),         .type = Type::Text,        .places = answer | table},
    Field{.key = catalogue::key::url,         .title = QT_TRANSLATE_NOOP("Fields", "Address"),      .type = Type::Url,         .places = answer | table},
    Field{.key = catalogue::key::domains,     .title = QT_TRANSLATE_NOOP("Fields", "Domains"),      .type = Type::Texts,       .places = answer | table, .help = QT_TRANSLATE_NOOP("Fields", "Product pages must be in one of these domains.")},
    Field{.key = catalogue::key::currency,    .title = QT_TRANSLATE_NOOP("Fields", "Currency"),     .type = Type::Text,        .places = answer | table},
    Field{.key = catalogue::key::timeZone,    .title = QT_TRANSLATE_NOOP("Fields", "Time zone"),    .type = Type::Text,        .places = answer | table},
    Field{.key = catalogue::key::language,    .title = QT_TRANSLATE_NOOP("Fields", "Language"),     .type = Type::Text,        .places = answer},
    Field{.key = catalogue::key::countryCode, .title = QT_TRANSLATE_NOOP("Fields", "Country"),      .type = Type::Text,        .places = answer},
    Field{.key = catalogue::key::phonePrefix, .title = QT_TRANSLATE_NOOP("Fields", "Country code"), .type = Type::PhonePrefix, .places = answer,         .help = QT_TRANSLATE_NOOP("Fields", "Added to phone numbers without a country code in files.")},
    Field{.key = catalogue::key::createdAt,   .title = QT_TRANSLATE_NOOP("Fields", "Created"),      .type = Type::Moment,      .places = answer},
};
// clang-format on
static_assert(wellFormed(storeFields));

std::span<const Field> store()
{
    return storeFields;
}

} // namespace storedesk::catalogue::rows
