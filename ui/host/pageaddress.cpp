// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pageaddress.h"

#include <QUrl>

namespace storedesk::ui {

QString PageAddress::text() const
{
    QStringList parts{page};
    for (const auto &value : values)
        parts.append(QString::fromLatin1(QUrl::toPercentEncoding(value)));
    return parts.join(u'/');
}

std::optional<PageAddress> PageAddress::fromText(QStringView text)
{
    const auto parts = text.split(u'/');
    if (parts.front().isEmpty())
        return std::nullopt;
    PageAddress place{.page = parts.front().toString()};
    for (const auto &part : parts.sliced(1))
        place.values.append(QUrl::fromPercentEncoding(part.toLatin1()));
    return place;
}

} // namespace storedesk::ui
