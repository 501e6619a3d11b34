// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::events {

// The setup of an account: its own contact fields, its integrations and their event types, each as
// it would be created. IDs assigned by the service are excluded, so it can be applied to another
// account.
struct Setup
{
    struct Integration
    {
        QJsonObject definition;
        QJsonArray eventTypes = {};
        // ID in the source account.
        QString id = {};
        // IDs of the integration's event types in the source account, in the order of the types.
        QStringList eventTypeIds = {};

        bool operator==(const Integration &) const = default;
    };

    QJsonArray contactFields = {};
    QList<Integration> integrations = {};

    bool operator==(const Setup &) const = default;
};

// Returns the setup as one readable file. The same setup always produces the same bytes, regardless
// of the order in which the service lists records, so that it can be put under version control.
[[nodiscard]] QByteArray setupFile(const Setup &setup);
[[nodiscard]] base::Result<Setup> setupIn(const QByteArray &file);

// Return the members of a record that can be set when it is created, without those that the service
// adds.
[[nodiscard]] QJsonObject contactFieldDefinition(const QJsonObject &record);
[[nodiscard]] QJsonObject integrationDefinition(const QJsonObject &record);

} // namespace storedesk::events
