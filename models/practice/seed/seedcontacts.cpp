// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedcontacts.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "practice/seed/seedwords.h"
#include "practice/store/store.h"

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr quint64 contactTopic = 0xc0717ac7;
static constexpr int portionSize = 20'000;

SeedContacts::SeedContacts(const HandlerContext &context, SeedProducts &products, int contacts)
    : m_context(context)
    , m_contacts(contacts)
    , m_now(context.now())
    , m_activity(context, products)
{ }

void SeedContacts::run()
{
    // Building an index at the end is several times faster than inserting in random order.
    const bool many = m_contacts > portionSize;
    if (many) {
        // In KB.
        m_context.store.run("PRAGMA cache_size = -32000");
        m_context.store.dropIndexes();
    }
    for (int from = 0; from < m_contacts; from += portionSize)
        portion(from, std::min(m_contacts, from + portionSize));
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

SeedPerson SeedContacts::personAt(int index, Random &random) const
{
    const auto first = firstNames();
    const auto last = surnames();
    const auto &name = first[static_cast<std::size_t>(index) % first.size()];
    const auto &surname = last[static_cast<std::size_t>(index) % last.size()];
    const auto &mother = random.pick(last);
    SeedPerson person{.number = index + 1, .name = name.written, .surname = surname.written};
    person.surname.append(' ').append(mother.written);

    // The oldest first, over a thousand days; the youngest is a few hours old.
    const Moment step = 1000 * day / (m_contacts + 1);
    person.created =
        m_now - (m_contacts - index) * step - random.below(std::max<Moment>(1, step / 2));

    // Two lists of coprime length repeat a pair of names only after every pair was used.
    const bool again = static_cast<std::size_t>(index) >= first.size() * last.size();
    if (index % 97 != 96) {
        person.email.append(name.plain).append('.').append(surname.plain);
        if (again)
            person.email.append(QByteArray::number(index));
        person.email.append('@').append(random.pick(mailDomains()));
    }
    if (index % 97 == 96 || random.chance(55))
        person.externalId = "CLI-" + QByteArray::number(10'000 + index);
    const auto lot = random.below(100);
    person.newsletter = lot < 58 ? "subscribed"_L1 : lot < 70 ? "unsubscribed"_L1 : "none"_L1;
    return person;
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
    static constexpr std::array origins{"web-form"_L1, "checkout"_L1, "import"_L1, "api"_L1};
    m_body.clear();
    if (!person.email.isEmpty())
        m_body.text(key::contact::email, person.email);
    if (!person.externalId.isEmpty())
        m_body.text(key::contact::externalId, person.externalId);
    m_body.text(key::contact::name, person.name);
    m_body.text(key::contact::surname, person.surname);
    if (random.chance(55)) {
        const Moment midnight = m_now / day * day;
        m_body.text(key::contact::birthdate,
                    isoOf(midnight - random.between(18 * 365LL, 80 * 365LL) * day));
    }
    const bool phone = random.chance(62);
    if (phone) {
        m_body.text(key::contact::mobilePhone,
                    "+346000" + QByteArray::number(random.between(10'000, 99'999)));
        m_body.text(key::contact::mobilePhoneStatus, random.chance(97) ? "active" : "bounced");
    }
    m_body.text(key::contact::smsSubscriptionStatus,
                phone && random.chance(30) ? "subscribed" : "none");
    m_body.number(key::contact::points, random.chance(40) ? random.below(900) : 0);
    if (random.chance(7))
        m_body.raw(key::contact::hasPushSubscriptions, "true");
    const auto origin = random.pick(origins);
    m_body.text(key::contact::creationOrigin, QByteArrayView(origin.data(), origin.size()));
    describeConsent(person, random);
    describeCustom(random);
}

void SeedContacts::write(int index)
{
    Random random(m_context.store.seed(), contactTopic + static_cast<quint64>(index));
    const SeedPerson person = personAt(index, random);
    describe(person, random);

    SeedStatistics figures;
    const int stride = std::max(1, m_contacts / mostActive);
    if (index % stride == 0) {
        figures = m_activity.buy(person, random);
        m_activity.act(person, random);
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
