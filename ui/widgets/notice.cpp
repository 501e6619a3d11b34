// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/notice.h"

#include "itemmodels/showntext.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/selectabletext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace storedesk::ui {

Icon iconOf(Tone tone)
{
    switch (tone) {
    case Tone::Ok:
        return Icon::TickCircle;
    case Tone::Warn:
        return Icon::Warning;
    case Tone::Err:
        return Icon::CrossCircle;
    case Tone::Neutral:
    case Tone::Accent:
        break;
    }
    return Icon::Info;
}

static QLabel *noticeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    setSelectable({label});
    label->setWordWrap(true);
    label->setAlignment(QStyle::visualAlignment(label->layoutDirection(), label->alignment()));
    label->hide();
    return label;
}

Notice::Notice(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_sign(new IconLabel(Icon::Info, Tone::Accent, theme, this))
    , m_headline(noticeLabel(this))
    , m_sentence(noticeLabel(this))
    , m_details(new DetailsText(theme, this))
    , m_buttons(new QHBoxLayout)
{
    letAnnounce(*this);
    setRole(m_headline, Role::Strong);
    m_sentence->setFont(theme.font(Theme::Text::Small));
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    text->addWidget(m_headline);
    text->addWidget(m_sentence);
    text->addWidget(m_details);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(marginsAlong(13, 8, 10, 8));
    row->setSpacing(10);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    row->addLayout(m_buttons);
}

void Notice::tell(Tone tone, const QString &said, const QString &more, std::optional<Icon> icon)
{
    const auto headline = itemmodels::shownText(said);
    const auto sentence = itemmodels::shownText(more);
    m_tone = tone;
    m_sign->set(icon.value_or(iconOf(tone)), tone);
    m_headline->setText(headline);
    m_headline->setVisible(!headline.isEmpty());
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_details->setText({});
    setAccessibleName(headline);
    setAccessibleDescription(sentence);
    update();
    announce();
}

void Notice::setDetails(const QString &details)
{
    m_details->setText(details);
}

void Notice::announce()
{
    ui::announce(*this, QStringList{accessibleName(), accessibleDescription()}.join(u' '));
}

Button *Notice::addButton(const QString &text)
{
    auto *button = new Button(text, m_theme, this);
    setSmall(button);
    m_buttons->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

QString Notice::headline() const
{
    return m_headline->text();
}

QString Notice::sentence() const
{
    return m_sentence->text();
}

void Notice::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edgeOf(tokens, m_tone));
    painter.setBrush(softOf(tokens, m_tone));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5.5, 5.5);
}

} // namespace storedesk::ui
