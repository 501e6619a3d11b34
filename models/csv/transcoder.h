// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/textconverter.h"
#include "base/progress.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <memory>
#include <optional>

class QIODevice;

namespace storedesk::csv {

// Converts a stream in any encoding to UTF-8. Invalid bytes become U+FFFD and are counted, never
// dropped.
class Transcoder final
{
public:
    [[nodiscard]] static bool knows(const QByteArray &encoding);
    // Converts a short text.
    [[nodiscard]] static QString text(QByteArrayView bytes, const QByteArray &encoding);

    explicit Transcoder(const QByteArray &encoding);
    ~Transcoder() = default;
    Q_DISABLE_COPY_MOVE(Transcoder)

    // Returns the converted bytes. An incomplete character at the end is stored for the next call.
    [[nodiscard]] QByteArray add(QByteArrayView bytes);
    [[nodiscard]] QByteArray finish();
    [[nodiscard]] qint64 replaced() const { return m_replaced; }

    // Converts a whole device. Returns the number of invalid bytes.
    [[nodiscard]] static base::Result<qint64>
    copy(QIODevice &from, QIODevice &into, const QByteArray &encoding, base::Progress &progress);

private:
    // Must be called before the first conversion.
    void learnBytes();
    [[nodiscard]] QByteArray addByBytes(QByteArrayView bytes);
    void replace(qsizetype waiting, QByteArray &result);

    // Nothing for an unknown encoding.
    std::unique_ptr<base::TextConverter> m_converter;
    QByteArray m_waiting;
    // The character for each byte, for single-byte encodings with ASCII in the lower half. With
    // this table, such text is converted several times faster. Empty for undefined bytes.
    std::optional<std::array<QByteArray, 256>> m_bytes;
    bool m_begun = false;
    qint64 m_replaced = 0;
};

} // namespace storedesk::csv
