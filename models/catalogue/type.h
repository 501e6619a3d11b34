// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFlags>

namespace storedesk::catalogue {

// The type of a field's value.
enum class Type : quint8 {
    Text,
    Email,
    // International form.
    Phone,
    Url,
    // 24 hexadecimal digits.
    ObjectId,
    // In the form #rrggbb.
    Colour,
    // IP address.
    Address,
    // A JSON Pointer.
    Pointer,
    // A letter, then letters, digits, hyphens, underscores or brackets.
    Identifier,
    // Digits only.
    PhonePrefix,
    Integer,
    Decimal,
    Money,
    // 0 to 100.
    Percent,
    // Date and time, ISO 8601.
    Moment,
    // Format: yyyy-mm-dd.
    Day,
    // A day or a time.
    Date,
    Boolean,
    Choice,
    // Several of the choices.
    Choices,
    // A list of free-text values.
    Texts,
    // An object whose members have separate rows.
    Object,
    // A list of objects whose members have separate rows.
    Objects,
    // A file part of a form.
    File,
    // The type depends on another field.
    Any
};

// Locations where a field occurs. Can be combined.
enum class FieldLocation : quint8 {
    // Responses from the service.
    Answer = 1,
    // The body that creates the record or sends the event.
    Create = 2,
    // The body of the data explorer export.
    CreateExplorer = 4,
    // The body that updates the record. For contacts, the body of the deprecated update.
    Patch = 8,
    PatchByEmail = 16,
    PatchByExternalId = 32,
    // A column of an import file.
    Csv = 64,
    // A default column of the list.
    Table = 128
};
Q_DECLARE_FLAGS(Places, FieldLocation)
Q_DECLARE_OPERATORS_FOR_FLAGS(Places)

} // namespace storedesk::catalogue
