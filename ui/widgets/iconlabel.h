// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

namespace storedesk::ui {

// An icon in a layout. It has no accessible text, because it is always used next to a label.
class IconLabel final : public QWidget
{
    Q_OBJECT

public:
    // A soft background of 44 px in the tone's colour.
    enum class Surface { None, Circle, Square };

    IconLabel(Icon icon, Tone tone, const Theme &theme, QWidget *parent = nullptr);

    void set(Icon icon, Tone tone);
    // Sets the side length of the icon, which is 16 by default.
    void setSide(int pixels);
    void setSurface(Surface surface);
    [[nodiscard]] Icon icon() const { return m_icon; }
    [[nodiscard]] Tone tone() const { return m_tone; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Icon m_icon;
    Tone m_tone;
    int m_side = 16;
    Surface m_surface = Surface::None;
};

} // namespace storedesk::ui
