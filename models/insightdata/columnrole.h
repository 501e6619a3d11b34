// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/storedkind.h"

#include <QJsonObject>
#include <QStringList>

#include <span>

namespace storedesk::insights {

// The tables from which questions are answered.
enum class InputTable : quint8 { Activities, Lines, Contacts };

// The meaning of a column. Headings in export files depend on the language and version, so
// questions never refer to a heading.
enum class ColumnRole : quint8 {
    ActivityId,
    ActivityContact,
    ActivityEmail,
    ActivityType,
    ActivityTime,
    ActivityOrigin,
    ActivityWorkflow,
    ActivityContent,
    ActivityPurchase,
    ActivityAmount,
    ActivityEventAlias,
    ActivityDevice,
    ActivitySourceType,
    ActivitySourceName,
    ActivityPreviousContact,
    ActivityContentName,
    ActivityContentTags,
    ActivityWorkflowName,
    ActivityWorkflowTags,
    ActivityConfidence,
    ActivityScenario,
    ActivityCouponSet,
    ActivityCurrency,
    LineActivity,
    LineProduct,
    LineName,
    LineUnits,
    LineUnitPrice,
    LinePrice,
    ContactId,
    ContactEmail,
    ContactMobilePhone,
    ContactMobilePhoneStatus,
    ContactEmailStatus,
    ContactNewsletterSubscriptionStatus,
    ContactSmsSubscriptionStatus,
    ContactCreatedAt,
    ContactIsAnonymous,
    ContactHasPushSubscriptions,
    ContactTotalPurchases,
    ContactTotalPurchasesAmount,
    ContactFirstPurchaseDate,
    ContactLastPurchaseDate,
    ContactEmailSoftBounces,
    ContactRfm,
    ContactName,
    ContactSurname,
    Count
};

struct RoleRow
{
    ColumnRole role;
    InputTable table;
    // Name on the command line and in --roles.
    QLatin1StringView name;
    columns::StoredKind kind;
    // The id used by the service, then the English and Spanish headings, separated by “|”.
    QStringView headings;
    // The role that this one replaces in rows without a value. If there are no such rows, the
    // column is not stored.
    ColumnRole insteadOf = ColumnRole::Count;
};

// Rows are in the order of the enumeration.
[[nodiscard]] std::span<const RoleRow> roleRows();
[[nodiscard]] const RoleRow &rowOf(ColumnRole role);

// Returns the choices for one table, which map its headings to role names. Roles has choices for
// all tables and, in objects with the names of tables, choices for single ones.
[[nodiscard]] QJsonObject choicesFor(InputTable table, const QJsonObject &roles);
// The name of a table on the command line and in roles.
[[nodiscard]] QLatin1StringView nameOf(InputTable table);

// Returns the column for each role, or -1 if there is none. If two columns have the same role, the
// first one is used. The choices for the table map headings to role names and have priority.
[[nodiscard]] std::vector<int> columnsByRole(InputTable table, const QStringList &headings,
                                             const QJsonObject &choices);

// Ignores case, accents, spaces and punctuation.
[[nodiscard]] QByteArray foldedHeading(const QString &heading);

} // namespace storedesk::insights
