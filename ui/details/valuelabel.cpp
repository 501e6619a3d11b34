// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/valuelabel.h"

#include "ui/theme/role.h"
#include "ui/widgets/clipboardtable.h"
#include "ui/widgets/visibletext.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;

ValueLabel::ValueLabel(const FieldLine &line, QWidget *parent)
    : QLabel(parent)
    , m_line(line)
{
    setTextFormat(Qt::PlainText);
    setText(line.text.isEmpty() ? u"—"_s : visibleText(line.text));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setWordWrap(true);
    setProperty("ring", 4);
    if (line.text.isEmpty())
        setRole(this, Role::Muted);
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
