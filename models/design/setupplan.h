// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/setup.h"

namespace storedesk::design {

// One property that an account has and a set-up wants otherwise, in words.
struct SetupChange
{
    QString what;
    QString before = {};
    QString after = {};

    bool operator==(const SetupChange &) const = default;
};

// One thing of a set-up, and what bringing an account there means for it.
struct SetupStep
{
    enum class Kind : quint8 { ContactField, Integration, EventType };
    enum class State : quint8 { Create, AlreadyThere, Differs, Cannot };

    Kind kind = Kind::ContactField;
    State state = State::Create;
    QString name = {}; // as people know it
    QString key = {}; // as programs know it
    QString why = {}; // of Cannot, or what differs
    QList<SetupChange> changes = {}; // what differs, one by one
    // Of an event type that cannot be there because of another one: which it is.
    QString otherIntegration = {}; // the IDs in the account
    QString otherType = {};
    bool aliasTaken = false; // by a type of another integration
    QString integration = {}; // the name of the one an event type belongs to
    QJsonObject body = {}; // what is sent

    bool operator==(const SetupStep &) const = default;
};

[[nodiscard]] QString wordsOf(SetupStep::Kind kind);
[[nodiscard]] QString wordsOf(SetupStep::State state);

// What it is in a few words: its type and options, or how many fields it has.
[[nodiscard]] QString summaryOf(const SetupStep &step);

// What has to happen so that an account that is set up like one is set up like the other: in the
// order in which it can be done. Nothing is ever deleted. What is there already stays.
[[nodiscard]] QList<SetupStep> setupPlan(const Setup &wanted, const Setup &there);

} // namespace storedesk::design
