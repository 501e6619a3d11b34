// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QString>

#include <vector>

namespace storedesk::records {

// A field that gets the same value in all rows of a table, instead of the values of a column.
struct FieldConstant
{
    // Key of the field.
    QString key;
    // The value as a cell of a file; the elements of a list are separated by bars.
    QString text;

    bool operator==(const FieldConstant &) const = default;
};

[[nodiscard]] QJsonArray jsonOf(const std::vector<FieldConstant> &constants);
// Skips entries without a key.
[[nodiscard]] std::vector<FieldConstant> constantsFrom(const QJsonArray &array);
// Whether the field has a constant value.
[[nodiscard]] bool hasConstant(const std::vector<FieldConstant> &constants, QStringView key);

} // namespace storedesk::records
