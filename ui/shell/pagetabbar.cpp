// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/pagetabbar.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace storedesk::ui {

constexpr int narrowest = 92; // sign, a few letters and the cross

PageTabBar::PageTabBar(const Theme &theme, QWidget *parent)
    : QTabBar(parent)
    , m_theme(theme)
{ }

// Goes through the tabs from the shortest: each that needs less than its share leaves the rest to
// the others.
int PageTabBar::most() const
{
    QList<int> wanted;
    for (int index = 0; index < count(); ++index)
        wanted.append(QTabBar::tabSizeHint(index).width());
    std::ranges::sort(wanted);
    int left = parentWidget() ? parentWidget()->width() : width();
    for (qsizetype at = 0; at < wanted.size(); ++at) {
        const int share = left / static_cast<int>(wanted.size() - at);
        if (wanted[at] > share)
            return std::max(share, m_theme.scaled(narrowest));
        left -= wanted[at];
    }
    return QWIDGETSIZE_MAX;
}

QSize PageTabBar::tabSizeHint(int index) const
{
    const auto wanted = QTabBar::tabSizeHint(index);
    return {std::min(wanted.width(), most()), wanted.height()};
}

QSize PageTabBar::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

} // namespace storedesk::ui
