// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

namespace storedesk::imports {

// What is wrong with a cell or a row. Finer than the reasons of the catalogue where another repair
// helps.
enum class FaultKind : quint8 {
    None,
    KeyMissing, // neither of the fields that could name the record
    Missing,
    TooManyCells, // of the row
    Blanks, // good but for blanks around it
    PhoneForm, // spaces, 00 instead of +, brackets
    NotPhone,
    DateForm, // a date, but not written as the service wants it
    NotDate,
    LeadingZero,
    NumberForm, // decimal comma, thousands, a unit
    NotNumber,
    TwoAt,
    EmailForm, // blanks or stray signs in it
    NotEmail,
    NotAnOption,
    UrlForm, // without https://
    NotUrl,
    ForeignDomain, // not one of the store's
    NotText,
    TooLong,
    TooSmall,
    TooLarge,
    TooEarly,
    TooLate,
    RepeatedElement, // of a list
    Other,
    RepeatedCode, // a coupon that stands in the file twice: the service refuses it
    RepeatedKey, // another row of the file has the same key: that one wins
    SentBefore, // a coupon that was sent to this set from here
    ImpossiblePhone, // good in its form, but no country has such numbers
    Count
};

// The row would be taken, but perhaps not as somebody means it.
[[nodiscard]] constexpr bool isWarning(FaultKind kind)
{
    return kind == FaultKind::RepeatedKey || kind == FaultKind::SentBefore
        || kind == FaultKind::ImpossiblePhone;
}

// For a list of kinds: “Phone with spaces or 00”.
[[nodiscard]] QString titleOf(FaultKind kind);
// For a cell: “spaces”.
[[nodiscard]] QString wordOf(FaultKind kind);
// A sentence about a cell of this field.
[[nodiscard]] QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule);

} // namespace storedesk::imports
