// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/lifeevent.h"
#include "practice/seed/seedrandom.h"

namespace storedesk::practice {

// Returns true for a fixed share of its calls, evenly spaced, so that rare events occur at the
// expected rate in small stores too.
class FixedShare final
{
public:
    // Out of 100,000.
    constexpr explicit FixedShare(int share)
        : m_share(share)
        , m_sum(share < 50'000 ? 50'000 : 0)
    { }

    constexpr bool next()
    {
        m_sum += m_share;
        if (m_sum < 100'000)
            return false;
        m_sum -= 100'000;
        return true;
    }

private:
    int m_share;
    int m_sum;
};

// The frequency of events in a whole store.
struct LifeShares
{
    FixedShare permanentBounces{500};
    FixedShare temporaryBounces{1'000};
    FixedShare unsubscriptions{200};
    FixedShare spamReports{20};
    FixedShare purchasesOfDeletedContacts{1'000};
    FixedShare shipping{1'000};
};

// An email that is sent unless the address has bounced before.
struct PlannedMail
{
    Moment date = 0;
    int workflow = -1;
    int content = -1;
    // Reactions that are already decided; 0 if there are none.
    Moment opened = 0;
    Moment clicked = 0;
    // Newsletters are not sent after an unsubscription.
    bool isNewsletter = false;

    [[nodiscard]] bool isDecided() const { return opened != 0 || clicked != 0; }
};

// Sends a contact's emails in the order of their times and adds the reactions: bounces, openings,
// clicks, unsubscriptions and spam reports.
class LifeMail final
{
public:
    LifeMail(Life &life, LifeShares &shares, Random &random, Moment now);

    void send(std::vector<PlannedMail> mails);

private:
    void sendOne(const PlannedMail &mail);
    [[nodiscard]] bool bounces(const PlannedMail &mail);
    void react(const PlannedMail &mail);
    void add(ActivityKind kind, Moment date, const PlannedMail &mail);

    Life &m_life;
    LifeShares &m_shares;
    Random &m_random;
    Moment m_now;
};

} // namespace storedesk::practice
