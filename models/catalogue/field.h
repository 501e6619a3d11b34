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
    // False for states that only the service sets.
    bool writable = true;
};

// The field applies only while another field, of the same object or an enclosing one, has one of
// these values.
struct When
{
    // The full key, for example fields[].type.
    QLatin1StringView key = {};
    std::array<QLatin1StringView, 2> values = {};
};

// Describes one field of a record. Tables, forms, CSV, command line and practice service all read
// these rows, so a new field starts with one new row; CONTRIBUTING.md names the few other files
// that may follow (its key, a group of a form, Spanish, practice data). A field whose type depends
// on the place (a day in a file, a time in JSON) has one row for each; no two rows share both key
// and place.
struct Field
{
    // Dots step into objects, [] into every element of a list.
    QLatin1StringView key;
    // Source text.
    const char *title;
    Type type = Type::Text;
    Places places = FieldLocation::Answer;
    // The places where it must not be missing.
    Places required = {};
    std::span<const Choice> choices = {};
    When when = {};
    // In characters, for a list in elements; 0 means no limit.
    int maxLength = 0;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    // Source text of the hint shown before typing.
    const char *help = nullptr;
    // Required only while this other field is missing.
    QLatin1StringView unless = {};
};

[[nodiscard]] std::span<const Field> fieldsOf(Resource resource);
// Returns the first row with this key: the row for responses if there are several.
[[nodiscard]] const Field *fieldOf(Resource resource, QStringView key);
[[nodiscard]] QString titleOf(const Field &field);
[[nodiscard]] QString helpOf(const Field &field);
[[nodiscard]] QString labelOf(const Choice &choice);
// Returns the place that the body of an operation is checked against; empty if it has no body. A
// product is created by its patch: that body must pass Place::Create too if the product does not
// exist.
[[nodiscard]] std::optional<FieldLocation> placeOf(OperationId id);
// Returns the response member that identifies a record in paths and tables.
[[nodiscard]] QLatin1StringView keyMemberOf(Resource resource);

} // namespace storedesk::catalogue
