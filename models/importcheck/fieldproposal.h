// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::importcheck {

// Proposes a contact field for a column, as the body of the create request: named like the column,
// with a type that fits its first cells. The type of a field cannot be changed later, so a list of
// options is never proposed.
[[nodiscard]] QJsonObject proposedField(const QString &column, const QStringList &cells,
                                        const values::ColumnFormat &format);
// Returns the options for such a field, for users who choose a list: a few strings that occur in
// several rows. Empty if the column looks like free text.
[[nodiscard]] QJsonArray proposedOptions(const QStringList &cells,
                                         const values::ColumnFormat &format);

} // namespace storedesk::importcheck
