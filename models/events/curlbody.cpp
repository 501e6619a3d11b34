// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/curlbody.h"

#include <QStringList>

#include <array>

namespace storedesk::events {

using namespace Qt::StringLiterals;

// Returns the character for a backslash escape in $'…', which browsers use for bodies with an
// apostrophe.
static QChar escapedInDollarQuotes(QChar letter)
{
    return letter == u'n' ? u'\n' : letter == u't' ? u'\t' : letter == u'r' ? u'\r' : letter;
}

// Splits a shell command into words.
class ShellWords final
{
public:
    explicit ShellWords(const QString &text)
        : m_text(text)
    { }

    [[nodiscard]] QStringList read()
    {
        for (; m_at < m_text.size(); ++m_at)
            readCharacter(m_text[m_at]);
        endWord();
        return m_words;
    }

private:
    void readCharacter(QChar character)
    {
        const bool dollar = character == u'$' && m_text.sliced(m_at).startsWith("$'"_L1);
        if (character == u'\'' || character == u'"' || dollar) {
            m_at += dollar ? 2 : 1;
            m_begun = true;
            readQuoted(m_text[m_at - 1], dollar);
        } else if (character == u'\\' && m_at + 1 < m_text.size()) {
            ++m_at;
            // A backslash before a line break continues the line.
            if (!m_text[m_at].isSpace())
                add(m_text[m_at]);
        } else if (character.isSpace()) {
            endWord();
        } else {
            add(character);
        }
    }

    void readQuoted(QChar quote, bool dollar)
    {
        for (; m_at < m_text.size() && m_text[m_at] != quote; ++m_at) {
            auto character = m_text[m_at];
            if (character == u'\\' && m_at + 1 < m_text.size() && escapes(quote, dollar)) {
                character = m_text[++m_at];
                if (dollar)
                    character = escapedInDollarQuotes(character);
            }
            add(character);
        }
    }

    [[nodiscard]] bool escapes(QChar quote, bool dollar) const
    {
        const auto next = m_text[m_at + 1];
        return dollar || (quote == u'"' && (next == u'"' || next == u'\\' || next == u'$'));
    }

    void add(QChar character)
    {
        m_word.append(character);
        m_begun = true;
    }

    void endWord()
    {
        if (m_begun)
            m_words.append(m_word);
        m_word.clear();
        m_begun = false;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QString m_word;
    QStringList m_words;
    bool m_begun = false;
};

std::optional<QString> bodyOfCurl(const QString &text)
{
    static constexpr std::array options{"-d"_L1,           "--data"_L1,        "--data-raw"_L1,
                                        "--data-ascii"_L1, "--data-binary"_L1, "--json"_L1};
    const auto command = text.trimmed();
    if (!command.startsWith("curl"_L1) && !command.startsWith("$ curl"_L1))
        return std::nullopt;
    const auto words = ShellWords(command).read();
    for (qsizetype at = 0; at < words.size(); ++at) {
        for (const auto option : options) {
            if (words[at] == option && at + 1 < words.size())
                return words[at + 1];
            const bool joined = words[at].startsWith(option)
                && (option.size() == 2 || words[at].sliced(option.size()).startsWith(u'='));
            if (joined)
                return words[at].sliced(option.size() + (option.size() == 2 ? 0 : 1));
        }
    }
    return std::nullopt;
}

} // namespace storedesk::events
