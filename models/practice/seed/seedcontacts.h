// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedactivity.h"
#include "practice/seed/seedjson.h"
#include "practice/seed/seedproducts.h"
#include "practice/seed/seedrandom.h"

namespace storedesk::practice {

// The contacts of the practice store with what they bought and did. Written in portions, so that a
// million of them take no more memory than ten thousand.
class SeedContacts final
{
public:
    // So many contacts buy and click; the others of a larger store are only there.
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
