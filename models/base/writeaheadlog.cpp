// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "writeaheadlog.h"

#include <QtEndian>

namespace storedesk::base {

// As SQLite's documentation of its file format has it.
static constexpr qsizetype headSize = 32;
static constexpr qsizetype frameHeadSize = 24;
static constexpr quint32 magic = 0x377f0682; // one more: checksums of big-endian words

namespace {

class Checksum final
{
public:
    explicit Checksum(bool bigEndian)
        : m_bigEndian(bigEndian)
    { }

    void add(QByteArrayView bytes)
    {
        for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8) {
            m_first += word(bytes, at) + m_second;
            m_second += word(bytes, at + 4) + m_first;
        }
    }

    [[nodiscard]] bool standsAt(QByteArrayView place) const
    {
        return qFromBigEndian<quint32>(place.data()) == m_first
            && qFromBigEndian<quint32>(place.data() + 4) == m_second;
    }

private:
    [[nodiscard]] quint32 word(QByteArrayView bytes, qsizetype at) const
    {
        return m_bigEndian ? qFromBigEndian<quint32>(bytes.data() + at)
                           : qFromLittleEndian<quint32>(bytes.data() + at);
    }

    bool m_bigEndian;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

} // namespace

bool isDamagedLog(QByteArrayView log)
{
    if (log.size() <= headSize)
        return false; // nothing was committed
    const auto kind = qFromBigEndian<quint32>(log.data());
    const auto pageSize = qsizetype(qFromBigEndian<quint32>(log.data() + 8));
    Checksum checksum((kind & 1U) != 0);
    checksum.add(log.first(frameHeadSize));
    if ((kind & ~1U) != magic || pageSize < 512 || pageSize > 65536
        || !checksum.standsAt(log.sliced(frameHeadSize)))
        return true;
    const auto salts = log.sliced(16, 8);
    const auto step = frameHeadSize + pageSize;
    bool good = true;
    for (auto at = headSize; at + step <= log.size(); at += step) {
        const auto frame = log.sliced(at, step);
        const bool ours = frame.sliced(8, 8) == salts;
        if (ours && !good)
            return true; // behind one that cannot be read
        checksum.add(frame.first(8));
        checksum.add(frame.sliced(frameHeadSize));
        good = ours && checksum.standsAt(frame.sliced(16));
        if (ours && !good)
            return true;
    }
    return false;
}

} // namespace storedesk::base
