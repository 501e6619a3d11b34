// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QWidget>

namespace storedesk::ui::files {

// Describes an action on a page: the member that stores it, and its handler.
template <typename Owner>
struct ActionRow
{
    QAction *Owner::*action;
    const char *name;
    Icon icon;
    // Source text, translated by the owner.
    const char *text;
    void (Owner::*act)();
};

template <typename Owner>
QAction *makeAction(const ActionRow<Owner> &row, Owner &owner, QWidget &page, const Theme &theme)
{
    auto *action = new QAction(iconOf(row.icon, theme), Owner::tr(row.text), &owner);
    action->setObjectName(QLatin1StringView(row.name));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(action, &QAction::triggered, &owner, row.act);
    page.addAction(action);
    return action;
}

// Disables the action and shows the reason. An empty reason enables the action.
inline void setWhyNot(QAction *action, const QString &whyNot)
{
    action->setEnabled(whyNot.isEmpty());
    action->setStatusTip(whyNot);
}

} // namespace storedesk::ui::files
