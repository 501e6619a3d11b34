// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"
#include "practice/seed/seedactivity.h"
#include "practice/seed/seedhistory.h"

namespace storedesk::practice {

// Creates the practice store's contacts with their purchases and activities. Writes them in
// portions, so that a million contacts need no more memory than ten thousand.
class SeedContacts final
{
public:
    // The maximum number of contacts with purchases and activities in a larger store.
    static constexpr int mostActive = 50'000;

    SeedContacts(const HandlerContext &context, SeedProducts &products, int contacts,
                 StoreHistory history);

    void run();

private:
    void portion(int from, int to);
    void write(int index);
    void describe(const SeedPerson &person, Random &random);
    void describeConsent(const SeedPerson &person, Random &random);
    void describePhone(Random &random);
    void describeUse(bool hasSms, Random &random);
    [[nodiscard]] SeedStatistics writeLife(int index, SeedPerson person, Random &random);
    void describeLife(const SeedPerson &person, const Life &life, Random &random);
    void describeCustom(Random &random);

    HandlerContext m_context;
    int m_contacts;
    Moment m_now;
    SeedPurchases m_purchases;
    SeedActivity m_activity;
    // Only for a full history.
    std::optional<SeedHistory> m_history;
    JsonText m_body;
};

} // namespace storedesk::practice
