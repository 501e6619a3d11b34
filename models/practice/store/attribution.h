// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QByteArrayView>
#include <QJsonObject>

#include <optional>
#include <span>

namespace storedesk::practice {

class Store;

// How a contact reacted to a message. Kinds that no rule uses are not interactions.
enum class InteractionKind : quint8 { Opening, Click, WebClick, TextMessage };

[[nodiscard]] std::optional<InteractionKind> interactionKindOf(QByteArrayView activityType);

// A reaction to a content that a workflow sent.
struct Interaction
{
    Moment date = 0;
    InteractionKind kind = InteractionKind::Opening;
    // Only compared with each other. 0 if there is no content.
    qint64 content = 0;
};

struct Attribution
{
    // The index of the interaction to which the purchase is attributed.
    std::size_t interaction = 0;
    // From 2 to 5, as the service numbers them.
    int scenario = 0;
    // A percentage that falls with the age of the interaction.
    int confidence = 0;
};

// Applies the scenarios in their order, and in each prefers the latest interaction. Interactions
// are sorted by time.
[[nodiscard]] std::optional<Attribution> attributionOf(std::span<const Interaction> interactions,
                                                       Moment purchase);

// Returns the members that the attribution adds to the activity of a purchase: workflow, content,
// scenario and confidence. Empty if the purchase is not attributed.
[[nodiscard]] QJsonObject attributionOf(Store &store, qint64 contact, Moment purchase);

} // namespace storedesk::practice
