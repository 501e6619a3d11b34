// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/conversion.h"

#include "catalogue/isodate.h"
#include "catalogue/key.h"
#include "importcheck/maildomains.h"
#include "importcheck/phonenumbers.h"
#include "importcheck/repairs.h"
#include "importcheck/textfaults.h"
#include "tablefile/errorvalue.h"
#include "values/numbertext.h"

#include <QUrl>

#include <algorithm>
#include <cstring>

namespace storedesk::importcheck {

using catalogue::Reason;
using catalogue::Type;

static constexpr std::size_t fewOptions = 12;

static std::string_view viewOf(QByteArrayView text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

static QByteArrayView viewOf(const std::string &text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

Conversion::Conversion(const ImportTable &table, const ColumnMapping &matching,
                       const ImportSettings &settings, std::shared_ptr<const Edits> edits,
                       Phones phones)
    : m_kind(settings.kind)
    , m_isFixed(settings.fixed != nullptr)
    , m_checker(matching.targets())
    , m_sentCodes(settings.kind == ImportKind::Coupons && !settings.fixed ? settings.sentCodes
                                                                          : nullptr)
    , m_edits(std::move(edits))
    , m_closely(phones == Phones::Closely || m_edits->concerns(FaultKind::ImpossiblePhone))
{
    const auto &rules = m_checker.fields().rules;
    const auto keys = m_isFixed ? QStringList() : keysOf(m_kind);
    for (const auto &domain : settings.storeDomains) {
        // The service lists domains as URLs.
        const auto host = QUrl(domain.trimmed()).host();
        m_domains.append((host.isEmpty() ? domain.trimmed() : host).toLower().toUtf8());
    }
    for (std::size_t number = 0; number < matching.columns().size(); ++number) {
        const auto &column = matching.columns()[number];
        const auto rule = std::ranges::find(rules, column.target, &catalogue::FieldRule::key);
        if (column.target.isEmpty() || rule == rules.end())
            continue;
        const int at = static_cast<int>(number);
        Target target{.column = at,
                      .rule = static_cast<std::size_t>(rule - rules.begin()),
                      .context = {.rule = &*rule,
                                  .format = table.source.formatOf(at),
                                  .phonePrefix = settings.phonePrefix}};
        target.list = rule->type == Type::Choices;
        target.ofStore = isProductPage(rule->key);
        target.keyRank = static_cast<int>(keys.indexOf(rule->key));
        for (const auto &option : column.options) {
            if (option.how != How::None)
                target.options.emplace(option.text.toStdString(), option.option.toStdString());
        }
        if (target.options.size() <= fewOptions) {
            for (const auto &[text, id] : target.options)
                target.fewOptions.emplace_back(QByteArray::fromStdString(text),
                                               QByteArray::fromStdString(id));
        }
        target.rules = m_edits->rulesOf(at);
        m_targets.push_back(std::move(target));
    }
    const auto isKey = [](const Target &target) {
        return target.keyRank >= 0;
    };
    const bool alone = std::ranges::count_if(m_targets, isKey) == 1;
    for (auto &target : m_targets)
        target.context.onlyKey =
            m_isFixed ? ruleOf(target).key == settings.fixed->recordKey : alone && isKey(target);
}

const Conversion::Target *Conversion::targetOf(int column) const
{
    const auto found = std::ranges::find(m_targets, column, &Target::column);
    return found == m_targets.end() ? nullptr : &*found;
}

const catalogue::FieldRule &Conversion::ruleOf(const Target &target) const
{
    return m_checker.fields().rules[target.rule];
}

// Returns null if no option was chosen for this text.
const QByteArrayView *Conversion::optionOf(const Target &target, QByteArrayView text,
                                           QByteArrayView &room)
{
    if (!target.fewOptions.empty()) {
        const auto found = std::ranges::find_if(target.fewOptions, [text](const auto &option) {
            return option.first.size() == text.size()
                && std::memcmp(option.first.constData(), text.data(),
                               static_cast<std::size_t>(text.size()))
                == 0;
        });
        if (found == target.fewOptions.end())
            return nullptr;
        room = found->second;
        return &room;
    }
    const auto found = target.options.find(std::string(viewOf(text)));
    if (found == target.options.end())
        return nullptr;
    room = viewOf(found->second);
    return &room;
}

QByteArrayView Conversion::converted(const Target &target, QByteArrayView text,
                                     Scratch &scratch) const
{
    if (target.options.empty() || text.isEmpty())
        return text;
    QByteArrayView room;
    if (!target.list) {
        const auto *option = optionOf(target, text, room);
        if (!option)
            option = optionOf(target, values::trimmedText(text), room);
        return option ? *option : text;
    }
    scratch.option.clear();
    for (const auto &element : elementsOf(values::trimmedText(text))) {
        const auto *option = optionOf(target, element, room);
        const auto id = option ? *option : element;
        if (id.isEmpty())
            // The user chose to leave this text out.
            continue;
        if (!scratch.option.isEmpty())
            scratch.option.append('|');
        scratch.option.append(id.data(), id.size());
    }
    return scratch.option;
}

Conversion::Cell Conversion::cell(const Target &target, qint64 row, QByteArrayView raw,
                                  Scratch &scratch) const
{
    int since = 0;
    if (m_edits->hasCells()) {
        if (const auto *typed = m_edits->cell(row, target.column)) {
            raw = typed->text;
            since = typed->step;
        }
    }
    for (const auto &rule : target.rules) {
        if (rule.step <= since)
            continue;
        if (auto better = mended(target, rule.fix, raw, scratch)) {
            scratch.text = std::move(*better);
            raw = scratch.text;
        }
    }
    const auto text = converted(target, raw, scratch);
    return {.text = text, .fault = faultOf(target, text)};
}

std::optional<QByteArray> Conversion::mended(const Target &target, const Fix &fix,
                                             QByteArrayView text, Scratch &scratch) const
{
    if (fix.kind == FaultKind::None) {
        auto better = repaired(fix, text, target.context);
        return better && QByteArrayView(*better) != text ? better : std::nullopt;
    }
    if (faultOf(target, converted(target, text, scratch)) != fix.kind)
        return std::nullopt;
    auto better = repaired(fix, text, target.context);
    const bool helped = better && faultOf(target, converted(target, *better, scratch)) != fix.kind;
    return helped ? better : std::nullopt;
}

FaultKind Conversion::faultOf(const Target &target, QByteArrayView text) const
{
    static constexpr QByteArrayView replacementCharacter = "\xEF\xBF\xBD";
    if (tablefile::isErrorValue(text))
        return FaultKind::ErrorValue;
    if (text.contains('\xEF') && text.contains(replacementCharacter))
        return FaultKind::NotText;
    const auto reason = m_checker.check(target.rule, viewOf(text));
    // A bulk job sends a date without a time as the start of that day.
    if (m_isFixed && reason == Reason::NotMoment && catalogue::isodate::day(viewOf(text)))
        return FaultKind::None;
    if (reason != Reason::None)
        return faultBy(reason, target, text);
    if (isThousands(target, text))
        return FaultKind::NumberForm;
    // A key with surrounding blanks is a different key.
    if (target.keyRank >= 0 && values::trimmedText(text).size() != text.size())
        return FaultKind::Blanks;
    if (m_sentCodes && target.keyRank >= 0 && contains(*m_sentCodes, text))
        return FaultKind::SentBefore;
    const bool foreign =
        target.ofStore && !m_domains.isEmpty() && !text.isEmpty() && !isOfStore(text);
    return foreign ? FaultKind::ForeignDomain : likelyFaultOf(target, text);
}

FaultKind Conversion::likelyFaultOf(const Target &target, QByteArrayView text) const
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

// The service adds the country prefix to a number without one, even if its digits are already
// present.
FaultKind Conversion::phoneFaultOf(const Target &target, QByteArrayView text) const
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
    const auto better = importcheck::repairs::phone(text, QString::fromLatin1(code));
    return better && *better != text ? FaultKind::PhoneForm : FaultKind::ImpossiblePhone;
}

bool Conversion::isThousands(const Target &target, QByteArrayView text) const
{
    const auto type = target.context.rule->type;
    const bool fraction = type == Type::Decimal || type == Type::Money || type == Type::Percent;
    return fraction && target.context.format.decimal == values::DecimalSign::Comma
        && text.contains('.') && importcheck::repairs::isEitherNumber(text)
        && helps(Action::PlainNumber, target, text);
}

bool Conversion::isOfStore(QByteArrayView address) const
{
    return m_domains.contains(QUrl(QString::fromUtf8(address)).host().toLower().toUtf8());
}

bool Conversion::helps(Action action, const Target &target, QByteArrayView text) const
{
    const auto better = repaired({.action = action}, text, target.context);
    return better && !better->isEmpty()
        && m_checker.check(target.rule, viewOf(QByteArrayView(*better))) == Reason::None;
}

FaultKind Conversion::faultBy(Reason reason, const Target &target, QByteArrayView text) const
{
    const auto when = [&](Action action, FaultKind mendable, FaultKind otherwise) {
        return helps(action, target, text) ? mendable : otherwise;
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
