// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/chartscale.h"
#include "ui/theme/tokens.h"

#include <QDate>
#include <QFont>
#include <QString>

#include <vector>

class QPainter;
class QRectF;

namespace storedesk::ui::charts {

// One series of daily values. The bands of a chart are stacked.
struct ChartBand
{
    QString name;
    Tone tone = Tone::Accent;
    std::vector<qint64> values = {};

    bool operator==(const ChartBand &) const = default;
};

struct ChartData
{
    QString title = {};
    QDate first = {};
    // All bands have the same length and are ordered from bottom to top.
    std::vector<ChartBand> bands = {};

    bool operator==(const ChartData &) const = default;
    [[nodiscard]] int days() const;
    [[nodiscard]] qint64 total(int day) const;
    [[nodiscard]] qint64 highest() const;
    [[nodiscard]] bool isEmpty() const { return highest() == 0; }
};

// Colours and fonts as values, so that a picture can be painted in another thread.
struct ChartLook
{
    Tokens tokens = {};
    QFont label = {};
    QFont title = {};
};

using insightviews::ChartScale;
using insightviews::scaleOf;
using insightviews::shortNumber;

// Returns the index of the day at this position, or -1.
[[nodiscard]] int dayAt(const ChartData &data, const ChartLook &look, const QRectF &area, qreal x);
// Paints the legend, the scale and the columns.
void paintChart(QPainter &painter, const QRectF &area, const ChartData &data,
                const ChartLook &look);
// Paints the chart with a background and its title, for saving to a file.
void paintPicture(QPainter &painter, const QRectF &area, const ChartData &data,
                  const ChartLook &look);

} // namespace storedesk::ui::charts
