// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/lifecalendar.h"
#include "practice/seed/lifemail.h"

namespace storedesk::practice {

// A contact before anything happened.
struct LifePerson
{
    // The oldest contact is 0.
    int index = 0;
    Moment created = 0;
    bool hasEmail = true;
    bool hasPhone = true;
};

// The store whose customers are simulated.
struct LifeWorld
{
    const LifeCalendar &calendar;
    int products = 0;
    // Workflow emails have the content with the index of their workflow; newsletters have the later
    // contents, one for each campaign.
    int workflows = 0;
    int contents = 0;
    // The number of subscribers that a campaign is sent to, out of 1,000.
    int campaignShare = 900;
    LifeShares shares = {};
    // The mean number of activities.
    int perContact = 0;
    // How many activities should have been created so far.
    qint64 wanted = 0;
    qint64 created = 0;
};

// Simulates the activities of one contact: its purchases, messages, reactions and visits. Many
// contacts never buy, most buyers buy once, and the share of returning buyers falls from month to
// month.
class CustomerLife final
{
public:
    CustomerLife(LifeWorld &world, const LifePerson &person, Random &random);

    // A tenth of all contacts has no activities, and others are anonymous.
    [[nodiscard]] static bool isIdle(int index) { return index % 10 == 3; }
    [[nodiscard]] static bool isAnonymous(int index) { return index % 17 == 16; }
    // Whether the contact absorbed an anonymous contact.
    [[nodiscard]] static bool isMerged(int index)
    {
        return index % 50 == 11 && !isIdle(index) && !isAnonymous(index);
    }

    [[nodiscard]] Life live();

private:
    enum class Buyer : quint8 { Never, Once, Occasional, Regular };

    void begin();
    void buy();
    void buyAgain(Buyer kind, Moment first);
    void addPurchase(Moment date);
    void addCart(Moment date, const std::vector<LifeLine> &lines);
    void abandonCarts();
    void precede(const LifePurchase &purchase);
    void receiveCampaigns();
    void receiveWorkflowMails();
    void receiveCoupons();
    void receiveMessages();
    void usePush();
    void useRareThings();
    void merge();
    void meetBorders();
    void visit();
    void attribute();
    void add(ActivityKind kind, Moment date, int workflow = -1, int content = -1);
    [[nodiscard]] std::vector<LifeLine> someLines();
    [[nodiscard]] int someWorkflow();

    LifeWorld &m_world;
    const LifeCalendar &m_calendar;
    LifePerson m_person;
    Random &m_random;
    // The start of the activities of this contact.
    Moment m_from;
    Life m_life;
    std::vector<PlannedMail> m_mails;
};

} // namespace storedesk::practice
