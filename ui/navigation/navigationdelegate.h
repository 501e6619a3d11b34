// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// Draws a row in the navigation: icon, name, status icon and count, or only icons when narrow.
class NavigationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit NavigationDelegate(const Theme &theme, QObject *parent = nullptr);

    void setRail(bool rail) { m_rail = rail; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QRect &rect, const QString &title) const;
    void paintPage(QPainter *painter, const QRect &surface, const QModelIndex &index) const;
    // Draws the badge on the corner of the icon when there is no space for text.
    void paintBadge(QPainter *painter, const QRect &icon, const QRect &surface,
                    const QModelIndex &index) const;
    // Paints from the right and returns the right edge that is left for the name.
    [[nodiscard]] int paintEnd(QPainter *painter, const QRect &surface,
                               const QModelIndex &index) const;

    const Theme &m_theme;
    bool m_rail = false;
};

} // namespace storedesk::ui::navigation
