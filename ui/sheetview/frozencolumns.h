// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QTableView;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class SheetHeader;

// Paints the first columns over the table, so that they stay visible when it is scrolled
// horizontally. Not a second view, because a view with ten million rows needs 80 MB.
class FrozenColumns final : public QWidget
{
    Q_OBJECT

public:
    FrozenColumns(QTableView &table, SheetHeader &header, const Theme &theme);

    // Freezes the first visible columns.
    void setCount(int columns);
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    struct Section
    {
        int column;
        // Rectangle in the first row.
        QRect place;
    };
    // Returns the sections in left-to-right coordinates.
    [[nodiscard]] QList<Section> sections() const;
    [[nodiscard]] QRect mirrored(const QRect &part) const;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const;
    void place();

    QTableView &m_table;
    SheetHeader &m_header;
    const Theme &m_theme;
    int m_count = 0;
};

} // namespace storedesk::ui::sheetview
