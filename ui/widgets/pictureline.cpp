// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pictureline.h"

#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/pictures.h"
#include "ui/widgets/visibletext.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static QUrl webPage(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    const bool web = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    return web && !url.host().isEmpty() ? url : QUrl();
}

PictureLine::PictureLine(const QString &address, const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    auto *box = columnIn(this, 2);
    const int side = theme.scaled(96);
    if (const auto picture = pictureIn(address, {side, side}); !picture.isNull()) {
        auto *label = new QLabel(this);
        label->setObjectName(u"picture"_s);
        label->setPixmap(QPixmap::fromImage(picture));
        label->setAccessibleName(tr("Image"));
        box->addWidget(label);
        return;
    }
    auto *sign = new IconLabel(Icon::Globe, Tone::Neutral, theme, this);
    sign->setSurface(IconLabel::Surface::Square);
    sign->setToolTip(tr("Images from other servers are not loaded."));
    auto *head = new QHBoxLayout;
    head->addWidget(sign);
    box->addLayout(head);
    auto *words = new ElidedLabel(address, this);
    words->setObjectName(u"pictureAddress"_s);
    words->setElideMode(Qt::ElideMiddle);
    words->setAccessibleName(tr("Image: %1").arg(visibleText(address)));
    box->addWidget(words);
    if (const auto page = webPage(address); !page.isEmpty()) {
        // The button has no label, which would be wider than the panel next to a list.
        auto *open = new Button(Icon::External, {}, theme, this);
        open->setObjectName(u"openPicture"_s);
        open->setAccessibleName(tr("Open in the browser"));
        open->setToolTip(open->accessibleName());
        connect(open, &QPushButton::clicked, this, [page] { QDesktopServices::openUrl(page); });
        head->addWidget(open);
    }
    head->addStretch();
}

static constexpr int swatchEdge = 16;
static constexpr int swatchAir = 8;

ColourLine::ColourLine(const QString &colour, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_text(visibleText(colour))
{
    setObjectName(u"colour"_s);
    setAccessibleName(m_text);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ColourLine::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font());
    const int side = m_theme.scaled(swatchEdge);
    return {side + swatchAir + metrics.horizontalAdvance(m_text), std::max(side, metrics.height())};
}

void ColourLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto &tokens = m_theme.tokens();
    const QColor colour(m_text);
    const int side = m_theme.scaled(swatchEdge);
    int taken = 0;
    if (colour.isValid()) {
        const QRect square(0, (height() - side) / 2, side, side);
        paintSwatch(&painter, QStyle::visualRect(layoutDirection(), rect(), square), colour,
                    tokens.line);
        taken = side + swatchAir;
    }
    painter.setFont(m_theme.font());
    painter.setPen(tokens.text);
    const auto room = rect().adjusted(taken, 0, 0, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room),
                     textFlags(m_text, Qt::AlignVCenter | Qt::AlignLeading, layoutDirection())
                         | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(m_text, Qt::ElideRight, room.width()));
}

} // namespace storedesk::ui
