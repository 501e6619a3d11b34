// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include "catalogue/choice.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// The code is also the only column of a coupon file.
// clang-format off
static constexpr std::array couponSetTypes{
    Choice{catalogue::choice::couponsettype::single, QT_TRANSLATE_NOOP("Choices", "Same code for everyone")},
    Choice{"multiple"_L1, QT_TRANSLATE_NOOP("Choices", "Unique code per contact")},
};

static constexpr std::array couponSetFields{
    Field{.key = catalogue::key::id,                           .title = QT_TRANSLATE_NOOP("Fields", "ID"),                .type = Type::ObjectId, .places = answer,         .required = answer},
    Field{.key = catalogue::key::name,                         .title = QT_TRANSLATE_NOOP("Fields", "Name"),              .type = Type::Text,     .places = answer | table, .required = answer},
    Field{.key = catalogue::key::type,                         .title = QT_TRANSLATE_NOOP("Fields", "Type"),              .type = Type::Choice,   .places = answer | table, .required = answer, .choices = couponSetTypes},
    Field{.key = catalogue::key::code,                         .title = QT_TRANSLATE_NOOP("Fields", "Code"),              .type = Type::Text,     .places = answer | csv,   .required = csv},
    Field{.key = catalogue::key::quantity,                     .title = QT_TRANSLATE_NOOP("Fields", "Coupons"),           .type = Type::Integer,  .places = answer | table, .help = QT_TRANSLATE_NOOP("Fields", "Empty: no limit.")},
    Field{.key = catalogue::key::available,                    .title = QT_TRANSLATE_NOOP("Fields", "Left"),              .type = Type::Integer,  .places = answer | table, .help = QT_TRANSLATE_NOOP("Fields", "Empty: no limit. May be up to 10 seconds out of date.")},
    Field{.key = catalogue::key::assigned,                     .title = QT_TRANSLATE_NOOP("Fields", "Assigned"),          .type = Type::Integer,  .places = answer | table, .required = answer, .help = QT_TRANSLATE_NOOP("Fields", "May be up to 10 seconds out of date.")},
    Field{.key = catalogue::key::usedInWorkflows,              .title = QT_TRANSLATE_NOOP("Fields", "Used in workflows"), .type = Type::Objects,  .places = answer,         .required = answer},
    Field{.key = "usedInWorkflows[].workflowId"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Workflow"),          .type = Type::ObjectId, .places = answer,         .required = answer},
    Field{.key = catalogue::key::createdAt,                    .title = QT_TRANSLATE_NOOP("Fields", "Created"),           .type = Type::Moment,   .places = answer | table, .required = answer},
    Field{.key = catalogue::key::updatedAt,                    .title = QT_TRANSLATE_NOOP("Fields", "Last changed"),      .type = Type::Moment,   .places = answer},
};
// clang-format on
static_assert(wellFormed(couponSetFields));

std::span<const Field> couponSet()
{
    return couponSetFields;
}

} // namespace storedesk::catalogue::rows
