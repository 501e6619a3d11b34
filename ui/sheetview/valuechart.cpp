// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuechart.h"

#include "ui/charts/markpainter.h"
#include "ui/widgets/picturefile.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using insightviews::MarkChart;
using insightviews::MarkForm;

QString amountWords(double amount)
{
    const bool whole = amount == std::round(amount);
    return QLocale().toString(amount, 'f', whole ? 0 : 2);
}

static QString percentWords(double part)
{
    return QCoreApplication::translate("ValueChart", "%1%")
        .arg(QLocale().toString(part * 100, 'f', 1));
}

MarkChart chartOf(const ChartValues &figures, ChartForm form)
{
    MarkChart chart{.form = form == ChartForm::Line ? MarkForm::Curve : MarkForm::Bars,
                    .title = figures.title,
                    .columnTitle = figures.names,
                    .note = figures.note};
    const auto total = std::max(figures.total(), 1e-9);
    for (const auto &row : figures.rows) {
        chart.marks.push_back({.column = static_cast<int>(chart.columns.size()),
                               .value = row.amount,
                               .text = form == ChartForm::Share ? percentWords(row.amount / total)
                                                                : amountWords(row.amount)});
        chart.columns.append(row.name);
    }
    return chart;
}

base::Result<void> saveFigures(const QString &path, const ChartValues &figures, ChartForm form,
                               const charts::ChartLook &look)
{
    const auto paint = [chart = chartOf(figures, form), look](QPainter &painter,
                                                              const QRectF &area) {
        charts::paintMarkPicture(painter, area, chart, look);
    };
    return savePicture(path, {.title = figures.title, .size = {960, 600}, .paint = paint},
                       csvOf(figures));
}

} // namespace storedesk::ui::sheetview
