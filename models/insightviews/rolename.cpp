// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rolename.h"

#include "catalogue/field.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::insightviews {

using insights::ColumnRole;

namespace {

struct RoleName
{
    ColumnRole role;
    const char *name;
};

// Roles of contacts are fields, which have names of their own.
constexpr std::array roleNames{
    RoleName{ColumnRole::ActivityId, QT_TRANSLATE_NOOP("Roles", "Activity ID")},
    RoleName{ColumnRole::ActivityContact, QT_TRANSLATE_NOOP("Roles", "Contact ID")},
    RoleName{ColumnRole::ActivityEmail, QT_TRANSLATE_NOOP("Roles", "Email")},
    RoleName{ColumnRole::ActivityType, QT_TRANSLATE_NOOP("Roles", "Activity type")},
    RoleName{ColumnRole::ActivityTime, QT_TRANSLATE_NOOP("Roles", "Time")},
    RoleName{ColumnRole::ActivityOrigin, QT_TRANSLATE_NOOP("Roles", "Origin")},
    RoleName{ColumnRole::ActivityWorkflow, QT_TRANSLATE_NOOP("Roles", "Workflow ID")},
    RoleName{ColumnRole::ActivityContent, QT_TRANSLATE_NOOP("Roles", "Content ID")},
    RoleName{ColumnRole::ActivityPurchase, QT_TRANSLATE_NOOP("Roles", "Purchase ID")},
    RoleName{ColumnRole::ActivityAmount, QT_TRANSLATE_NOOP("Roles", "Amount")},
    RoleName{ColumnRole::ActivityEventAlias, QT_TRANSLATE_NOOP("Roles", "Event alias")},
    RoleName{ColumnRole::ActivityDevice, QT_TRANSLATE_NOOP("Roles", "Device")},
    RoleName{ColumnRole::ActivitySourceType, QT_TRANSLATE_NOOP("Roles", "Source type")},
    RoleName{ColumnRole::ActivitySourceName, QT_TRANSLATE_NOOP("Roles", "Source name")},
    RoleName{ColumnRole::ActivityPreviousContact,
             QT_TRANSLATE_NOOP("Roles", "Previous contact ID")},
    RoleName{ColumnRole::ActivityContentName, QT_TRANSLATE_NOOP("Roles", "Content name")},
    RoleName{ColumnRole::ActivityContentTags, QT_TRANSLATE_NOOP("Roles", "Content tags")},
    RoleName{ColumnRole::ActivityWorkflowName, QT_TRANSLATE_NOOP("Roles", "Workflow name")},
    RoleName{ColumnRole::ActivityWorkflowTags, QT_TRANSLATE_NOOP("Roles", "Workflow tags")},
    RoleName{ColumnRole::ActivityConfidence, QT_TRANSLATE_NOOP("Roles", "Attribution confidence")},
    RoleName{ColumnRole::ActivityScenario, QT_TRANSLATE_NOOP("Roles", "Attribution")},
    RoleName{ColumnRole::ActivityCouponSet, QT_TRANSLATE_NOOP("Roles", "Coupon set ID")},
    RoleName{ColumnRole::ActivityCurrency, QT_TRANSLATE_NOOP("Roles", "Currency")},
    RoleName{ColumnRole::LineActivity, QT_TRANSLATE_NOOP("Roles", "Activity ID")},
    RoleName{ColumnRole::LineProduct, QT_TRANSLATE_NOOP("Roles", "Product ID")},
    RoleName{ColumnRole::LineName, QT_TRANSLATE_NOOP("Roles", "Product name")},
    RoleName{ColumnRole::LineUnits, QT_TRANSLATE_NOOP("Roles", "Units")},
    RoleName{ColumnRole::LineUnitPrice, QT_TRANSLATE_NOOP("Roles", "Unit price")},
    RoleName{ColumnRole::LinePrice, QT_TRANSLATE_NOOP("Roles", "Price")},
};

} // namespace

QString nameOf(const insights::RoleRow &role)
{
    const auto found = std::ranges::find(roleNames, role.role, &RoleName::role);
    if (found != roleNames.end())
        return QCoreApplication::translate("Roles", found->name);
    const auto *field = catalogue::fieldOf(catalogue::Resource::Contact, QString(role.name));
    return field ? titleOf(*field) : QString(role.name);
}

} // namespace storedesk::insightviews
