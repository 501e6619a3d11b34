// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "page.h"

#include "ui/host/findinpage.h"
#include "ui/host/pagehost.h"
#include "ui/tables/searchfield.h"

namespace storedesk::ui {

Page::Page(PageHost &host, PageAddress place, QWidget *parent)
    : QWidget(parent ? parent : host.room())
    , m_host(host)
    , m_place(std::move(place))
{ }

void Page::find()
{
    for (auto *field : findChildren<SearchField *>()) {
        if (!field->isVisible() || !field->isEnabled())
            continue;
        field->setFocus(Qt::ShortcutFocusReason);
        return field->selectAll();
    }
    FindInPage::openIn(*this, host().theme());
}

void Page::focusFirst()
{
    for (auto *child : findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled())
            return child->setFocus(Qt::TabFocusReason);
    }
}

} // namespace storedesk::ui
