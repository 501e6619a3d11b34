// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"

#include <QColor>
#include <QLabel>

namespace storedesk::ui::details {

// A field value that can be selected and copied with the mouse, the context menu and Ctrl+C.
class ValueLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ValueLabel(const FieldLine &line, QWidget *parent = nullptr);

    [[nodiscard]] const FieldLine &line() const { return m_line; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    FieldLine m_line;
    // The colour to show before the number, if the value is a colour.
    QColor m_swatch;
};

// Opens a menu to copy the value or the field id. Works for any widget that shows a line.
void openCopyMenu(const FieldLine &line, QWidget *widget, const QPoint &globalPlace);

} // namespace storedesk::ui::details
