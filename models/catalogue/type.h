// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFlags>

namespace storedesk::catalogue {

// What a field holds.
enum class Type : quint8 {
    Text,
    Email,
    Phone, // international form
    Url,
    ObjectId, // 24 hexadecimal digits
    Colour, // #rrggbb
    Address, // of a computer
    Pointer, // a JSON Pointer
    Identifier, // a letter, then letters, digits, hyphens, underscores, brackets
    PhonePrefix, // of a country, digits only
    Integer,
    Decimal,
    Money,
    Percent, // 0 to 100
    Moment, // date and time, ISO 8601
    Day, // yyyy-mm-dd
    Date, // a day or a moment
    Boolean,
    Choice, // one of the choices
    Choices, // several of the choices
    Texts, // a list of free texts
    Object, // its members have rows of their own
    Objects, // a list of objects; the members have rows of their own
    File, // a part of a form, no text
    Any // what it is depends on another field
};

// Where a field occurs.
enum class Place : quint8 {
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

} // namespace storedesk::catalogue
