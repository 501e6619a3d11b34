// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedcontacts.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "practice/seed/seedpeople.h"
#include "practice/seed/seedwords.h"
#include "practice/store/store.h"

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr quint64 contactTopic = 0xc0717ac7;
static constexpr int portionSize = 20'000;

SeedContacts::SeedContacts(const HandlerContext &context, SeedProducts &products, int contacts,
                           StoreHistory history)
    : m_context(context)
    , m_contacts(contacts)
    , m_now(context.now())
    , m_purchases(context, products)
    , m_activity(context, m_purchases)
{
    if (history == StoreHistory::Full)
        m_history.emplace(m_context, m_purchases, contacts);
}

void SeedContacts::run()
{
    // For many contacts, building an index at the end is several times faster than inserting in
    // random order.
    const bool many = m_contacts > portionSize;
    if (many) {
        // The cache size is in KB.
        m_context.store.run("PRAGMA cache_size = -32000");
        m_context.store.dropIndexes();
    }
    for (int from = 0; from < m_contacts; from += portionSize)
        portion(from, std::min(m_contacts, from + portionSize));
    if (m_history)
        m_history->finish();
    if (many) {
        m_context.store.makeIndexes();
        m_context.store.run("PRAGMA cache_size = -2000");
    }
}

void SeedContacts::portion(int from, int to)
{
    base::Transaction transaction(m_context.store.database());
    for (int index = from; index < to; ++index)
        write(index);
    std::ignore = transaction.commit();
}

void SeedContacts::describeConsent(const SeedPerson &person, Random &random)
{
    m_body.text(key::contact::newsletterSubscriptionStatus,
                QByteArrayView(person.newsletter.data(), person.newsletter.size()));
    const QByteArray address = "192.0.2." + QByteArray::number(random.between(1, 254));
    if (person.newsletter != "none"_L1) {
        m_body.text(key::contact::lastSubscriptionDate, isoOf(person.created));
        m_body.text(key::contact::lastSubscriptionIp, address);
        m_body.text(key::contact::lastSubscriptionOrigin, "web-form");
    }
    if (person.newsletter == "unsubscribed"_L1) {
        const Moment since = std::max<Moment>(1, m_now - person.created);
        m_body.text(key::contact::emailLastUnsubscribedDate,
                    isoOf(person.created + random.below(since)));
        m_body.text(key::contact::emailLastUnsubscribedIp, address);
        m_body.text(key::contact::lastUnsubscriptionOrigin, "email");
    }
    if (person.email.isEmpty())
        return;
    if (!random.chance(2)) {
        m_body.text(key::contact::emailStatus, random.chance(1) ? "paused" : "active");
        return;
    }
    m_body.text(key::contact::emailStatus, "bounced");
    m_body.text(key::contact::emailBouncedReason, "550 5.1.1 mailbox unavailable");
    m_body.text(key::contact::emailLastBouncedDate, isoOf(m_now - random.below(90 * day)));
    m_body.number(key::contact::emailSoftBounces, random.below(4));
}

void SeedContacts::describeCustom(Random &random)
{
    if (random.chance(45))
        m_body.text("talla"_L1, random.pick(sizes()));
    if (random.chance(35)) {
        QByteArray chosen;
        for (const char *interest : interests()) {
            if (random.chance(40))
                chosen += QByteArray(chosen.isEmpty() ? "\"" : ",\"") + interest + '"';
        }
        m_body.raw("intereses"_L1, '[' + chosen + ']');
    }
    if (random.chance(8))
        m_body.raw("clienteVip"_L1, "true");
    if (random.chance(12))
        m_body.number("hijos"_L1, random.below(5));
    if (random.chance(10))
        m_body.money("presupuesto"_L1, random.between(20, 400) * 100);
    if (random.chance(10))
        m_body.text("aniversario"_L1, isoOf(m_now - random.between(300, 9000) * day).first(10));
    if (random.chance(6))
        m_body.text("telefonoFijo"_L1, "+34910000" + QByteArray::number(random.between(100, 999)));
    if (random.chance(5))
        m_body.text("observaciones"_L1, "Prefiere recoger en tienda");
}

void SeedContacts::describe(const SeedPerson &person, Random &random)
{
    m_body.clear();
    if (!person.email.isEmpty())
        m_body.text(key::contact::email, person.email);
    if (!person.externalId.isEmpty())
        m_body.text(key::contact::externalId, person.externalId);
    if (!person.name.isEmpty()) {
        m_body.text(key::contact::name, person.name);
        m_body.text(key::contact::surname, person.surname);
    }
    if (random.chance(55)) {
        const Moment midnight = m_now / day * day;
        m_body.text(key::contact::birthdate,
                    isoOf(midnight - random.between(18 * 365LL, 80 * 365LL) * day));
    }
}

