// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::local {
class Drafts;
} // namespace storedesk::local

namespace storedesk::design {

// An event type cannot be edited, so another one takes its place: the new one is there before the
// old one goes. The service takes every alias once; to keep it, one with another alias stands in
// while the old one is replaced. At every moment one of them takes events.
struct TypeChangePlan
{
    QString integration = {};
    QString oldId = {};
    QJsonObject before = {}; // definitions
    QJsonObject after = {};
    QString standInAlias = {};
    QStringList known = {}; // the IDs that there were: what is not among them was made since
    bool begun = false;
    bool done = false;

    bool operator==(const TypeChangePlan &) const = default;

    [[nodiscard]] bool keepsAlias() const;
};

enum class ChangeStep : quint8 {
    CreateStandIn,
    DeleteOld,
    CreateNew,
    DeleteStandIn,
    Done,
};

[[nodiscard]] QString wordsOf(ChangeStep step);
// In the order in which they are done.
[[nodiscard]] QList<ChangeStep> stepsOf(const TypeChangePlan &plan);

// The types that the plan is about, among those that the integration has; empty: not there.
[[nodiscard]] QJsonObject oldIn(const TypeChangePlan &plan, const QJsonArray &types);
[[nodiscard]] QJsonObject standInIn(const TypeChangePlan &plan, const QJsonArray &types);
[[nodiscard]] QJsonObject newIn(const TypeChangePlan &plan, const QJsonArray &types);
// What comes next, told by what there is and not by what was noted: so it goes on after a crash at
// any moment.
[[nodiscard]] ChangeStep nextStep(const TypeChangePlan &plan, const QJsonArray &types);
// The way back to the old definition, from wherever the plan is.
[[nodiscard]] TypeChangePlan reversed(const TypeChangePlan &plan, const QJsonArray &types);

[[nodiscard]] TypeChangePlan planOf(const QString &integration, const QJsonObject &type,
                                    const QJsonObject &wanted, const QJsonArray &types);

// On this computer, among the drafts of the account.
[[nodiscard]] QString placeOf(const TypeChangePlan &plan);
[[nodiscard]] QJsonObject toJson(const TypeChangePlan &plan);
[[nodiscard]] TypeChangePlan planIn(const QJsonObject &values);
[[nodiscard]] QList<TypeChangePlan> plansIn(const local::Drafts &drafts);

} // namespace storedesk::design
