// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "undokey.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace storedesk::ui::shell {

UndoKey::UndoKey(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

static bool isFieldWithoutUndo(const QObject *object)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(object))
        return line->isReadOnly() || !line->isUndoAvailable();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(object))
        return text->isReadOnly() || !text->document()->isUndoAvailable();
    return false;
}

bool UndoKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride
        || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)
        || !isFieldWithoutUndo(watched))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace storedesk::ui::shell
