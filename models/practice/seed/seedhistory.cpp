// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedhistory.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "practice/store/store.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// The number of activities of a contact, which is smaller in large stores.
static constexpr int mostPerContact = 100;
static constexpr int leastPerContact = 14;
static constexpr int activitiesOfStore = 50'000;
static constexpr qint64 shippingCents = 495;
// The purchases before the first activity.
static constexpr qint64 centsOfEarlierPurchase = 4'500;
// This product had another name until half a year ago.
static constexpr int renamedProduct = 6;

// Records are listed with the newest first.
static QStringList idsInOrder(Store &store, IdKind kind)
{
    QStringList ids;
    for (const auto &record : store.list(kind, 0, 100))
        ids.prepend(record[key::id].toString());
    return ids;
}

static QTimeZone zoneOf(Store &store)
{
    const auto stores = store.list(IdKind::Store, 0, 1);
    const QTimeZone zone(stores.first().toObject()[key::timeZone].toString().toLatin1());
    return zone.isValid() ? zone : QTimeZone::utc();
}

SeedHistory::SeedHistory(const HandlerContext &context, SeedPurchases &purchases, int contacts)
    : m_context(context)
    , m_purchases(purchases)
    , m_contacts(contacts)
    , m_calendar(context.now(), zoneOf(context.store))
    , m_world{.calendar = m_calendar}
    , m_workflows(idsInOrder(context.store, IdKind::Workflow))
    , m_contents(idsInOrder(context.store, IdKind::Content))
    , m_couponSets(idsInOrder(context.store, IdKind::CouponSet))
    , m_lastNumber(contacts + contacts / 50 + 1)
{
    addNewsletters();
    const int perContact =
        std::clamp(activitiesOfStore / std::max(1, contacts), leastPerContact, mostPerContact);
    m_world.products = static_cast<int>(purchases.productCount());
    m_world.workflows = static_cast<int>(m_workflows.size());
    m_world.contents = static_cast<int>(m_contents.size());
    m_world.campaignShare = 9 * perContact;
    m_world.perContact = perContact;
}

void SeedHistory::addNewsletters()
{
    base::Transaction transaction(m_context.store.database());
    for (const auto date : m_calendar.campaigns()) {
        const auto morning = QString::fromLatin1(isoOf(date).first(10));
        Record record{.created = date - day,
                      .body = {{key::name, u"Boletín del %1"_s.arg(morning)},
                               {key::tags, QJsonArray{u"boletín"_s}}}};
        m_contents.append(m_context.store.add(IdKind::Content, record));
    }
    std::ignore = transaction.commit();
}

Life SeedHistory::live(int index, const SeedPerson &person, bool hasPhone, Random &random)
{
    m_world.wanted += m_world.perContact;
    return CustomerLife(m_world,
                        {.index = index,
                         .created = person.created,
                         .hasEmail = !person.email.isEmpty(),
                         .hasPhone = hasPhone},
                        random)
        .live();
}

qint64 SeedHistory::previousOf(const SeedPerson &person) const
{
    return m_contacts + 1 + person.number / 50;
}

SeedStatistics SeedHistory::write(const SeedPerson &person, const Life &life, Random &random)
{
    SeedStatistics figures;
    std::vector<qint64> numbers;
    for (const auto &purchase : life.purchases) {
        qint64 cents = 0;
        numbers.push_back(writePurchase(person, purchase, random, cents));
        if (purchase.isOfDeletedContact)
            continue;
        figures.cents += cents;
        ++figures.purchases;
        figures.first = std::min(figures.first.value_or(purchase.date), purchase.date);
        figures.last = std::max(figures.last.value_or(purchase.date), purchase.date);
    }
    for (const auto &event : life.events)
        writeEvent(person, life, event, numbers);
    if (figures.purchases > 0 && life.earlierPurchases > 0) {
        figures.purchases += life.earlierPurchases;
        figures.cents += life.earlierPurchases * centsOfEarlierPurchase;
        figures.first = life.earlierFirst;
    }
    return figures;
}

qint64 SeedHistory::writePurchase(const SeedPerson &person, const LifePurchase &purchase,
                                  Random &random, qint64 &cents)
{
    const bool gone = purchase.isOfDeletedContact;
    SeedOrder order{.contact = gone ? ++m_lastNumber : person.number,
                    .email = gone ? QByteArray() : person.email,
                    .date = purchase.date,
                    .shippingCents = purchase.hasShipping ? shippingCents : 0,
                    .payment = SeedPurchases::somePayment(random)};
    const bool hasOldName = purchase.date < m_calendar.now() - 180 * day;
    for (const auto &line : purchase.lines)
        order.lines.push_back({.product = static_cast<std::size_t>(line.product),
                               .quantity = line.quantity,
                               .name = hasOldName && line.product == renamedProduct
                                   ? "Camiseta ligera"_ba
                                   : QByteArray()});
    const auto stored = m_purchases.add(order);
    cents = stored.cents;
    return stored.number;
}

void SeedHistory::writeEvent(const SeedPerson &person, const Life &life, const LifeEvent &event,
                             std::span<const qint64> numbers)
{
    std::optional<qint64> purchase;
    auto contact = event.isAnonymous ? previousOf(person) : person.number;
    if (event.purchase >= 0) {
        const auto place = static_cast<std::size_t>(event.purchase);
        purchase = numbers[place];
        if (life.purchases[place].isOfDeletedContact)
            contact = 0;
    }
    const auto type = nameOf(event.kind);
    m_context.store.run(
        "INSERT INTO activity (contact, type, date, purchase, body) VALUES (?, ?, ?, ?, ?)",
        {contact, QByteArrayView(type.data(), type.size()), event.date, purchase,
         bodyOf(person, life, event)});
}

QByteArray SeedHistory::bodyOf(const SeedPerson &person, const Life &life, const LifeEvent &event)
{
    m_body.clear();
    if (isOnTheWeb(event.kind))
        m_body.text(key::origin, "web");
    int workflow = event.workflow;
    int content = event.content;
    if (event.purchase >= 0) {
        const auto &purchase = life.purchases[static_cast<std::size_t>(event.purchase)];
        workflow = purchase.workflow;
        content = purchase.content;
        if (purchase.scenario > 0) {
            m_body.text(key::column::attributionScenario, QByteArray::number(purchase.scenario));
            m_body.text(key::column::attributionConfidence,
                        QByteArray::number(purchase.confidence));
        }
    }
    if (workflow >= 0)
        m_body.text(key::workflowId, m_workflows.at(workflow).toLatin1());
    if (content >= 0)
        m_body.text(key::column::contentId, m_contents.at(content).toLatin1());
    if (event.couponSet >= 0)
        m_body.text(key::couponSetId, m_couponSets.at(event.couponSet).toLatin1());
    if (event.kind == ActivityKind::CustomEvent) {
        m_body.text(key::origin, "api");
        m_body.text(key::column::eventAlias, "puntos-canjeados");
    }
    if (event.kind == ActivityKind::ContactMerged)
        m_body.text(key::column::previousContactId,
                    m_context.store.ids().of(IdKind::Contact, previousOf(person)).toLatin1());
    return m_body.closed();
}

void SeedHistory::finish()
{
    m_context.store.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'contact'",
                        {m_lastNumber});
}

} // namespace storedesk::practice
