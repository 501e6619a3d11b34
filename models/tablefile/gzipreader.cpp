// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gzipreader.h"

#include <QCoreApplication>

#include <algorithm>

#include <zlib.h>

namespace storedesk::tablefile {

static constexpr qsizetype packedBlock = 256 * 1024;
static constexpr QByteArrayView magic = "\x1F\x8B";
// The maximum window size, with the header and checksums of gzip.
static constexpr int gzipWindow = 15 + 16;

namespace {
struct GzipReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(GzipReader)
};
} // namespace

struct GzipReader::Stream
{
    z_stream state = {};
    bool good = false;

    Stream() { good = inflateInit2(&state, gzipWindow) == Z_OK; }
    ~Stream() { inflateEnd(&state); }
    Q_DISABLE_COPY_MOVE(Stream)
};

bool GzipReader::isPacked(QByteArrayView begin)
{
    return begin.startsWith(magic);
}

GzipReader::GzipReader(std::shared_ptr<const csv::BlockFile> file, const UnpackLimits &limits)
    : m_file(std::move(file))
    , m_budget(m_file->size(), limits)
    , m_stream(std::make_unique<Stream>())
{
    QIODevice::open(ReadOnly | Unbuffered);
}

GzipReader::~GzipReader() = default;

bool GzipReader::fill()
{
    auto &state = m_stream->state;
    if (state.avail_in > 0)
        return true;
    m_block = m_file->read(m_at, packedBlock);
    m_at += m_block.size();
    state.next_in = reinterpret_cast<Bytef *>(m_block.data());
    state.avail_in = static_cast<uInt>(m_block.size());
    return state.avail_in > 0;
}

// Zeros after the last member are padding of a tape or disk block.
bool GzipReader::beginNextPiece()
{
    auto &state = m_stream->state;
    while (fill() && *state.next_in == 0) {
        ++state.next_in;
        --state.avail_in;
    }
    m_ended = !fill();
    return m_ended || inflateReset(&state) == Z_OK;
}

qint64 GzipReader::readData(char *bytes, qint64 size)
{
    if (m_problem || m_ended)
        return m_problem ? -1 : 0;
    auto &state = m_stream->state;
    const auto room = static_cast<uInt>(std::min<qint64>(size, packedBlock));
    state.next_out = reinterpret_cast<Bytef *>(bytes);
    state.avail_out = room;
    while (state.avail_out == room && !m_ended) {
        if (!m_stream->good || !fill())
            return stop(GzipReaderWords::tr("It is incomplete."));
        const int code = inflate(&state, Z_NO_FLUSH);
        if (code == Z_STREAM_END ? !beginNextPiece() : code != Z_OK)
            return stop(GzipReaderWords::tr("Its compressed data is damaged."));
    }
    const auto count = static_cast<qint64>(room - state.avail_out);
    if (const auto why = m_budget.take(count))
        return stop(*why);
    return count;
}

qint64 GzipReader::writeData(const char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 GzipReader::stop(const QString &why)
{
    m_problem = base::Problem{
        .what = GzipReaderWords::tr("Couldn't read the compressed file."),
        .why = why,
        .next = GzipReaderWords::tr("Download it again, or unpack it with another program.")};
    setErrorString(why);
    return -1;
}

} // namespace storedesk::tablefile
