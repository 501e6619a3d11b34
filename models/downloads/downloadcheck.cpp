// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadcheck.h"

#include "base/gunzip.h"
#include "base/platform/diskfile.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>

namespace storedesk::downloads {

using namespace Qt::StringLiterals;

// The end record of a ZIP has 22 bytes and a comment of at most 65,535 bytes.
static constexpr qint64 endSize = 22;
static constexpr qint64 longestComment = 65535;
// The locator precedes the end record in a large ZIP.
static constexpr qint64 locatorSize = 20;
static constexpr quint32 moreInLargeRecord = 0xffffffff;

template <typename Number>
static Number numberAt(const QByteArray &bytes, qsizetype position)
{
    return qFromLittleEndian<Number>(bytes.constData() + position);
}

static QByteArray bytesAt(QFile &file, qint64 position, qint64 count)
{
    return position >= 0 && file.seek(position) ? file.read(count) : QByteArray();
}

static bool directoryIsThere(QFile &file, qint64 endPosition, const QByteArray &end)
{
    const auto entries = numberAt<quint16>(end, 10);
    const qint64 size = numberAt<quint32>(end, 12);
    const qint64 start = numberAt<quint32>(end, 16);
    if (start == moreInLargeRecord || size == moreInLargeRecord) {
        const auto locator = bytesAt(file, endPosition - locatorSize, locatorSize);
        if (!locator.startsWith("PK\x06\x07"))
            return false;
        const auto record = numberAt<quint64>(locator, 8);
        return record < static_cast<quint64>(endPosition)
            && bytesAt(file, static_cast<qint64>(record), 4) == "PK\x06\x06";
    }
    if (start + size > endPosition)
        return false;
    return entries == 0 || bytesAt(file, start, 4) == "PK\x01\x02";
}

static bool zipIsWhole(QFile &file)
{
    const auto size = file.size();
    const auto tailSize = std::min(size, endSize + longestComment);
    const auto tail = bytesAt(file, size - tailSize, tailSize);
    for (auto at = tail.lastIndexOf("PK\x05\x06"); at >= 0;
         at = at > 0 ? tail.lastIndexOf("PK\x05\x06", at - 1) : -1) {
        if (tail.size() - at < endSize)
            continue;
        const auto end = tail.sliced(at, endSize);
        const bool reachesTheEnd = at + endSize + numberAt<quint16>(end, 20) == tail.size();
        if (reachesTheEnd && directoryIsThere(file, size - tailSize + at, end))
            return true;
    }
    return false;
}

static bool gzipIsWhole(QFile &file)
{
    static constexpr qint64 blockSize = 256LL * 1024;
    base::Gunzip gunzip;
    const auto forget = [](QByteArrayView) {
        return true;
    };
    while (!file.atEnd()) {
        const auto bytes = file.read(blockSize);
        if (file.error() != QFile::NoError || !gunzip.feed(bytes, forget))
            return false;
    }
    return gunzip.atEnd();
}

Wholeness wholenessOf(const QString &path, QStringView name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Wholeness::Unreadable;
    const auto start = file.peek(4);
    if (file.error() != QFile::NoError)
        return Wholeness::Unreadable;
    const bool isZip = start.startsWith("PK\x03\x04") || start.startsWith("PK\x05\x06");
    const bool isGzip = start.startsWith("\x1f\x8b");
    const auto wanted = name.toString().toLower();
    if ((wanted.endsWith(".zip"_L1) && !isZip) || (wanted.endsWith(".gz"_L1) && !isGzip))
        return Wholeness::NotTheKind;
    if (isZip)
        return zipIsWhole(file) ? Wholeness::Whole : Wholeness::Broken;
    if (isGzip)
        return gzipIsWhole(file) ? Wholeness::Whole : Wholeness::Broken;
    return Wholeness::Untold;
}

bool flushToDisk(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && base::synchronise(file.handle());
}

} // namespace storedesk::downloads
