// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

namespace storedesk::importcheck {

// The fault of a cell or a row. Distinguishes more cases than the reasons of the catalogue where
// different repairs help.
enum class FaultKind : quint8 {
    None,
    // None of the key fields has a value.
    KeyMissing,
    Missing,
    // Concerns the row.
    TooManyCells,
    // Valid except for surrounding blanks.
    Blanks,
    // Spaces, 00 instead of +, or brackets.
    PhoneForm,
    NotPhone,
    // A date in a format that the service does not accept.
    DateForm,
    NotDate,
    LeadingZero,
    // Decimal comma, thousands separators or a unit.
    NumberForm,
    NotNumber,
    TwoAt,
    // Contains blanks or stray characters.
    EmailForm,
    NotEmail,
    NotAnOption,
    // Lacks https://.
    UrlForm,
    NotUrl,
    // Not in a domain of the store.
    ForeignDomain,
    NotText,
    TooLong,
    TooSmall,
    TooLarge,
    TooEarly,
    TooLate,
    // A list element occurs twice.
    RepeatedElement,
    Other,
    // The same coupon occurs twice in the file: the service rejects it.
    RepeatedCode,
    // Another row of the file has the same key and overrides this row.
    RepeatedKey,
    // A coupon that was already sent to this set from this computer.
    SentBefore,
    // Has a valid form, but does not exist in any numbering plan.
    ImpossiblePhone,
    // Concerns the row: a cell is missing, and the others may be in the wrong columns.
    TooFewCells,
    // Concerns the row: text after a closing quote, as in "Ana" Ruiz.
    StrayQuote,
    // Concerns the row: contains bytes that do not occur in text.
    NulByte,
    // #N/A, or a formula without a stored value.
    ErrorValue,
    // Leading, trailing or consecutive blanks.
    TextBlanks,
    ControlCharacter,
    // UTF-8 that was decoded with another encoding: JosÃ©.
    Mojibake,
    // A domain that looks like a typing error: gmial.com.
    MailTypo,
    Count
};

// Whether the row would be accepted, but possibly not as intended.
[[nodiscard]] constexpr bool isWarning(FaultKind kind)
{
    return kind == FaultKind::RepeatedKey || kind == FaultKind::SentBefore
        || kind == FaultKind::ImpossiblePhone || kind == FaultKind::TextBlanks
        || kind == FaultKind::MailTypo;
}

// Whether the cells of the row are unreliable, whichever column the fault is shown in.
[[nodiscard]] constexpr bool isOfRow(FaultKind kind)
{
    return kind == FaultKind::TooManyCells || kind == FaultKind::TooFewCells
        || kind == FaultKind::StrayQuote || kind == FaultKind::NulByte;
}

// For a list of kinds: “Phone with spaces or 00”.
[[nodiscard]] QString titleOf(FaultKind kind);
// For a cell: “spaces”.
[[nodiscard]] QString wordOf(FaultKind kind);
// Returns a sentence about a cell of this field.
[[nodiscard]] QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule);

} // namespace storedesk::importcheck
