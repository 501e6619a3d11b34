// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "http/request.h"
#include "ui/host/pageaddress.h"

#include <QJsonObject>
#include <QUrl>

namespace storedesk::ui::filedownloads {

// The file of an export, or the report about the rows that an import rejected.
struct TransferFile
{
    // The URL of the file, which is valid for 100 minutes.
    QUrl address;
    // The member of the record that holds the URL.
    QString member;
    // The file name for saving, with its suffix.
    QString name;
    // The request that reads the record again to get a new URL.
    http::Request read;
    // The page address of the record.
    PageAddress place;
};

// Returns nothing if the record has no file yet.
[[nodiscard]] std::optional<TransferFile> fileOf(catalogue::Resource resource,
                                                 const QJsonObject &record);
// Whether the resource has files, which is true for exports and imports.
[[nodiscard]] bool hasFiles(catalogue::Resource resource);
// Returns the button label, "Open file" or "Open error report".
[[nodiscard]] QString openFileWords(catalogue::Resource resource);
[[nodiscard]] QString downloadWords(catalogue::Resource resource);
[[nodiscard]] QString whyNoFile(catalogue::Resource resource);

} // namespace storedesk::ui::filedownloads
