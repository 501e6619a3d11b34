// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::design {

// Whether members that the catalogue does not have are faults. A record that was copied from the
// service may have members that are not documented.
enum class UnknownMembers : quint8 { Refused, Accepted };

// What is wrong with the members of a definition in a file: one sentence for each member that is
// unknown or has the wrong type. The path leads to the definition and names it. Values that only
// the service can judge are not looked at.
[[nodiscard]] QStringList definitionFaults(catalogue::Resource resource, const QJsonObject &body,
                                           const QString &path, UnknownMembers unknown);

} // namespace storedesk::design
