// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/markpainter.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::charts {

// Shows a chart. Arrow keys move between its values, hovering or focusing shows one, and Enter or a
// click opens it. Screen readers find each value as a child.
class MarkChartView final : public QWidget
{
    Q_OBJECT

public:
    explicit MarkChartView(const Theme &theme, MarkDetail detail = MarkDetail::Full,
                           QWidget *parent = nullptr);

    // Sets the chart. The current value stays current if the new chart still has it.
    void setChart(const MarkChart &chart);
    [[nodiscard]] const MarkChart &chart() const { return m_chart; }
    // An outdated chart is painted grey.
    void setOutdated(bool outdated);
    [[nodiscard]] ChartLook look() const;

    // Returns the index of the focused value, or -1 if there is none.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int mark);
    // Returns the area of a mark in widget coordinates.
    [[nodiscard]] QRectF areaOf(int mark) const;
    void open(int mark);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    // Emitted for values with a key.
    void opened(const QString &key, const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] MarkLayout layoutNow() const;
    void setHovered(int mark);
    [[nodiscard]] bool needsLabel() const;

    const Theme &m_theme;
    const MarkDetail m_detail;
    MarkChart m_chart;
    int m_current = -1;
    int m_hovered = -1;
    bool m_outdated = false;
};

} // namespace storedesk::ui::charts
