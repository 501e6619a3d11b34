// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::storage {
class Drafts;
} // namespace storedesk::storage

namespace storedesk::events {

// Replaces an event type, which cannot be edited: the new type is created before the old one is
// deleted. An alias must be unique in the service; to preserve it, a temporary type with another
// alias is used while the old one is replaced. At any time, at least one of these types accepts
// events.
struct TypeChangePlan
{
    QString integration = {};
    QString oldId = {};
    // The old and the new definition.
    QJsonObject before = {};
    QJsonObject after = {};
    QString standInAlias = {};
    // IDs of the types that existed before. All other types were created since.
    QStringList known = {};
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
// Returns the steps in order.
[[nodiscard]] QList<ChangeStep> stepsOf(const TypeChangePlan &plan);

// Return the plan's types among those of the integration; empty if missing.
[[nodiscard]] QJsonObject oldIn(const TypeChangePlan &plan, const QJsonArray &types);
[[nodiscard]] QJsonObject substituteIn(const TypeChangePlan &plan, const QJsonArray &types);
[[nodiscard]] QJsonObject newIn(const TypeChangePlan &plan, const QJsonArray &types);
// Derives the next step from the existing types and not from stored progress, so that the plan can
// continue after a crash at any time.
[[nodiscard]] ChangeStep nextStep(const TypeChangePlan &plan, const QJsonArray &types);
// Returns a plan that restores the old definition, whichever step was reached.
[[nodiscard]] TypeChangePlan reversed(const TypeChangePlan &plan, const QJsonArray &types);

[[nodiscard]] TypeChangePlan planOf(const QString &integration, const QJsonObject &type,
                                    const QJsonObject &wanted, const QJsonArray &types);

// Where plans are stored among the drafts of the account.
[[nodiscard]] QString placeOf(const TypeChangePlan &plan);
[[nodiscard]] QJsonObject toJson(const TypeChangePlan &plan);
[[nodiscard]] TypeChangePlan planIn(const QJsonObject &values);
[[nodiscard]] QList<TypeChangePlan> plansIn(const storage::Drafts &drafts);
void storePlan(storage::Drafts &drafts, const TypeChangePlan &plan);

} // namespace storedesk::events
