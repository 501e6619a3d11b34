// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace storedesk::design {

// A value of JSON as it was written: members stay in their order, numbers keep their digits. What a
// shop sends as 100.00 is an amount, and the fields of a form should stand in the order of the
// sample.
struct SampleValue
{
    enum class Kind : quint8 { Null, Boolean, Number, Text, List, Object };

    Kind kind = Kind::Null;
    QString text = {}; // of a number, a text, or true and false
    QStringList names = {}; // of the members of an object
    std::vector<SampleValue> elements = {}; // of a list, or of the members, in the order of names

    bool operator==(const SampleValue &) const = default;

    [[nodiscard]] const SampleValue *member(QStringView name) const;
    [[nodiscard]] bool isPlain() const { return kind != Kind::List && kind != Kind::Object; }
};

} // namespace storedesk::design
