// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/columnmapping.h"
#include "importcheck/importsettings.h"
#include "importcheck/prediction.h"

namespace storedesk::importcheck {

// Predicted effects of the rows that are sent.
struct ForeseenRows
{
    qint64 created = 0;
    qint64 changed = 0;
    qint64 unchanged = 0;
    qint64 refused = 0;

    bool operator==(const ForeseenRows &) const = default;

    [[nodiscard]] qint64 taken() const { return created + changed + unchanged; }
    // Returns nothing if the effect of some rows could not be predicted.
    [[nodiscard]] static std::optional<ForeseenRows> of(const Prediction &prediction);
};

// The parts of a draft that are stored with the job, so that it can be repeated, its remaining rows
// can be repaired and sent, and the job can be shown later.
struct ImportMemo
{
    // Does not include the account's fields.
    ImportSettings settings = {};
    Remembered matching = {};
    // The column names in the file.
    QStringList columns = {};
    // The target field for each column.
    std::vector<QString> targets = {};
    // The number of rows in the file.
    qint64 rows = 0;
    qint64 heldBack = 0;
    // The path of the file. Empty if the rows were pasted or generated. The job has a copy of both
    // (importrun/importsource.h).
    QString path = {};
    // A fingerprint of the file content.
    QString fingerprint = {};
    // All settings of the draft, as a recipe.
    QJsonObject recipe = {};
    // The prediction made before the import was sent.
    std::optional<ForeseenRows> foreseen = {};

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ImportMemo fromJson(const QJsonObject &object);
};

} // namespace storedesk::importcheck
