// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

namespace storedesk::ui::pages {

// A common task on a page, with its steps.
struct HelpTask
{
    QString title;
    QStringList steps;
};

// Returns the tasks of all pages.
[[nodiscard]] QList<HelpTask> helpTasks();
// Returns the tasks of the page with this id.
[[nodiscard]] QList<HelpTask> helpTasks(const QString &word);

} // namespace storedesk::ui::pages
