// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/products.h"

#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/domains.h"
#include "practice/store/requests.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::Checker;
using catalogue::FieldLocation;
using catalogue::FieldSet;
using catalogue::Resource;

Products::Products(const HandlerContext &context)
    : m_context(context)
    , m_patch(FieldSet::of(Resource::Product, FieldLocation::Patch))
    , m_create(FieldSet::of(Resource::Product, FieldLocation::Create))
{ }

// The stock may become negative. The negative value is stored, so that deleting a purchase restores
// the stock, but zero is shown.
static QJsonObject shown(QJsonObject body)
{
    if (body[key::inStockUnits].toInteger() < 0)
        body[key::inStockUnits] = 0;
    return filled(Resource::Product, std::move(body));
}

PracticeResponse Products::get(const PracticeRequest &request)
{
    const auto product = recordOf(m_context.store, IdKind::Product, request);
    if (!product)
        return product.error();
    return answerOf(200, shown(product->body));
}

PracticeResponse Products::remove(const PracticeRequest &request)
{
    const auto product = recordOf(m_context.store, IdKind::Product, request);
    if (!product)
        return product.error();
    m_context.store.remove(IdKind::Product, product->number);
    return nothing();
}

PracticeResponse Products::getByStoreId(const PracticeRequest &request)
{
    const auto product = m_context.store.named(IdKind::Product, request.values.value(0));
    if (!product)
        return notFound(Resource::Product, request.values.value(0));
    return answerOf(200, shown(product->body));
}

PracticeResponse Products::removeByStoreId(const PracticeRequest &request)
{
    const auto product = m_context.store.named(IdKind::Product, request.values.value(0));
    if (!product)
        return notFound(Resource::Product, request.values.value(0));
    m_context.store.remove(IdKind::Product, product->number);
    return nothing();
}

Record Products::blank(const QString &productId, Moment now)
{
    return {
        .name = productId,
        .created = now,
        .body = {{key::productId, productId},
                 {key::createdAt, jsonOf(now)},
                 {key::availability, u"instock"_s},
                 {key::isBlacklisted, false},
                 {key::priority, 0}},
    };
}

PracticeResponse Products::patchByStoreId(const PracticeRequest &request)
{
    const QString productId = request.values.value(0);
    const QJsonObject body = bodyOf(request);
    if (const auto faults = m_patch.check(body); !faults.empty())
        return unprocessable(faults);

    const auto known = m_context.store.named(IdKind::Product, productId);
    if (!known) {
        if (const auto faults = m_create.check(body); !faults.empty())
            return unprocessable(faults);
    }
    const Domains domains(m_context.store);
    const QString address = body[key::productDetailUrl].toString();
    if (!address.isEmpty() && !domains.allow(address)) {
        return problem(400, u"Product %1 had URL from non authorized domain."_s.arg(productId),
                       "E0201"_L1, {{key::allowedDomains, domains.list()}});
    }

    const Moment now = m_context.now();
    Record product = known ? *known : blank(productId, now);
    merge(product.body, body);
    product.body[key::updatedAt] = jsonOf(now);
    if (known)
        m_context.store.put(IdKind::Product, product);
    else
        m_context.store.add(IdKind::Product, product);
    return answerOf(known ? 200 : 201, shown(product.body));
}

void Products::sell(Store &store, const QString &productId, qint64 units)
{
    auto product = store.named(IdKind::Product, productId);
    if (!product || !product->body.contains(key::inStockUnits))
        return;
    const qint64 before = product->body[key::inStockUnits].toInteger();
    const qint64 after = before - units;
    product->body[key::inStockUnits] = after;
    // Change the availability only when the stock becomes empty or is refilled, because the store
    // may have set another value.
    if ((before > 0) != (after > 0))
        product->body[key::availability] = after > 0 ? u"instock"_s : u"outofstock"_s;
    store.put(IdKind::Product, *product);
}

} // namespace storedesk::practice
