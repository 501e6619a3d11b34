// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpsource.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace storedesk::practice {

namespace {

class BytesSource final : public ResponseSource
{
public:
    explicit BytesSource(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        const auto size = std::min(room, m_bytes.size() - m_position);
        if (size <= 0)
            return {};
        std::memcpy(to, m_bytes.constData() + m_position, size_t(size));
        m_position += size;
        return {.kind = Piece::Kind::Bytes, .size = size};
    }

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
};

class FileSource final : public ResponseSource
{
public:
    FileSource(std::unique_ptr<base::OpenFile> file, qint64 offset, qint64 length)
        : m_file(std::move(file))
        , m_offset(offset)
        , m_left(length)
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        if (m_left == 0)
            return {};
        const auto size =
            m_file->readAt(m_offset, std::span(to, size_t(std::min(room, m_left)))).value_or(0);
        if (size <= 0)
            return {.kind = Piece::Kind::Broken};
        m_offset += size;
        m_left -= size;
        return {.kind = Piece::Kind::Bytes, .size = size};
    }

private:
    std::unique_ptr<base::OpenFile> m_file;
    qint64 m_offset;
    qint64 m_left;
};

class CutSource final : public ResponseSource
{
public:
    CutSource(std::unique_ptr<ResponseSource> inner, qint64 limit, Piece::Kind ending)
        : m_inner(std::move(inner))
        , m_left(limit)
        , m_ending(ending)
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        auto piece = m_left > 0 ? m_inner->read(to, std::min(room, m_left)) : Piece{};
        if (piece.kind == Piece::Kind::End)
            return {.kind = std::exchange(m_ending, Piece::Kind::Broken)};
        m_left -= piece.size;
        return piece;
    }

private:
    std::unique_ptr<ResponseSource> m_inner;
    qint64 m_left;
    Piece::Kind m_ending;
};

class DripSource final : public ResponseSource
{
public:
    DripSource(std::unique_ptr<ResponseSource> inner, Drip drip)
        : m_inner(std::move(inner))
        , m_drip(drip)
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        if (m_position == m_end) {
            // Each end is rounded separately, because a rounded piece size would give fewer pieces
            // for a short response.
            m_end = m_drip.length * ++m_piece / m_drip.pieces;
            if (m_piece > 1 && m_piece <= m_drip.pieces)
                return {.kind = Piece::Kind::Pause, .pause = m_drip.pause};
        }
        const auto left = m_end > m_position ? m_end - m_position : room;
        const auto piece = m_inner->read(to, std::min(room, left));
        m_position += piece.size;
        return piece;
    }

private:
    std::unique_ptr<ResponseSource> m_inner;
    Drip m_drip;
    int m_piece = 0;
    qint64 m_position = 0;
    // The end of the current piece.
    qint64 m_end = 0;
};

class CorruptSource final : public ResponseSource
{
public:
    CorruptSource(std::unique_ptr<ResponseSource> inner, qint64 from, qint64 until)
        : m_inner(std::move(inner))
        , m_from(from)
        , m_until(until)
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        const auto piece = m_inner->read(to, room);
        const auto end = std::min(m_until - m_position, piece.size);
        for (auto at = std::max<qint64>(0, m_from - m_position); at < end; ++at)
            to[at] = char(to[at] ^ 0x20);
        m_position += piece.size;
        return piece;
    }

private:
    std::unique_ptr<ResponseSource> m_inner;
    qint64 m_from;
    qint64 m_until;
    qint64 m_position = 0;
};

