// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QStyledItemDelegate>

namespace storedesk::ui::lookups {

// Draws the name and the lookup key in two lines. Headings have one small line.
class VisitDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    VisitDelegate(Icon icon, const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintVisit(QPainter *painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index) const;

    Icon m_icon;
    const Theme &m_theme;
};

} // namespace storedesk::ui::lookups
