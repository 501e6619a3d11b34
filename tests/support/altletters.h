// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMultiMap>

namespace support {

using namespace Qt::StringLiterals;

// Returns the visible controls by their Alt mnemonic.
inline QMultiMap<QString, QString> ownersOfLettersIn(const QWidget &window)
{
    QMultiMap<QString, QString> owners;
    const auto take = [&owners](const QString &text) {
        if (const auto key = QKeySequence::mnemonic(text).toString(); !key.isEmpty())
            owners.insert(key, text);
    };
    if (const auto *menus = window.findChild<QMenuBar *>()) {
        for (const auto *menu : menus->actions())
            take(menu->text());
    }
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (widget->window() != &window || !widget->isVisible() || !widget->isEnabled())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            take(button->text());
        else if (label && label->buddy())
            take(label->text());
    }
    return owners;
}

// Returns the mnemonics used by more than one control in this window, with their labels.
inline QStringList lettersTakenTwice(const QWidget &window)
{
    QStringList twice;
    const auto owners = ownersOfLettersIn(window);
    for (const auto &key : owners.uniqueKeys()) {
        if (owners.count(key) > 1)
            twice.append(u"%1: %2"_s.arg(key, owners.values(key).join(u" and "_s)));
    }
    return twice;
}

// Sends the key press as the platform does before it looks up the mnemonic.
inline void pressAlt(QWidget &window)
{
    QKeyEvent press(QEvent::ShortcutOverride, Qt::Key_Alt, Qt::AltModifier);
    QCoreApplication::sendEvent(&window, &press);
}

} // namespace support
