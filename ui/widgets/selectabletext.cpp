// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/selectabletext.h"

#include <QLabel>

namespace storedesk::ui {

void setSelectable(std::initializer_list<QLabel *> labels)
{
    for (auto *label : labels) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
}

} // namespace storedesk::ui
