// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>

namespace storedesk::design {

// One thing in which two definitions of an event type differ, in words, and what follows from it.
struct DefinitionDifference
{
    QString what; // the field or the property
    QString before = {}; // empty: it was not there
    QString after = {};
    QString consequence = {}; // empty: nothing that works today stops working

    bool operator==(const DefinitionDifference &) const = default;
};

[[nodiscard]] QList<DefinitionDifference> differencesOf(const QJsonObject &before,
                                                        const QJsonObject &after);

} // namespace storedesk::design
