// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/figures.h"
#include "ui/theme/tokens.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace storedesk::ui::files {

enum class FigureForm : char { Bars, Line, Share };

// Colours and fonts as values, so that an image can be painted in another thread.
struct FigureLook
{
    Tokens tokens = {};
    QFont label = {};
    QFont title = {};
};

void paintFigures(QPainter &painter, const QRectF &area, const Figures &figures, FigureForm form,
                  const FigureLook &look);

// Saves the chart as SVG if the file name ends in svg, otherwise as PNG, and its values next to it
// as CSV. Blocks. Never leaves partial files.
[[nodiscard]] base::Result<void> saveFigures(const QString &path, const Figures &figures,
                                             FigureForm form, const FigureLook &look);
[[nodiscard]] QString amountWords(double amount);

} // namespace storedesk::ui::files
