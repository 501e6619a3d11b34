// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/pilldelegate.h"

#include <QWidget>

namespace storedesk::ui {

// Shows a state as a pill in a layout.
class PillLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit PillLabel(const Theme &theme, QWidget *parent = nullptr);

    void setPill(const Pill &pill);
    [[nodiscard]] const Pill &pill() const { return m_pill; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Pill m_pill;
};

} // namespace storedesk::ui
