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
    // Of the row: a cell is missing, and the others may be in the wrong columns.
    TooFewCells,
    // Of the row: "Ana" Ruiz, text after a closing quote.
    StrayQuote,
    // Of the row: it has bytes that no text has.
    NulByte,
    // #N/A, or a formula without a stored value.
    ErrorValue,
    // Blanks before or after a text, or two of them in a row.
    TextBlanks,
    ControlCharacter,
    // UTF-8 that was read in another encoding: JosÃ©.
    Mojibake,
    // A domain that looks like a typing error: gmial.com.
    MailTypo,
    Count
};

// The row would be accepted, but perhaps not as intended.
[[nodiscard]] constexpr bool isWarning(FaultKind kind)
{
    return kind == FaultKind::RepeatedKey || kind == FaultKind::SentBefore
        || kind == FaultKind::ImpossiblePhone || kind == FaultKind::TextBlanks
        || kind == FaultKind::MailTypo;
}

// The cells of the row cannot be trusted, whichever column the fault is shown in.
[[nodiscard]] constexpr bool isOfRow(FaultKind kind)
{
    return kind == FaultKind::TooManyCells || kind == FaultKind::TooFewCells
        || kind == FaultKind::StrayQuote || kind == FaultKind::NulByte;
}

// For a list of kinds: “Phone with spaces or 00”.
[[nodiscard]] QString titleOf(FaultKind kind);
// For a cell: “spaces”.
[[nodiscard]] QString wordOf(FaultKind kind);
// A sentence about a cell of this field.
[[nodiscard]] QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule);

} // namespace storedesk::imports
