// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importcoupons.h"

#include "catalogue/key.h"
#include "practice/imports/practiceimportplan.h"
#include "practice/store/store.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

CouponsImport::CouponsImport(const HandlerContext &context, const PracticeImportPlan &plan)
    : m_context(context)
    , m_checker(
          catalogue::FieldSet::of(catalogue::Resource::CouponSet, catalogue::FieldLocation::Csv))
    , m_set(plan.couponSet)
{ }

const catalogue::Checker &CouponsImport::checker()
{
    return m_checker;
}

std::vector<RowFault> CouponsImport::faultsOf(const QJsonObject & /*values*/)
{
    return {};
}

std::vector<RowFault> CouponsImport::take(const QJsonObject &values)
{
    const auto code = values[key::code].toString();
    m_context.store.run("INSERT OR IGNORE INTO coupon (couponSet, code, created) VALUES (?, ?, ?)",
                        {m_set, code, m_context.now()});
    const bool added = m_context.store.database().changes() == 1;
    m_filled |= added;
    if (added)
        return {};
    return {
        {.field = key::code, .value = code.toUtf8(), .reason = u"Code is already in the set"_s}};
}

void CouponsImport::conclude()
{
    auto set = m_context.store.find(IdKind::CouponSet, m_set);
    if (!std::exchange(m_filled, false) || !set)
        return;
    set->body[key::updatedAt] = jsonOf(m_context.now());
    m_context.store.put(IdKind::CouponSet, *set);
}

} // namespace storedesk::practice
