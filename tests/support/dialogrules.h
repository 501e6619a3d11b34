// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/storeband.h"
#include "ui/theme/role.h"

#include <QFileDialog>
#include <QFrame>
#include <QPushButton>

#include <algorithm>

namespace support {

// The rules that all dialogs follow. Cancel is to the left of the button that acts, at most one
// button is the default, and never a dangerous one. Dialogs name the store, unless they have
// nothing to do with one.

// Class names and object names of the dialogs that concern no store, or only files on this
// computer.
[[nodiscard]] inline const QStringList &dialogsWithoutStore()
{
    static const QStringList names{
        QStringLiteral("CellDialog"),     QStringLiteral("SaveDialog"),
        QStringLiteral("ReadingDialog"),  QStringLiteral("ManageAccounts"),
        QStringLiteral("SourceDialog"),   QStringLiteral("RolesDialog"),
        QStringLiteral("aboutDialog"),    QStringLiteral("saveViewQuestion"),
        QStringLiteral("ReferenceDialog")};
    return names;
}

// Returns the visible buttons at the bottom from left to right.
[[nodiscard]] inline QList<QPushButton *> footButtonsOf(const QWidget &dialog)
{
    QList<QPushButton *> buttons;
    for (const auto *foot : dialog.findChildren<QFrame *>()) {
        if (foot->property("role").toString() != storedesk::ui::wordOf(storedesk::ui::Role::Foot))
            continue;
        for (auto *button : foot->findChildren<QPushButton *>()) {
            if (button->isVisible())
                buttons.append(button);
        }
    }
    std::ranges::sort(buttons, {},
                      [](const QPushButton *button) { return button->mapToGlobal(QPoint()).x(); });
    return buttons;
}

[[nodiscard]] inline QStringList faultsOfButtons(const QWidget &dialog)
{
    using storedesk::ui::Role;
    static const QStringList safe{QStringLiteral("cancel"), QStringLiteral("cancelField"),
                                  QStringLiteral("stay"), QStringLiteral("back"),
                                  QStringLiteral("useForNow")};
    const auto buttons = footButtonsOf(dialog);
    const auto role = [](const QPushButton *button) {
        return button->property("role").toString();
    };
    QStringList faults;
    if (buttons.isEmpty())
        faults.append(QStringLiteral("no buttons"));
    if (buttons.size() > 1 && safe.contains(buttons.last()->objectName()))
        faults.append(QStringLiteral("the last button is ") + buttons.last()->objectName());
    for (const auto *button : buttons) {
        const bool acts = role(button) == storedesk::ui::wordOf(Role::Primary)
            || role(button) == storedesk::ui::wordOf(Role::Danger);
        if (acts && button != buttons.last())
            faults.append(button->objectName() + QStringLiteral(" is not the last button"));
        if (role(button) == storedesk::ui::wordOf(Role::Danger)
            && (button->isDefault() || button->autoDefault()))
            faults.append(button->objectName() + QStringLiteral(" is dangerous and the default"));
    }
    if (std::ranges::count_if(buttons, &QPushButton::isDefault) > 1)
        faults.append(QStringLiteral("several default buttons"));
    return faults;
}

// Returns the faults of a modal dialog. Dialogs of the platform follow its own rules, and a plain
// QDialog is the frame in which the tour shows a screen.
[[nodiscard]] inline QStringList faultsOfDialog(const QWidget &dialog)
{
    if (qobject_cast<const QFileDialog *>(&dialog) || !qobject_cast<const QDialog *>(&dialog)
        || dialog.metaObject() == &QDialog::staticMetaObject)
        return {};
    auto faults = faultsOfButtons(dialog);
    const auto name =
        QString::fromLatin1(dialog.metaObject()->className()).section(QStringLiteral("::"), -1);
    const auto *band = dialog.findChild<storedesk::ui::StoreBand *>();
    const bool isNamed = band && band->isVisible() && !band->mark().name.isEmpty();
    if (!isNamed && !dialogsWithoutStore().contains(name)
        && !dialogsWithoutStore().contains(dialog.objectName()))
        faults.append(name + QStringLiteral(" does not name the store"));
    return faults;
}

} // namespace support
