// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringDecoder>

#include <optional>
#include <vector>

class QIODevice;

namespace storedesk::spreadsheet {

// A window of bytes from a stream, in UTF-8.
class XmlBytes final
{
public:
    explicit XmlBytes(QIODevice &device);

    // The available bytes. The reader advances the first pointer.
    const char *at = nullptr;
    const char *end = nullptr;

    // Appends more bytes, which may move the window. Returns false at the end or if the buffer is
    // full.
    [[nodiscard]] bool fill();
    [[nodiscard]] bool isOver() const { return m_over; }
    [[nodiscard]] bool isFull() const { return m_full; }
    void close();

    static constexpr std::size_t usualRoom = 256 * 1024;

private:
    [[nodiscard]] bool makeRoom();
    void begin();
    // Converts the bytes from UTF-16.
    bool take(const QByteArray &bytes);

    QIODevice &m_device;
    std::vector<char> m_bytes;
    // Set for UTF-16.
    std::optional<QStringDecoder> m_decoder;
    bool m_begun = false;
    bool m_over = false;
    bool m_full = false;
};

} // namespace storedesk::spreadsheet
