// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QString>

class QPainter;

namespace storedesk::ui {

// Returns the picture embedded in an address ("data:image/png;base64,…"), limited to this size.
// Null if the address contains no picture. Nothing is loaded from the network, because the address
// may refer to a host other than the service.
[[nodiscard]] QImage pictureIn(const QString &address, QSize largest);

// Paints a colour in a record as a small square with a border.
void paintSwatch(QPainter *painter, const QRect &square, const QColor &colour, const QColor &edge);

} // namespace storedesk::ui
