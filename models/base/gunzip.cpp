// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/gunzip.h"

#include <QByteArray>

#include <zlib.h>

namespace storedesk::base {

// The parameter for zlib that selects the largest window and gzip frames only.
static constexpr int gzipOnly = 15 + 16;
static constexpr qsizetype pieceSize = 64 * 1024;

struct Gunzip::Stream
{
    z_stream zlib = {};
    bool good = false;
    bool atEnd = false;
};

Gunzip::Gunzip()
    : m_stream(std::make_unique<Stream>())
{
    m_stream->good = inflateInit2(&m_stream->zlib, gzipOnly) == Z_OK;
}

Gunzip::~Gunzip()
{
    inflateEnd(&m_stream->zlib);
}

bool Gunzip::feed(QByteArrayView bytes, const Sink &sink)
{
    QByteArray piece(pieceSize, Qt::Uninitialized);
    setInput(bytes);
    while (const auto count = read(piece.data(), pieceSize)) {
        if (!sink({piece.data(), count}))
            m_stream->good = false;
    }
    return m_stream->good;
}

void Gunzip::setInput(QByteArrayView bytes)
{
    auto &zlib = m_stream->zlib;
    // zlib does not write through this pointer; its interface predates const.
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    zlib.avail_in = static_cast<uInt>(bytes.size());
}

bool Gunzip::hasInput() const
{
    return m_stream->zlib.avail_in > 0;
}

void Gunzip::skipPadding()
{
    auto &zlib = m_stream->zlib;
    while (m_stream->atEnd && zlib.avail_in > 0 && *zlib.next_in == 0) {
        ++zlib.next_in;
        --zlib.avail_in;
    }
}

qsizetype Gunzip::read(char *bytes, qsizetype size)
{
    auto &zlib = m_stream->zlib;
    const auto room = static_cast<uInt>(size);
    zlib.next_out = reinterpret_cast<Bytef *>(bytes);
    zlib.avail_out = room;
    // Even without new input, zlib may hold the rest of a block that did not fit into the last
    // output.
    while (m_stream->good && zlib.avail_out == room) {
        if (m_stream->atEnd) {
            if (zlib.avail_in == 0)
                break;
            m_stream->good = inflateReset(&zlib) == Z_OK;
            m_stream->atEnd = false;
        }
        const bool hadInput = zlib.avail_in > 0;
        const auto result = inflate(&zlib, Z_NO_FLUSH);
        m_stream->atEnd = result == Z_STREAM_END;
        // Z_BUF_ERROR is not an error: there is no more input or output.
        m_stream->good =
            m_stream->good && (m_stream->atEnd || result == Z_OK || result == Z_BUF_ERROR);
        if (!hadInput)
            break;
    }
    return static_cast<qsizetype>(room - zlib.avail_out);
}

bool Gunzip::isDamaged() const
{
    return !m_stream->good;
}

bool Gunzip::atEnd() const
{
    return m_stream->good && m_stream->atEnd;
}

} // namespace storedesk::base
