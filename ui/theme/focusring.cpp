// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/focusring.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QVariant>

#include <utility>

namespace storedesk::ui {

namespace {

class Ring final : public QFocusFrame
{
public:
    Ring(std::shared_ptr<const Tokens> tokens, qreal radius, QWidget *parent)
        : QFocusFrame(parent)
        , m_tokens(std::move(tokens))
        , m_radius(radius)
    { }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_tokens->accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_radius + 2, m_radius + 2);
    }

private:
    std::shared_ptr<const Tokens> m_tokens;
    qreal m_radius;
};

} // namespace

FocusRing::FocusRing(QApplication &application, std::shared_ptr<const Tokens> tokens)
    : m_tokens(std::move(tokens))
{
    connect(&application, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { follow(now); });
}

FocusRing::~FocusRing()
{
    delete m_host;
}

QWidget *FocusRing::widget() const
{
    return m_host ? m_host->widget() : nullptr;
}

void FocusRing::follow(QWidget *focused)
{
    delete m_host;
    if (m_hidden)
        std::exchange(m_hidden, nullptr)->removeEventFilter(this);
    if (!focused)
        return;
    const auto radius = focused->property("ring");
    if (!radius.isValid() && !qobject_cast<QAbstractButton *>(focused))
        return;
    // Wait until the widget is shown, because it has no geometry yet.
    if (!focused->isVisible()) {
        m_hidden = focused;
        focused->installEventFilter(this);
        return;
    }
    m_host = new Ring(m_tokens, radius.isValid() ? radius.toReal() : 6, focused);
    m_host->setWidget(focused);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_hidden && event->type() == QEvent::Show)
        follow(m_hidden);
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui
