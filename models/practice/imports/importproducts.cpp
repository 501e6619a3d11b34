// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importproducts.h"

#include "catalogue/key.h"
#include "practice/imports/practiceimportplan.h"
#include "practice/store/products.h"
#include "practice/store/requests.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

ProductsImport::ProductsImport(const HandlerContext &context, const PracticeImportPlan &plan)
    : m_context(context)
    , m_checker(
          catalogue::FieldSet::of(catalogue::Resource::Product, catalogue::FieldLocation::Csv))
    , m_domains(context.store)
    , m_merge(context.store, plan)
{ }

const catalogue::Checker &ProductsImport::checker()
{
    return m_checker;
}

// A file may omit a column that existing products already have; a new one requires it.
std::vector<RowFault> ProductsImport::missingIn(const QJsonObject &values) const
{
    std::vector<RowFault> faults;
    for (const auto &rule : m_checker.fields().rules) {
        // A blank cell is a separate fault.
        if (rule.required && !values.contains(rule.key))
            faults.push_back({.field = rule.key,
                              .value = {},
                              .reason = catalogue::textOf(catalogue::Reason::Missing)});
    }
    return faults;
}

std::vector<RowFault> ProductsImport::faultsOf(const QJsonObject &values)
{
    auto faults = missingIn(values);
    if (!faults.empty()
        && m_context.store.named(IdKind::Product, values[key::productId].toString()).has_value())
        faults.clear();
    const auto address = values[key::productDetailUrl].toString();
    if (!address.isEmpty() && !m_domains.allow(address))
        faults.push_back({.field = key::productDetailUrl,
                          .value = address.toUtf8(),
                          .reason = u"Address is not in an authorized domain"_s});
    return faults;
}

std::vector<RowFault> ProductsImport::take(const QJsonObject &values)
{
    auto product = m_context.store.named(IdKind::Product, values[key::productId].toString());
    if (!product) {
        create(values);
        return {};
    }
    const auto changes = m_merge.changes(product->number, product->body, values);
    if (changes && !changes->isEmpty()) {
        merge(product->body, *changes);
        product->body[key::updatedAt] = jsonOf(m_context.now());
        m_context.store.put(IdKind::Product, *product);
    }
    return {};
}

void ProductsImport::create(const QJsonObject &values)
{
    const auto now = m_context.now();
    auto product = Products::blank(values[key::productId].toString(), now);
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (!value->isNull())
            product.body[value.key()] = *value;
    }
    product.body[key::updatedAt] = jsonOf(now);
    m_context.store.add(IdKind::Product, product);
    m_merge.created(product.number);
}

} // namespace storedesk::practice
