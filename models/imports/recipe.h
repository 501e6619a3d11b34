// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"

namespace storedesk::imports {

// Conditions for running a repeated import unattended.
struct Guards
{
    std::optional<qint64> fewestRows = {};
    std::optional<qint64> mostRows = {};
    // Whether the file may have columns that are not in the recipe.
    bool unknownColumns = false;
    // Percentage of rows that cannot be sent.
    std::optional<double> mostRejects = {};
    // Values that would be erased.
    std::optional<qint64> mostBlanked = {};

    bool operator==(const Guards &) const = default;
};

// An import that can be repeated with another file: human-readable JSON without personal data.
// Columns are identified by name.
struct Recipe
{
    // A repair of a named column.
    struct ColumnRepair
    {
        QString column;
        importcheck::Repair repair;

        bool operator==(const ColumnRepair &) const = default;
    };

    QString name;
    // Without data of the account.
    importcheck::ImportSettings settings = {};
    importcheck::Remembered matching = {};
    std::vector<ColumnRepair> repairs = {};
    Guards guards = {};

    bool operator==(const Recipe &) const = default;

    // Creates a recipe from a draft. Edits of single cells are not included.
    [[nodiscard]] static Recipe of(const ImportDraft &draft, const QString &name);
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static base::Result<Recipe> fromJson(const QByteArray &bytes);

    // Applies the settings before the file is opened. The draft keeps its data of the account.
    void prepare(ImportDraft &draft) const;
    // Applies matching and repairs after the file has been read, and starts the check.
    void applyTo(ImportDraft &draft) const;
    // Returns a sentence for each guard that a checked draft violates. If empty, the draft may be
    // sent. The number of blanked values is predicted; if absent, its guard is violated.
    [[nodiscard]] QStringList brokenBy(const ImportDraft &draft,
                                       std::optional<qint64> blanked = {}) const;
};

// Returns a table that contains only the possible headings for this kind of import.
[[nodiscard]] QByteArray templateOf(importcheck::ImportKind kind, const QJsonArray &contactFields);
// Saves the template as an Excel workbook or CSV file, depending on the file extension.
[[nodiscard]] base::Result<void> saveTemplate(const QString &path, importcheck::ImportKind kind,
                                              const QJsonArray &contactFields,
                                              const QString &temporaryFolder);

} // namespace storedesk::imports
