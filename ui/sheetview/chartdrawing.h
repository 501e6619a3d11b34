// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sheetview/chartvalues.h"
#include "ui/theme/tokens.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace storedesk::ui::sheetview {

enum class ChartForm : char { Bars, Line, Share };

// Colours and fonts as values, so that an image can be painted in another thread.
struct ChartStyle
{
    Tokens tokens = {};
    QFont label = {};
    QFont title = {};
};

void paintFigures(QPainter &painter, const QRectF &area, const ChartValues &figures, ChartForm form,
                  const ChartStyle &look);

// Saves the chart as SVG if the file name ends in svg, otherwise as PNG, and its values next to it
// as CSV. Blocks the calling thread. Never leaves partial files.
[[nodiscard]] base::Result<void> saveFigures(const QString &path, const ChartValues &figures,
                                             ChartForm form, const ChartStyle &look);
[[nodiscard]] QString amountWords(double amount);

} // namespace storedesk::ui::sheetview
