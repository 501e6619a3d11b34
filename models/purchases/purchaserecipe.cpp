// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/purchaserecipe.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "importcheck/namedrepairs.h"
#include "importrun/importsource.h"
#include "sheet/arrangement.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

static constexpr auto recipeSettings = "purchases"_L1;
static constexpr auto recipeColumns = "columns"_L1;

// Capital letters only matter if several headings differ in nothing else.
static int columnNamed(const QString &name, const QStringList &headings)
{
    if (const auto exact = headings.indexOf(name); exact >= 0)
        return static_cast<int>(exact);
    const auto found = std::ranges::find_if(headings, [&name](const QString &heading) {
        return heading.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == headings.end() ? -1 : static_cast<int>(found - headings.begin());
}

imports::Recipe purchaseRecipe(const OrderChoices &choices, const QString &name)
{
    const auto headings = importcheck::distinctColumns(choices.columns);
    QJsonObject columns;
    for (int column = 0; column < choices.matching.columns(); ++column) {
        if (const auto field = choices.matching.fieldOf(column))
            columns.insert(rowOf(*field).word, headings.at(column));
    }
    auto used = choices;
    std::erase_if(used.repairs, [&](const importcheck::ColumnRepair &one) {
        return !choices.matching.fieldOf(static_cast<int>(headings.indexOf(one.column)));
    });
    auto settings = used.settingsJson();
    settings.insert(recipeColumns, columns);
    return {.name = name,
            .kind = imports::RecipeKind::Purchases,
            .ownSettings = settings,
            .guards = choices.guards};
}

static QString recipePathIn(const QString &folder)
{
    return QDir(folder).filePath(u"purchases.recipe.json"_s);
}

static QString readingPathIn(const QString &folder)
{
    return QDir(folder).filePath(u"reading.json"_s);
}

static base::Result<void> write(const QString &path, const QByteArray &bytes)
{
    base::NewFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(
        base::Problem{.what = QCoreApplication::translate(
                          "PurchaseRecipe", "Couldn't store the recipe with the job."),
                      .why = file.errorString()});
}

base::Result<void> storeRecipe(const imports::Recipe &recipe, const QString &folder)
{
    if (const auto made = base::makePrivateFolder(folder); !made)
        return made;
    return write(recipePathIn(folder), recipe.toJson());
}

base::Result<void> storeSource(const jobs::BulkTable &table, const QString &name,
                               const QString &folder)
{
    const auto &opened = table.opened;
    const auto &source = opened.original ? *opened.original : *opened.file;
    if (const auto made = base::makePrivateFolder(folder); !made)
        return made;
    // If the file was changed in the meantime, the rows that were read are stored instead.
    return importrun::copySource(source.changed() ? *opened.file : source, name, folder,
                                 base::Progress())
        .and_then([&] {
            return write(readingPathIn(folder),
                         QJsonDocument(sheet::jsonOf(table.options)).toJson());
        });
}

sheet::ReadOptions storedReadingIn(const QString &folder)
{
    QFile file(readingPathIn(folder));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return sheet::readingOf(QJsonDocument::fromJson(file.readAll()).object());
}

QString storedRecipeIn(const QString &folder)
{
    const auto path = recipePathIn(folder);
    return QFile::exists(path) ? path : QString();
}

base::Result<OrderChoices> choicesOf(const imports::Recipe &recipe)
{
    OrderChoices choices{.guards = recipe.guards};
    base::JsonMembers members(recipe.ownSettings, recipeSettings);
    choices.readSettings(members);
    base::JsonMembers columns(members.object(recipeColumns), members.pathOf(recipeColumns));
    QStringList words;
    for (const auto &row : orderFields()) {
        const auto heading = columns.text(row.word);
        if (heading.isEmpty())
            continue;
        if (choices.columns.contains(heading))
            columns.addFault(row.word,
                             QCoreApplication::translate("OrderChoices",
                                                         "is a column that is also used for “%1”.")
                                 .arg(words.at(choices.columns.indexOf(heading))));
        choices.columns.append(heading);
        words.append(row.word);
    }
    members.addFaults(columns.faults());
    choices.matching = OrderMatching::fromWords(words);
    auto faults = members.faults();
    if (const auto missing = choices.matching.missing(); faults.isEmpty() && !missing.isEmpty())
        faults.append(missing);
    if (faults.isEmpty())
        return choices;
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("ImportRecipe", "Couldn't interpret the recipe."),
        .why = faults.join(u' ')});
}

base::Result<OrderChoices> choicesFor(const OrderChoices &recipe, const QStringList &columns)
{
    auto choices = recipe;
    choices.columns = columns;
    choices.matching = OrderMatching(columns.size());
    const auto headings = importcheck::distinctColumns(columns);
    QStringList missing;
    for (int column = 0; column < recipe.columns.size(); ++column) {
        const auto &name = recipe.columns.at(column);
        const int found = columnNamed(name, headings);
        if (found < 0 || choices.matching.fieldOf(found))
            missing.append(name);
        else
            choices.matching.assign(found, recipe.matching.fieldOf(column));
    }
    for (auto &[column, repair] : choices.repairs)
        column = headings.value(columnNamed(column, headings));
    if (missing.isEmpty())
        return choices;
    return tl::unexpected(imports::missingColumns(missing, columns));
}

} // namespace storedesk::purchases
