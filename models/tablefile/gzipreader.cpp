// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gzipreader.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::tablefile {

static constexpr qsizetype packedBlock = 256 * 1024;
static constexpr QByteArrayView magic = "\x1F\x8B";

namespace {
struct GzipReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(GzipReader)
};
} // namespace

bool GzipReader::isPacked(QByteArrayView begin)
{
    return begin.startsWith(magic);
}

GzipReader::GzipReader(std::shared_ptr<const csv::BlockFile> file, const UnpackLimits &limits)
    : m_file(std::move(file))
    , m_budget(m_file->size(), limits)
{
    QIODevice::open(ReadOnly | Unbuffered);
}

bool GzipReader::fill()
{
    if (m_gunzip.hasInput())
        return true;
    m_block = m_file->read(m_at, packedBlock);
    m_at += m_block.size();
    m_gunzip.setInput(m_block);
    return m_gunzip.hasInput();
}

void GzipReader::skipPadding()
{
    do {
        m_ended = !fill();
        m_gunzip.skipPadding();
    } while (!m_ended && !m_gunzip.hasInput());
}

qint64 GzipReader::readData(char *bytes, qint64 size)
{
    if (m_problem || m_ended)
        return m_problem ? -1 : 0;
    qint64 count = 0;
    while (count == 0 && !m_ended) {
        if (!fill())
            return stop(GzipReaderWords::tr("It is incomplete."));
        count = m_gunzip.read(bytes, std::min<qint64>(size, packedBlock));
        if (m_gunzip.atEnd())
            skipPadding();
        if (m_gunzip.isDamaged())
            return stop(GzipReaderWords::tr("Its compressed data is damaged."));
    }
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
