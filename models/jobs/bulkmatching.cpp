// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkmatching.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "jobs/jobreport.h"

#include <algorithm>

namespace storedesk::jobs {

using Use = ColumnAssignment::Use;

// A key column is matched by the rule of the corresponding record field.
catalogue::FieldSet keyRules(const catalogue::Operation &operation)
{
    const auto *key = operation.lookUp ? catalogue::lookupKeyOf(*operation.lookUp)
                                       : catalogue::lookupKeyOf(operation.id);
    catalogue::FieldSet rules;
    if (key && takesKey(operation))
        rules.rules.push_back({.key = QString(key->member),
                               .title = titleOf(*key),
                               .type = key->member == catalogue::key::contact::email
                                   ? catalogue::Type::Email
                                   : catalogue::Type::Text});
    return rules;
}

static std::optional<std::size_t> keyColumn(const BulkPlan &plan, const QStringList &columns)
{
    const auto rules = keyRules(catalogue::operation(plan.operation));
    if (rules.rules.empty())
        return std::nullopt;
    const auto matches = records::matchColumns(columns, rules);
    const auto found = std::ranges::find_if(matches, [](const records::ColumnMatch &match) {
        return match.how != records::ColumnMatch::How::None;
    });
    if (found != matches.end())
        return static_cast<std::size_t>(found - matches.begin());
    return columns.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
}

std::vector<ColumnAssignment> proposedChoices(const BulkPlan &plan, const QStringList &columns)
{
    std::vector<ColumnAssignment> choices(static_cast<std::size_t>(columns.size()));
    auto left = columns;
    for (auto &name : left) {
        if (isReportColumn(name))
            name.clear();
    }
    if (const auto key = keyColumn(plan, left)) {
        choices[*key] = {.use = Use::Key, .how = records::ColumnMatch::How::Exact};
        left[static_cast<qsizetype>(*key)].clear();
    }
    const auto matches = records::matchColumns(left, plan.rules());
    for (std::size_t column = 0; column < choices.size(); ++column) {
        if (const auto &match = matches[column]; match.how != records::ColumnMatch::How::None)
            choices[column] = {.use = Use::Field, .field = match.key, .how = match.how};
    }
    return choices;
}

BulkPlan planWith(BulkPlan plan, const std::vector<ColumnAssignment> &choices)
{
    plan.keyColumn.reset();
    plan.targets.clear();
    for (std::size_t column = 0; column < choices.size(); ++column) {
        const auto &choice = choices[column];
        if (choice.use == Use::Key)
            plan.keyColumn = static_cast<int>(column);
        else if (choice.use == Use::Field)
            plan.targets.push_back({.column = static_cast<int>(column), .key = choice.field});
    }
    return plan;
}

std::vector<ColumnAssignment> choicesOf(const BulkPlan &plan, qsizetype columns)
{
    std::vector<ColumnAssignment> choices(static_cast<std::size_t>(columns));
    const auto at = [&choices](int column) -> ColumnAssignment * {
        const auto place = static_cast<std::size_t>(column);
        return place < choices.size() ? &choices[place] : nullptr;
    };
    if (auto *key = plan.keyColumn ? at(*plan.keyColumn) : nullptr)
        *key = {.use = Use::Key, .how = records::ColumnMatch::How::Exact};
    for (const auto &target : plan.targets) {
        if (auto *choice = at(target.column))
            *choice = {
                .use = Use::Field, .field = target.key, .how = records::ColumnMatch::How::Exact};
    }
    return choices;
}

} // namespace storedesk::jobs
