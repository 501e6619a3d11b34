// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualbook.h"

#include <QDir>
#include <QFile>
#include <QLocale>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

// Parses a chapter. The file starts with a comment that names its pages, followed by the title.
static Chapter chapterOf(const QString &name, const QString &file)
{
    static constexpr auto before = "<!-- pages: "_L1;
    static constexpr auto behind = " -->"_L1;
    Chapter chapter{.name = name};
    QStringList text;
    for (const auto &line : file.split(u'\n')) {
        if (line.startsWith(before))
            chapter.pages = line.sliced(before.size()).chopped(behind.size()).split(u' ');
        else if (chapter.title.isEmpty() && line.startsWith("# "_L1))
            chapter.title = line.sliced(2);
        else
            text.append(line);
    }
    chapter.text = text.join(u'\n').trimmed();
    return chapter;
}

QList<Chapter> chaptersIn(const QString &language)
{
    const QDir folder(u":/manual/"_s + language);
    QList<Chapter> all;
    for (const auto &entry : folder.entryInfoList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        QFile file(entry.filePath());
        if (file.open(QIODevice::ReadOnly))
            all.append(chapterOf(entry.completeBaseName(), QString::fromUtf8(file.readAll())));
    }
    return all;
}

QList<Chapter> chapters()
{
    const auto all = chaptersIn(QLocale().name().left(2));
    return all.isEmpty() ? chaptersIn(u"en"_s) : all;
}

} // namespace storedesk::ui::pages
