// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QtEndian>

#include <zlib.h>

namespace support {

// Reads a ZIP archive as a simple streaming client does: from the first byte, without the central
// directory and without ZIP64. Reads each entry up to the size in its header, or else up to a
// descriptor with sizes of 4 bytes.
class StreamedZip final
{
public:
    using Files = QList<std::pair<QString, QByteArray>>;

    explicit StreamedZip(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    // Returns the files in the archive. If the fault is empty, everything up to the directory was
    // read.
    Files files()
    {
        Files files;
        while (m_fault.isEmpty() && text(4) == "PK\3\4")
            files.append(file());
        m_at -= 4;
        if (m_fault.isEmpty() && text(4) != "PK\1\2")
            fail(QStringLiteral("something else stands where an entry or the directory begins"));
        return files;
    }
    [[nodiscard]] const QString &fault() const { return m_fault; }

private:
    static constexpr quint16 sizesFollow = 1U << 3U;

    std::pair<QString, QByteArray> file()
    {
        if (number<quint16>() > 20)
            fail(QStringLiteral("a version above 2.0 is needed"));
        const auto flags = number<quint16>();
        if (number<quint16>() != 8)
            fail(QStringLiteral("not deflated"));
        text(4);
        auto checksum = number<quint32>();
        auto packed = number<quint32>();
        auto size = number<quint32>();
        const auto nameSize = number<quint16>();
        const auto extraSize = number<quint16>();
        const auto name = QString::fromUtf8(text(nameSize));
        readExtra(text(extraSize));
        const auto start = m_at;
        const auto bytes = inflated();
        if ((flags & sizesFollow) != 0) {
            const auto end = m_at;
            if (text(4) != "PK\7\10")
                m_at = end;
            checksum = number<quint32>();
            packed = number<quint32>();
            size = number<quint32>();
            m_inflatedEnd = end;
        }
        if (m_inflatedEnd - start != packed || bytes.size() != size
            || crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), uInt(bytes.size()))
                != checksum)
            fail(QStringLiteral("sizes or checksum are not those of the bytes"));
        return {name, bytes};
    }

    void readExtra(const QByteArray &extra)
    {
        for (qsizetype at = 0; at + 4 <= extra.size();) {
            const auto id = qFromLittleEndian<quint16>(extra.constData() + at);
            if (id == 1)
                fail(QStringLiteral("ZIP64"));
            at += 4 + qFromLittleEndian<quint16>(extra.constData() + at + 2);
        }
    }

    QByteArray inflated()
    {
        z_stream stream{};
        inflateInit2(&stream, -MAX_WBITS);
        stream.next_in = reinterpret_cast<Bytef *>(m_bytes.data() + m_at);
        stream.avail_in = uInt(m_bytes.size() - m_at);
        QByteArray out;
        QByteArray block(65536, '\0');
        int end = Z_OK;
        while (end == Z_OK) {
            stream.next_out = reinterpret_cast<Bytef *>(block.data());
            stream.avail_out = uInt(block.size());
            end = inflate(&stream, Z_NO_FLUSH);
            out.append(block.constData(), block.size() - qsizetype(stream.avail_out));
        }
        if (end != Z_STREAM_END)
            fail(QStringLiteral("the packed bytes are damaged"));
        m_at = m_bytes.size() - qsizetype(stream.avail_in);
        m_inflatedEnd = m_at;
        inflateEnd(&stream);
        return out;
    }

    QByteArray text(qsizetype size)
    {
        const auto piece = m_bytes.mid(m_at, size);
        m_at += size;
        return piece;
    }

    template <typename Number>
    Number number()
    {
        const auto piece = text(sizeof(Number));
        if (piece.size() == sizeof(Number))
            return qFromLittleEndian<Number>(piece.constData());
        fail(QStringLiteral("cut short"));
        return 0;
    }

    void fail(const QString &fault)
    {
        if (m_fault.isEmpty())
            m_fault = fault;
    }

    QByteArray m_bytes;
    qsizetype m_at = 0;
    qsizetype m_inflatedEnd = 0;
    QString m_fault;
};

} // namespace support
