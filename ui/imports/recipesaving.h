// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::imports {
class ImportDraft;
} // namespace storedesk::imports
namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Saves the settings of an import as a recipe: by name in the account, or as a file.
class RecipeSaving final : public QObject
{
    Q_OBJECT

public:
    // Owned by the page. The draft must outlive it.
    RecipeSaving(storedesk::imports::ImportDraft &draft, PageHost &host, QWidget *page);

    // Asks for the name of the recipe. If no name is proposed, the dialog proposes the name of the
    // file.
    void ask(const QString &proposed);
    void saveFile(const QString &path);

Q_SIGNALS:
    void kept(const QString &name);

private:
    void keep(const QString &name);
    void askForFile();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QWidget &m_page;
};

} // namespace storedesk::ui::imports
