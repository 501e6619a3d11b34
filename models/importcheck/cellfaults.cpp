// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/cellfaults.h"

#include "catalogue/isodate.h"
#include "importcheck/cellrepairs.h"
#include "importcheck/maildomains.h"
#include "importcheck/numberingplans.h"
#include "importcheck/textfaults.h"
#include "tablefile/errorvalue.h"
#include "values/numbertext.h"

#include <QUrl>

namespace storedesk::importcheck {

using catalogue::Reason;
using catalogue::Type;

static std::string_view viewOf(QByteArrayView text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

CellFaults::CellFaults(const catalogue::FieldSet &fields, const ImportSettings &settings,
                       Phones phones)
    : m_checker(fields)
    , m_isFixed(settings.fixed != nullptr)
    , m_sentCodes(settings.kind == ImportKind::Coupons && !settings.fixed ? settings.sentCodes
                                                                          : nullptr)
    , m_closely(phones == Phones::Closely)
{
    for (const auto &domain : settings.storeDomains)
        m_domains.append(hostOf(domain).toUtf8());
}

FaultKind CellFaults::faultOf(const ColumnTarget &target, QByteArrayView text) const
{
    static constexpr QByteArrayView replacementCharacter = "\xEF\xBF\xBD";
    if (tablefile::isErrorValue(text))
        return FaultKind::ErrorValue;
    if (text.contains('\xEF') && text.contains(replacementCharacter))
        return FaultKind::NotText;
    const auto reason = m_checker.check(target.rule, viewOf(text));
    // Bulk jobs send a date without a time as the start of that day.
    if (m_isFixed && reason == Reason::NotMoment && catalogue::isodate::day(viewOf(text)))
        return FaultKind::None;
    if (reason != Reason::None)
        return faultBy(reason, target, text);
    if (isThousands(target, text))
        return FaultKind::NumberForm;
    // Surrounding blanks would make this a different key.
    if (target.keyRank >= 0 && values::trimmedText(text).size() != text.size())
        return FaultKind::Blanks;
    if (m_sentCodes && target.keyRank >= 0 && contains(*m_sentCodes, text))
        return FaultKind::SentBefore;
    const bool foreign =
        target.ofStore && !m_domains.isEmpty() && !text.isEmpty() && !isOfStore(text);
    return foreign ? FaultKind::ForeignDomain : likelyFaultOf(target, text);
}

FaultKind CellFaults::likelyFaultOf(const ColumnTarget &target, QByteArrayView text) const
{
    if (text.isEmpty())
        return FaultKind::None;
    switch (target.context.rule->type) {
    case Type::Phone:
        return phoneFaultOf(target, text);
    case Type::Email:
        return likelyAddress(text) ? FaultKind::MailTypo : FaultKind::None;
    case Type::Text:
    case Type::Texts:
        return textFaultOf(text);
    default:
        return FaultKind::None;
    }
}

// The service adds the country prefix to a number without a prefix, even if the digits of the
// prefix are already present.
FaultKind CellFaults::phoneFaultOf(const ColumnTarget &target, QByteArrayView text) const
{
    if (isSpanishPhone(text))
        return FaultKind::None;
    const bool isInternational = text.startsWith('+');
    const auto code = prefixOf(target.context).toLatin1();
    if (!isInternational && code.isEmpty() && !text.startsWith("00"))
        return isSpanishPhone("+" + text.toByteArray()) ? FaultKind::PhoneForm : FaultKind::None;
    const auto whole = isInternational ? text.toByteArray() : "+" + code + text.toByteArray();
    const bool isSpanish = whole.startsWith("+34");
    if (isSpanish ? isSpanishPhone(whole) : !m_closely && !text.startsWith("00"))
        return FaultKind::None;
    if (!isSpanish && !text.startsWith("00") && !isImpossiblePhone(whole))
        return FaultKind::None;
    const auto better = importcheck::cellrepairs::phone(text, QString::fromLatin1(code));
    return better && *better != text ? FaultKind::PhoneForm : FaultKind::ImpossiblePhone;
}

bool CellFaults::isThousands(const ColumnTarget &target, QByteArrayView text) const
{
    const auto type = target.context.rule->type;
    const bool fraction = type == Type::Decimal || type == Type::Money || type == Type::Percent;
    return fraction && target.context.format.decimal == values::DecimalSign::Comma
        && text.contains('.') && importcheck::cellrepairs::isEitherNumber(text)
        && helps(Action::PlainNumber, target, text);
}

bool CellFaults::isOfStore(QByteArrayView address) const
{
    return m_domains.contains(QUrl(QString::fromUtf8(address)).host().toLower().toUtf8());
}

bool CellFaults::helps(Action action, const ColumnTarget &target, QByteArrayView text) const
{
    const auto better = repaired({.action = action}, text, target.context);
    return better && !better->isEmpty()
        && m_checker.check(target.rule, viewOf(QByteArrayView(*better))) == Reason::None;
}

FaultKind CellFaults::faultBy(Reason reason, const ColumnTarget &target, QByteArrayView text) const
{
    const auto when = [&](Action action, FaultKind repairable, FaultKind otherwise) {
        return helps(action, target, text) ? repairable : otherwise;
    };
    if (reason != Reason::Missing && values::trimmedText(text).size() != text.size()) {
        const auto plain = values::trimmedText(text);
        if (m_checker.check(target.rule, viewOf(plain)) == Reason::None)
            return FaultKind::Blanks;
    }
    switch (reason) {
    case Reason::Missing:
        return FaultKind::Missing;
    case Reason::NotPhone:
        return when(Action::Phone, FaultKind::PhoneForm, FaultKind::NotPhone);
    case Reason::NotDay:
    case Reason::NotMoment:
        return when(Action::IsoDate, FaultKind::DateForm, FaultKind::NotDate);
    case Reason::LeadingZero:
        return FaultKind::LeadingZero;
    case Reason::NotInteger:
    case Reason::NotNumber:
        return when(Action::PlainNumber, FaultKind::NumberForm, FaultKind::NotNumber);
    case Reason::NotEmail:
        return when(Action::SingleAt, FaultKind::TwoAt,
                    when(Action::CleanEmail, FaultKind::EmailForm, FaultKind::NotEmail));
    case Reason::NotAChoice:
    case Reason::NotBoolean:
        return FaultKind::NotAnOption;
    case Reason::NotUrl:
        return when(Action::AddScheme, FaultKind::UrlForm, FaultKind::NotUrl);
    case Reason::NotText:
        return FaultKind::NotText;
    case Reason::TooLong:
        return FaultKind::TooLong;
    case Reason::TooSmall:
        return FaultKind::TooSmall;
    case Reason::TooLarge:
        return FaultKind::TooLarge;
    case Reason::TooEarly:
        return FaultKind::TooEarly;
    case Reason::TooLate:
        return FaultKind::TooLate;
    case Reason::Repeated:
        return FaultKind::RepeatedElement;
    default:
        return FaultKind::Other;
    }
}

} // namespace storedesk::importcheck
