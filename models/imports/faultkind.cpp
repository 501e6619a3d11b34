// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/faultkind.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::imports {

using catalogue::Reason;

struct FaultRow
{
    FaultKind kind;
    // Source texts for translation.
    const char *title;
    const char *word;
    // The catalogue reason whose sentence is used.
    Reason reason = Reason::None;
    const char *sentence = nullptr;
};

// clang-format off
static constexpr std::array faultRows{
    FaultRow{FaultKind::None,            "", ""},
    FaultRow{FaultKind::KeyMissing,      QT_TRANSLATE_NOOP("ImportFaults", "Neither email nor external ID"),      QT_TRANSLATE_NOOP("ImportFaults", "email or ID required"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "A row needs an email or an external ID.")},
    FaultRow{FaultKind::Missing,         QT_TRANSLATE_NOOP("ImportFaults", "Empty, but required"),             QT_TRANSLATE_NOOP("ImportFaults", "required"),          Reason::Missing},
    FaultRow{FaultKind::TooManyCells,    QT_TRANSLATE_NOOP("ImportFaults", "More cells than columns"),       QT_TRANSLATE_NOOP("ImportFaults", "too many cells"),    Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row has more cells than the table has columns: a separator or a quote is out of place.")},
    FaultRow{FaultKind::Blanks,          QT_TRANSLATE_NOOP("ImportFaults", "Spaces around it"),              QT_TRANSLATE_NOOP("ImportFaults", "spaces"),            Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "There are spaces before or after it.")},
    FaultRow{FaultKind::PhoneForm,       QT_TRANSLATE_NOOP("ImportFaults", "Phone with spaces or 00"),       QT_TRANSLATE_NOOP("ImportFaults", "spaces or 00"),      Reason::NotPhone},
    FaultRow{FaultKind::NotPhone,        QT_TRANSLATE_NOOP("ImportFaults", "Not a phone number"),            QT_TRANSLATE_NOOP("ImportFaults", "not a phone number"),          Reason::NotPhone},
    FaultRow{FaultKind::DateForm,        QT_TRANSLATE_NOOP("ImportFaults", "Date in another format"),   QT_TRANSLATE_NOOP("ImportFaults", "other format"),      Reason::NotDay},
    FaultRow{FaultKind::NotDate,         QT_TRANSLATE_NOOP("ImportFaults", "Not a date"),                    QT_TRANSLATE_NOOP("ImportFaults", "not a date"),           Reason::NotDay},
    FaultRow{FaultKind::LeadingZero,     QT_TRANSLATE_NOOP("ImportFaults", "Number starts with 0"),          QT_TRANSLATE_NOOP("ImportFaults", "starts with 0"),              Reason::LeadingZero},
    FaultRow{FaultKind::NumberForm,      QT_TRANSLATE_NOOP("ImportFaults", "Number with comma or thousands"),QT_TRANSLATE_NOOP("ImportFaults", "other format"),      Reason::NotNumber},
    FaultRow{FaultKind::NotNumber,       QT_TRANSLATE_NOOP("ImportFaults", "Not a number"),                  QT_TRANSLATE_NOOP("ImportFaults", "not a number"),         Reason::NotNumber},
    FaultRow{FaultKind::TwoAt,           QT_TRANSLATE_NOOP("ImportFaults", "Email with two @"),              QT_TRANSLATE_NOOP("ImportFaults", "two @"),             Reason::NotEmail},
    FaultRow{FaultKind::EmailForm,       QT_TRANSLATE_NOOP("ImportFaults", "Email with stray characters"),        QT_TRANSLATE_NOOP("ImportFaults", "stray characters"),       Reason::NotEmail},
    FaultRow{FaultKind::NotEmail,        QT_TRANSLATE_NOOP("ImportFaults", "Not an email address"),          QT_TRANSLATE_NOOP("ImportFaults", "not a valid email"),          Reason::NotEmail},
    FaultRow{FaultKind::NotAnOption,     QT_TRANSLATE_NOOP("ImportFaults", "Not an option of the field"),    QT_TRANSLATE_NOOP("ImportFaults", "not an option"),         Reason::NotAChoice},
    FaultRow{FaultKind::UrlForm,         QT_TRANSLATE_NOOP("ImportFaults", "Address without https://"),      QT_TRANSLATE_NOOP("ImportFaults", "no https://"),       Reason::NotUrl},
    FaultRow{FaultKind::NotUrl,          QT_TRANSLATE_NOOP("ImportFaults", "Not a web address"),             QT_TRANSLATE_NOOP("ImportFaults", "not a web address"),        Reason::NotUrl},
    FaultRow{FaultKind::ForeignDomain,   QT_TRANSLATE_NOOP("ImportFaults", "Not in a domain of the store"),  QT_TRANSLATE_NOOP("ImportFaults", "other domain"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The address is in none of the domains of the store.")},
    FaultRow{FaultKind::NotText,         QT_TRANSLATE_NOOP("ImportFaults", "Unreadable characters"),   QT_TRANSLATE_NOOP("ImportFaults", "unreadable"),        Reason::NotText},
    FaultRow{FaultKind::TooLong,         QT_TRANSLATE_NOOP("ImportFaults", "Too long"),                      QT_TRANSLATE_NOOP("ImportFaults", "too long"),          Reason::TooLong},
    FaultRow{FaultKind::TooSmall,        QT_TRANSLATE_NOOP("ImportFaults", "Number too small"),              QT_TRANSLATE_NOOP("ImportFaults", "too small"),         Reason::TooSmall},
    FaultRow{FaultKind::TooLarge,        QT_TRANSLATE_NOOP("ImportFaults", "Number too large"),              QT_TRANSLATE_NOOP("ImportFaults", "too large"),         Reason::TooLarge},
    FaultRow{FaultKind::TooEarly,        QT_TRANSLATE_NOOP("ImportFaults", "Date too early"),                QT_TRANSLATE_NOOP("ImportFaults", "too early"),         Reason::TooEarly},
    FaultRow{FaultKind::TooLate,         QT_TRANSLATE_NOOP("ImportFaults", "Date too late"),                 QT_TRANSLATE_NOOP("ImportFaults", "too late"),          Reason::TooLate},
    FaultRow{FaultKind::RepeatedElement, QT_TRANSLATE_NOOP("ImportFaults", "The same twice in a list"),      QT_TRANSLATE_NOOP("ImportFaults", "twice"),             Reason::Repeated},
    FaultRow{FaultKind::Other,           QT_TRANSLATE_NOOP("ImportFaults", "Not a value of the field"),      QT_TRANSLATE_NOOP("ImportFaults", "wrong"),             Reason::WrongType},
    FaultRow{FaultKind::RepeatedCode,    QT_TRANSLATE_NOOP("ImportFaults", "The same code twice"),           QT_TRANSLATE_NOOP("ImportFaults", "twice"),             Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The code stands in the file again further down.")},
    FaultRow{FaultKind::RepeatedKey,     QT_TRANSLATE_NOOP("ImportFaults", "The same record twice"),         QT_TRANSLATE_NOOP("ImportFaults", "twice"),             Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The same record stands in the file again further down, and that row wins.")},
    FaultRow{FaultKind::SentBefore,      QT_TRANSLATE_NOOP("ImportFaults", "Code sent before"),              QT_TRANSLATE_NOOP("ImportFaults", "sent before"),       Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "This code was sent to the coupon set before, from this computer.")},
    FaultRow{FaultKind::ImpossiblePhone, QT_TRANSLATE_NOOP("ImportFaults", "Phone that cannot exist"),       QT_TRANSLATE_NOOP("ImportFaults", "cannot exist"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "No country has numbers like this one: it is too long or too short.")},
    FaultRow{FaultKind::TooFewCells,     QT_TRANSLATE_NOOP("ImportFaults", "Fewer cells than columns"),      QT_TRANSLATE_NOOP("ImportFaults", "too few cells"),     Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row has fewer cells than the table has columns, so its values may be in the wrong columns.")},
    FaultRow{FaultKind::StrayQuote,      QT_TRANSLATE_NOOP("ImportFaults", "Quote out of place"),            QT_TRANSLATE_NOOP("ImportFaults", "quote out of place"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "A cell of the row continues after its closing quote, or its quote is not closed, so its values may be wrong.")},
    FaultRow{FaultKind::NulByte,         QT_TRANSLATE_NOOP("ImportFaults", "NUL bytes"),                     QT_TRANSLATE_NOOP("ImportFaults", "NUL bytes"),         Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row contains NUL bytes: the file may be damaged here.")},
    FaultRow{FaultKind::ErrorValue,      QT_TRANSLATE_NOOP("ImportFaults", "Error value of a spreadsheet"),  QT_TRANSLATE_NOOP("ImportFaults", "error value"),       Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The spreadsheet has an error here, or a formula that was not calculated, instead of a value.")},
    FaultRow{FaultKind::TextBlanks,      QT_TRANSLATE_NOOP("ImportFaults", "Extra spaces"),                  QT_TRANSLATE_NOOP("ImportFaults", "extra spaces"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "There are spaces before or after the text, or several in a row.")},
    FaultRow{FaultKind::ControlCharacter, QT_TRANSLATE_NOOP("ImportFaults", "Control characters"),           QT_TRANSLATE_NOOP("ImportFaults", "control characters"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The text contains invisible control characters.")},
    FaultRow{FaultKind::Mojibake,        QT_TRANSLATE_NOOP("ImportFaults", "Garbled letters"),               QT_TRANSLATE_NOOP("ImportFaults", "garbled"),           Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "Letters were saved in the wrong encoding: “JosÃ©” instead of “José”.")},
    FaultRow{FaultKind::MailTypo,        QT_TRANSLATE_NOOP("ImportFaults", "Mail domain with a likely typing error"), QT_TRANSLATE_NOOP("ImportFaults", "typing error?"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The domain looks like a typing error of a well-known one.")},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnKind()
{
    for (std::size_t row = 0; row < faultRows.size(); ++row) {
        if (static_cast<std::size_t>(faultRows[row].kind) != row)
            return false;
    }
    return faultRows.size() == static_cast<std::size_t>(FaultKind::Count);
}
static_assert(everyRowStandsAtItsOwnKind());

static QString said(const char *text)
{
    return QCoreApplication::translate("ImportFaults", text);
}

QString titleOf(FaultKind kind)
{
    return said(faultRows.at(static_cast<std::size_t>(kind)).title);
}

QString wordOf(FaultKind kind)
{
    return said(faultRows.at(static_cast<std::size_t>(kind)).word);
}

QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule)
{
    const auto &row = faultRows.at(static_cast<std::size_t>(kind));
    if (row.sentence)
        return said(row.sentence);
    const bool whole = rule.type == catalogue::Type::Integer && row.reason == Reason::NotNumber;
    return catalogue::textOf(whole ? Reason::NotInteger : row.reason, rule);
}

} // namespace storedesk::imports
