// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace storedesk::events {

// A JSON value as written. Members keep their order, and numbers keep their digits. For example,
// 100.00 is recognised as an amount, and form fields appear in the order of the sample.
struct SampleValue
{
    enum class Kind : quint8 { Null, Boolean, Number, Text, List, Object };

    Kind kind = Kind::Null;
    // For numbers, strings and booleans.
    QString text = {};
    // Member names of an object.
    QStringList names = {};
    // Elements of a list, or member values in the order of names.
    std::vector<SampleValue> elements = {};

    bool operator==(const SampleValue &) const = default;

    [[nodiscard]] const SampleValue *member(QStringView name) const;
    [[nodiscard]] bool isPlain() const { return kind != Kind::List && kind != Kind::Object; }
};

} // namespace storedesk::events
