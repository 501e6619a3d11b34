// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QTableView;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class SheetHeader;

// The first columns of a table, painted over it so that they stay when it is scrolled sideways.
// Painted and not a second view, because a view of ten million rows costs 80 MB.
class FrozenColumns final : public QWidget
{
    Q_OBJECT

public:
    FrozenColumns(QTableView &table, SheetHeader &header, const Theme &theme);

    void setCount(int columns); // the first ones as they are shown now
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
        QRect place; // in the first row
    };
    [[nodiscard]] QList<Section> sections() const; // as if from left to right
    [[nodiscard]] QRect mirrored(const QRect &part) const;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const;
    void place();

    QTableView &m_table;
    SheetHeader &m_header;
    const Theme &m_theme;
    int m_count = 0;
};

} // namespace storedesk::ui::files
