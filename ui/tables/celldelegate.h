// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace storedesk::ui {

// Item roles used by the delegates in addition to Qt's own. Models below ui/ do not know these
// roles, so a proxy or a delegate function provides them.
enum ItemRole {
    // Returns the storedesk::ui::Icon before the text.
    ItemIconRole = Qt::UserRole + 0x500,
    // Returns a storedesk::ui::Tone as an int, the colour of the icon or pill.
    ItemToneRole,
    // Returns true if the text is muted.
    ItemMutedRole,
    // Returns true if the text spans the rest of the row.
    ItemSpanRole
};

// The text style of a column. In a selected row Muted becomes Text, because muted text is not
// readable on the selection colour, and Name becomes bolder.
enum class CellInk { Text, Name, Muted, Strong, Link, Code };

// Draws a table cell: selection, thin row line, elided text and a frame around the current cell.
// Paints everything itself, because ::item rules in a style sheet make tables slow.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    void setInk(int column, CellInk ink);
    // Sets how a column is elided. Use ElideMiddle for paths and file names.
    void setElide(int column, Qt::TextElideMode mode);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] QString displayText(const QVariant &value, const QLocale &locale) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    // Paints the content of the cell. The surface, the row line and the frame are painted
    // separately.
    virtual void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const;
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] CellInk inkOf(const QModelIndex &index) const;

private:
    const Theme &m_theme;
    QHash<int, CellInk> m_inks;
    QHash<int, Qt::TextElideMode> m_elides;
};

} // namespace storedesk::ui
