// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/layouts.h"

#include <QHBoxLayout>

namespace storedesk::ui {

template <typename Layout>
static Layout *layoutIn(QWidget *widget, int spacing)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

QVBoxLayout *columnIn(QWidget *widget, int spacing)
{
    return layoutIn<QVBoxLayout>(widget, spacing);
}

QHBoxLayout *rowIn(QWidget *widget, int spacing)
{
    return layoutIn<QHBoxLayout>(widget, spacing);
}

} // namespace storedesk::ui
