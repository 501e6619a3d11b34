// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>

#include <functional>

class QMenu;

namespace storedesk::ui {

class Button;
class Frame;

// In the filter of a place: the saved view of this name is wanted.
inline constexpr QLatin1StringView savedViewKey("saved-view");

// The button beside a filter that shows, saves and deletes views: filter, columns and order under a
// name. They belong to the account.
class SavedViewsMenu final : public QObject
{
    Q_OBJECT

public:
    // What the page shows now, and how it shows something else.
    struct Access
    {
        std::function<QJsonObject()> now;
        std::function<void(const QJsonObject &)> show;
    };
    SavedViewsMenu(Frame &frame, QString page, Access access, QWidget *parent);

    [[nodiscard]] Button *button() const { return m_button; }
    void show(const QString &name);

private:
    void fill();
    void askForName();
    void save(const QString &name);
    void remove(const QString &name);

    Frame &m_frame;
    const QString m_page;
    const Access m_access;
    Button *m_button;
    QMenu *m_menu;
};

} // namespace storedesk::ui
