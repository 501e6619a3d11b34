// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/stocksamples.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::charts {

// Draws the remaining stock over time, and the warning level.
class StockCurve final : public QWidget
{
    Q_OBJECT

public:
    explicit StockCurve(const Theme &theme, QWidget *parent = nullptr);

    void setSamples(std::vector<storage::StockSample> samples, qint64 warnBelow);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    std::vector<storage::StockSample> m_samples;
    qint64 m_warnBelow = 0;
};

} // namespace storedesk::ui::charts
