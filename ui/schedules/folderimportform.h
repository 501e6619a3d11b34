// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "ui/schedules/settingsform.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// The settings of an import or bulk job from a folder: the folder, the recipe, and what happens to
// the files.
class FolderImportForm final : public SettingsForm
{
    Q_OBJECT

public:
    explicit FolderImportForm(
        PageHost &host, QWidget *parent = nullptr,
        storedesk::imports::RecipeKind kind = storedesk::imports::RecipeKind::Import);

    void setSettings(const QJsonObject &settings) override;
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString problem() const override;

private:
    void build();
    void browseFolder();
    void browseRecipe();
    void addRecipe(const QString &path);
    void readRecipes();
    void readRecipe();
    void showGuards();
    // Returns a warning about imports that can't be undone. Empty if all can.
    [[nodiscard]] QString undoWarning() const;

    PageHost &m_host;
    const storedesk::imports::RecipeKind m_kind;
    // The chosen recipe. Absent until it has been read.
    std::optional<storedesk::imports::Recipe> m_read;
    // Whether there is a table of all contacts with which an import can be compared.
    bool m_hasContacts = false;
    QLineEdit *m_folder;
    QComboBox *m_recipe;
    QCheckBox *m_moves;
    QLabel *m_guards;
};

} // namespace storedesk::ui::schedules
