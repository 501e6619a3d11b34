// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/bulkrows.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "importcheck/conversion.h"

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

// Differs from all field keys.
const auto recordKey = u"/"_s;

// Returns the rule for the key column. The key itself is checked when the request is built.
std::optional<catalogue::FieldRule> recordRule(const jobs::BulkPlan &plan)
{
    const auto *key = catalogue::lookupKeyOf(plan.operation);
    if (!key || !plan.keyColumn)
        return std::nullopt;
    const bool isEmail = key->member == catalogue::key::contact::email;
    return catalogue::FieldRule{.key = recordKey,
                                .title = catalogue::titleOf(*key),
                                .type = isEmail ? catalogue::Type::Email : catalogue::Type::Text};
}

// The result of checking a draft, shared by all rows.
struct Checked
{
    importcheck::Conversion conversion;
    importcheck::CheckResult result;
    QStringList columns;
    QStringList storeDomains;
};

QString refusalOf(const Checked &checked, qint64 row)
{
    QStringList sentences;
    for (const auto &fault : checked.result.faultsOf(row)) {
        if (importcheck::isWarning(fault.kind))
            continue;
        const auto *target = checked.conversion.targetOf(fault.column);
        if (importcheck::isOfRow(fault.kind) || !target) {
            sentences.append(importcheck::titleOf(fault.kind));
            continue;
        }
        const auto &rule = checked.conversion.ruleOf(*target);
        const auto name = rule.title.isEmpty() ? checked.columns.value(fault.column) : rule.title;
        sentences.append(
            u"%1: %2"_s.arg(name, importcheck::sentenceOf(fault.kind, rule, checked.storeDomains)));
    }
    return sentences.join(u'\n');
}

} // namespace

std::shared_ptr<const importcheck::FixedColumns> fixedColumnsOf(const jobs::BulkPlan &plan,
                                                                qsizetype columns)
{
    importcheck::FixedColumns fixed{
        .fields = plan.rules(), .targets = std::vector<QString>(static_cast<std::size_t>(columns))};
    const auto set = [&fixed](int column, const QString &key) {
        if (const auto at = static_cast<std::size_t>(column); at < fixed.targets.size())
            fixed.targets[at] = key;
    };
    for (const auto &target : plan.targets)
        set(target.column, target.key);
    if (const auto rule = recordRule(plan)) {
        fixed.fields.rules.push_back(*rule);
        set(*plan.keyColumn, recordKey);
        fixed.recordKey = recordKey;
    }
    return std::make_shared<const importcheck::FixedColumns>(std::move(fixed));
}

bool needsStoreDomains(const importcheck::FixedColumns &fixed)
{
    return std::ranges::any_of(fixed.targets, importcheck::isProductPage);
}

jobs::RowPreparation preparationOf(const ImportDraft &draft)
{
    const auto checked = std::make_shared<const Checked>(
        Checked{.conversion = importcheck::Conversion(*draft.table(), draft.matching(),
                                                      draft.settings(), draft.history().edits()),
                .result = draft.result(),
                .columns = draft.table()->columns,
                .storeDomains = draft.settings().storeDomains});
    return [checked](qint64 row, const QStringList &cells) -> jobs::PreparedRow {
        jobs::PreparedRow prepared{.cells = cells, .leftOut = checked->result.isLeftOut(row)};
        if (prepared.leftOut)
            return prepared;
        importcheck::Conversion::Scratch scratch;
        for (const auto &target : checked->conversion.targets()) {
            while (prepared.cells.size() <= target.column)
                prepared.cells.append(QString());
            const auto raw = prepared.cells.at(target.column).toUtf8();
            const auto text = checked->conversion.cell(target, row, raw, scratch).text;
            prepared.cells[target.column] = QString::fromUtf8(text);
        }
        if (!checked->result.isGood(row))
            prepared.refusal = refusalOf(*checked, row);
        return prepared;
    };
}

} // namespace storedesk::imports
