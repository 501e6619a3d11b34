// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

namespace storedesk::ui::lists {

// The first cell of a row in the tree of integrations: an integration has its picture or its colour
// before its name, a note has behind it what can be done about it, like a link.
class IntegrationCells final : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    void paintMark(QPainter *painter, const QRect &square, const QModelIndex &index) const;
    void paintNote(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
};

// What an integration or an event type does, and the alias of a type behind it. An integration has
// no alias: its words go on into that cell.
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
