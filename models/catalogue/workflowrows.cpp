// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/choice.h"
#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array workflowStates{
    Choice{catalogue::choice::state::draft, QT_TRANSLATE_NOOP("Choices", "Draft")},
    Choice{catalogue::choice::state::active, QT_TRANSLATE_NOOP("Choices", "Active")},
    Choice{catalogue::choice::state::paused, QT_TRANSLATE_NOOP("Choices", "Paused")},
    Choice{catalogue::choice::state::finalised, QT_TRANSLATE_NOOP("Choices", "Finalised")},
};

static constexpr std::array workflowFields{
    Field{.key = catalogue::key::id,        .title = QT_TRANSLATE_NOOP("Fields", "ID"),           .type = Type::ObjectId, .places = answer,         .required = answer},
    Field{.key = catalogue::key::name,      .title = QT_TRANSLATE_NOOP("Fields", "Name"),         .type = Type::Text,     .places = answer | table},
    Field{.key = catalogue::key::status,    .title = QT_TRANSLATE_NOOP("Fields", "Status"),       .type = Type::Choice,   .places = answer | table, .choices = workflowStates},
    Field{.key = catalogue::key::tags,      .title = QT_TRANSLATE_NOOP("Fields", "Tags"),         .type = Type::Texts,    .places = answer | table},
    Field{.key = catalogue::key::createdAt, .title = QT_TRANSLATE_NOOP("Fields", "Created"),      .type = Type::Moment,   .places = answer | table},
    Field{.key = catalogue::key::updatedAt, .title = QT_TRANSLATE_NOOP("Fields", "Last changed"), .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::startedAt, .title = QT_TRANSLATE_NOOP("Fields", "Started"),      .type = Type::Moment,   .places = answer | table},
};
// clang-format on
static_assert(wellFormed(workflowFields));

std::span<const Field> workflow()
{
    return workflowFields;
}

} // namespace storedesk::catalogue::rows
