// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::events {

// Whether members that are not in the catalogue are faults. A record copied from the service may
// contain undocumented members.
enum class UnknownMembers : quint8 { Refused, Accepted };

// Returns one sentence for each member of a definition in a file that is unknown or has the wrong
// type. The path names the definition. Values that only the service can validate are not checked.
[[nodiscard]] QStringList definitionFaults(catalogue::Resource resource, const QJsonObject &body,
                                           const QString &path, UnknownMembers unknown);

} // namespace storedesk::events
