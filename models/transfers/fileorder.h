// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"

#include <QJsonObject>
#include <QUrl>

namespace storedesk::transfers {

// A file to download, which belongs to a record.
struct FileOrder
{
    // The URL of the file, which is valid for 100 minutes. May be empty.
    QUrl address = {};
    // The member of the record that holds the URL.
    QString member = {};
    // The request that reads the record again to get a new URL.
    http::Request read;
    QString folder = {};
    QString name = {};
    // Whether to replace an existing file with that name.
    bool replace = false;
    // The address of the page of the record.
    QString page = {};

    bool operator==(const FileOrder &) const = default;

    // The URL is not stored, because it grants access to the file.
    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if this version can't parse the order.
    [[nodiscard]] static std::optional<FileOrder> fromJson(const QJsonObject &object);
};

} // namespace storedesk::transfers
