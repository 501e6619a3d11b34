// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace storedesk::ui {

// Item roles that our delegates read beside Qt's own. A model below ui/ cannot know them: a proxy
// or a delegate's function adds them.
enum ItemRole {
    ItemIconRole = Qt::UserRole + 0x500, // storedesk::ui::Icon, before the text
    ItemToneRole, // int of storedesk::ui::Tone, colours that icon or the pill
    ItemMutedRole, // bool
    ItemSpanRole // bool: a sentence in place of everything behind it in the row
};

// How the words of a column are drawn. On a selected row Muted becomes Text, because muted on the
// selection's colour cannot be read, and Name becomes heavier.
enum class CellInk { Text, Name, Muted, Strong, Link, Code };

// Draws a cell of a table: selection, thin row line, words elided, frame around the current cell.
// Paints everything itself, because a style sheet's ::item rules make tables slow.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    void setInk(int column, CellInk ink);
    void setElide(int column, Qt::TextElideMode mode); // paths and file names: in the middle

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] QString displayText(const QVariant &value, const QLocale &locale) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    // What stands inside the cell; the surface, the row line and the frame are drawn around it.
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
