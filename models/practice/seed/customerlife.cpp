// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/customerlife.h"

#include "practice/store/attribution.h"

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace {

// The workflows by their index in the store.
enum Workflow : int { Welcome, AbandonedCart, Birthday, Sales, WinBack };
constexpr int sendingWorkflows = 5;

// Contacts with special activities, so that every boundary of a time window occurs.
enum Witness : int { OfMonths = 1, OfMidnights = 2, OfClockChanges = 4, OfMinutes = 5 };

// The share of buyers who buy again in each month after the first purchase, out of 1,000.
constexpr std::array occasionalMonths{530, 250, 130, 100, 80, 60, 50, 40, 30};
constexpr std::array regularMonths{900, 750, 600, 520, 460, 420, 380, 350, 320, 300};

constexpr Moment cartPause = 3 * hour;
constexpr Moment couponWindow = 14 * day;

} // namespace

CustomerLife::CustomerLife(LifeWorld &world, const LifePerson &person, Random &random)
    : m_world(world)
    , m_calendar(world.calendar)
    , m_person(person)
    , m_random(random)
    , m_from(std::max(person.created, world.calendar.begin()))
{ }

Life CustomerLife::live()
{
    m_life.isAnonymous = isAnonymous(m_person.index);
    if (isIdle(m_person.index))
        return std::move(m_life);
    const bool known = !m_life.isAnonymous;
    begin();
    if (known) {
        buy();
        for (std::size_t at = 0; at < m_life.purchases.size(); ++at)
            precede(m_life.purchases[at]);
        receiveCoupons();
        usePush();
        receiveMessages();
    }
    abandonCarts();
    if (known && m_person.hasEmail) {
        receiveCampaigns();
        receiveWorkflowMails();
        LifeMail(m_life, m_world.shares, m_random, m_calendar.now()).send(std::move(m_mails));
    }
    useRareThings();
    merge();
    meetBorders();
    visit();
    std::erase_if(m_life.events, [this](const LifeEvent &event) {
        return event.date < m_calendar.begin() || event.date > m_calendar.now();
    });
    std::ranges::stable_sort(m_life.events, {}, &LifeEvent::date);
    attribute();
    m_world.created += std::ssize(m_life.events);
    return std::move(m_life);
}

void CustomerLife::add(ActivityKind kind, Moment date, int workflow, int content)
{
    m_life.events.push_back({.date = date,
                             .kind = kind,
                             .workflow = static_cast<qint16>(workflow),
                             .content = static_cast<qint16>(content)});
}

void CustomerLife::begin()
{
    add(ActivityKind::ContactCreated, m_person.created);
    if (m_life.isAnonymous)
        return;
    m_life.isSubscribed = m_person.hasEmail && m_random.chance(68);
    if (m_life.isSubscribed)
        add(ActivityKind::NewsletterSubscribe, m_person.created);
    if (m_random.chance(25))
        add(ActivityKind::Register, m_person.created);
    m_life.hasSms = m_person.hasPhone && m_random.chance(30);
}

std::vector<LifeLine> CustomerLife::someLines()
{
    std::vector<LifeLine> lines;
    for (auto left = m_random.between(1, 4); left > 0; --left)
        lines.push_back(
            {.product = static_cast<int>(m_random.below(m_world.products)),
             .quantity = m_random.chance(80) ? 1 : static_cast<int>(m_random.between(2, 3))});
    return lines;
}

int CustomerLife::someWorkflow()
{
    return static_cast<int>(m_random.below(sendingWorkflows));
}

void CustomerLife::buy()
{
    const auto lot = m_random.below(1000);
    // Out of 1,000 active and identified contacts, of whom more buy than of all contacts.
    static constexpr int buyers = 535;
    const auto kind = lot >= buyers ? Buyer::Never
        : lot < buyers / 10         ? Buyer::Regular
        : lot < buyers * 4 / 10     ? Buyer::Occasional
                                    : Buyer::Once;
    if (kind == Buyer::Never)
        return;
    const auto first = m_calendar.shoppingTime(m_from, m_calendar.now(), m_random);
    if (m_person.created < m_calendar.begin() - 30 * day && m_random.chance(18)) {
        m_life.earlierPurchases = static_cast<int>(m_random.between(1, 3));
        m_life.earlierFirst =
            m_person.created + m_random.below(m_calendar.begin() - m_person.created);
    }
    addPurchase(first);
    if (kind != Buyer::Once)
        buyAgain(kind, first);
}

