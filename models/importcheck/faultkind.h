// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

namespace storedesk::importcheck {

// A fault in a cell or a row. Distinguishes more cases than the catalogue's reasons, because
// different repairs help.
enum class FaultKind : quint8 {
    None,
    // None of the key fields has a value.
    KeyMissing,
    Missing,
    // The whole row is faulty.
    TooManyCells,
    // Valid except for surrounding blanks.
    Blanks,
    // Contains spaces or brackets, or 00 instead of +.
    PhoneForm,
    NotPhone,
    // A date in a format that the service does not accept.
    DateForm,
    NotDate,
    LeadingZero,
    // Contains a decimal comma, thousands separators or a unit.
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
    // Not in one of the store's domains.
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
    // The same coupon occurs twice in the file, which the service rejects.
    RepeatedCode,
    // Another row in the file has the same key and overrides this row.
    RepeatedKey,
    // A coupon that was already sent to this set from this computer.
    SentBefore,
    // Has a valid form, but does not exist in any numbering plan.
    ImpossiblePhone,
    // The whole row is faulty, because a cell is missing and the others may be in the wrong
    // columns.
    TooFewCells,
    // The whole row is faulty, because text follows a closing quote, as in "Ana" Ruiz.
    StrayQuote,
    // The whole row is faulty, because it contains bytes that do not occur in text.
    NulByte,
    // Contains #N/A, or a formula without a stored value.
    ErrorValue,
    // Contains leading, trailing or consecutive blanks.
    TextBlanks,
    ControlCharacter,
    // UTF-8 that was decoded with another encoding, such as JosÃ©.
    Mojibake,
    // A domain that looks like a typing error, such as gmial.com.
    MailTypo,
    Count
};

// Returns whether the row would be accepted, but possibly not as intended.
[[nodiscard]] constexpr bool isWarning(FaultKind kind)
{
    return kind == FaultKind::RepeatedKey || kind == FaultKind::SentBefore
        || kind == FaultKind::ImpossiblePhone || kind == FaultKind::TextBlanks
        || kind == FaultKind::MailTypo;
}

// Returns whether the row's cells are unreliable, whichever column the fault is shown in.
[[nodiscard]] constexpr bool isOfRow(FaultKind kind)
{
    return kind == FaultKind::TooManyCells || kind == FaultKind::TooFewCells
        || kind == FaultKind::StrayQuote || kind == FaultKind::NulByte;
}

// Returns a title for a list of kinds, such as “Phone with spaces or 00”. Names the store's domains
// if they matter.
[[nodiscard]] QString titleOf(FaultKind kind, const QStringList &storeDomains = {});
// Returns a short text for a cell, such as “spaces”.
[[nodiscard]] QString wordOf(FaultKind kind);
// Returns a sentence about a cell in this field.
[[nodiscard]] QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule,
                                 const QStringList &storeDomains = {});
// Returns the host of a domain, which the service lists as a URL.
[[nodiscard]] QString hostOf(const QString &storeDomain);

} // namespace storedesk::importcheck
