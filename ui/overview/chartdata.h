// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QDate>
#include <QFont>
#include <QString>

#include <vector>

class QPainter;
class QRectF;

namespace storedesk::ui::overview {

// Amounts of days, stacked on each other.
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
    std::vector<ChartBand> bands = {}; // all of the same length, from the ground up

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

// The lines across a chart: the step between two of them and the top one.
struct ChartScale
{
    qint64 step = 1;
    qint64 top = 1;

    bool operator==(const ChartScale &) const = default;
};
[[nodiscard]] ChartScale scaleOf(qint64 highest);
// 18 k for 18,000: labels of a scale have little room.
[[nodiscard]] QString shortNumber(qint64 number);

// The day whose column holds this place; -1: none.
[[nodiscard]] int dayAt(const ChartData &data, const ChartLook &look, const QRectF &area, qreal x);
// Legend, scale and columns.
void paintChart(QPainter &painter, const QRectF &area, const ChartData &data,
                const ChartLook &look);
// The same with a surface and the title, to be kept in a file.
void paintPicture(QPainter &painter, const QRectF &area, const ChartData &data,
                  const ChartLook &look);

} // namespace storedesk::ui::overview