void CustomerLife::buyAgain(Buyer kind, Moment first)
{
    const auto &months = m_calendar.months();
    const auto start = m_calendar.monthOf(first);
    const std::span<const int> shares =
        kind == Buyer::Regular ? std::span<const int>(regularMonths) : occasionalMonths;
    if (kind == Buyer::Regular && m_random.chance(12))
        addPurchase(m_calendar.shoppingTime(
            first + hour, std::min(months[start].end, m_calendar.now()), m_random));
    for (auto month = start + 1; month < months.size(); ++month) {
        const auto &place = months[month];
        const auto usual = shares[std::min(month - start, shares.size()) - 1];
        const auto end = std::min(place.end, m_calendar.now());
        const auto elapsed = 100 * (end - place.begin) / (place.end - place.begin);
        const auto share =
            std::min<qint64>(970, qint64(usual) * place.season / 100) * elapsed / 100;
        if (m_random.below(1000) >= share)
            continue;
        addPurchase(m_calendar.shoppingTime(place.begin, end, m_random));
        if (kind == Buyer::Regular && m_random.chance(25))
            addPurchase(m_calendar.shoppingTime(place.begin, end, m_random));
    }
}

void CustomerLife::addPurchase(Moment date)
{
    if (date < m_calendar.begin() || date >= m_calendar.now())
        return;
    LifePurchase purchase{.date = date,
                          .lines = someLines(),
                          .hasShipping = m_world.shares.shipping.next(),
                          .isOfDeletedContact = m_world.shares.purchasesOfDeletedContacts.next()};
    addCart(date - m_random.between(3, 50) * minute, purchase.lines);
    m_life.events.push_back({.date = date,
                             .kind = ActivityKind::Purchase,
                             .purchase = static_cast<qint16>(m_life.purchases.size())});
    m_life.purchases.push_back(std::move(purchase));
}

void CustomerLife::addCart(Moment date, const std::vector<LifeLine> &lines)
{
    for (const auto &line : lines) {
        Q_UNUSED(line)
        if (m_random.chance(60))
            add(ActivityKind::ProductVisited, date);
        date += m_random.between(10, 40) * second;
        add(ActivityKind::CartProductAdded, date);
    }
    if (m_random.chance(12))
        add(ActivityKind::CartProductRemoved, date + 20 * second);
}

// Two of five carts are abandoned, and a third of those are bought within a week.
void CustomerLife::abandonCarts()
{
    std::vector<Moment> dates;
    for (const auto &purchase : m_life.purchases) {
        if (m_random.chance(22))
            dates.push_back(purchase.date - m_random.between(hour, 7 * day - hour));
    }
    if (m_random.chance(m_life.purchases.empty() ? 60 : 30))
        dates.push_back(m_calendar.shoppingTime(m_from, m_calendar.now(), m_random));
    for (const auto date : dates) {
        auto lines = someLines();
        lines.resize(std::min<std::size_t>(lines.size(), 2));
        addCart(date - 10 * minute, lines);
        add(ActivityKind::CartAbandoned, date + hour);
        if (m_random.chance(50))
            m_mails.push_back(
                {.date = date + cartPause, .workflow = AbandonedCart, .content = AbandonedCart});
    }
}

// A fifth of the purchases follows a message of a workflow. Some of them are a minute inside or
// outside the window in which the purchase is attributed.
void CustomerLife::precede(const LifePurchase &purchase)
{
    if (!m_person.hasEmail || !m_random.chance(20))
        return;
    const auto ageIn = [this](Moment window) {
        const auto lot = m_random.below(100);
        return lot < 6 ? window - minute
            : lot < 12 ? window + minute
                       : m_random.between(5 * minute, window - hour);
    };
    const int workflow = someWorkflow();
    PlannedMail mail{.workflow = workflow, .content = workflow};
    const auto lot = m_random.below(10);
    if (lot == 9 && m_life.hasSms)
        return add(ActivityKind::SmsSent, purchase.date - ageIn(day), workflow, workflow);
    if (lot < 4) {
        mail.opened = purchase.date - ageIn(day);
        mail.clicked = mail.opened + m_random.between(5, 250) * second;
    } else if (lot < 6) {
        mail.clicked = purchase.date - ageIn(2 * day);
    } else {
        mail.opened = purchase.date - ageIn(2 * day);
    }
    mail.date = (mail.opened != 0 ? mail.opened : mail.clicked) - m_random.between(4, 240) * minute;
    m_mails.push_back(mail);
}

