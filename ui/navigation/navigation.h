// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/navigation/navigationmodel.h"

#include <QWidget>

class QTreeView;

namespace storedesk::account {
class Account;
}
namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

class NavigationDelegate;
class StoreSwitcher;

// The sidebar of the window: the store and the pages in groups. When narrow, it shows icons only.
class Navigation final : public QWidget
{
    Q_OBJECT

public:
    Navigation(const QList<PageRow> &pages, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] NavigationModel &model() { return m_model; }
    [[nodiscard]] StoreSwitcher *switcher() const { return m_switcher; }
    // Locks the pages that the account's key may not read.
    void setAccount(account::Account &account);
    void setFront(const QString &word);
    void setRail(bool rail);
    [[nodiscard]] bool rail() const { return m_rail; }
    void focusList();

Q_SIGNALS:
    void chosen(const QString &word);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void choose(const QModelIndex &index);
    void name();

    const Theme &m_theme;
    NavigationModel m_model;
    StoreSwitcher *m_switcher;
    QTreeView *m_list;
    NavigationDelegate *m_delegate;
    bool m_rail = false;
};

} // namespace storedesk::ui::navigation
