// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "folderimportform.h"

#include "account/account.h"
#include "base/background.h"
#include "exports/newestcontacts.h"
#include "imports/recipeshelf.h"
#include "purchases/purchaserecipe.h"
#include "schedules/bulkwork.h"
#include "schedules/importwork.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/schedules/guardtexts.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::imports::RecipeKind;
using storedesk::schedules::FolderImportSettings;

FolderImportForm::FolderImportForm(PageHost &host, QWidget *parent, RecipeKind kind)
    : SettingsForm(parent)
    , m_host(host)
    , m_kind(kind)
    , m_folder(new QLineEdit(this))
    , m_recipe(new QComboBox(this))
    , m_moves(new QCheckBox(tr("&Move processed files to a “done” subfolder"), this))
    , m_guards(new QLabel(this))
{
    m_folder->setObjectName(u"importFolder"_s);
    m_recipe->setObjectName(u"importRecipe"_s);
    m_moves->setObjectName(u"movesFiles"_s);
    m_guards->setObjectName(u"guards"_s);
    m_recipe->setPlaceholderText(tr("Choose a recipe"));
    m_moves->setChecked(true);
    build();
    readRecipes();
    connect(m_folder, &QLineEdit::textChanged, this, &FolderImportForm::changed);
    connect(m_recipe, &QComboBox::currentIndexChanged, this, [this] {
        readRecipe();
        Q_EMIT changed();
    });
    connect(m_moves, &QCheckBox::toggled, this, [this] {
        showGuards();
        Q_EMIT changed();
    });
}

void FolderImportForm::build()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    const auto addLine = [&](QWidget *field, const QString &title, const QString &spoken,
                             void (FolderImportForm::*choose)()) {
        auto *group = new QWidget(this);
        auto *line = rowIn(group, 6);
        line->addWidget(field, 1);
        auto *button = new Button(tr("Choose…"), m_host.theme(), group);
        button->setAccessibleName(spoken);
        connect(button, &Button::clicked, this, choose);
        line->addWidget(button);
        auto *label = new QLabel(title, this);
        label->setBuddy(field);
        form->addRow(label, group);
    };
    addLine(m_folder, tr("&Folder"), tr("Choose the folder"), &FolderImportForm::browseFolder);
    addLine(m_recipe, tr("Re&cipe"), tr("Choose a recipe file"), &FolderImportForm::browseRecipe);
    m_guards->setTextFormat(Qt::PlainText);
    m_guards->setWordWrap(true);
    setRole(m_guards, Role::Small);
    form->addRow(QString(), m_guards);
    form->addRow(QString(), m_moves);
}

