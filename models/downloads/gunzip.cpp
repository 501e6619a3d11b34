// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gunzip.h"

#include <array>

#include <zlib.h>

namespace storedesk::downloads {

// For zlib: the largest window, and gzip frames only.
static constexpr int gzipOnly = 15 + 16;
static constexpr std::size_t pieceSize = 64UL * 1024;

struct Gunzip::Stream
{
    z_stream zlib = {};
    std::array<Bytef, pieceSize> piece = {};
    bool good = false;
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
    if (bytes.isEmpty())
        return m_stream->good;
    auto &zlib = m_stream->zlib;
    // zlib does not write through this pointer; its interface predates const.
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    zlib.avail_in = static_cast<uInt>(bytes.size());
    while (m_stream->good && (zlib.avail_in > 0 || zlib.avail_out == 0)) {
        // Several gzip streams may be concatenated.
        if (m_atEnd) {
            m_stream->good = inflateReset(&zlib) == Z_OK;
            m_atEnd = false;
        }
        zlib.next_out = m_stream->piece.data();
        zlib.avail_out = pieceSize;
        const auto result = inflate(&zlib, Z_NO_FLUSH);
        m_atEnd = result == Z_STREAM_END;
        // Z_BUF_ERROR is not an error: the last block was filled exactly, and there is no more.
        m_stream->good = m_stream->good && (m_atEnd || result == Z_OK || result == Z_BUF_ERROR);
        const auto count = static_cast<qsizetype>(pieceSize - zlib.avail_out);
        if (count > 0 && !sink({reinterpret_cast<const char *>(m_stream->piece.data()), count}))
            m_stream->good = false;
        if (m_atEnd && zlib.avail_in == 0)
            break;
    }
    return m_stream->good;
}

bool Gunzip::atEnd() const
{
    return m_stream->good && m_atEnd;
}

} // namespace storedesk::downloads
