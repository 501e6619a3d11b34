// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::importcheck {

// Proposes a contact field for a column, as the body of the create request: named like the column,
// with a type that fits its first cells. A few repeated texts become options.
[[nodiscard]] QJsonObject proposedField(const QString &column, const QStringList &cells,
                                        const values::ColumnFormat &format);

} // namespace storedesk::importcheck
