// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedactivity.h"

#include "catalogue/key.h"
#include "practice/store/activities.h"
#include "practice/store/store.h"

#include <algorithm>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr Moment history = 548 * day;

static QStringList idsOf(Store &store, IdKind kind)
{
    QStringList ids;
    for (const auto &record : store.list(kind, 0, 100))
        ids.append(record[key::id].toString());
    return ids;
}

SeedActivity::SeedActivity(const HandlerContext &context, SeedPurchases &purchases)
    : m_context(context)
    , m_purchases(purchases)
    , m_now(context.now())
    , m_workflows(idsOf(context.store, IdKind::Workflow))
    , m_contents(idsOf(context.store, IdKind::Content))
{ }

void SeedActivity::add(const SeedPerson &person, QLatin1StringView type, Moment date,
                       const QByteArray &body, std::optional<qint64> purchase)
{
    m_context.store.run(
        "INSERT INTO activity (contact, type, date, purchase, body) VALUES (?, ?, ?, ?, ?)",
        {person.number, QByteArrayView(type.data(), type.size()), date, purchase, body});
}

// Returns a contact's number of purchases. Most contacts have none or one, and a few have many.
static int purchasesOf(Random &random)
{
    const auto lot = random.below(100);
    if (lot < 45)
        return 0;
    if (lot < 72)
        return 1;
    if (lot < 86)
        return 2;
    return static_cast<int>(lot < 96 ? random.between(3, 6) : random.between(7, 14));
}

SeedStatistics SeedActivity::buy(const SeedPerson &person, Random &random)
{
    SeedStatistics figures;
    const Moment from = std::max(person.created, m_now - history);
    for (int left = purchasesOf(random); left > 0; --left) {
        const Moment date = from + random.below(std::max<Moment>(1, m_now - from));
        figures.cents += writePurchase(person, date, random);
        ++figures.purchases;
        figures.first = std::min(figures.first.value_or(date), date);
        figures.last = std::max(figures.last.value_or(date), date);
    }
    return figures;
}

qint64 SeedActivity::writePurchase(const SeedPerson &person, Moment date, Random &random)
{
    SeedOrder order{.contact = person.number, .email = person.email, .date = date};
    for (auto left = random.between(1, 4); left > 0; --left) {
        const auto products = static_cast<qint64>(m_purchases.productCount());
        const auto product = static_cast<std::size_t>(random.below(products));
        order.lines.push_back(
            {.product = product, .quantity = random.chance(80) ? 1 : random.between(2, 3)});
    }
    order.payment = SeedPurchases::somePayment(random);
    const auto stored = m_purchases.add(order);
    add(person, practice::activity::purchase, date, R"({"origin":"web"})", stored.number);
    return stored.cents;
}

void SeedActivity::mail(const SeedPerson &person, Random &random)
{
    const Moment from = std::max(person.created, m_now - 120 * day);
    const Moment sent = from + random.below(std::max<Moment>(1, m_now - from));
    m_line.clear();
    m_line.text(key::workflowId, m_workflows[random.below(m_workflows.size())].toLatin1());
    m_line.text(key::column::contentId, m_contents[random.below(m_contents.size())].toLatin1());
    const QByteArray body = m_line.closed();
    add(person, practice::activity::emailSent, sent, body);
    if (!random.chance(45))
        return;
    const Moment opened = std::min(m_now, sent + random.between(1, 36 * 60LL) * minute);
    add(person, practice::activity::emailOpened, opened, body);
    if (random.chance(35))
        add(person, practice::activity::emailClicked,
            std::min(m_now, opened + random.between(5, 300) * second), body);
}

void SeedActivity::act(const SeedPerson &person, Random &random)
{
    const QByteArray web = R"({"origin":"web"})";
    add(person, practice::activity::contactCreated, person.created, web);
    if (person.newsletter != "none"_L1)
        add(person, practice::activity::newsletterSubscribe, person.created, web);
    if (person.newsletter == "subscribed"_L1 && !person.email.isEmpty()) {
        for (auto left = random.below(4); left > 0; --left)
            mail(person, random);
    }
    const Moment from = std::max(person.created, m_now - 200 * day);
    const Moment span = std::max<Moment>(1, m_now - from);
    for (auto left = random.below(3); left > 0; --left)
        add(person, practice::activity::productVisited, from + random.below(span), web);
    if (random.chance(6)) {
        m_line.clear();
        m_line.text(key::origin, "api");
        m_line.text(key::column::eventAlias, "puntos-canjeados");
        add(person, practice::activity::customEvent, from + random.below(span), m_line.closed());
    }
}

} // namespace storedesk::practice
