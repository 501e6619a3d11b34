// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartdata.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::charts {

// Shows a chart. Hovering over a day shows its values.
class ChartView final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(const Theme &theme, QWidget *parent = nullptr);

    void setData(const ChartData &data);
    [[nodiscard]] const ChartData &data() const { return m_data; }
    [[nodiscard]] ChartLook look() const;
    [[nodiscard]] QString textOf(int day) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    ChartData m_data;
};

} // namespace storedesk::ui::charts
