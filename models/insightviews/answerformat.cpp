// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerformat.h"

#include "catalogue/key.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

// Below these numbers of people, a percentage is meaningless or unreliable.
static constexpr qint64 leastForPercent = 5;
static constexpr qint64 leastForPlainPercent = 30;

AnswerCell textCell(const QString &text)
{
    return {.text = text, .order = text};
}

AnswerCell countCell(qint64 count)
{
    return {.text = QLocale().toString(count), .order = count};
}

AnswerCell moneyCell(qint64 cents)
{
    return {.text = insights::moneyText(cents), .order = cents};
}

AnswerCell moneyCell(const QJsonValue &cents)
{
    return cents.isNull() ? AnswerCell() : moneyCell(cents.toInteger());
}

AnswerCell daysCell(const QJsonValue &days)
{
    if (days.isNull())
        return {};
    return {.text = QLocale().toString(days.toDouble(), 'f', 2), .order = days.toDouble()};
}

static QString percentText(double part)
{
    return AnswerView::tr("%1 %").arg(QLocale().toString(part * 100, 'f', 1));
}

AnswerCell shareCell(qint64 part, qint64 of)
{
    const QLocale locale;
    const auto share = of > 0 ? static_cast<double>(part) / static_cast<double>(of) : 0;
    if (of < leastForPercent)
        return {.text = AnswerView::tr("%1 of %2").arg(locale.toString(part), locale.toString(of)),
                .order = share,
                .muted = true};
    if (of < leastForPlainPercent)
        return {.text =
                    AnswerView::tr("%1 of %2 people").arg(percentText(share), locale.toString(of)),
                .order = share,
                .muted = true};
    return {.text = percentText(share), .order = share};
}

AnswerCell changeCell(qint64 before, qint64 now)
{
    if (before <= 0)
        return {};
    const auto change = static_cast<double>(now - before) / static_cast<double>(before);
    const auto sign = change > 0 ? u"+"_s : QString();
    return {.text = sign + percentText(change), .order = change};
}

AnswerCell peopleCell(const InsightReply &reply, const QString &key)
{
    auto cell = countCell(reply.countOf(key));
    if (reply.countOf(key) > 0)
        cell.key = key;
    else
        cell.muted = true;
    return cell;
}

QString withPeople(const QString &text, qint64 people)
{
    return people == 0
        ? text
        : AnswerView::tr("%1 · %Ln people", nullptr, static_cast<int>(people)).arg(text);
}

double amountOf(qint64 cents)
{
    return static_cast<double>(cents) / 100;
}

QDate dayOf(const QJsonValue &start)
{
    return QDate::fromString(start.toString(), Qt::ISODate);
}

QString periodName(QDate start, QStringView unit)
{
    const QLocale locale;
    if (unit == "month"_L1)
        return locale.toString(start, u"MMM yyyy"_s);
    if (unit == "quarter"_L1)
        return AnswerView::tr("Q%1 %2").arg((start.month() + 2) / 3).arg(start.year());
    if (unit == "year"_L1)
        return QString::number(start.year());
    const auto day = locale.toString(start, QLocale::ShortFormat);
    return unit == "week"_L1 ? AnswerView::tr("Week of %1").arg(day) : day;
}

QString axisName(QDate start, QStringView unit, bool first)
{
    const QLocale locale;
    if (unit == "month"_L1)
        return locale.toString(start, first || start.month() == 1 ? u"MMM yyyy"_s : u"MMM"_s);
    if (unit == "day"_L1 || unit == "week"_L1)
        return locale.toString(start, u"d MMM"_s);
    return periodName(start, unit);
}

std::vector<catalogue::Option> activityTypes()
{
    static const auto key = u"%1.%2"_s.arg(catalogue::key::filters, catalogue::key::activityTypes);
    const auto fields =
        catalogue::FieldSet::of(catalogue::Resource::Export, catalogue::FieldLocation::Create);
    const auto *rule = fields.rule(key);
    return rule ? rule->options : std::vector<catalogue::Option>();
}

QString activityName(const QString &type)
{
    const auto types = activityTypes();
    const auto found = std::ranges::find(types, type, &catalogue::Option::id);
    return found == types.end() ? type : found->label;
}

QString revenueTitle(const InsightReply &reply)
{
    const auto &currency = reply.data.currency;
    return currency.isEmpty() ? AnswerView::tr("Revenue")
                              : AnswerView::tr("Revenue, %1").arg(currency);
}

} // namespace storedesk::insightviews
