// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/recipesaving.h"

#include "account/account.h"
#include "base/filename.h"
#include "base/newfile.h"
#include "imports/recipeshelf.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using storedesk::imports::RecipeKind;

RecipeSaving::RecipeSaving(Make make, PageHost &host, QWidget *page)
    : QObject(page)
    , m_make(std::move(make))
    , m_host(host)
    , m_page(*page)
{ }

// A recipe is offered by its name in this account. To use it elsewhere, it is saved as a file.
void RecipeSaving::ask(const QString &proposed)
{
    m_proposed = proposed;
    auto *question = new Question(m_host.storeMark(), m_host.theme(), m_page.window());
    question->setObjectName(u"saveRecipeQuestion"_s);
    question->ask(tr("Save as a recipe"), tr("Recipe name"),
                  m_make(proposed).kind == RecipeKind::Export
                      ? tr("A recipe stores what is exported and the number of days. The period "
                           "ends on the day before the export runs. It replaces an existing "
                           "recipe with the same name.")
                      : tr("A recipe stores the mapping, fixes and settings for the next file of "
                           "this type, but no rows. It replaces an existing recipe with the same "
                           "name."));
    auto *name = new QLineEdit(proposed, question);
    name->setObjectName(u"recipeName"_s);
    name->setAccessibleName(tr("Recipe name"));
    name->setMaxLength(80);
    question->add(name);
    auto *save = question->addAnswer(tr("&Save"), u"saveRecipeHere"_s);
    auto *file = question->addAnswer(tr("Save as a &file…"), u"saveRecipeFile"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    const auto update = [name, save] {
        save->setEnabled(!name->text().trimmed().isEmpty());
    };
    connect(name, &QLineEdit::textChanged, save, update);
    update();
    connect(name, &QLineEdit::returnPressed, save, &Button::click);
    connect(save, &Button::clicked, this, [this, question, name] {
        question->accept();
        keep(name->text().trimmed());
    });
    connect(file, &Button::clicked, this, [this, question] {
        question->accept();
        askForFile();
    });
    m_host.openDialog(question);
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

void RecipeSaving::keep(const QString &name)
{
    const auto kept = storedesk::imports::RecipeShelf(m_host.account().folder()).keep(m_make(name));
    m_host.tell(kept ? tr("Saved as recipe “%1”. Find it under “Use a recipe…”.").arg(name)
                     : u"%1 %2"_s.arg(kept.error().what, kept.error().why));
    if (kept)
        Q_EMIT this->kept(name);
}

void RecipeSaving::askForFile()
{
    auto *dialog = fileDialog(m_host, m_page.window(), tr("Save as a recipe"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(recipeEnding.mid(1));
    dialog->selectFile(base::safeFileName(m_proposed, u"recipe") + recipeEnding);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &RecipeSaving::saveFile);
    dialog->open();
}

// The recipe is small enough to be written without a background thread.
void RecipeSaving::saveFile(const QString &path)
{
    auto name = QFileInfo(path).fileName();
    if (name.endsWith(recipeEnding))
        name.chop(recipeEnding.size());
    const auto recipe = m_make(name);
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const bool saved =
        file.open(QIODevice::WriteOnly) && file.write(recipe.toJson()) >= 0 && file.commit();
    m_host.tell(saved ? tr("Saved: %1").arg(path)
                      : tr("Couldn't save the recipe. %1").arg(file.errorString()));
}

} // namespace storedesk::ui
