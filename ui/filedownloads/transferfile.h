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
    // Valid for 100 minutes.
    QUrl address;
    // The member of the record that holds the URL.
    QString member;
    // The file name for saving, with its suffix.
    QString name;
    // Reads the record again for a new URL.
    http::Request read;
    // The page address of the record.
    PageAddress place;
};

// Returns nothing if the record has no file yet.
[[nodiscard]] std::optional<TransferFile> fileOf(catalogue::Resource resource,
                                                 const QJsonObject &record);
// True for exports and imports.
[[nodiscard]] bool hasFiles(catalogue::Resource resource);
// Returns the label of a button: "Open file" or "Open error report".
[[nodiscard]] QString openFileWords(catalogue::Resource resource);
[[nodiscard]] QString downloadWords(catalogue::Resource resource);
[[nodiscard]] QString whyNoFile(catalogue::Resource resource);

} // namespace storedesk::ui::filedownloads
