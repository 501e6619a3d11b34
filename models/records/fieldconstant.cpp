// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/fieldconstant.h"

#include <QJsonObject>

#include <algorithm>

namespace storedesk::records {

using namespace Qt::StringLiterals;

static constexpr auto keyOfConstant = "field"_L1;
static constexpr auto textOfConstant = "value"_L1;

QJsonArray jsonOf(const std::vector<FieldConstant> &constants)
{
    QJsonArray array;
    for (const auto &constant : constants)
        array.append(QJsonObject{{keyOfConstant, constant.key}, {textOfConstant, constant.text}});
    return array;
}

std::vector<FieldConstant> constantsFrom(const QJsonArray &array)
{
    std::vector<FieldConstant> constants;
    for (const auto &value : array) {
        const auto key = value[keyOfConstant].toString();
        if (!key.isEmpty())
            constants.push_back({.key = key, .text = value[textOfConstant].toString()});
    }
    return constants;
}

bool hasConstant(const std::vector<FieldConstant> &constants, QStringView key)
{
    return std::ranges::any_of(
        constants, [key](const FieldConstant &constant) { return constant.key == key; });
}

} // namespace storedesk::records