void CustomerLife::receiveCampaigns()
{
    if (!m_life.isSubscribed || m_person.index == OfClockChanges)
        return;
    const auto &campaigns = m_calendar.campaigns();
    const int newsletters = m_world.contents - m_world.workflows;
    for (std::size_t at = 0; at < campaigns.size(); ++at) {
        // The emails of a campaign are sent over an hour.
        if (campaigns[at] <= m_from || m_random.below(1000) >= m_world.campaignShare)
            continue;
        const int content = m_world.workflows + static_cast<int>(at) % std::max(1, newsletters);
        m_mails.push_back({.date = campaigns[at] + m_random.below(hour),
                           .content = newsletters > 0 ? content : 0,
                           .isNewsletter = true});
    }
}

void CustomerLife::receiveWorkflowMails()
{
    const auto plan = [this](Workflow workflow, Moment date) {
        if (date > m_from)
            m_mails.push_back({.date = date, .workflow = workflow, .content = workflow});
    };
    if (m_life.isSubscribed)
        plan(Welcome, m_person.created + m_random.between(1, 30) * minute);
    // A day of the year, at ten in the morning.
    const auto birthday = m_calendar.begin() + m_random.below(365) * day;
    if (m_random.chance(30))
        plan(Birthday, birthday);
    if (m_random.chance(30))
        plan(Birthday, birthday + 365 * day);
    for (const auto &month : m_calendar.months()) {
        // The sales begin on 7 January.
        if (month.season > 100 && m_random.chance(10))
            plan(Sales, month.begin + 6 * day + 11 * hour);
    }
    for (const auto &purchase : m_life.purchases) {
        if (m_random.chance(15))
            plan(WinBack, purchase.date + 120 * day);
    }
}

void CustomerLife::receiveCoupons()
{
    if (m_person.index % 10 != 7 || !m_person.hasEmail)
        return;
    const auto give = [this](Moment date) {
        m_life.events.push_back({.date = date,
                                 .kind = ActivityKind::CouponAssigned,
                                 .workflow = Welcome,
                                 .couponSet = static_cast<qint16>(m_random.below(2))});
    };
    const auto usual = m_calendar.shoppingTime(std::max(m_from, m_calendar.now() - 365 * day),
                                               m_calendar.now(), m_random);
    if (m_life.purchases.empty() || m_random.chance(40)) {
        give(usual);
    } else {
        const auto &purchase = m_random.pick(m_life.purchases);
        give(purchase.date
             - (m_random.chance(25) ? couponWindow : m_random.between(hour, couponWindow - hour)));
    }
    if (m_random.chance(20))
        give(std::min(m_calendar.now() - hour, usual + m_random.between(20, 90) * day));
}

void CustomerLife::receiveMessages()
{
    if (!m_life.hasSms)
        return;
    for (auto left = m_random.between(1, 4); left > 0; --left) {
        const auto date = m_calendar.shoppingTime(m_from, m_calendar.now(), m_random);
        const int workflow = someWorkflow();
        add(ActivityKind::SmsSent, date, workflow, workflow);
        if (m_random.chance(2))
            add(ActivityKind::SmsBounce, date + 30 * second, workflow, workflow);
    }
}

void CustomerLife::usePush()
{
    if (!m_random.chance(20))
        return;
    m_life.hasPush = true;
    const auto begin = m_calendar.shoppingTime(m_from, m_calendar.now(), m_random);
    add(ActivityKind::PushSubscribed, begin);
    auto date = begin;
    for (auto left = m_random.between(1, 5); left > 0; --left) {
        date = m_calendar.shoppingTime(date, m_calendar.now(), m_random);
        const int workflow = m_random.chance(60) ? someWorkflow() : -1;
        if (m_random.chance(12)) {
            add(ActivityKind::PushError, date);
            continue;
        }
        add(ActivityKind::PushOpened, date, workflow, workflow);
        if (m_random.chance(30))
            add(ActivityKind::PushClicked, date + 20 * second, workflow, workflow);
    }
    if (m_random.chance(8))
        add(ActivityKind::PushMigrated, m_calendar.shoppingTime(begin, m_calendar.now(), m_random));
    if (m_random.chance(10)) {
        add(ActivityKind::PushUnsubscribed, date + hour);
        m_life.hasPush = date + hour >= m_calendar.now();
    }
}

