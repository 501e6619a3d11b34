// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace storedesk::journal {

// A language-independent job title: a source text with its translation context, and its arguments.
// Journals store it, and it is translated for display.
struct JobTitle
{
    const char *context = "";
    // Source text with %1, %2, …
    const char *text = "";
    // File names and other data, or nested stored titles.
    QStringList arguments = {};
    // Disambiguation of the translation, if the source text has one.
    const char *comment = "";
};

// Returns the form stored in a journal.
[[nodiscard]] QString storedTitle(const JobTitle &title);
// Like storedTitle(), for a text without data, such as a column heading.
[[nodiscard]] QString storedText(const char *context, const char *text);
// Returns the stored form of a date range, for use as an argument of a title.
[[nodiscard]] QString storedDays(QDate first, QDate last);
// Returns the title in the language of the program. Other text is returned unchanged.
[[nodiscard]] QString shownTitle(const QString &stored);

} // namespace storedesk::journal
