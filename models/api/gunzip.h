// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <functional>
#include <memory>

namespace storedesk::api {

// Unpacks gzip piece by piece, in constant memory, and knows whether it came to its proper end: the
// network layer takes half a gzip stream for a whole one.
class Gunzip final
{
public:
    using Sink = std::function<bool(QByteArrayView bytes)>;

    Gunzip();
    ~Gunzip();
    Q_DISABLE_COPY_MOVE(Gunzip)

    // False when the bytes are damaged or the sink wants no more.
    [[nodiscard]] bool feed(QByteArrayView bytes, const Sink &sink);
    // Length and checksum at the end were there and right.
    [[nodiscard]] bool atEnd() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    bool m_atEnd = false;
};

} // namespace storedesk::api
