// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "catalogue/resource.h"
#include "ui/frame/place.h"

#include <QJsonObject>
#include <QUrl>

namespace storedesk::ui::transfers {

// The file that an export made, or the report about the rows that an import did not take.
struct TransferFile
{
    QUrl address; // lives 100 minutes
    QString member; // of the record: has the address
    QString name; // to save it under, with its ending
    api::Request read; // brings the record, and with it a fresh address
    Place place; // of the record
};

// Nothing: the record has no file, or none yet.
[[nodiscard]] std::optional<TransferFile> fileOf(catalogue::Resource resource,
                                                 const QJsonObject &record);
[[nodiscard]] bool hasFiles(catalogue::Resource resource); // exports and imports
// How the file is called in a button: "Open file", "Open error report".
[[nodiscard]] QString openFileWords(catalogue::Resource resource);
[[nodiscard]] QString downloadWords(catalogue::Resource resource);
[[nodiscard]] QString whyNoFile(catalogue::Resource resource);

} // namespace storedesk::ui::transfers
