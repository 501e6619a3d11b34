// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace storedesk::base {

// The language of the program's texts. English has a catalogue of plurals only; all catalogues are
// built in.
class Language
{
public:
    Language();
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    // Returns the two-letter codes of all languages with a catalogue, and "en".
    [[nodiscard]] static QStringList choices();
    // Open widgets receive QEvent::LanguageChange. An unknown choice selects English.
    void choose(const QString &choice);
    // Returns the best choice for the system's languages.
    [[nodiscard]] static QString ofSystem(const QLocale &locale = QLocale::system());
    [[nodiscard]] QString chosen() const { return m_chosen; }
    // Returns the two-letter code of the current language, independent of any translation file.
    [[nodiscard]] static QString current();

private:
    QString m_chosen;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

// Returns a source text and its translations into every language of the program, without
// duplicates. For searches and input that are accepted in every language.
[[nodiscard]] QStringList inAllLanguages(const char *context, const char *source);

// Returns a text in one language, regardless of the language that the program currently uses.
[[nodiscard]] QString inLanguage(const QString &code, const char *context, const char *source);

} // namespace storedesk::base
