// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/faultkind.h"

#include <QCoreApplication>
#include <QUrl>

#include <array>

namespace storedesk::importcheck {

using catalogue::Reason;
using namespace Qt::StringLiterals;

namespace {

struct FaultRow
{
    FaultKind kind;
    // Source strings for translation.
    const char *title;
    const char *word;
    // The catalogue reason that supplies the sentence.
    Reason reason = Reason::None;
    const char *sentence = nullptr;
};

} // namespace

// clang-format off
static constexpr std::array faultRows{
    FaultRow{FaultKind::None,            "", ""},
    FaultRow{FaultKind::KeyMissing,      QT_TRANSLATE_NOOP("ImportFaults", "Neither email nor external ID"),      QT_TRANSLATE_NOOP("ImportFaults", "email or ID required"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "A row needs an email or an external ID.")},
    FaultRow{FaultKind::Missing,         QT_TRANSLATE_NOOP("ImportFaults", "Empty, but required"),             QT_TRANSLATE_NOOP("ImportFaults", "required"),          Reason::Missing},
    FaultRow{FaultKind::TooManyCells,    QT_TRANSLATE_NOOP("ImportFaults", "More cells than columns"),       QT_TRANSLATE_NOOP("ImportFaults", "too many cells"),    Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row has more cells than the table has columns. A separator or quote may be misplaced.")},
    FaultRow{FaultKind::Blanks,          QT_TRANSLATE_NOOP("ImportFaults", "Leading or trailing spaces"),              QT_TRANSLATE_NOOP("ImportFaults", "spaces"),            Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The value has leading or trailing spaces.")},
    FaultRow{FaultKind::PhoneForm,       QT_TRANSLATE_NOOP("ImportFaults", "Phone with spaces or 00"),       QT_TRANSLATE_NOOP("ImportFaults", "spaces or a leading 00"), Reason::NotPhone},
    FaultRow{FaultKind::NotPhone,        QT_TRANSLATE_NOOP("ImportFaults", "Not a phone number"),            QT_TRANSLATE_NOOP("ImportFaults", "not a phone number"),          Reason::NotPhone},
    FaultRow{FaultKind::DateForm,        QT_TRANSLATE_NOOP("ImportFaults", "Date in another format"),   QT_TRANSLATE_NOOP("ImportFaults", "other format"),      Reason::NotDay},
    FaultRow{FaultKind::NotDate,         QT_TRANSLATE_NOOP("ImportFaults", "Not a date"),                    QT_TRANSLATE_NOOP("ImportFaults", "not a date"),           Reason::NotDay},
    FaultRow{FaultKind::LeadingZero,     QT_TRANSLATE_NOOP("ImportFaults", "Number starts with 0"),          QT_TRANSLATE_NOOP("ImportFaults", "starts with 0"),              Reason::LeadingZero},
    FaultRow{FaultKind::NumberForm,      QT_TRANSLATE_NOOP("ImportFaults", "Number with comma or thousands separator"),QT_TRANSLATE_NOOP("ImportFaults", "other format"),      Reason::NotNumber},
    FaultRow{FaultKind::NotNumber,       QT_TRANSLATE_NOOP("ImportFaults", "Not a number"),                  QT_TRANSLATE_NOOP("ImportFaults", "not a number"),         Reason::NotNumber},
    FaultRow{FaultKind::TwoAt,           QT_TRANSLATE_NOOP("ImportFaults", "Email with two @ signs"),              QT_TRANSLATE_NOOP("ImportFaults", "two @ signs"),             Reason::NotEmail},
    FaultRow{FaultKind::EmailForm,       QT_TRANSLATE_NOOP("ImportFaults", "Email with stray characters"),        QT_TRANSLATE_NOOP("ImportFaults", "stray characters"),       Reason::NotEmail},
    FaultRow{FaultKind::NotEmail,        QT_TRANSLATE_NOOP("ImportFaults", "Not an email address"),          QT_TRANSLATE_NOOP("ImportFaults", "not a valid email"),          Reason::NotEmail},
    FaultRow{FaultKind::NotAnOption,     QT_TRANSLATE_NOOP("ImportFaults", "Not one of the field's options"),    QT_TRANSLATE_NOOP("ImportFaults", "not an option"),         Reason::NotAChoice},
    FaultRow{FaultKind::UrlForm,         QT_TRANSLATE_NOOP("ImportFaults", "Address without https://"),      QT_TRANSLATE_NOOP("ImportFaults", "no https://"),       Reason::NotUrl},
    FaultRow{FaultKind::NotUrl,          QT_TRANSLATE_NOOP("ImportFaults", "Not a web address"),             QT_TRANSLATE_NOOP("ImportFaults", "not a web address"),        Reason::NotUrl},
    FaultRow{FaultKind::ForeignDomain,   QT_TRANSLATE_NOOP("ImportFaults", "Outside the store's domains"),  QT_TRANSLATE_NOOP("ImportFaults", "other domain"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The address is not in any of the store's domains.")},
    FaultRow{FaultKind::NotText,         QT_TRANSLATE_NOOP("ImportFaults", "Unreadable characters"),   QT_TRANSLATE_NOOP("ImportFaults", "unreadable"),        Reason::NotText},
    FaultRow{FaultKind::TooLong,         QT_TRANSLATE_NOOP("ImportFaults", "Too long"),                      QT_TRANSLATE_NOOP("ImportFaults", "too long"),          Reason::TooLong},
    FaultRow{FaultKind::TooSmall,        QT_TRANSLATE_NOOP("ImportFaults", "Number too small"),              QT_TRANSLATE_NOOP("ImportFaults", "too small"),         Reason::TooSmall},
    FaultRow{FaultKind::TooLarge,        QT_TRANSLATE_NOOP("ImportFaults", "Number too large"),              QT_TRANSLATE_NOOP("ImportFaults", "too large"),         Reason::TooLarge},
    FaultRow{FaultKind::TooEarly,        QT_TRANSLATE_NOOP("ImportFaults", "Date too early"),                QT_TRANSLATE_NOOP("ImportFaults", "too early"),         Reason::TooEarly},
    FaultRow{FaultKind::TooLate,         QT_TRANSLATE_NOOP("ImportFaults", "Date too late"),                 QT_TRANSLATE_NOOP("ImportFaults", "too late"),          Reason::TooLate},
    FaultRow{FaultKind::RepeatedElement, QT_TRANSLATE_NOOP("ImportFaults", "Duplicate value in a list"),      QT_TRANSLATE_NOOP("ImportFaults", "duplicate"),             Reason::Repeated},
    FaultRow{FaultKind::Other,           QT_TRANSLATE_NOOP("ImportFaults", "Not a valid value for the field"),      QT_TRANSLATE_NOOP("ImportFaults", "invalid"),             Reason::WrongType},
    FaultRow{FaultKind::RepeatedCode,    QT_TRANSLATE_NOOP("ImportFaults", "Duplicate code"),           QT_TRANSLATE_NOOP("ImportFaults", "duplicate"),             Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The same code appears again further down.")},
    FaultRow{FaultKind::RepeatedKey,     QT_TRANSLATE_NOOP("ImportFaults", "Duplicate record"),         QT_TRANSLATE_NOOP("ImportFaults", "duplicate"),             Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The same record appears again further down. The last row is used.")},
    FaultRow{FaultKind::SentBefore,      QT_TRANSLATE_NOOP("ImportFaults", "Code already sent"),              QT_TRANSLATE_NOOP("ImportFaults", "already sent"),       Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "This code was already sent to the coupon set from this computer.")},
    FaultRow{FaultKind::ImpossiblePhone, QT_TRANSLATE_NOOP("ImportFaults", "Impossible phone number"),       QT_TRANSLATE_NOOP("ImportFaults", "impossible"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "No country uses numbers like this one. It is too long or too short.")},
    FaultRow{FaultKind::TooFewCells,     QT_TRANSLATE_NOOP("ImportFaults", "Fewer cells than columns"),      QT_TRANSLATE_NOOP("ImportFaults", "too few cells"),     Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row has fewer cells than the table has columns, so its values may be in the wrong columns.")},
    FaultRow{FaultKind::StrayQuote,      QT_TRANSLATE_NOOP("ImportFaults", "Misplaced quote"),            QT_TRANSLATE_NOOP("ImportFaults", "misplaced quote"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "A cell continues after its closing quote, or a quote is not closed, so values may be wrong.")},
    FaultRow{FaultKind::NulByte,         QT_TRANSLATE_NOOP("ImportFaults", "Unreadable bytes"),              QT_TRANSLATE_NOOP("ImportFaults", "unreadable bytes"),  Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The row contains unreadable bytes. The file may be damaged here.")},
    FaultRow{FaultKind::ErrorValue,      QT_TRANSLATE_NOOP("ImportFaults", "Spreadsheet error"),  QT_TRANSLATE_NOOP("ImportFaults", "spreadsheet error"),       Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The spreadsheet has an error or an uncalculated formula here instead of a value.")},
    FaultRow{FaultKind::TextBlanks,      QT_TRANSLATE_NOOP("ImportFaults", "Extra spaces"),                  QT_TRANSLATE_NOOP("ImportFaults", "extra spaces"),      Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "There are leading, trailing or repeated spaces.")},
    FaultRow{FaultKind::ControlCharacter, QT_TRANSLATE_NOOP("ImportFaults", "Control characters"),           QT_TRANSLATE_NOOP("ImportFaults", "control characters"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The text contains invisible control characters.")},
    FaultRow{FaultKind::Mojibake,        QT_TRANSLATE_NOOP("ImportFaults", "Garbled letters"),               QT_TRANSLATE_NOOP("ImportFaults", "garbled"),           Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The text was saved in the wrong encoding: “JosÃ©” instead of “José”.")},
    FaultRow{FaultKind::MailTypo,        QT_TRANSLATE_NOOP("ImportFaults", "Possible typo in the email domain"), QT_TRANSLATE_NOOP("ImportFaults", "typo?"), Reason::None, QT_TRANSLATE_NOOP("ImportFaults", "The domain looks like a typo of a well-known domain.")},
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

QString hostOf(const QString &storeDomain)
{
    const auto host = QUrl(storeDomain.trimmed()).host();
    return (host.isEmpty() ? storeDomain.trimmed() : host).toLower();
}

static QString hostsText(const QStringList &storeDomains)
{
    QStringList hosts;
    for (const auto &domain : storeDomains)
        hosts.append(hostOf(domain));
    return hosts.join(u", "_s);
}

QString titleOf(FaultKind kind, const QStringList &storeDomains)
{
    if (kind == FaultKind::ForeignDomain && !storeDomains.isEmpty())
        return QCoreApplication::translate("ImportFaults", "Outside the store's domains (%1)")
            .arg(hostsText(storeDomains));
    return said(faultRows.at(static_cast<std::size_t>(kind)).title);
}

QString wordOf(FaultKind kind)
{
    return said(faultRows.at(static_cast<std::size_t>(kind)).word);
}

QString sentenceOf(FaultKind kind, const catalogue::FieldRule &rule,
                   const QStringList &storeDomains)
{
    if (kind == FaultKind::ForeignDomain && !storeDomains.isEmpty())
        return QCoreApplication::translate("ImportFaults",
                                           "The service accepts only addresses in the store's "
                                           "domains: %1.")
            .arg(hostsText(storeDomains));
    const auto &row = faultRows.at(static_cast<std::size_t>(kind));
    if (row.sentence)
        return said(row.sentence);
    const bool whole = rule.type == catalogue::Type::Integer && row.reason == Reason::NotNumber;
    return catalogue::textOf(whole ? Reason::NotInteger : row.reason, rule);
}

} // namespace storedesk::importcheck
