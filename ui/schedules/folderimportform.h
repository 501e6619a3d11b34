// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/schedules/settingsform.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// The settings of an import from a folder: the folder, the recipe, and what happens to the files.
class FolderImportForm final : public SettingsForm
{
    Q_OBJECT

public:
    explicit FolderImportForm(PageHost &host, QWidget *parent = nullptr);

    void setSettings(const QJsonObject &settings) override;
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString problem() const override;

private:
    void build();
    void browseFolder();
    void browseRecipe();
    void addRecipe(const QString &path);
    void readRecipes();
    void showGuards();

    PageHost &m_host;
    QLineEdit *m_folder;
    QComboBox *m_recipe;
    QCheckBox *m_moves;
    QLabel *m_guards;
};

} // namespace storedesk::ui::schedules
