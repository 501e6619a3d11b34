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
    const char *label; // source text
    bool writable = true; // some states are only ever set by the service
};

// The field makes sense only while another field, of the same object or of one around it, has one
// of these values.
struct When
{
    QLatin1StringView key = {}; // in full, for example fields[].type
    std::array<QLatin1StringView, 2> values = {};
};

// What the console knows about one field of a record. Tables, forms, CSV, command line and practice
// service all read these rows, so a new field begins with one new row; CONTRIBUTING.md names the
// few places that may follow (its key, a group of a form, Spanish, practice data). A field whose
// type depends on the place (a day in a file, a moment in JSON) has one row for each; no two rows
// share both key and place.
struct Field
{
    QLatin1StringView key; // dots step into objects, [] into every element of a list
    const char *title; // source text
    Type type = Type::Text;
    Places places = Place::Answer;
    Places required = {}; // where it must not be missing
    std::span<const Choice> choices = {};
    When when = {};
    int maxLength = 0; // in characters, of a list in elements; 0 is no limit
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    const char *help = nullptr; // source text: what a person should know before typing
    QLatin1StringView unless = {}; // required only while this other field is missing
};

[[nodiscard]] std::span<const Field> fieldsOf(Resource resource);
// The first row with this key: the one of the answer, when there are more.
[[nodiscard]] const Field *fieldOf(Resource resource, QStringView key);
[[nodiscard]] QString titleOf(const Field &field);
[[nodiscard]] QString helpOf(const Field &field);
[[nodiscard]] QString labelOf(const Choice &choice);
// The place that the body of an operation is checked against; nothing when it has no body. A
// product is created by its patch: that body has to pass Place::Create too when the product does
// not exist.
[[nodiscard]] std::optional<Place> placeOf(OperationId id);
// The member of an answer that names a record in paths and tables.
[[nodiscard]] QLatin1StringView keyMemberOf(Resource resource);

} // namespace storedesk::catalogue