// Every kind occurs at least once in a store of fifty contacts.
void CustomerLife::useRareThings()
{
    using enum ActivityKind;
    static constexpr std::array kinds{
        AddedToGoogleAds, RemovedFromGoogleAds, CustomEvent,      EmailSentAlert, EnteredSegment,
        ExitedSegment,    Identified,           SentToFacebook,   Login,          ProductSearched,
        PushError,        PushMigrated,         Register,         Search,         SmsBounce,
        SmsSentAlert,     WebContentOpened,     WebFormSubmitted, WebLinkClicked};
    if (m_life.isAnonymous)
        return;
    const auto anyTime = [this] {
        return m_calendar.shoppingTime(m_from, m_calendar.now(), m_random);
    };
    // Two contacts have each index, in case one of them has no activities.
    const auto turn = static_cast<std::size_t>(m_person.index % 25);
    if (turn < kinds.size() && m_person.index < 50)
        add(kinds[turn], anyTime());
    for (const auto kind : {AddedToGoogleAds, SentToFacebook, EnteredSegment}) {
        if (m_random.chance(5))
            add(kind, anyTime());
    }
    if (m_random.chance(6))
        add(CustomEvent, anyTime());
    if (m_random.chance(10))
        add(Login, anyTime());
}

// The anonymous contact keeps the earlier activities.
void CustomerLife::merge()
{
    if (!isMerged(m_person.index))
        return;
    const auto date = m_calendar.shoppingTime(m_from + day, m_calendar.now(), m_random);
    for (auto left = m_random.between(2, 6); left > 0; --left)
        m_life.events.push_back({.date = date - m_random.between(minute, 20 * day),
                                 .kind = ActivityKind::WebPageVisited,
                                 .isAnonymous = true});
    add(ActivityKind::Identified, date - second);
    add(ActivityKind::ContactMerged, date);
}

// Adds activities at the boundaries of months, days and clock changes.
void CustomerLife::meetBorders()
{
    const auto mailAndBuy = [this](Moment date) {
        add(ActivityKind::EmailSent, date, -1, m_world.workflows);
        add(ActivityKind::EmailOpened, date + 7 * minute, -1, m_world.workflows);
        addPurchase(date + 20 * minute);
    };
    switch (m_person.index) {
    case OfMonths:
        for (const auto &month : m_calendar.months()) {
            add(ActivityKind::ProductVisited, month.begin);
            // Midnight in UTC, which is after that of the store.
            add(ActivityKind::ProductVisited, (month.begin + 12 * hour) / day * day);
        }
        break;
    case OfMidnights:
        for (const auto &month : m_calendar.months()) {
            addPurchase(month.begin - 30 * second);
            addPurchase(month.begin + 30 * second);
        }
        break;
    case OfClockChanges:
        for (const auto change : m_calendar.clockChanges()) {
            for (int hours = -3; hours < 4; ++hours)
                mailAndBuy(change + hours * hour + 10 * minute);
        }
        break;
    case OfMinutes: {
        const auto date = m_calendar.now() - 40 * day;
        addPurchase(date / minute * minute + 10 * second);
        addPurchase(date / minute * minute + 50 * second);
        break;
    }
    default:
        break;
    }
}

// Visits fill up the wanted number of activities.
void CustomerLife::visit()
{
    using enum ActivityKind;
    static constexpr std::array kinds{
        WebPageVisited, WebPageVisited, WebPageVisited, WebPageVisited, WebPageVisited,
        ProductVisited, ProductVisited, ProductVisited, ProductVisited, Search};
    auto left = m_world.wanted - m_world.created - std::ssize(m_life.events);
    while (left > 0) {
        auto date = m_calendar.shoppingTime(m_from, m_calendar.now(), m_random);
        for (auto visits = std::min<qint64>(left, m_random.between(1, 6)); visits > 0; --visits) {
            add(m_random.chance(2) ? WebContentOpened : m_random.pick(kinds), date);
            date += m_random.between(10, 240) * second;
            --left;
        }
    }
}

void CustomerLife::attribute()
{
    if (m_life.purchases.empty())
        return;
    std::vector<Interaction> interactions;
    std::vector<const LifeEvent *> sources;
    for (const auto &event : m_life.events) {
        const auto kind = interactionKindOf(nameOf(event.kind));
        if (!kind || event.workflow < 0)
            continue;
        interactions.push_back({.date = event.date, .kind = *kind, .content = event.content + 1});
        sources.push_back(&event);
    }
    for (auto &purchase : m_life.purchases) {
        if (const auto found = attributionOf(interactions, purchase.date)) {
            purchase.workflow = sources[found->interaction]->workflow;
            purchase.content = sources[found->interaction]->content;
            purchase.scenario = found->scenario;
            purchase.confidence = found->confidence;
        }
    }
}

} // namespace storedesk::practice
