// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuematch.h"

#include "base/utc.h"
#include "catalogue/key.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <functional>

namespace storedesk::api {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

// Length of 2026-01-31.
static constexpr qsizetype dayLength = 10;

QDateTime momentOf(const QString &text)
{
    if (text.size() <= dayLength)
        return {};
    auto moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    // Without a zone, UTC is assumed.
    if (moment.timeSpec() == Qt::LocalTime)
        moment = QDateTime(moment.date(), moment.time(), base::utc);
    return moment;
}

QDateTime zonedMomentOf(const QString &text)
{
    const auto zone = QStringView(text).sliced(std::min(dayLength, text.size()));
    const bool written = zone.contains(u'+') || zone.contains(u'-') || zone.endsWith(u'Z');
    return written ? momentOf(text) : QDateTime();
}

static QDate dayOf(const QString &text)
{
    return text.size() == dayLength ? QDate::fromString(text, Qt::ISODate) : QDate();
}

static bool saysNothing(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty());
}

static QString textOf(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    return value.toVariant().toString();
}

// Returns whether the time is within the day, extended by this number of hours on both sides.
static bool inTheDay(const QDate &day, const QDateTime &moment, int hours)
{
    const QDateTime start(day, QTime(0, 0), base::utc);
    return moment >= start.addSecs(-3600LL * hours)
        && moment < start.addDays(1).addSecs(3600LL * hours);
}

static bool textsSayTheSame(const QString &sent, const QString &found, int hours)
{
    if (sent == found)
        return true;
    const auto sentMoment = momentOf(sent);
    const auto foundMoment = momentOf(found);
    if (sentMoment.isValid() && foundMoment.isValid())
        return sentMoment == foundMoment;
    if (const auto day = dayOf(sent); day.isValid() && foundMoment.isValid())
        return inTheDay(day, foundMoment, hours);
    if (const auto day = dayOf(found); day.isValid() && sentMoment.isValid())
        return inTheDay(day, sentMoment, hours);
    return false;
}

static bool listsSayTheSame(const QJsonArray &sent, QJsonArray found)
{
    if (sent.size() != found.size())
        return false;
    return std::ranges::all_of(sent, [&found](const QJsonValue &one) {
        const auto twin = std::ranges::find_if(
            found, [&one](const QJsonValue &other) { return valuesMatch(one, other); });
        if (twin == found.end())
            return false;
        found.erase(twin);
        return true;
    });
}

static bool membersSayTheSame(const QJsonObject &sent, const QJsonObject &found)
{
    return std::ranges::all_of(sent.keys(), [&](const QString &member) {
        return valuesMatch(sent.value(member), found.value(member));
    });
}

bool valuesMatch(const QJsonValue &sent, const QJsonValue &found)
{
    if (saysNothing(sent) || saysNothing(found))
        return saysNothing(sent) && saysNothing(found);
    if (sent.isObject())
        return found.isObject() && membersSayTheSame(sent.toObject(), found.toObject());
    if (sent.isArray())
        return found.isArray() && listsSayTheSame(sent.toArray(), found.toArray());
    if (sent.isDouble() && found.isDouble())
        return std::abs(sent.toDouble() - found.toDouble()) < 0.005;
    return textsSayTheSame(textOf(sent), textOf(found), 0);
}

// Time zones range from -12 to +14 hours.
static constexpr int zoneHours = 14;

static ValueMatch likenessOfTexts(const QString &sent, const QString &found)
{
    if (sent.compare(found, Qt::CaseInsensitive) == 0 || textsSayTheSame(sent, found, zoneHours))
        return ValueMatch::Same;
    const auto one = momentOf(sent);
    const auto other = momentOf(found);
    if (!one.isValid() || !other.isValid())
        return one.isValid() || other.isValid() ? ValueMatch::NotSaid : ValueMatch::Other;
    // Some services truncate to the second; without a zone the exact time is unknown.
    if (one.toSecsSinceEpoch() == other.toSecsSinceEpoch())
        return ValueMatch::Same;
    const bool zoned = zonedMomentOf(sent).isValid() && zonedMomentOf(found).isValid();
    return zoned ? ValueMatch::Other : ValueMatch::NotSaid;
}

ValueMatch valueMatchOf(const QJsonValue &sent, const QJsonValue &found)
{
    if (saysNothing(sent) || saysNothing(found))
        return ValueMatch::NotSaid;
    if (sent.isDouble() && (found.isDouble() || found.isString())) {
        bool number = true;
        const double amount =
            found.isDouble() ? found.toDouble() : found.toString().toDouble(&number);
        if (!number)
            return ValueMatch::NotSaid;
        return valuesMatch(sent, amount) ? ValueMatch::Same : ValueMatch::Other;
    }
    if (sent.isString() && found.isString())
        return likenessOfTexts(sent.toString(), found.toString());
    return valuesMatch(sent, found) ? ValueMatch::Same : ValueMatch::NotSaid;
}

static bool filtersSayTheSame(const QJsonObject &sent, const QJsonObject &found)
{
    const auto same = [&](const QString &member) {
        const auto one = sent.value(member);
        const auto other = found.value(member);
        return valuesMatch(one, other)
            || (one.isString() && other.isString()
                && textsSayTheSame(one.toString(), other.toString(), zoneHours));
    };
    return std::ranges::all_of(sent.keys(), same) && std::ranges::all_of(found.keys(), same);
}

bool ordersMatch(const QJsonObject &sent, const QJsonObject &found)
{
    if (!filtersSayTheSame(sent.value(key::filters).toObject(),
                           found.value(key::filters).toObject()))
        return false;
    auto rest = sent;
    rest.remove(key::filters);
    return membersSayTheSame(rest, found);
}

} // namespace storedesk::api
