// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recipeshelf.h"

#include "base/filename.h"
#include "base/newfile.h"
#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

static constexpr QLatin1StringView recipeEnding(".recipe.json");

base::Result<Recipe> readRecipe(const QString &path)
{
    // A recipe is about one page of text, so a larger file cannot be a recipe.
    static constexpr qint64 largest = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportRecipe", "Couldn't read the recipe."),
            .why = file.errorString()});
    return Recipe::fromJson(file.read(largest));
}

QString nameOf(RecipeKind kind)
{
    switch (kind) {
    case RecipeKind::Import:
        return QCoreApplication::translate("ImportRecipe", "import");
    case RecipeKind::Bulk:
        return QCoreApplication::translate("ImportRecipe", "bulk job");
    case RecipeKind::Export:
        return QCoreApplication::translate("ImportRecipe", "export");
    case RecipeKind::Purchases:
        return QCoreApplication::translate("ImportRecipe", "purchases");
    }
    return {};
}

base::Result<Recipe> readRecipe(const QString &path, RecipeKind kind)
{
    auto recipe = readRecipe(path);
    if (!recipe || recipe->kind == kind)
        return recipe;
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("ImportRecipe", "This recipe can't be used here."),
        .why = QCoreApplication::translate("ImportRecipe", "It is a different type of recipe: %1.")
                   .arg(nameOf(recipe->kind))});
}

RecipeShelf::RecipeShelf(const QString &accountFolder)
    : m_folder(QDir(accountFolder).filePath(u"recipes"_s))
{ }

QString RecipeShelf::pathOf(const QString &name) const
{
    return QDir(m_folder).filePath(base::safeFileName(name, u"recipe") + recipeEnding);
}

QList<StoredRecipe> RecipeShelf::all() const
{
    QList<StoredRecipe> stored;
    const QDir folder(m_folder);
    for (const auto &file : folder.entryList({u'*' + recipeEnding}, QDir::Files)) {
        const auto path = folder.filePath(file);
        if (const auto recipe = readRecipe(path))
            stored.append({.name = recipe->name,
                           .path = path,
                           .kind = recipe->kind,
                           .data = recipe->settings.kind});
    }
    std::ranges::sort(stored, [](const StoredRecipe &one, const StoredRecipe &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    return stored;
}

QList<StoredRecipe> RecipeShelf::all(RecipeKind kind) const
{
    auto stored = all();
    stored.removeIf([kind](const StoredRecipe &recipe) { return recipe.kind != kind; });
    return stored;
}

base::Result<StoredRecipe> RecipeShelf::keep(const Recipe &recipe) const
{
    const auto path = pathOf(recipe.name);
    base::NewFile file(path);
    const bool saved = base::makePrivateFolder(m_folder) && file.open(QIODevice::WriteOnly)
        && file.write(recipe.toJson()) >= 0 && file.commit();
    if (!saved)
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportRecipe", "Couldn't save the recipe."),
            .why = file.errorString()});
    return StoredRecipe{
        .name = recipe.name, .path = path, .kind = recipe.kind, .data = recipe.settings.kind};
}

std::optional<Recipe> RecipeShelf::remove(const QString &name) const
{
    const auto recipe = readRecipe(pathOf(name));
    if (!recipe || !QFile::remove(pathOf(name)))
        return std::nullopt;
    return *recipe;
}

QStringList RecipeShelf::namesUsing(const QStringList &fields) const
{
    QStringList names;
    for (const auto &stored : all()) {
        const auto recipe = readRecipe(stored.path);
        const auto isUsed = [&fields](const QString &target) {
            return fields.contains(target);
        };
        if (recipe
            && (std::ranges::any_of(recipe->matching.targets, isUsed)
                || std::ranges::any_of(recipe->job.targets, isUsed, &jobs::CellTarget::key)
                || std::ranges::any_of(recipe->job.constants, isUsed,
                                       &records::FieldConstant::key)))
            names.append(stored.name);
    }
    return names;
}

} // namespace storedesk::imports
