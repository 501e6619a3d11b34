// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedjson.h"
#include "practice/seed/seedpurchases.h"
#include "practice/seed/seedrandom.h"

#include <QStringList>

namespace storedesk::practice {

// Creates a few purchases and activities for each contact of the practice store.
class SeedActivity final
{
public:
    SeedActivity(const HandlerContext &context, SeedPurchases &purchases);

    // Creates purchases in the last 18 months and returns the statistics that the service would
    // compute.
    [[nodiscard]] SeedStatistics buy(const SeedPerson &person, Random &random);
    // Creates emails, visits and events.
    void act(const SeedPerson &person, Random &random);

private:
    [[nodiscard]] qint64 writePurchase(const SeedPerson &person, Moment date, Random &random);
    void add(const SeedPerson &person, QLatin1StringView type, Moment date, const QByteArray &body,
             std::optional<qint64> purchase = {});
    void mail(const SeedPerson &person, Random &random);

    HandlerContext m_context;
    SeedPurchases &m_purchases;
    Moment m_now;
    JsonText m_line;
    // The workflow ids.
    QStringList m_workflows;
    QStringList m_contents;
};

} // namespace storedesk::practice
