// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/wrappedtext.h"

#include <QGuiApplication>
#include <QStyle>
#include <QTextLayout>

namespace storedesk::ui {

qreal layOutWrapped(QTextLayout &text, int width)
{
    // Align text in any script to the leading edge of the layout.
    QTextOption wrap(QStyle::visualAlignment(QGuiApplication::layoutDirection(), Qt::AlignLeading));
    wrap.setTextDirection(text.text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text.setTextOption(wrap);
    text.beginLayout();
    qreal height = 0;
    for (auto line = text.createLine(); line.isValid(); line = text.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    text.endLayout();
    return height;
}

} // namespace storedesk::ui
