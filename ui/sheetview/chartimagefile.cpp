// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartdrawing.h"

#include "base/newfile.h"
#include "ui/widgets/picturefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

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

static base::Result<void> saveCsv(const QString &path, const QByteArray &bytes)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what =
            QCoreApplication::translate("Chart", "The image was saved, but its data file was not."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

base::Result<void> saveFigures(const QString &path, const ChartValues &figures, ChartForm form,
                               const ChartStyle &look)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintSheet(painter, area, figures, form, look);
    };
    auto saved = savePicture(path, {.title = figures.title, .size = {960, 600}, .paint = paint});
    if (!saved)
        return saved;
    const QFileInfo file(path);
    return saveCsv(u"%1/%2.csv"_s.arg(file.absolutePath(), file.completeBaseName()),
                   csvOf(figures));
}

} // namespace storedesk::ui::sheetview
