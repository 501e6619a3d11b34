// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QProgressBar>

class QTimer;

namespace storedesk::ui {

class Theme;

// A flat bar, 6 px high. Never alone: the numbers stand beside it in words, so it shows no text.
class ProgressLine final : public QProgressBar
{
    Q_OBJECT

public:
    explicit ProgressLine(const Theme &theme, QWidget *parent = nullptr);

    void setTone(Tone tone);
    // Any two amounts, also beyond what an int holds. A total of 0 is an empty bar.
    void setAmount(qint64 done, qint64 total);
    // Nobody knows how far it is: something moves until the next amount.
    void setBusy();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isBusy() const { return maximum() == minimum(); }

    QTimer *m_moving;
    const Theme &m_theme;
    qreal m_place = 0; // of what moves, 0 to 1
    Tone m_tone = Tone::Accent;
};

// For delegates: a bar in the vertical middle of the rectangle. Something is never shown as
// nothing: a part above 0 has at least 3 px.
void paintProgress(class QPainter *painter, const QRect &rect, qreal part, Tone tone,
                   const Theme &theme);

} // namespace storedesk::ui
