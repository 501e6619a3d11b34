// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::palette {

// Draws a row of the palette: icon, title, note, kind and shortcut.
class PaletteDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PaletteDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace storedesk::ui::palette
