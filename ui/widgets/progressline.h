// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QProgressBar>

class QTimer;

namespace storedesk::ui {

class Theme;

// A flat progress bar, 6 px high. It has no text, because the numbers are always shown next to it.
class ProgressLine final : public QProgressBar
{
    Q_OBJECT

public:
    explicit ProgressLine(const Theme &theme, QWidget *parent = nullptr);

    void setTone(Tone tone);
    // Sets the progress. The amounts may exceed the range of int. A total of 0 shows an empty bar.
    void setAmount(qint64 done, qint64 total);
    // Shows unknown progress until the next amount, by a moving or a hatched bar.
    void setBusy();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isBusy() const { return maximum() == minimum(); }
    // Moves the bar while the progress is unknown, unless the desktop asks for no animations.
    void animate();

    QTimer *m_moving;
    const Theme &m_theme;
    // The position of the moving part, from 0 to 1.
    qreal m_place = 0;
    Tone m_tone = Tone::Accent;
};

// Paints a bar vertically centred in the rectangle, for delegates. A part above 0 is at least 3 px
// wide, so that it is visible.
void paintProgress(class QPainter *painter, const QRect &rect, qreal part, Tone tone,
                   const Theme &theme);

} // namespace storedesk::ui
