// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedjson.h"
#include "practice/seed/seedproducts.h"
#include "practice/seed/seedrandom.h"

#include <QStringList>

#include <optional>

namespace storedesk::practice {

// A person who will become a contact.
struct SeedPerson
{
    qint64 number = 0;
    Moment created = 0;
    QByteArray name = {};
    QByteArray surname = {};
    // Empty if the person is known by external id only.
    QByteArray email = {};
    // May be empty.
    QByteArray externalId = {};
    // One of "subscribed", "unsubscribed" or "none".
    QLatin1StringView newsletter = {};
};

struct SeedStatistics
{
    qint64 purchases = 0;
    qint64 cents = 0;
    std::optional<Moment> first = {};
    std::optional<Moment> last = {};
};

// The purchases and activities of the contacts of the practice store.
class SeedActivity final
{
public:
    SeedActivity(const HandlerContext &context, SeedProducts &products);

    // Creates purchases of the last 18 months and returns the statistics that the service would
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
    SeedProducts &m_products;
    Moment m_now;
    qint64 m_purchases = 0;
    JsonText m_body;
    JsonText m_line;
    // Ids of the workflows.
    QStringList m_workflows;
    QStringList m_contents;
};

} // namespace storedesk::practice
