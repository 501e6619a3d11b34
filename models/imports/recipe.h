// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/columnrepair.h"
#include "imports/guards.h"
#include "imports/importdraft.h"
#include "jobs/bulkplan.h"

namespace storedesk::imports {

enum class RecipeKind : quint8 { Import, Bulk, Export, Purchases };

// An import, bulk job, export or import of purchases that can be repeated. Stored as human-readable
// JSON without personal data. Columns are identified by name.
struct Recipe
{
    QString name;
    RecipeKind kind = RecipeKind::Import;
    // The action of a bulk job. Its columns are indexes of `columns`.
    jobs::BulkPlan job = {};
    QStringList columns = {};
    // The settings of an export (exportrecipe.h) or of purchases (purchaserecipe.h), which check
    // them.
    QJsonObject ownSettings = {};
    // The settings of an import, without the account's data. The repairs also apply to bulk jobs.
    importcheck::ImportSettings settings = {};
    importcheck::Remembered matching = {};
    std::vector<importcheck::ColumnRepair> repairs = {};
    Guards guards = {};

    bool operator==(const Recipe &) const = default;

    // Creates a recipe from the draft of an import. Edits to individual cells are not included.
    [[nodiscard]] static Recipe of(const ImportDraft &draft, const QString &name);
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static base::Result<Recipe> fromJson(const QByteArray &bytes);

    // Applies the settings before the file is opened. The draft keeps its account data.
    void prepare(ImportDraft &draft) const;
    // Applies the matching and the repairs after the file has been read, and starts the check.
    void applyTo(ImportDraft &draft) const;
};

// Returns the problem that a table does not have these columns of a recipe.
[[nodiscard]] base::Problem missingColumns(const QStringList &missing, const QStringList &columns);
// Returns a table that contains only the headings available for this kind of import.
[[nodiscard]] QByteArray templateOf(importcheck::ImportKind kind, const QJsonArray &contactFields);
// Saves the template as an Excel workbook or CSV file, depending on the file extension.
[[nodiscard]] base::Result<void> saveTemplate(const QString &path, importcheck::ImportKind kind,
                                              const QJsonArray &contactFields,
                                              const QString &temporaryFolder);

} // namespace storedesk::imports
