// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rateline.h"

#include "api/client.h"
#include "ui/theme/role.h"
#include "ui/widgets/progressline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

RateLine::RateLine(const api::Client &client, const Theme &theme, base::Clock &clock,
                   QWidget *parent)
    : QWidget(parent)
    , m_client(client)
    , m_bar(new ProgressLine(theme, this))
    , m_words(new QLabel(this))
    , m_later(clock.timer([this] { refresh(); }))
{
    setObjectName(u"paceLine"_s);
    m_words->setObjectName(u"paceWords"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_bar->setFixedWidth(64);
    m_bar->setAccessibleName(tr("Requests this minute"));
    setRole(m_words, Role::Muted);
    m_words->setTextFormat(Qt::PlainText);
    row->addWidget(m_bar);
    row->addWidget(m_words);
    row->addSpacing(12);
    connect(&client, &api::Client::paceChanged, this, &RateLine::refresh);
    refresh();
}

void RateLine::refresh()
{
    const auto pace = m_client.pace();
    m_words->setText(api::textOf(pace));
    m_bar->setVisible(pace.limit > 0);
    m_bar->setAmount(pace.used, pace.limit);
    if (pace.used == 0)
        m_later->stop();
    else if (!m_later->due())
        m_later->start(1s);
}

void RateLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_bar->setAccessibleName(tr("Requests this minute"));
    refresh();
}

} // namespace storedesk::ui::shell
