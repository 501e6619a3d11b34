// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::imports {

// A contact field that could hold a column, as the body that makes it: named like the column, with
// the type that its first cells speak for. A few texts that come again and again are options.
[[nodiscard]] QJsonObject proposedField(const QString &column, const QStringList &cells,
                                        const table::ColumnFormat &format);

} // namespace storedesk::imports
