// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::jobs {

// The part of an answered record that a body may hold.
struct Writable
{
    QJsonObject body = {};
    QStringList left = {}; // titles of fields whose value the service would not take back
    QStringList missing = {}; // titles of fields without which it cannot be made
};

[[nodiscard]] Writable writablePart(const QJsonObject &record, const catalogue::FieldSet &rules);

} // namespace storedesk::jobs
