// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipeshelf.h"

#include <QObject>

namespace storedesk::ui {

class Button;
class PageHost;

// A button that offers the account's recipes of one kind by name, or a recipe from a file.
class RecipeChooser final : public QObject
{
    Q_OBJECT

public:
    // The host must outlive the page, which owns the chooser and its button.
    RecipeChooser(storedesk::imports::RecipeKind kind, PageHost &host, QWidget *page);

    [[nodiscard]] Button *button() const { return m_button; }

    // Reads a recipe. Opens the assistant of its kind if it is of another one.
    void use(const QString &path);

Q_SIGNALS:
    void chosen(const storedesk::imports::Recipe &recipe);

private:
    void offer();
    void askForFile();
    void remove(const QString &name);

    PageHost &m_host;
    const storedesk::imports::RecipeKind m_kind;
    storedesk::imports::RecipeShelf m_shelf;
    Button *m_button;
};

} // namespace storedesk::ui
