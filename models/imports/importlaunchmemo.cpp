// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnmappingmemory.h"
#include "imports/importlaunch.h"

#include <QJsonObject>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

static constexpr auto kindInMemo = "kind"_L1;
static constexpr auto policyInMemo = "policy"_L1;
static constexpr auto couponSetInMemo = "couponSet"_L1;
static constexpr auto couponSetNameInMemo = "couponSetName"_L1;
static constexpr auto prefixInMemo = "prefix"_L1;
static constexpr auto domainsInMemo = "domains"_L1;
static constexpr auto firstInMemo = "first"_L1;
static constexpr auto matchingInMemo = "matching"_L1;
static constexpr auto columnsInMemo = "columns"_L1;
static constexpr auto targetsInMemo = "targets"_L1;
static constexpr auto rowsInMemo = "rows"_L1;
static constexpr auto heldBackInMemo = "heldBack"_L1;
static constexpr auto fingerprintInMemo = "fingerprint"_L1;
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
    QJsonObject memo{{kindInMemo, QString(importcheck::idOf(settings.kind))},
                     {policyInMemo, static_cast<int>(settings.policy)},
                     {couponSetInMemo, settings.couponSetId},
                     {couponSetNameInMemo, settings.couponSetName},
                     {prefixInMemo, settings.phonePrefix},
                     {domainsInMemo, QJsonArray::fromStringList(settings.storeDomains)},
                     {firstInMemo, settings.firstRows},
                     {matchingInMemo, importcheck::jsonOf(matching)},
                     {columnsInMemo, QJsonArray::fromStringList(columns)},
                     {targetsInMemo, goals},
                     {rowsInMemo, rows},
                     {heldBackInMemo, heldBack},
                     {fingerprintInMemo, fingerprint}};
    if (foreseen)
        memo.insert(foreseenInMemo,
                    QJsonArray{foreseen->created, foreseen->changed, foreseen->unchanged,
                               foreseen->refused});
    return memo;
}

ImportMemo ImportMemo::fromJson(const QJsonObject &object)
{
    ImportMemo memo;
    memo.settings.kind = importcheck::kindOf(object[kindInMemo].toString())
                             .value_or(importcheck::ImportKind::Contacts);
    memo.settings.policy = static_cast<importcheck::Policy>(object[policyInMemo].toInt());
    memo.settings.couponSetId = object[couponSetInMemo].toString();
    memo.settings.couponSetName = object[couponSetNameInMemo].toString();
    memo.settings.phonePrefix = object[prefixInMemo].toString();
    memo.settings.storeDomains = textsOf(object[domainsInMemo]);
    memo.settings.firstRows = object[firstInMemo].toInteger();
    memo.matching = importcheck::rememberedFrom(object[matchingInMemo].toObject());
    memo.columns = textsOf(object[columnsInMemo]);
    for (const auto &target : textsOf(object[targetsInMemo]))
        memo.targets.push_back(target);
    memo.rows = object[rowsInMemo].toInteger();
    memo.heldBack = object[heldBackInMemo].toInteger();
    memo.fingerprint = object[fingerprintInMemo].toString();
    if (const auto foreseen = object[foreseenInMemo].toArray(); !foreseen.isEmpty())
        memo.foreseen = ForeseenRows{.created = foreseen[0].toInteger(),
                                     .changed = foreseen[1].toInteger(),
                                     .unchanged = foreseen[2].toInteger(),
                                     .refused = foreseen[3].toInteger()};
    return memo;
}

} // namespace storedesk::imports
