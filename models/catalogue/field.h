// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "catalogue/resource.h"

#include <QFlags>
#include <QString>

#include <array>
#include <limits>
#include <optional>
#include <span>

namespace storedesk::catalogue {

enum class Type : quint8 {
    Text,
    Email,
    Phone, // international form
    Url,
    ObjectId, // 24 hexadecimal digits
    Colour, // #rrggbb
    Address, // of a computer
    Pointer, // a JSON Pointer
    Integer,
    Decimal,
    Money,
    Percent, // 0 to 100
    Moment, // date and time, ISO 8601
    Day, // yyyy-mm-dd
    Boolean,
    Choice, // one of the choices
    Choices, // several of the choices
    Texts, // a list of free texts
    Object, // its members have rows of their own
    Objects, // a list of objects; the members have rows of their own
    Any // what it is depends on another field
};

// Where a field occurs.
enum class Place : quint16 {
    Answer = 1, // the service sends it
    Create = 2, // the body that creates the record, or sends the event
    CreateExplorer = 4, // the body of the data explorer export
    Patch = 8, // the body that changes it; for contacts the deprecated one
    PatchByEmail = 16,
    PatchByExternalId = 32,
    Csv = 64, // a column of an import file
    Table = 128 // a column of the list unless the user chooses others
};
Q_DECLARE_FLAGS(Places, Place)
Q_DECLARE_OPERATORS_FOR_FLAGS(Places)

struct Choice
{
    QLatin1StringView id;
    const char *label; // source text
    bool writable = true; // some states are only ever set by the service
};

// The field makes sense only while another field of the same object has one of these values.
struct When
{
    QLatin1StringView key = {};
    std::array<QLatin1StringView, 2> values = {};
};

// What the console knows about one field of a record. Tables, forms, CSV, command line and practice service all
// read these rows, so a new field is one new row and nothing else.
struct Field
{
    QLatin1StringView key; // dots step into objects, [] into every element of a list
    const char *title; // source text
    Type type = Type::Text;
    Places places = Place::Answer;
    Places required = {}; // where it must not be missing
    std::span<const Choice> choices = {};
    When when = {};
    int maxLength = 0; // in characters; of a list the elements; 0 is no limit
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    const char *help = nullptr; // source text: what a person should know before typing
};

[[nodiscard]] std::span<const Field> fieldsOf(Resource resource);
[[nodiscard]] const Field *fieldOf(Resource resource, QStringView key);
[[nodiscard]] QString titleOf(const Field &field);
[[nodiscard]] QString helpOf(const Field &field);
[[nodiscard]] QString labelOf(const Choice &choice);
// The place that the body of an operation is checked against; nothing when it has no body.
[[nodiscard]] std::optional<Place> placeOf(OperationId id);
// The member of an answer that names a record in paths and tables.
[[nodiscard]] QLatin1StringView keyMemberOf(Resource resource);

} // namespace storedesk::catalogue
