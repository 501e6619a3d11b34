// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workcards/workcard.h"

#include "ui/tables/pilllabel.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/visibletext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace storedesk::ui::workcards {

using namespace Qt::StringLiterals;

// Inserts zero-width spaces after separators, because file names have no spaces at which a line
// could break.
static QString breakable(QString text)
{
    static const QRegularExpression sign(u"([_.@/-])(?=\\w)"_s);
    return text.replace(sign, u"\\1\u200B"_s);
}

WorkCard::WorkCard(QString id, const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_id(std::move(id))
    , m_theme(theme)
    , m_sign(new IconLabel(Icon::Jobs, Tone::Neutral, theme, this))
    , m_title(new QLabel(this))
    , m_pill(new PillLabel(theme, this))
    , m_bar(new ProgressLine(theme, this))
    , m_percent(new QLabel(this))
    , m_line(new QLabel(this))
    , m_wait(new QLabel(this))
    , m_pause(new Button({}, theme, this))
    , m_cancel(new Button(Icon::Close, tr("Cancel"), theme, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ring", 8);
    m_pause->setObjectName(u"pause"_s);
    m_cancel->setObjectName(u"cancel"_s);
    build();
}

void WorkCard::build()
{
    m_title->setFont(m_theme.font(Theme::Text::Strong));
    setRole(m_percent, Role::Small);
    m_percent->setObjectName(u"percent"_s);
    setRole(m_line, Role::Small);
    setRole(m_wait, Role::Small);
    // These labels wrap and grow downwards, so that their text is never elided.
    for (auto *label : {m_title, m_line, m_wait}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    setSmall(m_pause);
    setSmall(m_cancel);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_pill, 0, Qt::AlignTop);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(10);
    bar->addWidget(m_bar, 1);
    bar->addWidget(m_percent);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_wait, 1);
    foot->addWidget(m_pause);
    foot->addWidget(m_cancel);
    auto *box = new QVBoxLayout;
    box->setSpacing(4);
    box->addLayout(head);
    box->addLayout(bar);
    box->addWidget(m_line);
    box->addLayout(foot);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(marginsAlong(14, 10, 12, 10));
    row->setSpacing(10);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(box, 1);
}

void WorkCard::setSign(Icon icon)
{
    m_sign->set(icon, Tone::Neutral);
}

void WorkCard::setTitle(const QString &title)
{
    m_title->setText(breakable(visibleText(title)));
    setAccessibleName(title);
}

void WorkCard::setLines(const QString &progress, const QString &state)
{
    m_line->setText(progress);
    m_wait->setText(state);
    setAccessibleDescription(u"%1. %2. %3"_s.arg(m_pill->pill().text, progress, state));
}

void WorkCard::setProgress(qint64 done, qint64 total, int percent, bool runs)
{
    m_bar->setTone(runs ? Tone::Accent : Tone::Neutral);
    m_bar->setAmount(done, total);
    m_percent->setText(tr("%L1%").arg(percent));
}

void WorkCard::setProgressVisible(bool visible)
{
    m_bar->setVisible(visible);
    m_percent->setVisible(visible);
}

void WorkCard::setChosen(bool chosen)
{
    m_chosen = chosen;
    update();
}

void WorkCard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return Q_EMIT stepped(-1);
    case Qt::Key_Down:
        return Q_EMIT stepped(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT chosen();
        return Q_EMIT opened();
    case Qt::Key_Space:
        return Q_EMIT chosen();
    default:
        QFrame::keyPressEvent(event);
    }
}

void WorkCard::mousePressEvent(QMouseEvent *event)
{
    QFrame::mousePressEvent(event);
    Q_EMIT chosen();
}

// Offers to copy the texts. Selectable labels would swallow the click that selects the card.
void WorkCard::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *copy = menu->addAction(tr("&Copy"), this, [this] {
        QStringList texts{accessibleName(), m_pill->pill().text, m_line->text(), m_wait->text()};
        texts.removeAll(QString());
        QGuiApplication::clipboard()->setText(texts.join(u'\n'));
    });
    copy->setObjectName(u"copyText"_s);
    menu->popup(event->globalPos());
}

void WorkCard::mouseDoubleClickEvent(QMouseEvent * /*event*/)
{
    Q_EMIT opened();
}

void WorkCard::paintEvent(QPaintEvent * /*event*/)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_chosen ? tokens.accent : tokens.line);
    painter.setBrush(m_chosen ? tokens.accentSoft : tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace storedesk::ui::workcards
