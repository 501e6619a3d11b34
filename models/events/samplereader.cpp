// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/samplereader.h"

#include "events/jsonscanner.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace storedesk::events {

using Kind = SampleValue::Kind;
using namespace Qt::StringLiterals;

namespace {

// Returns the character for a backslash escape in $'…', which browsers use for bodies with an
// apostrophe.
QChar escapedInDollarQuotes(QChar letter)
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

// Returns the body of a curl command, as copied from a browser or a manual; empty if the text is
// not such a command or has no body. Quotes are parsed as a shell would.
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

} // namespace

static base::Problem noSample(const QString &why)
{
    return {.what = QCoreApplication::translate("SampleReader", "This is not a JSON sample."),
            .why = why,
            .next = QCoreApplication::translate(
                "SampleReader",
                "Paste an event as your shop sends it, from the first { to the last }.")};
}

static QString placeWords(const QString &text, qsizetype at)
{
    const auto before = QStringView(text).left(at);
    const auto line = before.count(u'\n') + 1;
    const auto column = at - (before.lastIndexOf(u'\n') + 1) + 1;
    return QCoreApplication::translate("SampleReader", "It is invalid at line %1, character %2.")
        .arg(QString::number(line), QString::number(column));
}

// A list at the top level contains several samples if all its elements are objects.
static void append(std::vector<SampleValue> &samples, SampleValue value)
{
    const bool several = value.kind == Kind::List
        && std::ranges::all_of(value.elements, [](const SampleValue &element) {
                             return element.kind == Kind::Object;
                         });
    if (!several) {
        samples.push_back(std::move(value));
        return;
    }
    for (auto &element : value.elements)
        samples.push_back(std::move(element));
}

base::Result<std::vector<SampleValue>> samplesOf(const QString &text)
{
    const auto body = bodyOfCurl(text).value_or(text);
    JsonScanner scanner(body);
    std::vector<SampleValue> samples;
    while (!scanner.atEnd()) {
        auto value = scanner.read();
        if (!value)
            return tl::unexpected(noSample(placeWords(body, scanner.position())));
        append(samples, *std::move(value));
        scanner.skipSeparator();
    }
    const bool objects = std::ranges::all_of(
        samples, [](const SampleValue &sample) { return sample.kind == Kind::Object; });
    if (samples.empty() || !objects)
        return tl::unexpected(noSample(QCoreApplication::translate(
            "SampleReader", "A sample is an object: names and values between { and }.")));
    return samples;
}

} // namespace storedesk::events
