// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::records {

// The part of a received record that may be sent in a body.
struct WritableFields
{
    QJsonObject body = {};
    // Titles of fields whose value the service would reject.
    QStringList left = {};
    // Titles of mandatory fields without a value.
    QStringList missing = {};
};

[[nodiscard]] WritableFields writablePart(const QJsonObject &record,
                                          const catalogue::FieldSet &rules);

} // namespace storedesk::records
