// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace storedesk::ui::pages {

struct Chapter
{
    // Internal name, the same in every language.
    QString name = {};
    QString title = {};
    // Text in Markdown.
    QString text = {};
    // The ids of the pages that the chapter describes.
    QStringList pages = {};
};

// Returns all chapters in the current language, in reading order.
[[nodiscard]] QList<Chapter> chapters();
// Returns the chapters in a language, which is a two-letter code.
[[nodiscard]] QList<Chapter> chaptersIn(const QString &language);

} // namespace storedesk::ui::pages
