// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace storedesk::itemmodels {

// A column with the names of related records. Its text depends on another list from the service,
// which may be loaded later than the record.
struct LinkedColumn
{
    catalogue::Field field;
    std::function<QString(const QJsonObject &record)> words;
};

using LinkedColumns = std::vector<LinkedColumn>;

} // namespace storedesk::itemmodels
