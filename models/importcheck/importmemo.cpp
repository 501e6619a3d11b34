// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/importmemo.h"

#include "importcheck/columnmappingmemory.h"

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

std::optional<ForeseenRows> ForeseenRows::of(const Prediction &prediction)
{
    if (prediction.count(RowEffect::NotKnown) > 0)
        return std::nullopt;
    return ForeseenRows{.created = prediction.count(RowEffect::Create),
                        .changed = prediction.count(RowEffect::Update),
                        .unchanged = prediction.count(RowEffect::Unchanged),
                        .refused = prediction.count(RowEffect::Rejected)};
}

static constexpr auto kindInMemo = "kind"_L1;
static constexpr auto policyInMemo = "policy"_L1;
static constexpr auto couponSetInMemo = "couponSet"_L1;
static constexpr auto couponSetNameInMemo = "couponSetName"_L1;
static constexpr auto prefixInMemo = "prefix"_L1;
static constexpr auto domainsInMemo = "domains"_L1;
static constexpr auto firstInMemo = "first"_L1;
static constexpr auto constantsInMemo = "constants"_L1;
static constexpr auto matchingInMemo = "matching"_L1;
static constexpr auto columnsInMemo = "columns"_L1;
static constexpr auto targetsInMemo = "targets"_L1;
static constexpr auto rowsInMemo = "rows"_L1;
static constexpr auto heldBackInMemo = "heldBack"_L1;
static constexpr auto fingerprintInMemo = "fingerprint"_L1;
static constexpr auto pathInMemo = "path"_L1;
static constexpr auto recipeInMemo = "recipe"_L1;
static constexpr auto foreseenInMemo = "foreseen"_L1;

static QStringList textsOf(const QJsonValue &array)
{
    QStringList texts;
    for (const auto &text : array.toArray())
        texts.append(text.toString());
    return texts;
}

QJsonObject ImportMemo::toJson() const
{
    QJsonArray goals;
    for (const auto &target : targets)
        goals.append(target);
    QJsonObject memo{{kindInMemo, QString(idOf(settings.kind))},
                     {policyInMemo, static_cast<int>(settings.policy)},
                     {couponSetInMemo, settings.couponSetId},
                     {couponSetNameInMemo, settings.couponSetName},
                     {prefixInMemo, settings.phonePrefix},
                     {domainsInMemo, QJsonArray::fromStringList(settings.storeDomains)},
                     {firstInMemo, settings.firstRows},
                     {constantsInMemo, records::jsonOf(settings.constants)},
                     {matchingInMemo, jsonOf(matching)},
                     {columnsInMemo, QJsonArray::fromStringList(columns)},
                     {targetsInMemo, goals},
                     {rowsInMemo, rows},
                     {heldBackInMemo, heldBack},
                     {fingerprintInMemo, fingerprint},
                     {recipeInMemo, recipe}};
    if (!path.isEmpty())
        memo.insert(pathInMemo, path);
    if (foreseen)
        memo.insert(foreseenInMemo,
                    QJsonArray{foreseen->created, foreseen->changed, foreseen->unchanged,
                               foreseen->refused});
    return memo;
}

ImportMemo ImportMemo::fromJson(const QJsonObject &object)
{
    ImportMemo memo;
    memo.settings.kind = kindOf(object[kindInMemo].toString()).value_or(ImportKind::Contacts);
    memo.settings.policy = static_cast<Policy>(object[policyInMemo].toInt());
    memo.settings.couponSetId = object[couponSetInMemo].toString();
    memo.settings.couponSetName = object[couponSetNameInMemo].toString();
    memo.settings.phonePrefix = object[prefixInMemo].toString();
    memo.settings.storeDomains = textsOf(object[domainsInMemo]);
    memo.settings.firstRows = object[firstInMemo].toInteger();
    memo.settings.constants = records::constantsFrom(object[constantsInMemo].toArray());
    memo.matching = rememberedFrom(object[matchingInMemo].toObject());
    memo.columns = textsOf(object[columnsInMemo]);
    for (const auto &target : textsOf(object[targetsInMemo]))
        memo.targets.push_back(target);
    memo.rows = object[rowsInMemo].toInteger();
    memo.heldBack = object[heldBackInMemo].toInteger();
    memo.fingerprint = object[fingerprintInMemo].toString();
    memo.path = object[pathInMemo].toString();
    memo.recipe = object[recipeInMemo].toObject();
    if (const auto foreseen = object[foreseenInMemo].toArray(); !foreseen.isEmpty())
        memo.foreseen = ForeseenRows{.created = foreseen[0].toInteger(),
                                     .changed = foreseen[1].toInteger(),
                                     .unchanged = foreseen[2].toInteger(),
                                     .refused = foreseen[3].toInteger()};
    return memo;
}

} // namespace storedesk::importcheck
