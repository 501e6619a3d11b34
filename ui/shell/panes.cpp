// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panes.h"

#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/shellcommand.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/searchfield.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <algorithm>

namespace storedesk::ui::shell {

static bool holdsFocus(const QWidget *pane)
{
    const auto *focused = QApplication::focusWidget();
    return focused && (focused == pane || pane->isAncestorOf(focused));
}

void findInPane(const WindowParts &parts, Page *page)
{
    if (holdsFocus(parts.callLog)) {
        for (auto *field : parts.callLog->findChildren<SearchField *>()) {
            if (!field->isVisible())
                continue;
            field->setFocus(Qt::ShortcutFocusReason);
            return field->selectAll();
        }
    }
    if (page)
        page->find();
}

void focusInside(QWidget *pane)
{
    if (!pane)
        return;
    auto *last = pane->focusWidget();
    if (last && last->isVisible() && last->isEnabled())
        return last->setFocus(Qt::TabFocusReason);
    if (auto *page = qobject_cast<Page *>(pane))
        return page->focusFirst();
    for (auto *child : pane->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled())
            return child->setFocus(Qt::TabFocusReason);
    }
}

static bool takesText(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->isReadOnly();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return !text->isReadOnly();
    return qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QComboBox *>(widget);
}

void focusForTyping(Page *page)
{
    auto *last = page->focusWidget();
    if (last && takesText(last) && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::OtherFocusReason);
    else
        page->focusFirst();
}

static QList<QWidget *> panesOf(const WindowParts &parts)
{
    QList<QWidget *> panes{parts.navigation};
    if (auto *page = parts.tabs->currentPage()) {
        const auto inside = page->panes();
        panes.append(inside.isEmpty() ? QList<QWidget *>{page} : inside);
    }
    panes.append(parts.callLog);
    panes.append(parts.jobs);
    panes.removeIf([](const QWidget *pane) { return !pane->isVisible() || !pane->isEnabled(); });
    return panes;
}

void stepPane(WindowParts &parts, int by)
{
    const auto panes = panesOf(parts);
    if (panes.isEmpty())
        return;
    auto here = std::ranges::find_if(panes, holdsFocus);
    if (here == panes.end() && parts.tabs->currentPage() && holdsFocus(parts.tabs->currentPage()))
        here = std::ranges::find_if(
            panes, [&parts](const QWidget *pane) { return parts.tabs->isAncestorOf(pane); });
    const auto outside = by > 0 ? -1 : 0;
    const auto from = here == panes.end() ? outside : here - panes.begin();
    auto *pane = panes[(from + by + panes.size()) % panes.size()];
    if (pane == parts.navigation)
        parts.navigation->focusList();
    else if (pane->focusPolicy() & Qt::TabFocus)
        pane->setFocus(Qt::TabFocusReason);
    else
        focusInside(pane);
}

static void copyFocusedText()
{
    auto *focused = QApplication::focusWidget();
    if (!focused)
        return;
    for (auto *action : focused->actions()) {
        if (action->shortcuts().contains(QKeySequence(QKeySequence::Copy)))
            return action->trigger();
    }
    QKeyEvent press(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(focused, &press);
}

static QAction *actionNamed(const QList<QAction *> &actions, const QString &name)
{
    for (auto *action : actions) {
        auto *found = action->menu()       ? actionNamed(action->menu()->actions(), name)
            : action->objectName() == name ? action
                                           : nullptr;
        if (found)
            return found;
    }
    return nullptr;
}

static void copyFocusedRows(CopyFormat format, PageHost &host)
{
    const auto *focused = QApplication::focusWidget();
    auto *action = focused ? actionNamed(focused->actions(), copyActionName(format)) : nullptr;
    if (!action || !action->isEnabled())
        return host.tell(
            QCoreApplication::translate("Panes", "Select rows in a table first, then copy them."));
    action->trigger();
}

void copyFocused(navigation::ShellCommand act, PageHost &host)
{
    using navigation::ShellCommand;
    if (act == ShellCommand::Copy)
        copyFocusedText();
    else if (act == ShellCommand::CopyCsv)
        copyFocusedRows(CopyFormat::Csv, host);
    else if (act == ShellCommand::CopyJson)
        copyFocusedRows(CopyFormat::Json, host);
    else if (act == ShellCommand::CopyMarkdown)
        copyFocusedRows(CopyFormat::Markdown, host);
}

} // namespace storedesk::ui::shell
