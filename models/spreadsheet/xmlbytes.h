// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringDecoder>

#include <optional>
#include <vector>

class QIODevice;

namespace storedesk::spreadsheet {

// The bytes of a stream that are looked at, in UTF-8.
class XmlBytes final
{
public:
    explicit XmlBytes(QIODevice &device);

    // Those that are here; whoever has read some moves the first.
    const char *at = nullptr;
    const char *end = nullptr;

    // Gets more behind them, which moves all of them; false: there are none, or there is no room.
    [[nodiscard]] bool fill();
    [[nodiscard]] bool isOver() const { return m_over; }
    [[nodiscard]] bool isFull() const { return m_full; }
    void close();

    static constexpr std::size_t usualRoom = 256 * 1024;

private:
    [[nodiscard]] bool makeRoom();
    void begin();
    bool take(const QByteArray &bytes); // in UTF-16

    QIODevice &m_device;
    std::vector<char> m_bytes;
    std::optional<QStringDecoder> m_decoder; // when it is in UTF-16
    bool m_begun = false;
    bool m_over = false;
    bool m_full = false;
};

} // namespace storedesk::spreadsheet
