// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setup.h"

namespace storedesk::events {

// One property whose value in the account differs from the target setup, as text.
struct SetupChange
{
    QString what;
    QString before = {};
    QString after = {};

    bool operator==(const SetupChange &) const = default;
};

// One item of a setup and the step needed to apply it to an account.
struct SetupStep
{
    enum class Kind : quint8 { ContactField, Integration, EventType };
    enum class State : quint8 { Create, AlreadyThere, Differs, Cannot };

    Kind kind = Kind::ContactField;
    State state = State::Create;
    // Display name.
    QString name = {};
    // The name by which the service identifies the item.
    QString key = {};
    // For State::Cannot, the reason. Otherwise, a list of the differences.
    QString why = {};
    // The differences as a list.
    QList<SetupChange> changes = {};
    // For an event type that conflicts with an existing one: the IDs of that type in the account.
    QString otherIntegration = {};
    QString otherType = {};
    // Whether a type in another integration uses the alias.
    bool aliasTaken = false;
    // For an event type: the name of its integration.
    QString integration = {};
    // Request body.
    QJsonObject body = {};

    bool operator==(const SetupStep &) const = default;
};

[[nodiscard]] QString wordsOf(SetupStep::Kind kind);
[[nodiscard]] QString wordsOf(SetupStep::State state);
// Returns the number of steps with a state, such as “3 to create”.
[[nodiscard]] QString countText(SetupStep::State state, int count);

// Returns a short description of the item: its type and options, or the number of its fields.
[[nodiscard]] QString summaryOf(const SetupStep &step);

// Returns the steps that bring an account to the target setup, in a valid order. Nothing is ever
// deleted, and existing items are preserved.
[[nodiscard]] QList<SetupStep> setupPlan(const Setup &wanted, const Setup &there);

} // namespace storedesk::events
