// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedproducts.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "practice/seed/seedrandom.h"
#include "practice/seed/seedwords.h"
#include "practice/store/products.h"
#include "practice/store/store.h"

#include <algorithm>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr quint64 productTopic = 0x9a0d;
static constexpr int perWare = 2;

SeedProducts::SeedProducts(const HandlerContext &context)
    : m_context(context)
{ }

static double euros(qint64 cents)
{
    return static_cast<double>(cents) / 100;
}

// One product in four is discounted.
static void discount(QJsonObject &body, int price, Random &random)
{
    body[key::unitPrice] = euros(price);
    body[key::unitPriceWithoutVAT] = euros(qRound(price / 1.21));
    if (!random.chance(25)) {
        body[key::unitPriceOriginal] = euros(price);
        return;
    }
    const auto percent = static_cast<int>(random.between(1, 6) * 5);
    const int before = qRound(price * 100.0 / (100 - percent));
    body[key::unitPriceOriginal] = euros(before);
    body[key::discountedAmount] = euros(before - price);
    body[key::discountedPercentage] = percent;
}

static QJsonArray tagsOf(Random &random)
{
    QJsonArray tags;
    for (const char *tag : productTags()) {
        if (random.chance(18))
            tags.append(QLatin1StringView(tag));
    }
    return tags;
}

static QJsonObject describe(const Ware &ware, const QString &name, const QString &productId,
                            const QString &brand, Random &random)
{
    const QString page = productId.toLower();
    QJsonObject body{
        {key::name, name},
        {key::brand, brand},
        {key::categories, QJsonArray{QString::fromUtf8(ware.category)}},
        {key::tags, tagsOf(random)},
        {key::description,
         u"%1, de %2. Envío en 48 horas y 30 días para devolverlo."_s.arg(name, brand)},
        {key::productDetailUrl, u"https://tienda.example.com/p/%1"_s.arg(page)},
        {key::imageUrl, u"https://img.example.com/%1/grande.jpg"_s.arg(page)},
        {key::thumbnailUrl, u"https://img.example.com/%1/mini.jpg"_s.arg(page)},
        {key::relatedExternalProductIds,
         QJsonArray{u"SKU-%1"_s.arg(1001 + random.below(60)),
                    u"SKU-%1"_s.arg(1061 + random.below(60))}},
        {key::ratingCount, random.below(240)},
        {key::reviewCount, random.below(60)},
        {key::customField1, u"almacen-%1"_s.arg(random.between(1, 4))},
    };
    if (body[key::ratingCount].toInt() > 0)
        body[key::rating] = static_cast<double>(random.between(30, 50)) / 10;
    return body;
}

void SeedProducts::run()
{
    base::Transaction transaction(m_context.store.database());
    Random random(m_context.store.seed(), productTopic);
    const Moment now = m_context.now();
    const auto all = wares();
    for (int index = 0; index < perWare * static_cast<int>(all.size()); ++index) {
        const Ware &ware = all[static_cast<std::size_t>(index / perWare)];
        const int price = ware.price + static_cast<int>(random.between(-2, 4)) * 100;
        const QString brand = QString::fromUtf8(random.pick(brands()));
        const QString name =
            u"%1 %2"_s.arg(QString::fromUtf8(ware.name), QString::fromUtf8(random.pick(models())));
        const QString productId = u"SKU-%1"_s.arg(1001 + index);
        const Moment created = now - random.between(560, 1000) * day - random.below(day);
        Record record = Products::blank(productId, created);
        const QJsonObject description = describe(ware, name, productId, brand, random);
        for (auto member = description.begin(); member != description.end(); ++member)
            record.body[member.key()] = member.value();
        discount(record.body, price, random);
        record.body[key::publishedAt] = jsonOf(created);
        record.body[key::updatedAt] = jsonOf(now - random.below(60 * day));
        record.body[key::isBlacklisted] = random.chance(4);
        record.body[key::priority] = random.chance(10) ? random.between(1, 5) : 0;
        const QString id = m_context.store.add(IdKind::Product, record);
        m_products.push_back({.number = record.number,
                              .id = id.toLatin1(),
                              .productId = productId.toLatin1(),
                              .name = name.toUtf8(),
                              .price = price});
    }
    std::ignore = transaction.commit();
}

void SeedProducts::stock()
{
    base::Transaction transaction(m_context.store.database());
    Random random(m_context.store.seed(), productTopic + 1);
    for (const SeedProduct &product : m_products) {
        auto record = m_context.store.find(IdKind::Product, product.number);
        if (!record)
            continue;
        // Products are delivered in dozens, so the remaining stock depends on the number of units
        // sold.
        const qint64 delivered = (product.sold + 11) / 12 * 12 + 12 * random.below(6);
        const qint64 left = delivered - product.sold;
        record->body[key::inStockUnits] = left;
        if (left == 0)
            record->body[key::availability] =
                random.chance(30) ? u"discontinued"_s : u"outofstock"_s;
        else if (random.chance(3))
            record->body[key::availability] = u"unverified"_s;
        m_context.store.put(IdKind::Product, *record);
    }
    std::ignore = transaction.commit();
}

} // namespace storedesk::practice
