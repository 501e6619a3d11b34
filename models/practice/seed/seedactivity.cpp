// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedactivity.h"

#include "catalogue/key.h"
#include "practice/store/activities.h"
#include "practice/store/store.h"

#include <algorithm>
#include <array>

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

SeedActivity::SeedActivity(const HandlerContext &context, SeedProducts &products)
    : m_context(context)
    , m_products(products)
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

// Number of purchases of a contact: most have none or one, a few have many.
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
    static constexpr std::array payments{"card"_L1, "card"_L1, "paypal"_L1, "bizum"_L1,
                                         "transfer"_L1};
    auto &products = m_products.products();
    qint64 cents = 0;
    qint64 units = 0;
    QByteArray lines;
    for (auto left = random.between(1, 4); left > 0; --left) {
        SeedProduct &product =
            products[static_cast<std::size_t>(random.below(std::ssize(products)))];
        const qint64 quantity = random.chance(80) ? 1 : random.between(2, 3);
        product.sold += quantity;
        cents += quantity * product.price;
        units += quantity;
        m_line.clear();
        m_line.text(key::id, product.id);
        m_line.text(key::productId, product.productId);
        m_line.text(key::name, product.name);
        m_line.number(key::quantity, quantity);
        m_line.money(key::unitPrice, product.price);
        m_line.money(key::price, quantity * product.price);
        lines += (lines.isEmpty() ? "" : ",") + m_line.closed();
    }

    const qint64 number = ++m_purchases;
    const QByteArray purchaseId = "PED-" + QByteArray::number(100'000 + number);
    const QByteArray moment = isoOf(date);
    const auto payment = random.pick(payments);
    m_body.clear();
    m_body.text(key::purchaseId, purchaseId);
    m_body.text(key::cartId, "CESTA-" + QByteArray::number(500'000 + number));
    m_body.text(key::contactId,
                m_context.store.ids().of(IdKind::Contact, person.number).toLatin1());
    if (person.email.isEmpty())
        m_body.raw(key::contactEmail, "null");
    else
        m_body.text(key::contactEmail, person.email);
    m_body.text(key::paymentMethod, QByteArrayView(payment.data(), payment.size()));
    m_body.text(key::purchaseDate, moment);
    m_body.money(key::totalPrice, cents);
    m_body.number(key::totalQuantity, units);
    m_body.raw(key::products, '[' + lines + ']');
    m_body.text(key::createdAt, moment);
    m_body.text(key::updatedAt, moment);
    m_context.store.run(
        "INSERT INTO purchase (number, name, contact, date, total, quantity, created, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        {number, purchaseId, person.number, date, static_cast<double>(cents) / 100, units, date,
         m_body.closed()});
    add(person, practice::activity::purchase, date, R"({"origin":"web"})", number);
    return cents;
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
