// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace storedesk::storage {

class Views;

// Records that the service does not list, so that their names are known on this computer only.
enum class NamedKind : quint8 { Segment, Report };

// The ID of a record with the name that the user has given it.
struct NamedId
{
    QString id;
    QString name;

    bool operator==(const NamedId &) const = default;
};

// Returns the named records of the account, sorted by name.
[[nodiscard]] QList<NamedId> namedIds(const Views &views, NamedKind kind);
// Returns an empty string if the record has no name.
[[nodiscard]] QString nameOfId(const Views &views, NamedKind kind, const QString &id);
// Replaces the previous name. An empty name removes it.
void nameId(Views &views, NamedKind kind, const QString &id, const QString &name);

} // namespace storedesk::storage
