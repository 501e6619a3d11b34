// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/textfold.h"

#include <QByteArray>

namespace storedesk::storage {

// Returns an email, external ID or ID without case and accents, as the mirror compares them.
[[nodiscard]] inline QByteArray foldedKey(QByteArrayView key)
{
    QByteArray scratch;
    return values::folded(key, scratch).toByteArray();
}

} // namespace storedesk::storage
