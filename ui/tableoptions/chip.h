// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tableoptions/conditionwords.h"

#include <QAbstractButton>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {

// Shows a filter condition. A click edits it; the cross, Backspace or Delete removes it.
class Chip final : public QAbstractButton
{
    Q_OBJECT

public:
    Chip(const ConditionWords &words, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void dropped();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRect cross() const;

    ConditionWords m_words;
    const Theme &m_theme;
};

} // namespace storedesk::ui::tableoptions
