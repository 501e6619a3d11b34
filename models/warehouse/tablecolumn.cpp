// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/tablecolumn.h"

#include "catalogue/field.h"
#include "catalogue/key.h"

#include <algorithm>
#include <array>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using insights::ColumnRole;
using insights::InputTable;

namespace {

// A column whose headings are those of a role in the questions.
struct RoleColumn
{
    const char *name;
    ColumnRole role;
    ValueKind kind;
    const char *comment;
};

// clang-format off
constexpr std::array activityColumns{
    RoleColumn{"activity_id", ColumnRole::ActivityId, ValueKind::Key, "ID of the activity; made from the row if the export has none"},
    RoleColumn{"contact_id", ColumnRole::ActivityContact, ValueKind::Key, "ID of the contact; empty if it was deleted"},
    RoleColumn{"email", ColumnRole::ActivityEmail, ValueKind::Text, "Contact's email"},
    RoleColumn{"type", ColumnRole::ActivityType, ValueKind::Key, "Type of the activity, such as purchase or email-opened"},
    RoleColumn{"happened_at", ColumnRole::ActivityTime, ValueKind::Time, "When it happened; -infinity if the export states no valid time"},
    RoleColumn{"origin", ColumnRole::ActivityOrigin, ValueKind::Text, "Origin of the activity"},
    RoleColumn{"workflow_id", ColumnRole::ActivityWorkflow, ValueKind::Text, "ID of the workflow"},
    RoleColumn{"content_id", ColumnRole::ActivityContent, ValueKind::Text, "ID of the email, message or web content"},
    RoleColumn{"purchase_id", ColumnRole::ActivityPurchase, ValueKind::Text, "Store ID of the purchase"},
    RoleColumn{"amount", ColumnRole::ActivityAmount, ValueKind::Amount, "Amount of the purchase; null if it cannot be read"},
    RoleColumn{"event_alias", ColumnRole::ActivityEventAlias, ValueKind::Text, "Alias of the custom event"},
    RoleColumn{"device", ColumnRole::ActivityDevice, ValueKind::Text, "Device"},
    RoleColumn{"source_type", ColumnRole::ActivitySourceType, ValueKind::Text, "Type of the purchase source"},
    RoleColumn{"source_name", ColumnRole::ActivitySourceName, ValueKind::Text, "Name of the purchase source"},
    RoleColumn{"previous_contact_id", ColumnRole::ActivityPreviousContact, ValueKind::Text, "Contact that was merged into this one"},
    RoleColumn{"content_name", ColumnRole::ActivityContentName, ValueKind::Text, "Name of the content"},
    RoleColumn{"content_tags", ColumnRole::ActivityContentTags, ValueKind::Text, "Tags of the content"},
    RoleColumn{"workflow_name", ColumnRole::ActivityWorkflowName, ValueKind::Text, "Name of the workflow"},
    RoleColumn{"workflow_tags", ColumnRole::ActivityWorkflowTags, ValueKind::Text, "Tags of the workflow"},
    RoleColumn{"attribution_confidence", ColumnRole::ActivityConfidence, ValueKind::Text, "Confidence of the attribution, as stated by the service"},
    RoleColumn{"attribution_scenario", ColumnRole::ActivityScenario, ValueKind::Text, "Scenario of the attribution, as stated by the service"},
    RoleColumn{"coupon_set_id", ColumnRole::ActivityCouponSet, ValueKind::Text, "ID of the coupon set"},
    RoleColumn{"currency", ColumnRole::ActivityCurrency, ValueKind::Text, "Currency of the amount"},
};

constexpr std::array lineColumns{
    RoleColumn{"activity_id", ColumnRole::LineActivity, ValueKind::Key, "ID of the purchase activity"},
    RoleColumn{"product_id", ColumnRole::LineProduct, ValueKind::Key, "Store ID of the product"},
    RoleColumn{"name", ColumnRole::LineName, ValueKind::Text, "Name of the product at that time"},
    RoleColumn{"units", ColumnRole::LineUnits, ValueKind::Amount, "Number of units"},
    RoleColumn{"unit_price", ColumnRole::LineUnitPrice, ValueKind::Amount, "Price of one unit"},
    RoleColumn{"price", ColumnRole::LinePrice, ValueKind::Amount, "Price of the line"},
};
// clang-format on

ValueKind kindOf(catalogue::Type type)
{
    using catalogue::Type;
    static constexpr std::array numbers{Type::Integer, Type::Decimal, Type::Money, Type::Percent};
    static constexpr std::array times{Type::Moment, Type::Date};
    if (std::ranges::find(numbers, type) != numbers.end())
        return ValueKind::Number;
    if (std::ranges::find(times, type) != times.end())
        return ValueKind::Time;
    return type == Type::Boolean ? ValueKind::Boolean : ValueKind::Text;
}

// Returns email_status for _emailStatus.
QByteArray sqlNameOf(QLatin1StringView key)
{
    QByteArray name;
    for (const char letter : QByteArrayView(key.data(), key.size())) {
        if (letter >= 'A' && letter <= 'Z') {
            name += '_';
            name += static_cast<char>(letter - 'A' + 'a');
        } else if (letter != '_') {
            name += letter;
        }
    }
    return name;
}

} // namespace

