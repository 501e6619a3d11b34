// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace storedesk::ui::pages {

// The help text for a page.
struct HelpTopic
{
    // The title of the page.
    QString title;
    QString sentence = {};
    // Additional search terms, in every language.
    QString words = {};
    // The scopes of the page's own shortcuts, see ownLines().
    QList<const char *> where = {};
};

// Returns the topic of the page with this id.
[[nodiscard]] HelpTopic helpTopic(const QString &word);
// Returns the topics that have a text.
[[nodiscard]] QList<HelpTopic> helpTopics();

} // namespace storedesk::ui::pages
