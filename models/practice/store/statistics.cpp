// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/statistics.h"

#include "catalogue/key.h"
#include "catalogue/rfmgroup.h"
#include "practice/store/contacttable.h"

#include <algorithm>
#include <cmath>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

double rounded(double amount)
{
    return std::round(amount * 100) / 100;
}

static void writeScores(const QByteArray &code, QJsonObject &answer)
{
    if (code.size() != 3)
        return;
    const auto text = QString::fromLatin1(code);
    answer[key::contact::recency] = QString(text.at(0));
    answer[key::contact::frequency] = QString(text.at(1));
    answer[key::contact::monetary] = QString(text.at(2));
    const auto group = std::ranges::find_if(
        catalogue::rfmgroup::groups, [&text](const auto &row) { return row.codes.contains(text); });
    if (group != catalogue::rfmgroup::groups.end())
        answer[key::contact::rfm] = QString(group->id);
}

static void writeModel(const Contact &contact, Moment now, QJsonObject &answer)
{
    const double idle = static_cast<double>(now - *contact.lastPurchase) / day;
    const double active = static_cast<double>(*contact.lastPurchase - *contact.firstPurchase) / day;
    // The average number of days between the contact's purchases, or half a year if there was only
    // one.
    const double pause = contact.purchases > 1
        ? std::max(7.0, active / static_cast<double>(contact.purchases - 1))
        : 180.0;
    const double alive = std::exp(-std::max(0.0, idle) / (3 * pause));
    const double expected = alive * 365 / pause;
    const double average = contact.amount / static_cast<double>(contact.purchases);
    answer[key::contact::clv] = rounded(expected * average);
    answer[key::contact::churnRate] = rounded(100 * (1 - alive));
    answer[key::contact::pAlive] = rounded(100 - rounded(100 * (1 - alive)));
    answer[key::contact::expectedPurchases] = rounded(expected);
}

void writeFigures(const Contact &contact, const FigureOptions &options, QJsonObject &answer)
{
    const bool buyer = contact.purchases > 0 && contact.firstPurchase && contact.lastPurchase;
    answer[key::contact::totalPurchases] = contact.purchases;
    answer[key::contact::totalPurchasesAmount] = rounded(contact.amount);
    answer[key::contact::averagePurchasesAmount] =
        buyer ? rounded(contact.amount / static_cast<double>(contact.purchases)) : 0.0;
    answer[key::contact::firstPurchaseDate] = jsonOf(contact.firstPurchase);
    answer[key::contact::lastPurchaseDate] = jsonOf(contact.lastPurchase);
    writeScores(contact.rfm, answer);
    if (buyer && options.predicts)
        writeModel(contact, options.now, answer);
}

} // namespace storedesk::practice
