// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paceline.h"

#include "api/client.h"
#include "ui/theme/role.h"
#include "ui/widgets/progressline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::shell {

PaceLine::PaceLine(const api::Client &client, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_client(client)
    , m_bar(new ProgressLine(theme, this))
    , m_words(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 12, 0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_bar->setFixedWidth(64);
    m_bar->setAccessibleName(tr("Requests this minute"));
    setRole(m_words, Role::Muted);
    m_words->setTextFormat(Qt::PlainText);
    row->addWidget(m_bar);
    row->addWidget(m_words);
    connect(&client, &api::Client::paceChanged, this, &PaceLine::refresh);
    refresh();
}

void PaceLine::refresh()
{
    const auto pace = m_client.pace();
    m_words->setText(api::textOf(pace));
    m_bar->setVisible(pace.limit > 0);
    m_bar->setAmount(pace.used, pace.limit);
}

void PaceLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_bar->setAccessibleName(tr("Requests this minute"));
    refresh();
}

} // namespace storedesk::ui::shell
