// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/socket.h"

#include <QByteArray>

#include <chrono>
#include <memory>

namespace storedesk::practice {

// What a source has to say when it is asked for bytes.
struct Piece
{
    enum class Kind : quint8 {
        Bytes,
        End,
        Broken, // the connection is to be closed here
        Pause, // ask again later
        Stall // nothing more comes, but the connection stays
    };

    Kind kind = Kind::End;
    qint64 size = 0;
    std::chrono::milliseconds pause{0};
};

// The body of an answer that is made while it is sent.
class Source
{
public:
    Source() = default;
    virtual ~Source() = default;
    Q_DISABLE_COPY_MOVE(Source)

    [[nodiscard]] virtual Piece read(char *to, qint64 room) = 0;
};

[[nodiscard]] std::unique_ptr<Source> bytesSource(const QByteArray &bytes);
[[nodiscard]] std::unique_ptr<Source> fileSource(Socket file, qint64 offset, qint64 length);
// Ends after so many bytes, in its own way.
[[nodiscard]] std::unique_ptr<Source> cutSource(std::unique_ptr<Source> inner, qint64 limit,
                                                Piece::Kind ending);
struct Drip
{
    qint64 length; // of the whole
    int pieces;
    std::chrono::milliseconds pause;
};
// So many pieces, or one for each byte, with a pause before each but the first.
[[nodiscard]] std::unique_ptr<Source> dripSource(std::unique_ptr<Source> inner, Drip drip);
// Changes the bytes from one position up to another.
[[nodiscard]] std::unique_ptr<Source> corruptSource(std::unique_ptr<Source> inner, qint64 from,
                                                    qint64 until);
// A page of records, well-formed, of about this size.
[[nodiscard]] std::unique_ptr<Source> hugeJsonSource(qint64 size);
// The same, compressed.
[[nodiscard]] std::unique_ptr<Source> gzipSource(std::unique_ptr<Source> inner);

[[nodiscard]] QByteArray gzip(const QByteArray &bytes);

} // namespace storedesk::practice
