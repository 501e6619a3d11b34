// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace storedesk::ui {

// A picture as a file. What it paints with is values, so that it can be painted in any thread.
struct Picture
{
    QString title = {};
    QSize size = {};
    std::function<void(QPainter &, const QRectF &)> paint = {};
};

// As SVG when the name of the file says so and as PNG otherwise. Blocks; a file that was there
// before is replaced only by a whole one.
[[nodiscard]] base::Result<void> savePicture(const QString &path, const Picture &picture);

} // namespace storedesk::ui
