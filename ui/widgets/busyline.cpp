// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/busyline.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"

#include <QHBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

BusyLine::BusyLine(const base::BackgroundTask &work, base::Clock &clock, const Theme &theme,
                   QWidget *parent)
    : QWidget(parent)
    , m_work(work)
    , m_bar(new ProgressLine(theme, this))
    , m_timer(clock.timer([this] {
        m_bar->setBusy();
        show();
    }))
{
    setObjectName(u"busyLine"_s);
    rowIn(this, 0)->addWidget(m_bar);
    hide();
    connect(&work, &base::BackgroundTask::changed, this, &BusyLine::follow);
}

void BusyLine::follow()
{
    if (!m_work.running()) {
        m_timer->stop();
        m_bar->setAmount(0, 1);
        hide();
    } else if (!isVisible()) {
        m_timer->start(appearsAfter);
    }
}

} // namespace storedesk::ui
