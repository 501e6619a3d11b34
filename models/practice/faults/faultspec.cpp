// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultspec.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static tl::unexpected<base::Problem> refused(const QString &text, const QString &why)
{
    return tl::make_unexpected(base::Problem{
        .what =
            QCoreApplication::translate("Faults", "Couldn't interpret the fault “%1”.").arg(text),
        .why = why,
        .next = QCoreApplication::translate(
            "Faults",
            "Use OPERATION:FAULT, *:FAULT or file:FAULT, then =VALUE, then @N, @N-M or %P, as in "
            "createPurchase:429-seconds=5@1.")});
}

// Returns the pattern that the entire value must match.
static QLatin1StringView patternOf(FaultValue value)
{
    switch (value) {
    case FaultValue::None:
        break;
    case FaultValue::Number:
        return "\\d{1,15}"_L1;
    case FaultValue::Seconds:
        return "-?\\d{1,9}"_L1;
    case FaultValue::Wait:
        return "\\d{1,9}(/-?\\d{1,9})?"_L1;
    case FaultValue::Text:
        return ".+"_L1;
    case FaultValue::Shape:
        return "list|deep"_L1;
    case FaultValue::Status:
        return "[2-5]\\d\\d(/E\\d{4})?"_L1;
    case FaultValue::Member:
        return "\\w+(/[^;]+)?(;\\w+(/[^;]+)?)*"_L1;
    case FaultValue::Target:
        return "30[12378](/(host|port|scheme))?"_L1;
    case FaultValue::Flaw:
        return "self-signed|expired|wrong-host|missing-intermediate|old-tls"_L1;
    }
    return {};
}

static bool valueFits(const FaultRow &row, const QString &value)
{
    const auto pattern = patternOf(row.value);
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(value).hasMatch();
}

static bool setAim(FaultRule &rule, const QString &target)
{
    if (target == "*"_L1)
        return true;
    if (target == "file"_L1) {
        rule.aim = Aim::File;
        return true;
    }
    const auto *operation = catalogue::operationNamed(target);
    if (!operation)
        return false;
    rule.aim = Aim::Operation;
    rule.operation = operation->id;
    return true;
}

// Returns the error in the rule's timing, or an empty string if it is valid.
static QString setTime(FaultRule &rule, const QRegularExpressionMatch &match)
{
    bool fits = true;
    if (match.hasCaptured(u"first")) {
        rule.first = match.captured(u"first").toInt(&fits);
        const auto last = match.captured(u"last");
        rule.last = last.isEmpty() || !fits ? rule.first : last.toInt(&fits);
        if (!fits || rule.first < 1 || *rule.last < rule.first)
            return QCoreApplication::translate(
                "Faults",
                "Requests are numbered from 1, and the last one can't precede the first.");
    }
    if (match.hasCaptured(u"percent")) {
        rule.percent = match.captured(u"percent").toDouble(&fits);
        if (!fits || *rule.percent > 100)
            return QCoreApplication::translate("Faults", "A percentage must be between 0 and 100.");
    }
    return {};
}

// Returns the error in the fault itself, or an empty string if it is valid.
static QString setFault(FaultRule &rule, const QString &name, const QString &value, bool hasValue)
{
    const auto *row = faultNamed(name);
    if (!row)
        return QCoreApplication::translate("Faults", "There is no fault called “%1”.").arg(name);
    rule.fault = row->fault;
    rule.value = value;
    if (row->value == FaultValue::None && hasValue)
        return QCoreApplication::translate("Faults", "The fault “%1” doesn't take a value.")
            .arg(name);
    if (hasValue && !valueFits(*row, value))
        return QCoreApplication::translate("Faults",
                                           "“%2” is not a valid value for the fault “%1”.")
            .arg(name, value);
    return {};
}

base::Result<FaultRule> parseFaultRule(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<target>[^:]+):(?<fault>[^=@%]+)(?<value>=.*?)?"
        u"(?:@(?<first>\\d+)(?:-(?<last>\\d+))?|%(?<percent>\\d+(?:\\.\\d+)?))?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return refused(text, QCoreApplication::translate("Faults", "It is not a valid fault."));

    FaultRule rule;
    const auto target = match.captured(u"target");
    if (!setAim(rule, target))
        return refused(text,
                       QCoreApplication::translate("Faults", "There is no operation called “%1”.")
                           .arg(target));
    const auto value = match.captured(u"value");
    if (const auto wrong = setFault(rule, match.captured(u"fault"), value.mid(1), !value.isEmpty());
        !wrong.isEmpty())
        return refused(text, wrong);
    if (const auto wrong = setTime(rule, match); !wrong.isEmpty())
        return refused(text, wrong);
    if (faultRow(rule.fault).stage == Stage::Connect
        && (rule.aim != Aim::AnyOperation || rule.last || rule.percent))
        return refused(
            text,
            QCoreApplication::translate(
                "Faults", "This fault happens before any request, so use *: without a count."));
    return rule;
}

QString textOf(const FaultRule &rule)
{
    static constexpr std::array targets{"*"_L1, ""_L1, "file"_L1};
    QString text = rule.aim == Aim::Operation ? QString(catalogue::operation(rule.operation).name)
                                              : QString(targets.at(size_t(rule.aim)));
    text += ":"_L1 + faultRow(rule.fault).name;
    if (!rule.value.isEmpty())
        text += u'=' + rule.value;
    if (rule.last)
        text += u'@' + QString::number(rule.first);
    if (rule.last && *rule.last != rule.first)
        text += u'-' + QString::number(*rule.last);
    if (rule.percent)
        text += u'%' + QString::number(*rule.percent);
    return text;
}

} // namespace storedesk::practice
