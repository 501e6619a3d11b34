// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "sheet/histogram.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

// Bars for all rows in grey and for the visible rows in the accent colour. Clicking a bar, or
// pressing Enter on the bar selected with the arrow keys, filters by its range.
class HistogramView final : public QWidget
{
    Q_OBJECT

public:
    HistogramView(sheet::Histogram histogram, values::ColumnKind kind, const Theme &theme,
                  QWidget *parent = nullptr);

    [[nodiscard]] QString wordsOf(std::size_t bar) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    // Emitted with a condition whose column is not set.
    void chosen(const storedesk::query::Condition &range);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF placeOf(std::size_t bar, qint64 count) const;
    [[nodiscard]] int barAt(qreal x) const;
    void choose(int bar);

    sheet::Histogram m_histogram;
    values::ColumnKind m_kind;
    const Theme &m_theme;
    qint64 m_highest = 1;
    int m_current = 0;
};

} // namespace storedesk::ui::sheetview
