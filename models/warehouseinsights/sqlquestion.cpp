// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

#include <array>

namespace storedesk::warehouseinsights {

std::span<const SqlQuestion *const> sqlQuestions()
{
    static constexpr std::array rows{
        &salesSql,          &bestCustomersSql, &rfmSql,      &cohortsSql,
        &secondPurchaseSql, &newReturningSql,  &productsSql, &sourcesSql,
        &emailsSql,         &workflowsSql,     &funnelSql,   &couponsSql,
        &listHealthSql,     &quietSql,         &quotaSql,    &hoursSql};
    return rows;
}

} // namespace storedesk::warehouseinsights