void FolderImportForm::browseFolder()
{
    auto *dialog = fileDialog(m_host, this, tr("Folder to watch"));
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FolderImportForm::browseRecipe()
{
    auto *dialog = fileDialog(m_host, this, tr("Recipe"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recipes (*%1)").arg(recipeEnding), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FolderImportForm::addRecipe);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// Selects the recipe.
void FolderImportForm::addRecipe(const QString &path)
{
    if (path.isEmpty())
        return;
    if (m_recipe->findData(path) < 0)
        m_recipe->addItem(QFileInfo(path).fileName().remove(recipeEnding), path);
    m_recipe->setCurrentIndex(m_recipe->findData(path));
}

static QString whereToSave(RecipeKind kind)
{
    if (kind == RecipeKind::Bulk)
        return FolderImportForm::tr("Save a recipe in the last step of a bulk job first.");
    if (kind == RecipeKind::Purchases)
        return FolderImportForm::tr("Save a recipe in “Purchases from a file” first.");
    return FolderImportForm::tr("Save a recipe in the import assistant first.");
}

void FolderImportForm::readRecipes()
{
    base::inBackground([shelf = storedesk::imports::RecipeShelf(m_host.account().folder()),
                        kind = m_kind] { return shelf.all(kind); },
                       this,
                       [this](const QList<storedesk::imports::StoredRecipe> &recipes) {
                           for (const auto &recipe : recipes) {
                               const int known = m_recipe->findData(recipe.path);
                               known < 0 ? m_recipe->addItem(recipe.name, recipe.path)
                                         : m_recipe->setItemText(known, recipe.name);
                           }
                           if (m_recipe->count() == 0)
                               m_guards->setText(whereToSave(m_kind));
                       });
}

// Fails if the recipe is for purchases but its settings are not valid.
static base::Result<storedesk::imports::Recipe> checked(storedesk::imports::Recipe recipe)
{
    if (recipe.kind == RecipeKind::Purchases) {
        if (const auto choices = storedesk::purchases::choicesOf(recipe); !choices)
            return tl::unexpected(choices.error());
    }
    return recipe;
}

void FolderImportForm::readRecipe()
{
    m_read.reset();
    using Recipe = base::Result<storedesk::imports::Recipe>;
    base::inBackground(
        [path = m_recipe->currentData().toString(), kind = m_kind,
         account = m_host.account().folder()] {
            const storedesk::schedules::RunPlaces places{.jobs = journal::JobFolder({}),
                                                         .account = account};
            return std::pair<Recipe, bool>(
                storedesk::imports::readRecipe(path, kind).and_then(checked),
                exports::newestContacts(account, places.exports()).has_value());
        },
        this,
        [this](const std::pair<Recipe, bool> &read) {
            const auto &[recipe, hasContacts] = read;
            m_hasContacts = hasContacts;
            if (recipe)
                m_read = *recipe;
            else
                m_guards->setText(
                    u"%1 %2"_s.arg(recipe.error().what, recipe.error().why).trimmed());
            showGuards();
            Q_EMIT changed();
        });
}

// Returns lines about the orders, and about what happens without asking.
static QString purchaseWords(const storedesk::imports::Recipe &recipe)
{
    const auto choices = storedesk::purchases::choicesOf(recipe);
    if (!choices)
        return {};
    QStringList lines{FolderImportForm::tr(
        "Other orders that can't be sent are held back, and the job lists them.")};
    if (choices->createsContacts)
        lines.append(FolderImportForm::tr("Missing contacts are created first."));
    if (choices->createsProducts)
        lines.append(FolderImportForm::tr("Missing products are created first."));
    if (choices->triggersWorkflows)
        lines.append(FolderImportForm::tr(
            "The purchases start workflows, which may send emails to the buyers."));
    return u'\n' + lines.join(u'\n');
}

void FolderImportForm::showGuards()
{
    if (!m_read)
        return;
    if (m_kind == RecipeKind::Bulk)
        return m_guards->setText(
            storedesk::schedules::whyNotRepeated(*m_read, m_moves->isChecked()));
    auto text = tr("Stops before sending if: %1").arg(guardTexts(*m_read).join(u"; "_s));
    if (m_kind == RecipeKind::Purchases)
        return m_guards->setText(text + purchaseWords(*m_read));
    if (storedesk::imports::unattendedGuards(*m_read) != m_read->guards)
        text += u'\n'
            + tr("The recipe doesn't limit erased values, so blank cells may not erase any. To "
                 "allow some, set “Maximum number of erased values” in its safety limits.");
    if (const auto warning = undoWarning(); !warning.isEmpty())
        text += u'\n' + warning;
    m_guards->setText(text);
}

QString FolderImportForm::undoWarning() const
{
    using storedesk::importcheck::ImportKind;
    const auto kind = m_read->settings.kind;
    if (kind == ImportKind::Products)
        return tr("Files with more than %L1 products are usually not looked up, so their import "
                  "can't be undone.")
            .arg(storedesk::schedules::mostLookedUp);
    if (kind == ImportKind::Contacts && !m_hasContacts)
        return tr("Imports of more than %L1 contacts can't be undone, because there is neither an "
                  "offline copy nor an export to compare them with.")
            .arg(storedesk::schedules::mostLookedUp);
    return {};
}

void FolderImportForm::setSettings(const QJsonObject &settings)
{
    const auto wanted = FolderImportSettings::fromJson(settings);
    m_folder->setText(wanted.folder);
    addRecipe(wanted.recipe);
    m_moves->setChecked(wanted.movesFiles);
}

QJsonObject FolderImportForm::settings() const
{
    return FolderImportSettings{.folder = m_folder->text().trimmed(),
                                .recipe = m_recipe->currentData().toString(),
                                .movesFiles = m_moves->isChecked()}
        .toJson();
}

QString FolderImportForm::problem() const
{
    const QFileInfo folder(m_folder->text().trimmed());
    if (folder.filePath().isEmpty())
        return tr("Choose the folder.");
    if (folder.isRelative() || !folder.isDir())
        return tr("This folder doesn't exist.");
    if (m_recipe->currentIndex() < 0)
        return tr("Choose the recipe.");
    return m_kind == RecipeKind::Bulk && m_read
        ? storedesk::schedules::whyNotRepeated(*m_read, m_moves->isChecked())
        : QString();
}

} // namespace storedesk::ui::schedules
