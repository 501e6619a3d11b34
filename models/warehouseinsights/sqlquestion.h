// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

#include <span>

namespace storedesk::warehouseinsights {

// The SQL form of a question. Its title, definition and parameters are those of the row with the
// same name in insights::questionRows(). Words in braces are replaced: the parameters of the
// question, {asOf}, {coverage}, {rangeFrom} and {rangeTo} in milliseconds since 1970, {fromDay} and
// {toDay}, {currency}, {hasActivities} and {hasContacts}. preparation.h describes
// the tables.
struct SqlQuestion
{
    QLatin1StringView name;
    // Conditions on a row: the types that the question uses, and the period that applies to them.
    const char *types = nullptr;
    const char *period = nullptr;
    // Whether the tables need the list of periods.
    bool listsPeriods = false;
    // Whether the tables need the attribution of purchases.
    bool attributesPurchases = false;
    // A statement to run before, or null.
    const char *preparation = nullptr;
    // Tables of a WITH clause, or null. Others that are always available are "used", the rows that
    // the question uses, "bought", all purchases that count, and "firsts", those of them that are
    // the first of a person.
    const char *tables = nullptr;
    // An expression with the result as JSON, in the layout of the local engine.
    const char *result = nullptr;
    // Returns the people behind the numbers as columns "key" and "person".
    const char *people = nullptr;
};

// In the order of insights::questionRows().
[[nodiscard]] std::span<const SqlQuestion *const> sqlQuestions();

extern const SqlQuestion salesSql;
extern const SqlQuestion bestCustomersSql;
extern const SqlQuestion rfmSql;
extern const SqlQuestion cohortsSql;
extern const SqlQuestion secondPurchaseSql;
extern const SqlQuestion newReturningSql;
extern const SqlQuestion productsSql;
extern const SqlQuestion sourcesSql;
extern const SqlQuestion emailsSql;
extern const SqlQuestion workflowsSql;
extern const SqlQuestion funnelSql;
extern const SqlQuestion couponsSql;
extern const SqlQuestion listHealthSql;
extern const SqlQuestion quietSql;
extern const SqlQuestion quotaSql;
extern const SqlQuestion hoursSql;

// Conditions that several questions share.
inline constexpr auto purchasesOnly = "type = 'purchase'";
inline constexpr auto inPeriod = "ms >= {rangeFrom} AND ms < {rangeTo}";
inline constexpr auto anyTime = "true";

} // namespace storedesk::warehouseinsights
