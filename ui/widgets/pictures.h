// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QString>

class QPainter;

namespace storedesk::ui {

// The picture that an address holds in itself ("data:image/png;base64,…"), at most so large. Null:
// there is none, or it lies elsewhere. Nothing is ever fetched: the address leads to other
// computers than the service that somebody connected to.
[[nodiscard]] QImage pictureIn(const QString &address, QSize largest);

// A colour of a record as a small square with an edge.
void paintSwatch(QPainter *painter, const QRect &square, const QColor &colour, const QColor &edge);

} // namespace storedesk::ui
