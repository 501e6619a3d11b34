// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/accountactions.h"
#include "ui/navigation/shellcommand.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <array>

class QAction;
class QMenu;
class QMenuBar;

namespace storedesk::ui {
class WindowLanguage;
} // namespace storedesk::ui

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::navigation {

class NewMenu;

// The menus with all of the program's actions. The receivers of the signals implement the actions.
class Menus final : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar &bar, Theme &theme, const WindowLanguage &language,
          const AccountActions &accountActions, QObject *parent = nullptr);

    [[nodiscard]] QAction *action(ShellCommand act) const;
    // Returns the menu of accounts, which is also shown below the store name.
    [[nodiscard]] QMenu *accounts() const { return m_accounts; }
    // Adds an action that shows or hides a dock or bar.
    void addToView(QAction *action);
    // Sets the actions in the Record menu. A null entry is a separator.
    void setRecordActions(const QList<QAction *> &actions);
    // The account may be null. Its refused writes disable the forms that would send them.
    void setAccount(account::Account *account);
    void setMayUndo(bool may);
    void setMayReopen(bool may);
    // An action and its menu path, for example “Language: Español”.
    struct Entry
    {
        QAction *action;
        QString words;
        // Additional search terms.
        QString keywords = {};
    };
    // Returns all enabled actions, for the palette.
    [[nodiscard]] QList<Entry> usable() { return entries(true); }
    // Returns all disabled actions.
    [[nodiscard]] QList<Entry> locked() { return entries(false); }
    void retranslate();

Q_SIGNALS:
    void triggered(navigation::ShellCommand act);
    void pageChosen(const QString &word);
    void languageChosen(const QString &code);
    void lookChosen(ui::Theme::Mode mode);

private:
    [[nodiscard]] QMenu *menu(MenuId id) const;
    [[nodiscard]] QList<Entry> entries(bool enabled);
    void addActs(MenuId id);
    void buildView();
    void buildGo();
    void fillAccounts();
    void enable();
    void nameKeywords();

    Theme &m_theme;
    const WindowLanguage &m_language;
    const AccountActions &m_accountActions;
    std::array<QMenu *, static_cast<std::size_t>(MenuId::Count)> m_menus{};
    std::array<QAction *, static_cast<std::size_t>(ShellCommand::Count)> m_acts{};
    NewMenu *m_new = nullptr;
    QMenu *m_accounts = nullptr;
    QMenu *m_look = nullptr;
    QMenu *m_languages = nullptr;
    QAction *m_technical = nullptr;
    // Docks are inserted before this action.
    QAction *m_viewEnd = nullptr;
    QList<QAction *> m_pages;
    QHash<const QAction *, QString> m_keywords;
    QPointer<account::Account> m_account;
    bool m_mayUndo = false;
    bool m_mayReopen = false;
};

} // namespace storedesk::ui::navigation
