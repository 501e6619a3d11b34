// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace storedesk::ui::manual {

struct Chapter
{
    QString name = {}; // the same in every language
    QString title = {};
    QString text = {}; // Markdown
    QStringList pages = {}; // words of the pages that it is about
};

// All chapters in the language of the texts, in their order.
[[nodiscard]] QList<Chapter> chapters();
[[nodiscard]] QList<Chapter> chaptersIn(const QString &language); // of two letters

} // namespace storedesk::ui::manual
