// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/fileorder.h"

#include "journal/requestjson.h"

namespace storedesk::transfers {

using namespace Qt::StringLiterals;

QJsonObject FileOrder::toJson() const
{
    return {{u"member"_s, member},   {u"read"_s, QString::fromUtf8(journal::bytesOf(read))},
            {u"folder"_s, folder},   {u"name"_s, name},
            {u"replace"_s, replace}, {u"page"_s, page}};
}

std::optional<FileOrder> FileOrder::fromJson(const QJsonObject &object)
{
    const auto read = journal::requestFrom(object["read"_L1].toString().toUtf8());
    FileOrder order{.member = object["member"_L1].toString(),
                    .read = read.value_or(http::Request{}),
                    .folder = object["folder"_L1].toString(),
                    .name = object["name"_L1].toString(),
                    .replace = object["replace"_L1].toBool(),
                    .page = object["page"_L1].toString()};
    if (!read || http::operationOf(*read).writes() || order.member.isEmpty()
        || order.folder.isEmpty() || order.name.isEmpty())
        return std::nullopt;
    return order;
}

} // namespace storedesk::transfers
