// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/valuelabel.h"

#include "catalogue/key.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/pictures.h"
#include "ui/widgets/visibletext.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;

static constexpr int swatchSide = 14;
static constexpr int swatchGap = 7;

ValueLabel::ValueLabel(const FieldLine &line, QWidget *parent)
    : QLabel(parent)
    , m_line(line)
{
    setTextFormat(Qt::PlainText);
    setText(line.text.isEmpty() ? u"—"_s : visibleText(line.text));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setWordWrap(true);
    setAlignment(QStyle::visualAlignment(layoutDirection(), alignment()));
    setProperty("ring", 4);
    if (line.text.isEmpty())
        setRole(this, Role::Muted);
    if (line.key == catalogue::key::color)
        m_swatch = QColor(line.raw);
    if (m_swatch.isValid())
        setContentsMargins(marginsAlong(grownWithFont(swatchSide) + swatchGap, 0, 0, 0));
    if (!line.full.isEmpty() && line.full != line.text)
        setToolTip(line.full);
    setAccessibleName(tr("%1: %2").arg(line.title, text()));
}

void ValueLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && !hasSelectedText()) {
        copyText(m_line.raw);
        return;
    }
    QLabel::keyPressEvent(event);
}

void ValueLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    if (!m_swatch.isValid())
        return;
    const int side = grownWithFont(swatchSide);
    const QRect place(0, (fontMetrics().height() - side) / 2, side, side);
    QPainter painter(this);
    paintSwatch(&painter, QStyle::visualRect(layoutDirection(), rect(), place), m_swatch,
                palette().color(QPalette::Mid));
}

void ValueLabel::contextMenuEvent(QContextMenuEvent *event)
{
    openCopyMenu(m_line, this, event->globalPos());
}

void openCopyMenu(const FieldLine &line, QWidget *widget, const QPoint &globalPlace)
{
    auto *menu = new QMenu(widget);
    menu->setObjectName(u"copyMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *value = menu->addAction(ValueLabel::tr("Copy value"));
    value->setObjectName(u"copyValue"_s);
    value->setEnabled(!line.raw.isEmpty());
    QObject::connect(value, &QAction::triggered, menu, [raw = line.raw] { copyText(raw); });
    auto *key = menu->addAction(ValueLabel::tr("Copy field ID"));
    key->setObjectName(u"copyKey"_s);
    QObject::connect(key, &QAction::triggered, menu, [id = line.key] { copyText(id); });
    menu->popup(globalPlace);
}

} // namespace storedesk::ui::details