void SeedContacts::describePhone(Random &random)
{
    m_body.text(key::contact::mobilePhone,
                "+346000" + QByteArray::number(random.between(10'000, 99'999)));
    m_body.text(key::contact::mobilePhoneStatus, random.chance(97) ? "active" : "bounced");
}

void SeedContacts::describeUse(bool hasSms, Random &random)
{
    static constexpr std::array origins{"web-form"_L1, "checkout"_L1, "import"_L1, "api"_L1};
    m_body.text(key::contact::smsSubscriptionStatus, hasSms ? "subscribed" : "none");
    m_body.number(key::contact::points, random.chance(40) ? random.below(900) : 0);
    if (random.chance(7))
        m_body.raw(key::contact::hasPushSubscriptions, "true");
    const auto origin = random.pick(origins);
    m_body.text(key::contact::creationOrigin, QByteArrayView(origin.data(), origin.size()));
}

// Writes the data derived from the contact's activities.
void SeedContacts::describeLife(const SeedPerson &person, const Life &life, Random &random)
{
    if (life.hasPush)
        m_body.raw(key::contact::hasPushSubscriptions, "true");
    m_body.text(key::contact::smsSubscriptionStatus, life.hasSms ? "subscribed" : "none");
    m_body.number(key::contact::points, random.chance(40) ? random.below(900) : 0);
    m_body.text(key::contact::creationOrigin, life.isAnonymous ? "web-form" : "checkout");
    const bool left = life.unsubscribed != 0;
    m_body.text(key::contact::newsletterSubscriptionStatus,
                left                    ? "unsubscribed"
                    : life.isSubscribed ? "subscribed"
                                        : "none");
    const QByteArray address = "192.0.2." + QByteArray::number(random.between(1, 254));
    if (life.isSubscribed) {
        m_body.text(key::contact::lastSubscriptionDate, isoOf(person.created));
        m_body.text(key::contact::lastSubscriptionIp, address);
        m_body.text(key::contact::lastSubscriptionOrigin, "web-form");
    }
    if (left) {
        m_body.text(key::contact::emailLastUnsubscribedDate, isoOf(life.unsubscribed));
        m_body.text(key::contact::emailLastUnsubscribedIp, address);
        m_body.text(key::contact::lastUnsubscriptionOrigin, "email");
    }
    if (person.email.isEmpty())
        return;
    m_body.text(key::contact::emailStatus, life.bounced != 0 ? "bounced" : "active");
    if (life.bounced != 0) {
        m_body.text(key::contact::emailBouncedReason, "550 5.1.1 mailbox unavailable");
        m_body.text(key::contact::emailLastBouncedDate, isoOf(life.bounced));
    }
    if (life.softBounces > 0) {
        m_body.number(key::contact::emailSoftBounces, life.softBounces);
        m_body.text(key::contact::emailLastSoftBounceDate, isoOf(life.lastSoftBounce));
    }
}

// The activities are simulated first, because the data of the contact is derived from them, and
// stored last.
SeedStatistics SeedContacts::writeLife(int index, SeedPerson person, Random &random)
{
    const bool hasPhone = !CustomerLife::isAnonymous(index) && random.chance(62);
    const auto life = m_history->live(index, person, hasPhone, random);
    describe(person, random);
    if (hasPhone)
        describePhone(random);
    describeLife(person, life, random);
    if (!life.isAnonymous)
        describeCustom(random);
    return m_history->write(person, life, random);
}

void SeedContacts::write(int index)
{
    Random random(m_context.store.seed(), contactTopic + static_cast<quint64>(index));
    SeedPerson person = seedPersonAt(index, m_contacts, m_now, random);
    SeedStatistics figures;
    const int stride = std::max(1, m_contacts / mostActive);
    const bool isActive = index % stride == 0;
    if (m_history && isActive) {
        if (CustomerLife::isAnonymous(index))
            person = {.number = person.number, .created = person.created};
        figures = writeLife(index, person, random);
    } else {
        describe(person, random);
        const bool hasPhone = random.chance(62);
        if (hasPhone)
            describePhone(random);
        describeUse(hasPhone && random.chance(30), random);
        describeConsent(person, random);
        describeCustom(random);
        if (isActive) {
            figures = m_activity.buy(person, random);
            m_activity.act(person, random);
        }
    }
    const auto orNull = [](const QByteArray &text) {
        return text.isEmpty() ? base::Argument() : base::Argument(text);
    };
    const Moment updated = figures.last.value_or(person.created);
    m_context.store.run(
        "INSERT INTO contact (number, email, external, created, updated, purchases, amount,"
        " firstPurchase, lastPurchase, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {person.number, orNull(person.email), orNull(person.externalId), person.created, updated,
         figures.purchases, static_cast<double>(figures.cents) / 100, figures.first, figures.last,
         m_body.closed()});
}

} // namespace storedesk::practice
