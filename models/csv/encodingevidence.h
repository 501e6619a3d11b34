// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace storedesk::csv {

// Finds the encoding in which the words of a text look most plausible. Each distinct word counts
// once: a city that appears in every row is no stronger evidence than a city in one row. The cost
// of a word is that of its least likely letter.
class EncodingEvidence final
{
public:
    // Uses only words with non-ASCII bytes.
    explicit EncodingEvidence(const QList<QByteArray> &samples);

    struct Verdict
    {
        // Name for iconv.
        QByteArray encoding;
        // Whether most words are plausible in this encoding.
        bool readable = true;
    };
    // Returns the most likely single-byte encoding.
    [[nodiscard]] Verdict verdict() const;

    // Whether the samples are valid in a multi-byte encoding and their words contain no English
    // letters.
    [[nodiscard]] static bool readsWell(const QList<QByteArray> &samples,
                                        const QByteArray &encoding);

private:
    QList<QByteArray> m_words;
};

} // namespace storedesk::csv
