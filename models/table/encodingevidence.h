// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace storedesk::table {

// Which encoding makes the words of a text look like words. Each different word counts once: a city
// that stands in every row says no more than in one. A word reads as badly as its worst letter.
class EncodingEvidence final
{
public:
    // Looks at the words with bytes beyond ASCII.
    explicit EncodingEvidence(const QList<QByteArray> &samples);

    struct Verdict
    {
        QByteArray encoding; // as iconv knows it
        bool readable = true; // most words look like words in it
    };
    // The likeliest encoding that has one byte for each letter.
    [[nodiscard]] Verdict verdict() const;

    // Whether the samples, read in an encoding of several bytes for each letter, are whole and
    // their words are not mixed with English letters.
    [[nodiscard]] static bool readsWell(const QList<QByteArray> &samples,
                                        const QByteArray &encoding);

private:
    QList<QByteArray> m_words;
};

} // namespace storedesk::table
