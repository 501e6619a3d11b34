// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "statusline.h"

#include "api/client.h"
#include "ui/shell/rateline.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/visibletext.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <utility>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

// How long a message is shown: long enough to read it and to choose Undo.
static constexpr auto stay = 20s;

// Shows the store colour next to the store name, or an outline without a store.
class StoreSquare final : public QWidget
{
public:
    StoreSquare(const StoreMark &mark, const Theme &theme, QWidget *parent)
        : QWidget(parent)
        , m_mark(mark)
        , m_theme(theme)
    {
        setFixedSize(22, 10);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF square(isRightToLeft() ? 1 : 12, 0.5, 9, 9);
        if (m_mark.name.isEmpty()) {
            painter.setPen(m_theme.tokens().muted);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colourOf(m_mark.colour, m_theme.look()));
        }
        painter.drawRoundedRect(square, 2, 2);
    }

private:
    const StoreMark &m_mark;
    const Theme &m_theme;
};

StatusLine::StatusLine(const Theme &theme, base::Clock &clock, QWidget *parent)
    : QStatusBar(parent)
    , m_theme(theme)
    , m_clock(clock)
    , m_over(clock.timer([this] { fade(); }))
    , m_square(new StoreSquare(m_mark, theme, this))
    , m_store(new QLabel(this))
    , m_sign(new IconLabel(Icon::Shield, Tone::Neutral, theme, this))
    , m_connection(new ElidedLabel({}, this))
    , m_told(new ElidedLabel({}, this))
    , m_undoButton(new Button(tr("Undo"), theme, this))
{
    setObjectName(u"statusLine"_s);
    build();
    showStore();
    showConnection();
}

void StatusLine::build()
{
    setSizeGripEnabled(false);
    m_store->setTextFormat(Qt::PlainText);
    m_store->setObjectName(u"statusStore"_s);
    setRole(m_store, Role::Strong);
    m_sign->setSide(13);
    m_connection->setObjectName(u"statusConnection"_s);
    setRole(m_connection, Role::Small);
    m_told->setObjectName(u"told"_s);
    letAnnounce(*m_told);
    setRole(m_told, Role::Strong);
    m_undoButton->setObjectName(u"undo"_s);
    m_undoButton->setKind(Role::Link);
    m_undoButton->hide();
    connect(m_undoButton, &Button::clicked, this, &StatusLine::runUndo);
    addWidget(m_square);
    addWidget(m_store);
    auto *gap = new QWidget(this);
    gap->setFixedWidth(6);
    addWidget(gap);
    addWidget(m_sign);
    addWidget(m_connection, 2);
    addWidget(m_told, 5);
    addWidget(m_undoButton);
    m_told->hide();
}

void StatusLine::setStore(const StoreMark &mark, api::Client &client, const ConnectionWatch &watch)
{
    clearStore();
    m_mark = mark;
    m_client = &client;
    m_watch = &watch;
    m_pace = new RateLine(client, m_theme, m_clock, this);
    addPermanentWidget(m_pace);
    connect(&watch, &ConnectionWatch::changed, this, &StatusLine::showConnection);
    showStore();
    showConnection();
}

void StatusLine::setMark(const StoreMark &mark)
{
    m_mark = mark;
    showStore();
}

void StatusLine::clearStore()
{
    delete std::exchange(m_pace, nullptr);
    m_mark = {};
    m_client = nullptr;
    m_watch = nullptr;
    forgetMessage();
    showStore();
    showConnection();
}

void StatusLine::showStore()
{
    m_store->setText(m_mark.name.isEmpty() ? tr("No store") : visibleText(m_mark.name));
    m_square->update();
}

void StatusLine::showConnection()
{
    if (!m_watch) {
        m_sign->set(Icon::Shield, Tone::Neutral);
        m_connection->setText(tr("Not connected"));
        return;
    }
    const auto host = m_client->connection().baseUrl.authority();
    switch (m_watch->state()) {
    case ConnectionWatch::State::Unasked:
        m_sign->set(Icon::Clock, Tone::Neutral);
        m_connection->setText(tr("No requests yet · %1").arg(host));
        break;
    case ConnectionWatch::State::Connected:
        m_sign->set(Icon::TickCircle, Tone::Ok);
        m_connection->setText(tr("Connected · %1").arg(host));
        break;
    case ConnectionWatch::State::Offline:
        m_sign->set(Icon::Offline, Tone::Warn);
        m_connection->setText(tr("No response · %1").arg(host));
        break;
    case ConnectionWatch::State::Maintenance:
        m_sign->set(Icon::Offline, Tone::Warn);
        m_connection->setText(tr("Under maintenance · %1").arg(host));
        break;
    case ConnectionWatch::State::Stopped:
        m_sign->set(Icon::Lock, Tone::Err);
        m_connection->setText(tr("Stopped · %1").arg(host));
        break;
    }
}

void StatusLine::tell(const QString &sentence, std::function<void()> undo)
{
    const bool offers = undo != nullptr;
    // A message without undo does not replace the previous undo function.
    if (offers)
        m_undo = std::move(undo);
    const auto shown = visibleText(sentence);
    m_told->setText(shown);
    m_told->show();
    // In a narrow window, the message has priority over the connection.
    m_connection->setVisible(width() >= m_theme.scaled(640));
    m_undoButton->setVisible(offers);
    m_over->start(stay);
    announce(*m_told, shown);
    Q_EMIT undoChanged();
}

QString StatusLine::told() const
{
    return m_told->text();
}

void StatusLine::runUndo()
{
    const auto undo = std::exchange(m_undo, {});
    forgetMessage();
    if (undo)
        undo();
}

void StatusLine::fade()
{
    m_told->setText({});
    m_told->hide();
    m_connection->show();
    m_undoButton->hide();
}

void StatusLine::forgetMessage()
{
    m_undo = {};
    fade();
    Q_EMIT undoChanged();
}

void StatusLine::changeEvent(QEvent *event)
{
    QStatusBar::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_undoButton->setText(tr("Undo"));
    // Hide the message, which is in the previous language.
    fade();
    showStore();
    showConnection();
}

} // namespace storedesk::ui::shell
