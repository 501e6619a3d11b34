// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedactivity.h"
#include "practice/seed/seedjson.h"
#include "practice/seed/seedproducts.h"
#include "practice/seed/seedrandom.h"

namespace storedesk::practice {

// The contacts of the practice store with their purchases and activities. Written in portions, so
// that a million of them need no more memory than ten thousand.
class SeedContacts final
{
public:
    // Maximum number of contacts with purchases and activities in a larger store.
    static constexpr int mostActive = 50'000;

    SeedContacts(const HandlerContext &context, SeedProducts &products, int contacts);

    void run();

private:
    void portion(int from, int to);
    void write(int index);
    [[nodiscard]] SeedPerson personAt(int index, Random &random) const;
    void describe(const SeedPerson &person, Random &random);
    void describeConsent(const SeedPerson &person, Random &random);
    void describeCustom(Random &random);

    HandlerContext m_context;
    int m_contacts;
    Moment m_now;
    SeedActivity m_activity;
    JsonText m_body;
};

} // namespace storedesk::practice
