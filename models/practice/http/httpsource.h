// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/openfile.h"

#include <QByteArray>

#include <chrono>
#include <memory>

namespace storedesk::practice {

// The result of reading from a source.
struct Piece
{
    enum class Kind : quint8 {
        Bytes,
        End,
        // The connection must be closed here.
        Broken,
        // There is more to read later.
        Pause,
        // Nothing more is sent, but the connection stays open.
        Stall
    };

    Kind kind = Kind::End;
    qint64 size = 0;
    std::chrono::milliseconds pause{0};
};

// The body of a response that is generated while it is sent.
class ResponseSource
{
public:
    ResponseSource() = default;
    virtual ~ResponseSource() = default;
    Q_DISABLE_COPY_MOVE(ResponseSource)

    [[nodiscard]] virtual Piece read(char *to, qint64 room) = 0;
};

[[nodiscard]] std::unique_ptr<ResponseSource> bytesSource(const QByteArray &bytes);
[[nodiscard]] std::unique_ptr<ResponseSource> fileSource(std::unique_ptr<base::OpenFile> file,
                                                         qint64 offset, qint64 length);
// Ends the source after this number of bytes with the given ending.
[[nodiscard]] std::unique_ptr<ResponseSource> cutSource(std::unique_ptr<ResponseSource> inner,
                                                        qint64 limit, Piece::Kind ending);
struct Drip
{
    // The total length.
    qint64 length;
    int pieces;
    std::chrono::milliseconds pause;
};
// Divides the source into this number of pieces, with a pause before each except the first.
[[nodiscard]] std::unique_ptr<ResponseSource> dripSource(std::unique_ptr<ResponseSource> inner,
                                                         Drip drip);
// Changes the bytes in a range.
[[nodiscard]] std::unique_ptr<ResponseSource> corruptSource(std::unique_ptr<ResponseSource> inner,
                                                            qint64 from, qint64 until);
// Generates a well-formed page of records with about this size.
[[nodiscard]] std::unique_ptr<ResponseSource> hugeJsonSource(qint64 size);
// Compresses another source.
[[nodiscard]] std::unique_ptr<ResponseSource> gzipSource(std::unique_ptr<ResponseSource> inner);

[[nodiscard]] QByteArray gzip(const QByteArray &bytes);

} // namespace storedesk::practice