// One record with one very long value, which compresses a thousandfold.
class HugeJsonSource final : public ResponseSource
{
public:
    explicit HugeJsonSource(qint64 size)
        : m_filling(size)
    { }

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        static constexpr QByteArrayView first = R"({"links":{},"results":[{"id":")";
        static constexpr QByteArrayView last = R"("}]})";
        const auto total = first.size() + m_filling + last.size();
        const auto size = std::min(room, total - m_position);
        std::memset(to, '0', size_t(size));
        for (qint64 at = m_position; at < std::min(first.size(), m_position + size); ++at)
            to[at - m_position] = first[at];
        const auto end = total - last.size();
        for (qint64 at = std::max(end, m_position); at < m_position + size; ++at)
            to[at - m_position] = last[at - end];
        m_position += size;
        return {.kind = size > 0 ? Piece::Kind::Bytes : Piece::Kind::End, .size = size};
    }

private:
    qint64 m_filling;
    qint64 m_position = 0;
};

class GzipSource final : public ResponseSource
{
public:
    explicit GzipSource(std::unique_ptr<ResponseSource> inner)
        : m_inner(std::move(inner))
    {
        deflateInit2(&m_stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
    }
    ~GzipSource() override { deflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(GzipSource)

    [[nodiscard]] Piece read(char *to, qint64 room) override
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(to);
        // Limit the output, because it may expand to megabytes.
        m_stream.avail_out = uInt(std::min<qint64>(room, 4096));
        const auto offered = m_stream.avail_out;
        while (m_stream.avail_out == offered && !m_ended) {
            if (m_stream.avail_in == 0 && !m_drained)
                refill();
            m_ended = deflate(&m_stream, m_drained ? Z_FINISH : Z_NO_FLUSH) == Z_STREAM_END;
        }
        const auto size = qint64(offered - m_stream.avail_out);
        return {.kind = size > 0 ? Piece::Kind::Bytes : Piece::Kind::End, .size = size};
    }

private:
    void refill()
    {
        const auto piece = m_inner->read(m_buffer.data(), qint64(m_buffer.size()));
        m_drained = piece.kind != Piece::Kind::Bytes;
        m_stream.next_in = reinterpret_cast<Bytef *>(m_buffer.data());
        m_stream.avail_in = uInt(piece.size);
    }

    std::unique_ptr<ResponseSource> m_inner;
    z_stream m_stream{};
    std::array<char, 65536> m_buffer{};
    bool m_drained = false;
    bool m_ended = false;
};

} // namespace

std::unique_ptr<ResponseSource> bytesSource(const QByteArray &bytes)
{
    return std::make_unique<BytesSource>(bytes);
}

std::unique_ptr<ResponseSource> fileSource(std::unique_ptr<base::OpenFile> file, qint64 offset,
                                           qint64 length)
{
    return std::make_unique<FileSource>(std::move(file), offset, length);
}

std::unique_ptr<ResponseSource> cutSource(std::unique_ptr<ResponseSource> inner, qint64 limit,
                                          Piece::Kind ending)
{
    return std::make_unique<CutSource>(std::move(inner), limit, ending);
}

std::unique_ptr<ResponseSource> dripSource(std::unique_ptr<ResponseSource> inner, Drip drip)
{
    return std::make_unique<DripSource>(std::move(inner), drip);
}

std::unique_ptr<ResponseSource> corruptSource(std::unique_ptr<ResponseSource> inner, qint64 from,
                                              qint64 until)
{
    return std::make_unique<CorruptSource>(std::move(inner), from, until);
}

std::unique_ptr<ResponseSource> hugeJsonSource(qint64 size)
{
    return std::make_unique<HugeJsonSource>(size);
}

std::unique_ptr<ResponseSource> gzipSource(std::unique_ptr<ResponseSource> inner)
{
    return std::make_unique<GzipSource>(std::move(inner));
}

QByteArray gzip(const QByteArray &bytes)
{
    GzipSource source(bytesSource(bytes));
    QByteArray packed;
    std::array<char, 16384> buffer{};
    for (auto piece = source.read(buffer.data(), buffer.size()); piece.kind == Piece::Kind::Bytes;
         piece = source.read(buffer.data(), buffer.size()))
        packed.append(buffer.data(), piece.size);
    return packed;
}

} // namespace storedesk::practice
