// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"

#include <QObject>

#include <functional>

namespace storedesk::ui {

class PageHost;

// Saves the settings of an assistant as a recipe: by name in the account, or as a file.
class RecipeSaving final : public QObject
{
    Q_OBJECT

public:
    // Returns the recipe of the page with this name.
    using Make = std::function<storedesk::imports::Recipe(const QString &name)>;

    // Owned by the page. The function is called when the user saves.
    RecipeSaving(Make make, PageHost &host, QWidget *page);

    // Asks for the name of the recipe.
    void ask(const QString &proposed);
    void saveFile(const QString &path);

Q_SIGNALS:
    void kept(const QString &name);

private:
    void keep(const QString &name);
    void askForFile();

    const Make m_make;
    QString m_proposed;
    PageHost &m_host;
    QWidget &m_page;
};

} // namespace storedesk::ui
