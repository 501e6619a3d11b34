// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedjson.h"
#include "practice/seed/seedproducts.h"
#include "practice/seed/seedrandom.h"

#include <QStringList>

#include <optional>

namespace storedesk::practice {

// Somebody who is about to become a contact.
struct SeedPerson
{
    qint64 number = 0;
    Moment created = 0;
    QByteArray name = {};
    QByteArray surname = {};
    QByteArray email = {}; // empty: known by external id only
    QByteArray externalId = {}; // may be empty
    QLatin1StringView newsletter = {}; // subscribed, unsubscribed, none
};

struct SeedFigures
{
    qint64 purchases = 0;
    qint64 cents = 0;
    std::optional<Moment> first = {};
    std::optional<Moment> last = {};
};

// What the contacts of the practice store bought and did.
class SeedActivity final
{
public:
    SeedActivity(const HandlerContext &context, SeedProducts &products);

    // Purchases of the last 18 months. The figures are those that the service would compute.
    [[nodiscard]] SeedFigures buy(const SeedPerson &person, Random &random);
    // Mails, visits, events.
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
    QStringList m_workflows; // ids
    QStringList m_contents;
};

} // namespace storedesk::practice
