// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/pilldelegate.h"

#include <QWidget>

namespace storedesk::ui::records {

// A state as a pill in a layout, as tables draw it in a cell.
class StateWord final : public QWidget
{
    Q_OBJECT

public:
    explicit StateWord(const Theme &theme, QWidget *parent = nullptr);

    void setPill(const Pill &pill); // an empty text hides it
    [[nodiscard]] const Pill &pill() const { return m_pill; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Pill m_pill;
};

} // namespace storedesk::ui::records
