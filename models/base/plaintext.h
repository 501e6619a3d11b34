// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace storedesk::base {

// A text with percent-encoding and JSON escapes decoded, at any nesting depth. Every byte maps to
// its position in the encoded text. Used by the redactor.
class PlainText final
{
public:
    explicit PlainText(QByteArrayView wrapped);

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] char at(qsizetype index) const { return m_bytes.at(index); }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

    // Returns the position of the byte in the encoded text. Also valid for the end of the text.
    [[nodiscard]] qsizetype begin(qsizetype index) const;
    // Returns whether the byte was not encoded. An encoded separator does not separate anything.
    [[nodiscard]] bool bare(qsizetype index) const;
    // Returns the quote that closes the string opened at the given quote; size() if there is none.
    [[nodiscard]] qsizetype closing(qsizetype opening) const;

private:
    void undoPercents(QByteArrayView wrapped);
    void undoBackslashes();
    qsizetype undoRun(const QByteArray &bytes, const std::vector<qsizetype> &begins, qsizetype at);
    void put(char byte, qsizetype begin, qsizetype backslashes = 0);

    QByteArray m_bytes;
    // Contains one element more than m_bytes: the last element is the end of the encoded text.
    std::vector<qsizetype> m_begins;
    // Number of backslashes that escaped the byte.
    std::vector<qsizetype> m_backslashes;
};

} // namespace storedesk::base
