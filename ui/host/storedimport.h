// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"

namespace storedesk::ui {

// The input of the import assistant as its draft stores it.
struct StoredImport
{
    storedesk::importcheck::ImportOrigin origin = {};
    // The rows that were pasted or generated; empty for a file.
    QString text = {};
    // See journal/draftjobs.h.
    QString draftId = {};
    storedesk::imports::Recipe recipe = {};
    // The changes to the table (importcheck::EditableDraft::storedEdits()).
    QJsonObject edits = {};

    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if the JSON does not contain such input.
    [[nodiscard]] static std::optional<StoredImport> fromJson(const QJsonObject &object);
};

} // namespace storedesk::ui
