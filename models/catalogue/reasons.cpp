// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "checker.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::catalogue {

struct ReasonRow
{
    Reason reason;
    // Source text.
    const char *text;
    // Source text that includes the limit.
    const char *limit = nullptr;
};

// clang-format off
static constexpr std::array reasonRows{
    ReasonRow{Reason::None,          ""},
    ReasonRow{Reason::Missing,       QT_TRANSLATE_NOOP("Reasons", "This field must not be empty.")},
    ReasonRow{Reason::Unknown,       QT_TRANSLATE_NOOP("Reasons", "This field does not exist.")},
    ReasonRow{Reason::ReadOnly,      QT_TRANSLATE_NOOP("Reasons", "This field cannot be set here.")},
    ReasonRow{Reason::NotAllowed,    QT_TRANSLATE_NOOP("Reasons", "This field cannot be combined with the other values.")},
    ReasonRow{Reason::WrongType,     QT_TRANSLATE_NOOP("Reasons", "The value has the wrong type.")},
    ReasonRow{Reason::NotText,       QT_TRANSLATE_NOOP("Reasons", "The text contains invalid characters.")},
    ReasonRow{Reason::NotEmail,      QT_TRANSLATE_NOOP("Reasons", "This is not an email address.")},
    ReasonRow{Reason::NotPhone,      QT_TRANSLATE_NOOP("Reasons", "Enter a phone number with a country code and without spaces, such as +34651234567.")},
    ReasonRow{Reason::NotUrl,        QT_TRANSLATE_NOOP("Reasons", "The address must start with http:// or https:// and contain no spaces.")},
    ReasonRow{Reason::NotObjectId,   QT_TRANSLATE_NOOP("Reasons", "This is not an ID of the service (24 characters).")},
    ReasonRow{Reason::NotColour,     QT_TRANSLATE_NOOP("Reasons", "This is not a valid colour. Example: #1a73e8.")},
    ReasonRow{Reason::NotPointer,    QT_TRANSLATE_NOOP("Reasons", "This is not a valid JSON Pointer. Example: /customer/email.")},
    ReasonRow{Reason::NotInteger,    QT_TRANSLATE_NOOP("Reasons", "This is not a whole number.")},
    ReasonRow{Reason::NotNumber,     QT_TRANSLATE_NOOP("Reasons", "This is not a valid number. Example: 12.50.")},
    ReasonRow{Reason::NotMoment,     QT_TRANSLATE_NOOP("Reasons", "This is not a valid date and time. Example: 2026-01-31T10:00:00Z.")},
    ReasonRow{Reason::NotDay,        QT_TRANSLATE_NOOP("Reasons", "This is not a valid date. Example: 2026-01-31.")},
    ReasonRow{Reason::NotBoolean,    QT_TRANSLATE_NOOP("Reasons", "This must be true or false.")},
    ReasonRow{Reason::NotAChoice,    QT_TRANSLATE_NOOP("Reasons", "This is not one of the allowed values.")},
    ReasonRow{Reason::TooLong,       QT_TRANSLATE_NOOP("Reasons", "This is too long."),              QT_TRANSLATE_NOOP("Reasons", "This is too long. The maximum length is %1.")},
    ReasonRow{Reason::TooSmall,      QT_TRANSLATE_NOOP("Reasons", "The number is too small."),       QT_TRANSLATE_NOOP("Reasons", "The number is too small. The minimum is %1.")},
    ReasonRow{Reason::TooLarge,      QT_TRANSLATE_NOOP("Reasons", "The number is too large."),       QT_TRANSLATE_NOOP("Reasons", "The number is too large. The maximum is %1.")},
    ReasonRow{Reason::TooEarly,      QT_TRANSLATE_NOOP("Reasons", "The date is too early."),         QT_TRANSLATE_NOOP("Reasons", "The date is too early. The earliest date is %1.")},
    ReasonRow{Reason::TooLate,       QT_TRANSLATE_NOOP("Reasons", "The date is too late."),          QT_TRANSLATE_NOOP("Reasons", "The date is too late. The latest date is %1.")},
    ReasonRow{Reason::Repeated,      QT_TRANSLATE_NOOP("Reasons", "The same value appears twice.")},
    ReasonRow{Reason::LeadingZero,   QT_TRANSLATE_NOOP("Reasons", "A whole number must not start with 0.")},
    ReasonRow{Reason::NotIdentifier, QT_TRANSLATE_NOOP("Reasons", "Start with a letter, then use letters, digits, hyphens, underscores or brackets. Some names are reserved.")},
    ReasonRow{Reason::NotPrefix,     QT_TRANSLATE_NOOP("Reasons", "This is not a valid country code. Use digits only, such as 34.")},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnReason()
{
    for (std::size_t row = 0; row < reasonRows.size(); ++row) {
        if (static_cast<std::size_t>(reasonRows[row].reason) != row)
            return false;
    }
    return reasonRows.size() == static_cast<std::size_t>(Reason::Count);
}
static_assert(everyRowStandsAtItsOwnReason());

QString textOf(Reason reason)
{
    return QCoreApplication::translate("Reasons",
                                       reasonRows[static_cast<std::size_t>(reason)].text);
}

static QString limitOf(Reason reason, const FieldRule &rule)
{
    switch (reason) {
    case Reason::TooLong:
        return rule.maxLength > 0 ? QString::number(rule.maxLength) : QString();
    case Reason::TooSmall:
        return qIsFinite(rule.minimum) ? QString::number(rule.minimum, 'g', 15) : QString();
    case Reason::TooLarge:
        return qIsFinite(rule.maximum) ? QString::number(rule.maximum, 'g', 15) : QString();
    case Reason::TooEarly:
        return rule.earliest;
    case Reason::TooLate:
        return rule.latest;
    default:
        return {};
    }
}

QString textOf(Reason reason, const FieldRule &rule)
{
    const QString limit = limitOf(reason, rule);
    if (limit.isEmpty())
        return textOf(reason);
    return QCoreApplication::translate("Reasons",
                                       reasonRows[static_cast<std::size_t>(reason)].limit)
        .arg(limit);
}

} // namespace storedesk::catalogue
