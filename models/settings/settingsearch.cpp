// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsearch.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace storedesk::settings {

static QString plainLetters(const QString &text)
{
    auto letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters;
}

QString searchedWords(const SettingRow &row)
{
    QList<const char *> texts{row.title, row.sentence, row.word, row.keywords};
    for (const auto &choice : row.choices)
        texts.append(choice.words);
    QStringList words{titleOf(row.section)};
    for (const auto *text : std::as_const(texts)) {
        if (text)
            words << QString::fromUtf8(text) << QCoreApplication::translate("Settings", text);
    }
    words.removeDuplicates();
    return words.join(u' ');
}

bool isFoundBy(const SettingRow &row, const QString &text)
{
    const auto words = plainLetters(searchedWords(row));
    return std::ranges::all_of(plainLetters(text).split(u' ', Qt::SkipEmptyParts),
                               [&words](const QString &part) { return words.contains(part); });
}

} // namespace storedesk::settings
