// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::records {

// The part of a received record that may be sent in a request body.
struct WritableFields
{
    QJsonObject body = {};
    // The titles of fields whose values the service would reject.
    QStringList left = {};
    // The titles of mandatory fields without a value.
    QStringList missing = {};
};

[[nodiscard]] WritableFields writablePart(const QJsonObject &record,
                                          const catalogue::FieldSet &rules);

} // namespace storedesk::records
