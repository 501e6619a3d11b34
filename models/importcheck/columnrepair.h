// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/jsonmembers.h"
#include "importcheck/repair.h"

#include <QJsonArray>

#include <vector>

namespace storedesk::importcheck {

// A repair that names its column, so that it can be applied to another file.
struct ColumnRepair
{
    QString column;
    Repair repair;

    bool operator==(const ColumnRepair &) const = default;
};

[[nodiscard]] QJsonArray jsonOf(const std::vector<ColumnRepair> &repairs);
// Reads the member “repairs”. Faults are added to the members.
[[nodiscard]] std::vector<ColumnRepair> columnRepairsFrom(base::JsonMembers &members);

} // namespace storedesk::importcheck
