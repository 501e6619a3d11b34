// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <functional>
#include <memory>

namespace storedesk::downloads {

// Decompresses gzip piece by piece in constant memory and detects whether the stream ended
// properly. Qt's network layer accepts half a gzip stream as complete.
class Gunzip final
{
public:
    using Sink = std::function<bool(QByteArrayView bytes)>;

    Gunzip();
    ~Gunzip();
    Q_DISABLE_COPY_MOVE(Gunzip)

    // Returns false if the data is damaged or the sink refused it.
    [[nodiscard]] bool feed(QByteArrayView bytes, const Sink &sink);
    // Returns whether length and checksum at the end were present and correct.
    [[nodiscard]] bool atEnd() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    bool m_atEnd = false;
};

} // namespace storedesk::downloads
