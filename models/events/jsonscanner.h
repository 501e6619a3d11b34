// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/samplevalue.h"

#include <optional>

namespace storedesk::events {

// Parses a sequence of JSON documents. The text must outlive the scanner.
class JsonScanner final
{
public:
    explicit JsonScanner(QStringView text);

    // Returns nothing if there is a syntax error at position().
    [[nodiscard]] std::optional<SampleValue> read();
    // Skips a comma between two documents.
    void skipSeparator();
    [[nodiscard]] bool atEnd();
    [[nodiscard]] qsizetype position() const { return m_at; }

private:
    [[nodiscard]] std::optional<SampleValue> readValue(int depth);
    [[nodiscard]] std::optional<SampleValue> readObject(int depth);
    [[nodiscard]] std::optional<SampleValue> readList(int depth);
    [[nodiscard]] std::optional<SampleValue> readNumber();
    [[nodiscard]] std::optional<QString> readText();
    [[nodiscard]] std::optional<QChar> readEscaped();
    [[nodiscard]] bool take(QChar character);
    [[nodiscard]] bool parseWord(QLatin1StringView word);
    void skipSpace();

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace storedesk::events
