// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/bulkimport.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::imports {

namespace {

struct BulkImportText
{
    Q_DECLARE_TR_FUNCTIONS(BulkImport)
};

} // namespace

bool changesContacts(const jobs::BulkPlan &plan)
{
    const auto &operation = catalogue::operation(plan.operation);
    return operation.resource == catalogue::Resource::Contact
        && operation.effect == catalogue::Effect::Update && plan.keyColumn && !plan.givenColumn;
}

// Returns the field of each column by its name.
static QHash<QString, QString> targetsOf(const jobs::BulkPlan &plan, const QStringList &columns)
{
    QHash<QString, QString> targets;
    for (const auto &column : columns)
        targets.insert(column, QString());
    const auto set = [&](int column, const QString &field) {
        targets.insert(columns.value(column), field);
    };
    for (const auto &target : plan.targets)
        set(target.column, target.key);
    set(*plan.keyColumn, QString(catalogue::lookupKeyOf(plan.operation)->member));
    return targets;
}

// Returns why an import would change other values than the job.
static QString obstacleTo(const jobs::BulkPlan &plan, const ImportDraft &checked,
                          const catalogue::FieldSet &fields)
{
    if (plan.onlyExisting)
        return BulkImportText::tr(
            "An import also creates missing contacts, which this job leaves out.");
    const auto isEmail = [](const QString &field) {
        return field == catalogue::key::contact::email;
    };
    if (std::ranges::any_of(plan.targets, isEmail, &jobs::CellTarget::key))
        return BulkImportText::tr(
            "An import identifies contacts by email, so it cannot change their email.");
    if (checked.history().edits()->hasCells())
        return BulkImportText::tr(
            "You edited cells here. An import would read the original file, without your edits.");
    if (!checked.history().edits()->exclusions().empty())
        return BulkImportText::tr(
            "You excluded rows here. An import would read the original file, with these rows.");
    const auto isUnknown = [&fields](const QString &field) {
        return fields.rule(field) == nullptr;
    };
    if (std::ranges::any_of(plan.targets, isUnknown, &jobs::CellTarget::key)
        || std::ranges::any_of(plan.constants, isUnknown, &records::FieldConstant::key))
        return BulkImportText::tr("An import cannot change one of these fields.");
    const bool blanks = std::ranges::any_of(checked.blanksToSend(),
                                            [](const auto &blank) { return blank.cells > 0; });
    if (plan.blank == jobs::BulkPlan::Blank::Leave && blanks)
        return BulkImportText::tr("Some cells are empty. An import would clear these fields, but "
                                  "this job leaves them unchanged.");
    return {};
}

tl::expected<Recipe, QString> importOf(const jobs::BulkPlan &plan, const ImportDraft &checked)
{
    const auto fields =
        importcheck::targetsOf(importcheck::ImportKind::Contacts, plan.definitions.toArray());
    if (const auto obstacle = obstacleTo(plan, checked, fields); !obstacle.isEmpty())
        return tl::unexpected(obstacle);
    auto recipe = Recipe::of(checked, {});
    recipe.settings.kind = importcheck::ImportKind::Contacts;
    recipe.settings.fixed = {};
    recipe.settings.constants = plan.constants;
    recipe.settings.policy = importcheck::Policy::Overwrite;
    recipe.matching.targets = targetsOf(plan, checked.table()->columns);
    return recipe;
}

} // namespace storedesk::imports
