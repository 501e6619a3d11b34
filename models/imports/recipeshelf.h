// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"

namespace storedesk::imports {

// A recipe that is offered by its name.
struct StoredRecipe
{
    QString name;
    QString path;
    RecipeKind kind = RecipeKind::Import;
    // What an import contains.
    importcheck::ImportKind data = importcheck::ImportKind::Contacts;

    bool operator==(const StoredRecipe &) const = default;
};

// The recipes of an account: one small file each in a folder of the account.
class RecipeShelf final
{
public:
    explicit RecipeShelf(const QString &accountFolder);

    // Sorted by name. Files that are not recipes are skipped.
    [[nodiscard]] QList<StoredRecipe> all() const;
    [[nodiscard]] QList<StoredRecipe> all(RecipeKind kind) const;
    // Replaces a recipe of the same name.
    [[nodiscard]] base::Result<StoredRecipe> keep(const Recipe &recipe) const;
    // Returns the deleted recipe for an undo, or nothing if there is none.
    std::optional<Recipe> remove(const QString &name) const;
    // Returns the recipes that map a column to one of these fields.
    [[nodiscard]] QStringList namesUsing(const QStringList &fields) const;

private:
    [[nodiscard]] QString pathOf(const QString &name) const;

    QString m_folder;
};

// Reads a recipe from a file.
[[nodiscard]] base::Result<Recipe> readRecipe(const QString &path);
// Refuses recipes of other kinds.
[[nodiscard]] base::Result<Recipe> readRecipe(const QString &path, RecipeKind kind);
// Returns the name of the kind, such as "bulk job", for the middle of a sentence.
[[nodiscard]] QString nameOf(RecipeKind kind);

} // namespace storedesk::imports
