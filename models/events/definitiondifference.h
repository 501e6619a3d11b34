// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>

namespace storedesk::events {

// One difference between two definitions of an event type, as text, and its consequence.
struct DefinitionDifference
{
    // The field or property that differs.
    QString what;
    // Empty if the field or property did not exist.
    QString before = {};
    QString after = {};
    // Empty if the change breaks nothing that works today.
    QString consequence = {};

    bool operator==(const DefinitionDifference &) const = default;
};

[[nodiscard]] QList<DefinitionDifference> differencesOf(const QJsonObject &before,
                                                        const QJsonObject &after);

} // namespace storedesk::events
