// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scrolledbody.h"

#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace storedesk::ui {

// The distance between the dialog and the edges of its window.
static constexpr int margin = 16;

ScrolledBody::ScrolledBody(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    // Accept the focus only if there is something to scroll with the arrow keys.
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
    fitDialog();
}

void ScrolledBody::fitDialog()
{
    auto *dialog = window();
    const auto *over = dialog->parentWidget();
    const int all = over ? over->window()->height() : screen()->availableGeometry().height();
    auto place = dialog->geometry();
    const int height = std::min(place.height() + std::max(missingHeight(), 0), all - 2 * margin);
    const int growth = height - place.height();
    if (growth == 0)
        return;
    place.setHeight(height);
    place.moveTop(std::max(0, place.top() - growth / 2));
    dialog->setGeometry(place);
}

} // namespace storedesk::ui
