// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pagehost.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/listpage.h"
#include "ui/lists/recordlistview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QSplitter>

// Stores the view state of the page and adapts its layout to the available size.
namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

QJsonObject ListPage::viewState() const
{
    auto state = m_list->state();
    state.insert(u"detail"_s, m_splitter->sizes().value(1));
    return state;
}

void ListPage::restoreViewState(const QJsonObject &state)
{
    m_list->restore(state);
    if (const int width = state.value(u"detail"_s).toInt(); width > 0)
        m_splitter->setSizes({std::max(300, m_splitter->width() - width), width});
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// In a narrow page the rows need the space. Enter or a double click still opens a record.
void ListPage::fit()
{
    m_detail->setVisible(width() >= host().theme().scaled(820));
    // The menus contain the actions of the header as well.
    m_head->setVisible(!isLow());
    // The command palette contains the saved views as well.
    m_views->button()->setVisible(host().hasAccount() && !isLow());
    m_list->filter()->setShort(isLow());
    layout()->setContentsMargins(20, isLow() ? 8 : 16, 20, isLow() ? 8 : 16);
    layout()->setSpacing(isLow() ? 6 : 12);
}

// Whether the page is so low that the rows need the space of the header.
bool ListPage::isLow() const
{
    return height() < host().theme().scaled(320);
}

} // namespace storedesk::ui::lists
