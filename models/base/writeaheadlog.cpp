// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "writeaheadlog.h"

#include <QFile>
#include <QtEndian>

#include <optional>

namespace storedesk::base {

// Values from SQLite's file format documentation.
static constexpr qsizetype headSize = 32;
static constexpr qsizetype frameHeadSize = 24;
// With the lowest bit set, checksums use big-endian words.
static constexpr quint32 magic = 0x377f0682;

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

    [[nodiscard]] bool isPositionedAt(QByteArrayView place) const
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

static qsizetype pageSizeOf(QByteArrayView log)
{
    return qsizetype(qFromBigEndian<quint32>(log.data() + 8));
}

// Returns the checksum of the header, from which the frame checksums continue; empty if the header
// is damaged.
static std::optional<Checksum> headChecksum(QByteArrayView log)
{
    const auto kind = qFromBigEndian<quint32>(log.data());
    const auto pageSize = pageSizeOf(log);
    Checksum checksum((kind & 1U) != 0);
    checksum.add(log.first(frameHeadSize));
    if ((kind & ~1U) != magic || pageSize < 512 || pageSize > 65536
        || !checksum.isPositionedAt(log.sliced(frameHeadSize)))
        return std::nullopt;
    return checksum;
}

bool losesSyncedChanges(QByteArrayView log)
{
    if (log.size() <= headSize)
        return false;
    auto checksum = headChecksum(log);
    if (!checksum)
        return log.size() >= headSize + frameHeadSize;
    const auto salts = log.sliced(16, 8);
    const auto step = frameHeadSize + pageSizeOf(log);
    bool good = true;
    // Whether a commit ended at or after the unreadable frame.
    bool committed = false;
    for (auto at = headSize; at + step <= log.size(); at += step) {
        const auto frame = log.sliced(at, step);
        const bool ours = frame.sliced(8, 8) == salts;
        if (ours && committed)
            return true;
        if (good) {
            checksum->add(frame.first(8));
            checksum->add(frame.sliced(frameHeadSize));
            good = ours && checksum->isPositionedAt(frame.sliced(16));
        }
        const bool ends = qFromBigEndian<quint32>(frame.data() + 4) != 0;
        committed = !good && (committed || (ours && ends));
    }
    return false;
}

bool hasLostSyncedChanges(const QString &database)
{
    constexpr int looks = 3;
    for (int look = 0; look < looks; ++look) {
        QFile file(database + QLatin1StringView("-wal"));
        if (!file.open(QIODevice::ReadOnly) || !losesSyncedChanges(file.readAll()))
            return false;
    }
    return true;
}

bool isDamagedLog(QByteArrayView log)
{
    // Nothing was committed.
    if (log.size() <= headSize)
        return false;
    auto head = headChecksum(log);
    if (!head)
        return true;
    auto checksum = *head;
    const auto pageSize = pageSizeOf(log);
    const auto salts = log.sliced(16, 8);
    const auto step = frameHeadSize + pageSize;
    bool good = true;
    for (auto at = headSize; at + step <= log.size(); at += step) {
        const auto frame = log.sliced(at, step);
        const bool ours = frame.sliced(8, 8) == salts;
        // A valid frame follows an unreadable frame.
        if (ours && !good)
            return true;
        checksum.add(frame.first(8));
        checksum.add(frame.sliced(frameHeadSize));
        good = ours && checksum.isPositionedAt(frame.sliced(16));
        if (ours && !good)
            return true;
    }
    return false;
}

} // namespace storedesk::base
