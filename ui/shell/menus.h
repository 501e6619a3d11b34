// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/accountactions.h"
#include "ui/shell/shellaction.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QObject>

#include <array>

class QAction;
class QMenu;
class QMenuBar;

namespace storedesk::ui {
class Language;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class NewMenu;

// Every action of the console in a menu. What an action does is said by whoever listens.
class Menus final : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar &bar, Theme &theme, const Language &language,
          const AccountActions &accountActions, QObject *parent = nullptr);

    [[nodiscard]] QAction *action(Act act) const;
    [[nodiscard]] QMenu *accounts() const { return m_accounts; } // also below the store's name
    void addToView(QAction *action); // docks and bars that can be shown and hidden
    void setRecordActions(const QList<QAction *> &actions); // null is a separator
    void setStore(const QString &profile, bool mayWrite); // its id; empty: there is none
    void setMayUndo(bool may);
    void setMayReopen(bool may);
    // An action in the words of its menus: “Language: Español”.
    struct Entry
    {
        QAction *action;
        QString words;
        QString keywords = {}; // other words it is looked for by
    };
    // All that can be triggered now, for the palette.
    [[nodiscard]] QList<Entry> usable() { return entries(true); }
    [[nodiscard]] QList<Entry> locked() { return entries(false); } // what cannot
    void retranslate();

Q_SIGNALS:
    void triggered(storedesk::ui::shell::Act act);
    void pageChosen(const QString &word);
    void languageChosen(const QString &code);
    void lookChosen(storedesk::ui::Theme::Mode mode);

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
    const Language &m_language;
    const AccountActions &m_accountActions;
    std::array<QMenu *, static_cast<std::size_t>(MenuId::Count)> m_menus{};
    std::array<QAction *, static_cast<std::size_t>(Act::Count)> m_acts{};
    NewMenu *m_new = nullptr;
    QMenu *m_accounts = nullptr;
    QMenu *m_look = nullptr;
    QMenu *m_languages = nullptr;
    QAction *m_technical = nullptr;
    QAction *m_viewEnd = nullptr; // docks go before it
    QList<QAction *> m_pages;
    QHash<const QAction *, QString> m_keywords;
    QString m_profile;
    bool m_mayWrite = false;
    bool m_mayUndo = false;
    bool m_mayReopen = false;
};

} // namespace storedesk::ui::shell
