// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartdrawing.h"

#include "ui/widgets/picturefile.h"

#include <QPainter>

namespace storedesk::ui::sheetview {

static void paintSheet(QPainter &painter, const QRectF &area, const ChartValues &figures,
                       ChartForm form, const ChartStyle &look)
{
    painter.fillRect(area, look.tokens.panel);
    const auto room = area.adjusted(24, 20, -24, -20);
    painter.setFont(look.title);
    painter.setPen(look.tokens.text);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, figures.title);
    // A saved image includes the note about values that were left out.
    const auto noteHeight = figures.note.isEmpty() ? 0 : QFontMetricsF(look.label).height() + 8;
    if (!figures.note.isEmpty()) {
        painter.setFont(look.label);
        painter.setPen(look.tokens.muted);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom, figures.note);
    }
    const auto titleHeight = QFontMetricsF(look.title).height() + 14;
    paintFigures(painter, room.adjusted(0, titleHeight, 0, -noteHeight), figures, form, look);
}

base::Result<void> saveFigures(const QString &path, const ChartValues &figures, ChartForm form,
                               const ChartStyle &look)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintSheet(painter, area, figures, form, look);
    };
    return savePicture(path, {.title = figures.title, .size = {960, 600}, .paint = paint},
                       csvOf(figures));
}

} // namespace storedesk::ui::sheetview
