// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace storedesk::ui {

// A picture to save. It paints with copied values, so that it can be rendered in any thread.
struct Picture
{
    QString title = {};
    QSize size = {};
    std::function<void(QPainter &, const QRectF &)> paint = {};
};

// Saves the picture as SVG if the file name ends in .svg, otherwise as PNG. Blocks the calling
// thread. An existing file is replaced only after the new one was written completely.
[[nodiscard]] base::Result<void> savePicture(const QString &path, const Picture &picture);
// Also saves the values of the picture as CSV, next to it and under the same name.
[[nodiscard]] base::Result<void> savePicture(const QString &path, const Picture &picture,
                                             const QByteArray &csv);

} // namespace storedesk::ui
