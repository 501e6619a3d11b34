// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace storedesk::base {

// A text without its wrapping: percent-encoding and JSON escapes are undone, as often as they were
// done, and every byte still knows where it stood. For the redactor.
class PlainText final
{
public:
    explicit PlainText(QByteArrayView wrapped);

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] char at(qsizetype index) const { return m_bytes.at(index); }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

    // Where the byte stood in the wrapped text. The end of the text may be asked for too.
    [[nodiscard]] qsizetype begin(qsizetype index) const;
    // The byte stood there as itself, so that as a separator it really separates.
    [[nodiscard]] bool bare(qsizetype index) const;
    // The quote that closes the string opened by this one; size() when none does.
    [[nodiscard]] qsizetype closing(qsizetype opening) const;

private:
    void undoPercents(QByteArrayView wrapped);
    void undoBackslashes();
    qsizetype undoRun(const QByteArray &bytes, const std::vector<qsizetype> &begins, qsizetype at);
    void put(char byte, qsizetype begin, qsizetype backslashes = 0);

    QByteArray m_bytes;
    std::vector<qsizetype> m_begins; // one more than bytes: the last is the end
    std::vector<qsizetype> m_backslashes; // that stood before the byte and escaped it
};

} // namespace storedesk::base
