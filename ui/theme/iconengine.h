// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QIconEngine>

namespace storedesk::ui {

// Paints one of the program's icons at any size, in the colour for the icon mode and theme.
class IconEngine final : public QIconEngine
{
public:
    IconEngine(Icon icon, std::shared_ptr<const Tokens> tokens, Ink ink);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                                       qreal scale) override;
    [[nodiscard]] QSize actualSize(const QSize &size, QIcon::Mode mode,
                                   QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;
    [[nodiscard]] bool isNull() override { return false; }

private:
    [[nodiscard]] QColor colourFor(QIcon::Mode mode, QIcon::State state) const;

    Icon m_icon;
    std::shared_ptr<const Tokens> m_tokens;
    Ink m_ink;
};

} // namespace storedesk::ui
