// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/ziprecord.h"

#include <QtEndian>

#include <algorithm>

namespace storedesk::practice {

// The maximum value in a field means that the value is in the ZIP64 field.
static constexpr quint32 most32 = 0xffffffffU;
static constexpr quint16 most16 = 0xffffU;

static constexpr quint16 deflatedVersion = 20;
static constexpr quint16 zip64Version = 45;
static constexpr quint16 madeOnUnix = 3U << 8U;
// The type and the permissions of a Unix file, -rw-------.
static constexpr quint32 regularPrivateFile = 0100600;
static constexpr quint16 utf8Names = 1U << 11U;
static constexpr quint16 deflated = 8;

static constexpr quint16 zip64Field = 0x0001;
static constexpr quint16 timeField = 0x5455;
// The registered extra field for reserved space ("growth hint"), and its signature.
static constexpr quint16 roomField = 0xa220;
static constexpr quint16 roomMark = 0xa028;
// The field contains both sizes.
static constexpr quint16 localZip64Size = 16;

template <typename Number>
static void append(QByteArray &to, Number number)
{
    const auto bytes = qToLittleEndian(number);
    to.append(reinterpret_cast<const char *>(&bytes), qsizetype(sizeof(bytes)));
}

static bool isLarge(qint64 number)
{
    return number >= qint64(most32);
}

static quint32 orMost(qint64 number)
{
    return isLarge(number) ? most32 : quint32(number);
}

static bool needsZip64(const ZipRecord &record)
{
    return isLarge(record.size) || isLarge(record.packedSize);
}

// Returns the MS-DOS time, which is a local time from 1980 on with a resolution of two seconds.
static quint32 oldTime(const QDateTime &modified)
{
    const auto local = modified.toLocalTime();
    const auto date = local.date();
    const auto time = local.time();
    const auto year = quint32(std::clamp(date.year(), 1980, 2107) - 1980);
    return year << 25U | quint32(date.month()) << 21U | quint32(date.day()) << 16U
        | quint32(time.hour()) << 11U | quint32(time.minute()) << 5U | quint32(time.second() / 2);
}

static QByteArray timeExtra(const ZipRecord &record)
{
    QByteArray extra;
    append(extra, timeField);
    append(extra, quint16(5));
    // This flag means that only the modification time is present.
    append(extra, quint8(1));
    append(extra, quint32(record.modified.toSecsSinceEpoch()));
    return extra;
}

static QByteArray localExtra(const ZipRecord &record)
{
    QByteArray extra;
    append(extra, needsZip64(record) ? zip64Field : roomField);
    append(extra, localZip64Size);
    if (needsZip64(record)) {
        append(extra, record.size);
        append(extra, record.packedSize);
    } else {
        append(extra, roomMark);
        extra.append(localZip64Size - 2, '\0');
    }
    return extra + timeExtra(record);
}

// Contains exactly those numbers that do not fit into their regular fields.
static QByteArray centralExtra(const ZipRecord &record)
{
    QByteArray numbers;
    for (const auto number : {record.size, record.packedSize, record.offset}) {
        if (isLarge(number))
            append(numbers, number);
    }
    QByteArray extra;
    if (!numbers.isEmpty()) {
        append(extra, zip64Field);
        append(extra, quint16(numbers.size()));
    }
    return extra + numbers + timeExtra(record);
}

// Appends the common part of an entry's two headers, starting with the required version. In the
// local header, both sizes are in the ZIP64 field if either of them is.
static void appendCommon(QByteArray &header, const ZipRecord &record, bool zip64, bool local,
                         qsizetype extraSize)
{
    append(header, zip64 ? zip64Version : deflatedVersion);
    append(header, utf8Names);
    append(header, deflated);
    append(header, oldTime(record.modified));
    append(header, record.checksum);
    append(header, zip64 && local ? most32 : orMost(record.packedSize));
    append(header, zip64 && local ? most32 : orMost(record.size));
    append(header, quint16(record.name.size()));
    append(header, quint16(extraSize));
}

QByteArray localHeader(const ZipRecord &record)
{
    const auto extra = localExtra(record);
    QByteArray header("PK\3\4", 4);
    appendCommon(header, record, needsZip64(record), true, extra.size());
    return header + record.name + extra;
}

static QByteArray centralHeader(const ZipRecord &record)
{
    const auto extra = centralExtra(record);
    const bool zip64 = needsZip64(record) || isLarge(record.offset);
    QByteArray header("PK\1\2", 4);
    append(header, quint16(madeOnUnix | (zip64 ? zip64Version : deflatedVersion)));
    appendCommon(header, record, zip64, false, extra.size());
    // There is no comment, the entry is on the first disk, and its content is binary.
    append(header, quint16(0));
    append(header, quint16(0));
    append(header, quint16(0));
    append(header, regularPrivateFile << 16U);
    append(header, orMost(record.offset));
    return header + record.name + extra;
}

static QByteArray zip64End(qint64 count, qint64 size, qint64 offset)
{
    static constexpr qint64 sizeOfRest = 44;
    QByteArray end("PK\6\6", 4);
    append(end, sizeOfRest);
    append(end, quint16(madeOnUnix | zip64Version));
    append(end, zip64Version);
    // There is only one disk.
    append(end, quint32(0));
    append(end, quint32(0));
    append(end, count);
    append(end, count);
    append(end, size);
    append(end, offset);
    end.append("PK\6\7", 4);
    append(end, quint32(0));
    append(end, offset + size);
    append(end, quint32(1));
    return end;
}

QByteArray centralDirectory(const std::vector<ZipRecord> &records, qint64 offset)
{
    QByteArray directory;
    for (const auto &record : records)
        directory += centralHeader(record);
    const auto size = qint64(directory.size());
    const auto count = qint64(records.size());
    if (isLarge(offset) || isLarge(size) || count >= most16)
        directory += zip64End(count, size, offset);
    directory.append("PK\5\6", 4);
    // There is only one disk.
    append(directory, quint16(0));
    append(directory, quint16(0));
    append(directory, quint16(std::min<qint64>(count, most16)));
    append(directory, quint16(std::min<qint64>(count, most16)));
    append(directory, orMost(size));
    append(directory, orMost(offset));
    // There is no comment.
    append(directory, quint16(0));
    return directory;
}

} // namespace storedesk::practice
