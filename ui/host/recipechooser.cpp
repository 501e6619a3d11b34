// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/recipechooser.h"

#include "account/account.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/widgets/button.h"

#include <QFileDialog>
#include <QMenu>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using storedesk::imports::RecipeKind;

RecipeChooser::RecipeChooser(RecipeKind kind, PageHost &host, QWidget *page)
    : QObject(page)
    , m_host(host)
    , m_kind(kind)
    , m_shelf(host.account().folder())
    , m_button(new Button(Icon::Play, tr("Use a &recipe…"), host.theme(), page))
{
    m_button->setObjectName(u"useRecipe"_s);
    connect(m_button, &Button::clicked, this, &RecipeChooser::offer);
}

// Without stored recipes, asks for a file right away.
void RecipeChooser::offer()
{
    const auto stored = m_shelf.all(m_kind);
    if (stored.isEmpty())
        return askForFile();
    auto *menu = new QMenu(m_button);
    menu->setObjectName(u"recipes"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *removal = new QMenu(tr("&Delete a recipe"), menu);
    for (const auto &recipe : stored) {
        const auto name = QString(recipe.name).replace(u'&', u"&&"_s);
        const auto text = m_kind == RecipeKind::Import
            ? tr("%1 (%2)", "recipe, type of data")
                  .arg(name, storedesk::importcheck::titleOf(recipe.data))
            : name;
        menu->addAction(text, this, [this, path = recipe.path] { use(path); });
        removal->addAction(name, this, [this, recipe] { remove(recipe.name); });
    }
    menu->addSeparator();
    menu->addAction(tr("From a &file…"), this, &RecipeChooser::askForFile);
    menu->addMenu(removal);
    menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
}

void RecipeChooser::askForFile()
{
    auto *dialog = fileDialog(m_host, m_button->window(), tr("Choose a recipe"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recipes (*.json)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &RecipeChooser::use);
    dialog->open();
}

void RecipeChooser::remove(const QString &name)
{
    if (const auto removed = m_shelf.remove(name))
        m_host.tell(tr("The recipe “%1” was deleted.").arg(name),
                    [shelf = m_shelf, recipe = *removed] { (void)shelf.keep(recipe); });
}

void RecipeChooser::use(const QString &path)
{
    const auto recipe = storedesk::imports::readRecipe(path);
    if (!recipe)
        return m_host.tell(u"%1 %2"_s.arg(recipe.error().what, recipe.error().why));
    if (recipe->kind == m_kind)
        Q_EMIT chosen(*recipe);
    else
        m_host.open(recipePlace(path, recipe->kind));
}

} // namespace storedesk::ui
