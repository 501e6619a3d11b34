// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fitchoices.h"

#include <QComboBox>

#include <algorithm>

namespace storedesk::ui {

// Sets the minimum length, which is measured in widths of the letter X.
void fitChoices(QComboBox &box, int mostLetters)
{
    const auto metrics = box.fontMetrics();
    int widest = 0;
    for (int at = 0; at < box.count(); ++at)
        widest = std::max(widest, metrics.horizontalAdvance(box.itemText(at)));
    const int letters = widest / metrics.horizontalAdvance(u'X') + 1;
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(std::min(letters, mostLetters));
}

} // namespace storedesk::ui
