// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerformat.h"

#include "catalogue/key.h"
#include "insightviews/sourcetext.h"

#include <QDateTime>
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
    return {.text = insights::moneyText(cents), .order = amountOf(cents)};
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

bool isFew(qint64 people)
{
    return people < leastForPlainPercent;
}

bool isTooFew(qint64 people)
{
    return people < leastForPercent;
}

QString percentText(double part)
{
    return AnswerView::tr("%1%").arg(QLocale().toString(part * 100, 'f', 1));
}

static double partOf(qint64 part, qint64 of)
{
    return of > 0 ? static_cast<double>(part) / static_cast<double>(of) : 0;
}

AnswerCell shareCell(qint64 part, qint64 of)
{
    return isFew(of) ? meanCell(part, of) : rowShareCell(part, of);
}

AnswerCell meanCell(qint64 part, qint64 of)
{
    const QLocale locale;
    const auto share = partOf(part, of);
    return {.text = AnswerView::tr("%1 of %2")
                        .arg(isTooFew(of) ? locale.toString(part) : percentText(share),
                             locale.toString(of)),
            .order = share,
            .muted = isFew(of)};
}

AnswerCell rowShareCell(qint64 part, qint64 of)
{
    const auto share = partOf(part, of);
    return {.text = percentText(share), .order = share};
}

AnswerCell changeCell(qint64 before, qint64 now, qint64 people)
{
    if (before <= 0)
        return {};
    const auto change = partOf(now - before, before);
    const auto sign = now > before ? u"+"_s : QString();
    if (isTooFew(people))
        return {.text = sign + insights::moneyText(now - before), .order = change, .muted = true};
    if (isFew(people))
        return {.text = AnswerView::tr("%1 of %2")
                            .arg(sign + percentText(change), QLocale().toString(people)),
                .order = change,
                .muted = true};
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

std::vector<quint32> peopleOfAll(const InsightReply &reply, const QStringList &keys)
{
    std::vector<quint32> all;
    for (const auto &key : keys) {
        if (const auto found = reply.people->find(key); found != reply.people->end())
            all.insert(all.end(), found->second.begin(), found->second.end());
    }
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
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

static QDateTime localTime(qint64 time, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(time, zone);
}

QString periodName(const InsightReply &reply, const QJsonValue &period)
{
    const auto name = reply.answer->parameters.value(u"period"_s);
    const auto start = dayOf(period["start"_L1]);
    const auto title = periodName(start, name);
    if (period["complete"_L1].toBool())
        return title;
    const auto unit = insights::periodUnitOf(name).value_or(insights::PeriodUnit::Month);
    const auto end = insights::LocalCalendar::nextPeriod(start, unit);
    const auto days = coveredDays(reply.data, reply.input);
    const auto &zone = reply.input.zone;
    const bool endsEarly =
        days.last < end.addDays(-1) || localTime(reply.input.asOf, zone) < end.startOfDay(zone);
    const QLocale locale;
    QStringList parts{title};
    if (days.first > start || !endsEarly)
        parts.append(AnswerView::tr("from %1").arg(locale.toString(days.first, u"d MMM"_s)));
    if (endsEarly)
        parts.append(AnswerView::tr("until %1").arg(locale.toString(days.last, u"d MMM"_s)));
    return parts.join(u", "_s);
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

QString moneyTitle(const InsightReply &reply, const QString &title)
{
    const auto &currency = reply.data.currency;
    return currency.isEmpty()
        ? title
        : AnswerView::tr("%1, %2", "a title of amounts and their currency").arg(title, currency);
}

QString revenueTitle(const InsightReply &reply)
{
    return moneyTitle(reply, AnswerView::tr("Revenue"));
}

QString moneyWords(const InsightReply &reply, const QJsonValue &cents)
{
    return cents.isNull() ? QString() : insights::moneyText(cents.toInteger(), reply.data.currency);
}

AnswerCell moneyFact(const InsightReply &reply, const QJsonValue &cents)
{
    auto cell = moneyCell(cents);
    cell.text = moneyWords(reply, cents);
    return cell;
}

} // namespace storedesk::insightviews
