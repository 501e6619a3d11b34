// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>

#include <functional>

class QMenu;

namespace storedesk::ui {

class Button;
class PageHost;

// Filter key in a page address that applies the saved view with this name.
inline constexpr QLatin1StringView savedViewKey("saved-view");

// Menu button next to a filter. Applies, saves and deletes named views, which consist of filter,
// columns and order. Views belong to the account.
class SavedViewsMenu final : public QObject
{
    Q_OBJECT

public:
    // Functions that read and set the view on the page.
    struct Access
    {
        std::function<QJsonObject()> now;
        std::function<void(const QJsonObject &)> show;
    };
    SavedViewsMenu(PageHost &host, QString page, Access access, QWidget *parent);

    [[nodiscard]] Button *button() const { return m_button; }
    void show(const QString &name);

private:
    void fill();
    void askForName();
    void save(const QString &name);
    void remove(const QString &name);

    PageHost &m_host;
    const QString m_page;
    const Access m_access;
    Button *m_button;
    QMenu *m_menu;
};

} // namespace storedesk::ui
