// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scrolledbody.h"

#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace storedesk::ui {

static constexpr int margin = 16; // around the dialog, in its window

ScrolledBody::ScrolledBody(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    // Without a mouse the arrows scroll, where there is something to scroll to.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus);
        setAccessibleName(window()->windowTitle());
    });
}

QSize ScrolledBody::sizeHint() const
{
    auto size = widget()->sizeHint();
    const auto *dialog = window();
    size.setWidth(std::clamp(size.width(), dialog->minimumWidth(), dialog->maximumWidth()));
    if (widget()->hasHeightForWidth())
        size.setHeight(widget()->heightForWidth(size.width()));
    return size;
}

QSize ScrolledBody::minimumSizeHint() const
{
    const auto least = widget()->minimumSizeHint();
    return {least.width(), std::min(least.height(), 4 * fontMetrics().height())};
}

int ScrolledBody::missingHeight() const
{
    const auto *content = widget();
    const int wanted = content->hasHeightForWidth() ? content->heightForWidth(viewport()->width())
                                                    : content->sizeHint().height();
    return wanted - viewport()->height();
}

void ScrolledBody::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    letDialogGrow();
}

void ScrolledBody::letDialogGrow()
{
    auto *dialog = window();
    const auto *over = dialog->parentWidget();
    const int all = over ? over->window()->height() : screen()->availableGeometry().height();
    const int growth = std::min(missingHeight(), all - 2 * margin - dialog->height());
    if (growth <= 0)
        return;
    auto place = dialog->geometry();
    place.setHeight(place.height() + growth);
    place.moveTop(std::max(0, place.top() - growth / 2));
    dialog->setGeometry(place);
}

} // namespace storedesk::ui
