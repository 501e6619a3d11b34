// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/statistics.h"

#include "catalogue/key.h"
#include "practice/store/contacttable.h"

#include <algorithm>
#include <cmath>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

enum class Level : quint8 { Low, Medium, High };

static QString levelName(Level level)
{
    switch (level) {
    case Level::Low:
        return u"low"_s;
    case Level::Medium:
        return u"medium"_s;
    case Level::High:
        break;
    }
    return u"high"_s;
}

static Level levelOf(double value, double medium, double high)
{
    if (value >= high)
        return Level::High;
    return value >= medium ? Level::Medium : Level::Low;
}

static QString segmentOf(Level recency, Level frequency, Level monetary)
{
    if (recency == Level::High) {
        if (frequency == Level::High)
            return monetary == Level::Low ? u"loyal"_s : u"champion"_s;
        return frequency == Level::Medium ? u"promising"_s : u"new"_s;
    }
    if (recency == Level::Medium)
        return frequency == Level::Low ? u"needs-attention"_s : u"about-to-sleep"_s;
    return frequency == Level::Low ? u"lost"_s : u"at-risk"_s;
}

double rounded(double amount)
{
    return std::round(amount * 100) / 100;
}

static void writeModel(const Contact &contact, Moment now, QJsonObject &answer)
{
    const double idle = static_cast<double>(now - *contact.lastPurchase) / day;
    const double active = static_cast<double>(*contact.lastPurchase - *contact.firstPurchase) / day;
    // Average days between purchases of this contact; half a year if there was only one.
    const double pause = contact.purchases > 1
        ? std::max(7.0, active / static_cast<double>(contact.purchases - 1))
        : 180.0;
    const double alive = std::exp(-std::max(0.0, idle) / (3 * pause));
    const double expected = alive * 365 / pause;
    const double average = contact.amount / static_cast<double>(contact.purchases);

    const Level recency = levelOf(-idle, -270, -90);
    const Level frequency = levelOf(static_cast<double>(contact.purchases), 2, 4);
    const Level monetary = levelOf(contact.amount, 75, 250);
    answer[key::contact::clv] = rounded(contact.amount + expected * average);
    answer[key::contact::churnRate] = rounded(100 * (1 - alive));
    answer[key::contact::pAlive] = rounded(100 - rounded(100 * (1 - alive)));
    answer[key::contact::expectedPurchases] = rounded(expected);
    answer[key::contact::recency] = levelName(recency);
    answer[key::contact::frequency] = levelName(frequency);
    answer[key::contact::monetary] = levelName(monetary);
    answer[key::contact::rfm] = segmentOf(recency, frequency, monetary);
}

void writeFigures(const Contact &contact, Moment now, QJsonObject &answer)
{
    const bool buyer = contact.purchases > 0 && contact.firstPurchase && contact.lastPurchase;
    answer[key::contact::totalPurchases] = contact.purchases;
    answer[key::contact::totalPurchasesAmount] = rounded(contact.amount);
    answer[key::contact::averagePurchasesAmount] =
        buyer ? rounded(contact.amount / static_cast<double>(contact.purchases)) : 0.0;
    answer[key::contact::firstPurchaseDate] = jsonOf(contact.firstPurchase);
    answer[key::contact::lastPurchaseDate] = jsonOf(contact.lastPurchase);
    if (buyer)
        writeModel(contact, now, answer);
}

} // namespace storedesk::practice
