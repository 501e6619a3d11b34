// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/pilldelegate.h"

#include <QWidget>

namespace storedesk::ui::records {

// Shows a state as a pill outside of a table.
class StateWord final : public QWidget
{
    Q_OBJECT

public:
    explicit StateWord(const Theme &theme, QWidget *parent = nullptr);

    // An empty text hides the pill.
    void setPill(const Pill &pill);
    [[nodiscard]] const Pill &pill() const { return m_pill; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Pill m_pill;
};

} // namespace storedesk::ui::records
