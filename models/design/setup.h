// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::design {

// How an account is set up: its own contact fields, its integrations and their event types, each as
// it would be created. IDs that the service gives are not part of it, so it fits another account.
struct Setup
{
    struct Integration
    {
        QJsonObject definition;
        QJsonArray eventTypes = {};
        QString id = {}; // in the account it was read from
        QStringList eventTypeIds = {}; // the same of its types, in their order

        bool operator==(const Integration &) const = default;
    };

    QJsonArray contactFields = {};
    QList<Integration> integrations = {};

    bool operator==(const Setup &) const = default;
};

// As one readable file. The same set-up is always the same bytes, whatever the order in which the
// service lists things, so that it can live in version control.
[[nodiscard]] QByteArray setupFile(const Setup &setup);
[[nodiscard]] base::Result<Setup> setupIn(const QByteArray &file);

// What can be created of a record: without what the service adds.
[[nodiscard]] QJsonObject contactFieldDefinition(const QJsonObject &record);
[[nodiscard]] QJsonObject integrationDefinition(const QJsonObject &record);

} // namespace storedesk::design
