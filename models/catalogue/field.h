// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "catalogue/resource.h"
#include "catalogue/type.h"

#include <QString>

#include <array>
#include <limits>
#include <optional>
#include <span>

namespace storedesk::catalogue {

struct Choice
{
    QLatin1StringView id;
    // Source text.
    const char *label;
    // False for states that can only be set by the service.
    bool writable = true;
};

// The field applies only while another field, in the same object or an enclosing one, has one of
// these values.
struct When
{
    // The full key, for example fields[].type.
    QLatin1StringView key = {};
    std::array<QLatin1StringView, 2> values = {};
};

// Describes one field of a record. Tables, forms, CSV, the command line and the practice service
// all use these rows, so a new field starts with one new row. CONTRIBUTING.md lists the few other
// files that may also need a change (its key, a form group, the Spanish translation, practice
// data). A field whose type depends on the location (a day in a file, a time in JSON) has one row
// for each location. No two rows have both the same key and the same location.
struct Field
{
    // Dots step into objects, [] into every element of a list.
    QLatin1StringView key;
    // Source text.
    const char *title;
    Type type = Type::Text;
    Places places = FieldLocation::Answer;
    // The places where the field is required.
    Places required = {};
    std::span<const Choice> choices = {};
    When when = {};
    // In characters, or in elements for a list; 0 means no limit.
    int maxLength = 0;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    // Source text of the hint shown before typing.
    const char *help = nullptr;
    // Required only while this other field is missing.
    QLatin1StringView unless = {};
};

[[nodiscard]] std::span<const Field> fieldsOf(Resource resource);
// Returns the first row with this key. If there are several, that is the row for responses.
[[nodiscard]] const Field *fieldOf(Resource resource, QStringView key);
[[nodiscard]] QString titleOf(const Field &field);
[[nodiscard]] QString helpOf(const Field &field);
[[nodiscard]] QString labelOf(const Choice &choice);
// Returns the location whose rules the body of an operation must follow; empty if the operation has
// no body. A product is created by a patch, whose body must also be valid for FieldLocation::Create
// if the product does not exist.
[[nodiscard]] std::optional<FieldLocation> placeOf(OperationId id);
// Returns the response member that identifies a record in paths and tables.
[[nodiscard]] QLatin1StringView keyMemberOf(Resource resource);

} // namespace storedesk::catalogue
