// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/customerlife.h"
#include "practice/seed/seedpurchases.h"

#include <QStringList>

namespace storedesk::practice {

// Stores the history of the practice store's contacts: eighteen months of activities and purchases.
// Adds the newsletters that were sent.
class SeedHistory final
{
public:
    // Created after the settings and the products.
    SeedHistory(const HandlerContext &context, SeedPurchases &purchases, int contacts);

    [[nodiscard]] Life live(int index, const SeedPerson &person, bool hasPhone, Random &random);
    // Stores the history of a contact and returns the statistics that the service would compute.
    [[nodiscard]] SeedStatistics write(const SeedPerson &person, const Life &life, Random &random);
    // Contacts created later must not get the numbers of merged and deleted contacts.
    void finish();

private:
    void addNewsletters();
    [[nodiscard]] qint64 writePurchase(const SeedPerson &person, const LifePurchase &purchase,
                                       Random &random, qint64 &cents);
    void writeEvent(const SeedPerson &person, const Life &life, const LifeEvent &event,
                    std::span<const qint64> numbers);
    [[nodiscard]] QByteArray bodyOf(const SeedPerson &person, const Life &life,
                                    const LifeEvent &event);
    // The number of the anonymous contact that was merged into the person.
    [[nodiscard]] qint64 previousOf(const SeedPerson &person) const;

    HandlerContext m_context;
    SeedPurchases &m_purchases;
    int m_contacts;
    LifeCalendar m_calendar;
    LifeWorld m_world;
    // In the order of their indexes.
    QStringList m_workflows;
    QStringList m_contents;
    QStringList m_couponSets;
    // The last number of a deleted contact.
    qint64 m_lastNumber;
    JsonText m_body;
};

} // namespace storedesk::practice
