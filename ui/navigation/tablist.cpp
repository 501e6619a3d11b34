// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablist.h"

#include "ui/host/page.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

TabList::TabList(QTabWidget &tabs, const Theme &theme)
    : QToolButton(&tabs)
    , m_tabs(tabs)
    , m_theme(theme)
    , m_list(new QMenu(this))
{
    setObjectName(u"tabList"_s);
    setIcon(iconOf(Icon::ChevronDown, theme));
    setIconSize(QSize(theme.scaled(16), theme.scaled(16)));
    setFocusPolicy(Qt::TabFocus);
    m_list->setObjectName(u"tabListMenu"_s);
    m_list->setProperty(Style::searchesByTyping, true);
    connect(this, &QToolButton::clicked, this, &TabList::open);
    name();
    hide();
}

void TabList::setNeeded(bool needed)
{
    if (needed == !isHidden())
        return;
    setVisible(needed);
    // Let the tab bar adapt its width to the button.
    updateGeometry();
}

QSize TabList::sizeHint() const
{
    return isHidden() ? QSize(0, 0) : QSize(m_theme.scaled(32), m_tabs.tabBar()->height());
}

void TabList::fill()
{
    m_list->clear();
    for (int index = 0; index < m_tabs.count(); ++index) {
        // Use the tool tip, because the title in the tab may be elided.
        auto title = m_tabs.tabToolTip(index);
        const auto *page = qobject_cast<const Page *>(m_tabs.widget(index));
        if (page && page->hasPendingChanges())
            title = tr("%1 (unsaved)").arg(title);
        auto *tab = m_list->addAction(title.replace(u'&', u"&&"_s), &m_tabs,
                                      [this, index] { m_tabs.setCurrentIndex(index); });
        tab->setCheckable(true);
        tab->setChecked(index == m_tabs.currentIndex());
        if (tab->isChecked())
            m_list->setActiveAction(tab);
    }
}

void TabList::open()
{
    fill();
    if (m_list->isEmpty())
        return;
    const auto *bar = m_tabs.tabBar();
    const auto corner = m_tabs.mapToGlobal(QPoint(m_tabs.width(), bar->height()));
    m_list->popup(corner - QPoint(m_list->sizeHint().width(), 0));
}

void TabList::name()
{
    setAccessibleName(tr("List of open tabs"));
    setToolTip(accessibleName());
}

void TabList::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        name();
    // Scale the icon to the new text size.
    if (event->type() == QEvent::FontChange)
        setIconSize(QSize(m_theme.scaled(16), m_theme.scaled(16)));
}

} // namespace storedesk::ui::navigation
