// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace storedesk::journal {

// The title of a job in no particular language: a source text with its translation context, and the
// data to fill in. Journals store it, and titles are translated when they are shown.
struct JobTitle
{
    const char *context = "";
    // Source text with %1, %2, …
    const char *text = "";
    // File names and other data, or stored texts themselves.
    QStringList arguments = {};
    // Of the translation, if the source text has one.
    const char *comment = "";
};

// The form that a journal stores.
[[nodiscard]] QString storedTitle(const JobTitle &title);
// The same of a range of days, as an argument of a title.
[[nodiscard]] QString storedDays(QDate first, QDate last);
// The title in the language of the program. Other texts stay as they are.
[[nodiscard]] QString shownTitle(const QString &stored);

} // namespace storedesk::journal
