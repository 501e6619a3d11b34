// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::lists {

// Draws the first column in the integration tree. An integration has its picture or colour before
// its name; a note ends with an action, drawn as a link.
class IntegrationCells final : public CellDelegate
{
    Q_OBJECT

public:
    using ui::CellDelegate::CellDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

// Draws the description of an integration or event type, and an event type's alias in the next
// cell. An integration has no alias, so its description extends into that cell.
class AboutCells final : public CellDelegate
{
    Q_OBJECT

public:
    AboutCells(const Theme &theme, QObject *parent);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::lists
