// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// The response to an event. The members of an event itself are defined by its type.
// clang-format off
static constexpr std::array customEventStates{
    Choice{"existing"_L1, QT_TRANSLATE_NOOP("Choices", "Known")},
    Choice{"created"_L1,  QT_TRANSLATE_NOOP("Choices", "Created")},
    Choice{"merged"_L1,   QT_TRANSLATE_NOOP("Choices", "Merged")},
};

static constexpr std::array customEventFields{
    Field{.key = catalogue::key::contactId,     .title = QT_TRANSLATE_NOOP("Fields", "Contact"),     .type = Type::ObjectId, .places = answer},
    Field{.key = catalogue::key::contactStatus, .title = QT_TRANSLATE_NOOP("Fields", "Contact match"), .type = Type::Choice,   .places = answer, .choices = customEventStates},
};
// clang-format on
static_assert(wellFormed(customEventFields));

std::span<const Field> customEvent()
{
    return customEventFields;
}

} // namespace storedesk::catalogue::rows
