// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/loadedlist.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/lists/listmessages.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace storedesk::ui::lists {

using FeedState = itemmodels::ResourceFeed::State;

static constexpr auto ageInterval = std::chrono::seconds(10);

LoadedList::LoadedList(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
{
    m_age = host.clock().timer([this] {
        Q_EMIT changed();
        m_age->start(ageInterval);
    });
}

void LoadedList::placeRows(QWidget *rows)
{
    auto *panel = new Panel(this);
    panel->box()->addWidget(rows, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(messages().foot());
    auto *box = columnIn(this, 10);
    box->addWidget(messages().banner());
    box->addWidget(panel, 1);
    connect(&messages(), &ListMessages::refreshWanted, this, &LoadedList::refresh);
    connect(&messages(), &ListMessages::newWanted, this, &LoadedList::newWanted);
}

void LoadedList::noteRights(catalogue::Resource resource, FeedState state, const http::Error &error)
{
    if (state == FeedState::Loaded)
        m_host.account().setMayRead(resource, true);
    else if (state == FeedState::Failed && error.kind == http::ErrorKind::Forbidden)
        m_host.account().setMayRead(resource, false);
}

StatePane *LoadedList::pane() const
{
    return messages().pane();
}

QString LoadedList::subtitle() const
{
    return messages().subtitle();
}

bool LoadedList::event(QEvent *event)
{
    if (event->type() == QEvent::Show) {
        m_age->start(ageInterval);
        // Update the displayed age, which is out of date after the widget was hidden.
        Q_EMIT changed();
    } else if (event->type() == QEvent::Hide) {
        m_age->stop();
    }
    return QWidget::event(event);
}

} // namespace storedesk::ui::lists
