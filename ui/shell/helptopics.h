// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace storedesk::ui::shell {

// What the help says of one page.
struct HelpTopic
{
    QString title; // of the page
    QString sentence = {};
    QString words = {}; // other words that it is found by, in every language
    QList<const char *> where = {}; // where its own keys hold, see ownLines()
};

[[nodiscard]] HelpTopic helpTopic(const QString &word); // the first word of its place
[[nodiscard]] QList<HelpTopic> helpTopics(); // those with something to say

} // namespace storedesk::ui::shell
