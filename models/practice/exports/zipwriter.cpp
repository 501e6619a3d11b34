// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/zipwriter.h"

#include "practice/exports/ziprecord.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <utility>

#include <zlib.h>

namespace storedesk::practice {

static base::Problem notWritten(const QString &why)
{
    return {.what = QCoreApplication::translate("ZipWriter", "Couldn't write the archive."),
            .why = why,
            .next = QCoreApplication::translate("ZipWriter",
                                                "Check the free space on the disk and try again.")};
}

class ZipWriter::Private final : public QIODevice
{
public:
    explicit Private(QIODevice &device)
        : m_device(device)
        , m_start(device.pos())
    {
        QIODevice::open(WriteOnly | Unbuffered);
    }

    ~Private() override { stopPacking(); }
    Q_DISABLE_COPY_MOVE(Private)

    [[nodiscard]] bool isSequential() const override { return true; }

    void begin(const QString &name, const QDateTime &modified)
    {
        endEntry();
        m_records.push_back({.name = name.toUtf8(), .modified = modified, .offset = offset()});
        put(localHeader(m_records.back()));
        m_packer = z_stream{};
        // A negative window size selects a raw stream without the zlib header.
        m_packing = deflateInit2(&m_packer, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS,
                                 MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY)
            == Z_OK;
        if (!m_packing)
            fail(qt_error_string(ENOMEM));
    }

    void finish()
    {
        endEntry();
        put(centralDirectory(m_records, offset()));
    }

    [[nodiscard]] base::Result<void> result() const
    {
        if (m_problem)
            return tl::unexpected(*m_problem);
        return {};
    }

protected:
    qint64 readData(char * /*bytes*/, qint64 /*size*/) override { return -1; }

    qint64 writeData(const char *bytes, qint64 size) override
    {
        if (m_problem || !m_packing)
            return -1;
        auto &record = m_records.back();
        for (qint64 done = 0; done < size && !m_problem;) {
            const auto now = uInt(std::min(size - done, largestPiece));
            const auto *piece = reinterpret_cast<const Bytef *>(bytes + done);
            record.checksum = quint32(crc32(record.checksum, piece, now));
            // The zlib API lacks const here.
            m_packer.next_in = const_cast<Bytef *>(piece);
            m_packer.avail_in = now;
            pack(Z_NO_FLUSH);
            done += now;
        }
        record.size += size;
        return m_problem ? -1 : size;
    }

private:
    // zlib uses 32-bit sizes.
    static constexpr qint64 largestPiece = Q_INT64_C(1) << 30U;

    [[nodiscard]] qint64 offset() const { return m_device.pos() - m_start; }

    void pack(int flush)
    {
        do {
            m_packer.next_out = m_block.data();
            m_packer.avail_out = uInt(m_block.size());
            deflate(&m_packer, flush);
            put({reinterpret_cast<const char *>(m_block.data()),
                 qsizetype(m_block.size() - m_packer.avail_out)});
        } while (m_packer.avail_out == 0 && !m_problem);
    }

    void stopPacking()
    {
        if (std::exchange(m_packing, false))
            deflateEnd(&m_packer);
    }

    void endEntry()
    {
        if (!m_packing)
            return;
        pack(Z_FINISH);
        stopPacking();
        auto &record = m_records.back();
        const auto header = localHeader(record);
        const auto end = m_device.pos();
        record.packedSize = end - m_start - record.offset - header.size();
        moveTo(m_start + record.offset);
        put(localHeader(record));
        moveTo(end);
    }

    void put(QByteArrayView bytes)
    {
        if (!m_problem && m_device.write(bytes.data(), bytes.size()) != bytes.size())
            fail(m_device.errorString());
    }

    void moveTo(qint64 position)
    {
        if (!m_problem && !m_device.seek(position))
            fail(m_device.errorString());
    }

    void fail(const QString &why)
    {
        m_problem = notWritten(why);
        setErrorString(why);
    }

    QIODevice &m_device;
    qint64 m_start;
    std::vector<ZipRecord> m_records;
    z_stream m_packer{};
    bool m_packing = false;
    std::array<Bytef, 65536> m_block{};
    std::optional<base::Problem> m_problem;
};

ZipWriter::ZipWriter(QIODevice &device)
    : d(std::make_unique<Private>(device))
{ }

ZipWriter::~ZipWriter() = default;

base::Result<void> ZipWriter::begin(const QString &name, const QDateTime &modified)
{
    d->begin(name, modified);
    return d->result();
}

QIODevice &ZipWriter::entry()
{
    return *d;
}

base::Result<void> ZipWriter::write(QByteArrayView bytes)
{
    d->write(bytes.data(), bytes.size());
    return d->result();
}

base::Result<void> ZipWriter::finish()
{
    d->finish();
    return d->result();
}

} // namespace storedesk::practice
