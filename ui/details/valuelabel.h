// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"

#include <QColor>
#include <QLabel>

namespace storedesk::ui::details {

// The value of a field that can be selected and copied, by mouse, by menu and by Ctrl+C.
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
    QColor m_swatch; // of a colour: shown before its number
};

// Copy value, copy field id: for whatever shows a line.
void openCopyMenu(const FieldLine &line, QWidget *widget, const QPoint &globalPlace);

} // namespace storedesk::ui::details