static std::vector<TableColumn> fromRoles(std::span<const RoleColumn> rows)
{
    std::vector<TableColumn> columns;
    for (const auto &row : rows)
        columns.push_back({.name = row.name,
                           .kind = row.kind,
                           .headings = insights::rowOf(row.role).headings.toString(),
                           .comment = row.comment});
    return columns;
}

// All fields that the catalogue knows. Those of the account are in the column "fields".
static std::vector<TableColumn> contactTableColumns()
{
    std::vector<TableColumn> columns{
        {.name = "contact_id",
         .kind = ValueKind::Key,
         .headings = insights::rowOf(ColumnRole::ContactId).headings.toString(),
         .comment = "ID of the contact"}};
    for (const auto &field : catalogue::fieldsOf(catalogue::Resource::Contact)) {
        const auto name = sqlNameOf(field.key);
        const bool known = std::ranges::any_of(
            columns, [&name](const TableColumn &column) { return column.name == name; });
        if (field.key == catalogue::key::id || known
            || !field.places.testFlag(catalogue::FieldLocation::Answer))
            continue;
        TableColumn column{.name = name,
                           .kind = kindOf(field.type),
                           .headings = field.key,
                           .comment = field.title};
        for (const auto &role : insights::roleRows()) {
            if (role.table == InputTable::Contacts && role.name == field.key)
                column.headings = role.headings.toString();
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

const std::vector<TableColumn> &columnsOf(InputTable table)
{
    static const auto activities = fromRoles(activityColumns);
    static const auto lines = fromRoles(lineColumns);
    static const auto contacts = contactTableColumns();
    switch (table) {
    case InputTable::Activities:
        return activities;
    case InputTable::Lines:
        return lines;
    case InputTable::Contacts:
        break;
    }
    return contacts;
}

QByteArray sqlTypeOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Text:
    case ValueKind::Key:
        return "text";
    case ValueKind::Time:
        return "timestamptz";
    case ValueKind::Amount:
        return "numeric(17, 2)";
    case ValueKind::Number:
        return "numeric";
    case ValueKind::Boolean:
        break;
    }
    return "boolean";
}

QByteArray definitionsOf(const std::vector<TableColumn> &columns)
{
    QByteArrayList parts;
    for (const auto &column : columns)
        parts.append(column.name + ' ' + sqlTypeOf(column.kind)
                     + (column.kind == ValueKind::Key ? " NOT NULL" : ""));
    return parts.join(", ");
}

QByteArray namesOf(const std::vector<TableColumn> &columns, const QByteArray &prefix)
{
    QByteArrayList parts;
    for (const auto &column : columns)
        parts.append(prefix.isEmpty() ? column.name : prefix + '.' + column.name);
    return parts.join(", ");
}

QByteArray columnNameOf(ColumnRole role)
{
    const auto *found = std::ranges::find(activityColumns, role, &RoleColumn::role);
    Q_ASSERT(found != activityColumns.end());
    return found->name;
}

std::vector<int> placesOf(const std::vector<TableColumn> &columns, const QStringList &headings)
{
    QByteArrayList folded;
    for (const auto &heading : headings)
        folded.append(insights::foldedHeading(heading));
    std::vector<int> places;
    for (const auto &column : columns) {
        QByteArrayList wanted;
        for (const auto &heading : column.headings.split(u'|'))
            wanted.append(insights::foldedHeading(heading));
        const auto found = std::ranges::find_if(
            folded, [&wanted](const QByteArray &one) { return wanted.contains(one); });
        const bool missing = found == folded.end();
        places.push_back(missing ? -1 : static_cast<int>(found - folded.begin()));
    }
    return places;
}

} // namespace storedesk::warehouse
