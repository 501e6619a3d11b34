// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

namespace storedesk::ui::shell {

// Something people come to a page for, and how it is done.
struct HelpTask
{
    QString title;
    QStringList steps;
};

[[nodiscard]] QList<HelpTask> helpTasks(); // of all pages
[[nodiscard]] QList<HelpTask> helpTasks(const QString &word); // the first word of a place

} // namespace storedesk::ui::shell
