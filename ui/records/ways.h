// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <span>
#include <vector>

namespace storedesk::ui {

// One way to address one record. What reads it names everything else: its resource, and by the same
// path what deletes and what changes it.
struct Way
{
    QLatin1StringView page; // the first word of its places
    QLatin1StringView word; // the second one; empty: there is only one way
    catalogue::OperationId read;
    QLatin1StringView member; // of the record: has the last value of the path
    const char *title = nullptr; // how a person calls the value, source text
    const char *missing = nullptr; // nobody has it, source text
    Icon icon = Icon::Key;

    [[nodiscard]] catalogue::Resource resource() const;
};

[[nodiscard]] std::span<const Way> ways();
[[nodiscard]] std::vector<const Way *> waysTo(catalogue::Resource resource);
// Null: there is no such record.
[[nodiscard]] const Way *wayOf(const Place &place);
[[nodiscard]] const Way *wayNamed(catalogue::Resource resource, QStringView word);
// Whose path an operation on one record has; null: it is none on one record.
[[nodiscard]] const Way *wayOf(catalogue::OperationId operation);

[[nodiscard]] QStringList pathValuesOf(const Way &way, const Place &place);
[[nodiscard]] Place placeOf(const Way &way, const QStringList &pathValues);

// The operation with this effect on the path of the way.
[[nodiscard]] std::optional<catalogue::OperationId> operationOn(const Way &way,
                                                                catalogue::Effect effect);
[[nodiscard]] QString titleOf(const Way &way);
[[nodiscard]] QString missingTextOf(const Way &way);
[[nodiscard]] Icon iconOf(catalogue::Resource resource);

} // namespace storedesk::ui
