// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace storedesk::storage {

class Views;

// A segment that the user has given a name. The service does not list segments, so the names are
// known on this computer only.
struct NamedSegment
{
    QString id;
    QString name;

    bool operator==(const NamedSegment &) const = default;
};

// Returns the segments of the account, sorted by name.
[[nodiscard]] QList<NamedSegment> namedSegments(const Views &views);
// Returns an empty string if the segment has no name.
[[nodiscard]] QString segmentName(const Views &views, const QString &id);
// Replaces the previous name. An empty name removes it.
void nameSegment(Views &views, const QString &id, const QString &name);

} // namespace storedesk::storage
