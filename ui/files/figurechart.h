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

// Colours and fonts as values, so that a picture can be painted in another thread.
struct FigureLook
{
    Tokens tokens = {};
    QFont label = {};
    QFont title = {};
};

void paintFigures(QPainter &painter, const QRectF &area, const Figures &figures, FigureForm form,
                  const FigureLook &look);

// As SVG when the name of the file says so and as PNG otherwise, and beside it the figures with the
// ending csv. Blocks; whole files or none.
[[nodiscard]] base::Result<void> saveFigures(const QString &path, const Figures &figures,
                                             FigureForm form, const FigureLook &look);
[[nodiscard]] QString amountWords(double amount);

} // namespace storedesk::ui::files
