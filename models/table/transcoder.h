// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/progress.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

class QIODevice;

namespace storedesk::table {

// Turns text of any encoding into UTF-8, in a stream. What cannot be read becomes U+FFFD and is
// counted, never dropped.
class Transcoder final
{
public:
    [[nodiscard]] static bool knows(const QByteArray &encoding);
    // A short text at once.
    [[nodiscard]] static QString text(QByteArrayView bytes, const QByteArray &encoding);

    explicit Transcoder(const QByteArray &encoding);
    ~Transcoder();
    Q_DISABLE_COPY_MOVE(Transcoder)

    // The bytes so far in UTF-8; a character cut at the end waits for the next call.
    [[nodiscard]] QByteArray add(QByteArrayView bytes);
    [[nodiscard]] QByteArray finish();
    [[nodiscard]] qint64 replaced() const { return m_replaced; }

    // A whole device into another; the number of bytes that could not be read.
    [[nodiscard]] static base::Result<qint64> copy(QIODevice &from, QIODevice &into,
                                                   const QByteArray &encoding, Progress &progress);

private:
    void learnBytes(); // before the first of them comes
    [[nodiscard]] QByteArray addByBytes(QByteArrayView bytes);
    void replace(qsizetype waiting, QByteArray &result);

    void *m_converter;
    QByteArray m_waiting;
    // What each byte means, where a byte is a character and the lower half is ASCII: such text is
    // converted several times as quickly. An empty one means nothing.
    std::optional<std::array<QByteArray, 256>> m_bytes;
    bool m_begun = false;
    qint64 m_replaced = 0;
};

} // namespace storedesk::table
