// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/pagetabbar.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace storedesk::ui::navigation {

// Minimum number of characters for a readable title.
constexpr int readable = 12;

PageTabBar::PageTabBar(QWidget *parent)
    : QTabBar(parent)
{
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (from < m_held.size() && to < m_held.size())
            m_held.move(from, to);
    });
}

void PageTabBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_measured.clear();
    QTabBar::changeEvent(event);
}

void PageTabBar::enterEvent(QEnterEvent *event)
{
    holdWidths();
    QTabBar::enterEvent(event);
}

void PageTabBar::leaveEvent(QEvent *event)
{
    QTabBar::leaveEvent(event);
    releaseWidths();
}

// The bar also shrinks when a tab is closed. Only another width of the window needs other widths.
void PageTabBar::resizeEvent(QResizeEvent *event)
{
    if (m_heldRoom != room())
        m_held.clear();
    QTabBar::resizeEvent(event);
}

void PageTabBar::tabInserted(int index)
{
    if (!m_held.isEmpty())
        m_held.insert(std::min<qsizetype>(index, m_held.size()), 0);
    QTabBar::tabInserted(index);
}

void PageTabBar::tabRemoved(int index)
{
    if (index < m_held.size())
        m_held.removeAt(index);
    QTabBar::tabRemoved(index);
}

void PageTabBar::holdWidths()
{
    QList<int> widths;
    for (int index = 0; index < count(); ++index)
        widths.append(tabRect(index).width());
    m_held = widths;
    m_heldRoom = room();
}

void PageTabBar::releaseWidths()
{
    if (m_held.isEmpty())
        return;
    m_held.clear();
    // Lays out the tabs again.
    setElideMode(elideMode());
}

PageTabBar::Measure PageTabBar::measureOf(int index) const
{
    const auto *button = tabButton(index, RightSide);
    const std::pair key(tabText(index),
                        (button ? button->width() : 0) * 2 + !tabIcon(index).isNull());
    auto found = m_measured.find(key);
    if (found == m_measured.end()) {
        found = m_measured.insert(key,
                                  {.wanted = QTabBar::tabSizeHint(index),
                                   .title = fontMetrics().horizontalAdvance(key.first)});
    }
    return *found;
}

int PageTabBar::room() const
{
    return parentWidget() ? parentWidget()->width() : width();
}

int PageTabBar::least(int index) const
{
    const auto measure = measureOf(index);
    const int part = fontMetrics().averageCharWidth() * readable;
    return measure.wanted.width() - std::max(0, measure.title - part);
}

// Returns the maximum width of a tab. Starts with the shortest tabs: a tab that needs less than its
// share leaves the rest for the others.
int PageTabBar::most() const
{
    QList<int> wanted;
    for (int index = 0; index < count(); ++index)
        wanted.append(measureOf(index).wanted.width());
    std::ranges::sort(wanted);
    int left = room();
    for (qsizetype at = 0; at < wanted.size(); ++at) {
        const int share = left / static_cast<int>(wanted.size() - at);
        if (wanted[at] > share)
            return share;
        left -= wanted[at];
    }
    return QWIDGETSIZE_MAX;
}

QSize PageTabBar::tabSizeHint(int index) const
{
    const auto wanted = measureOf(index).wanted;
    if (const int held = m_held.value(index); held > 0)
        return {held, wanted.height()};
    return {std::min(wanted.width(), std::max(most(), least(index))), wanted.height()};
}

QSize PageTabBar::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

void PageTabBar::tabLayoutChange()
{
    int wanted = 0;
    for (int index = 0; index < count(); ++index)
        wanted += tabSizeHint(index).width();
    // Discard the measures of old titles.
    if (m_measured.size() > 4 * count() + 16)
        m_measured.clear();
    const bool overflows = wanted > room();
    if (std::exchange(m_overflows, overflows) != overflows)
        Q_EMIT overflowChanged(overflows);
}

} // namespace storedesk::ui::navigation
