// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "unpacklimits.h"

#include "tablefile/zipwords.h"

#include <algorithm>

namespace storedesk::tablefile {

UnpackBudget::UnpackBudget(qint64 packedSize, const UnpackLimits &limits)
    : m_limits(limits)
    , m_packed(std::max<qint64>(packedSize, 1))
{ }

std::optional<QString> UnpackBudget::take(qint64 unpacked)
{
    m_unpacked += unpacked;
    return check(m_unpacked);
}

std::optional<QString> UnpackBudget::checkAnnounced(int entries, qint64 unpacked) const
{
    if (entries > m_limits.entries)
        return ZipWords::tr("It contains more than %1 files.").arg(m_limits.entries);
    return check(unpacked);
}

std::optional<QString> UnpackBudget::check(qint64 unpacked) const
{
    if (unpacked > m_limits.totalSize)
        return ZipWords::tr("Unpacked, it would be larger than %1 MB.")
            .arg(m_limits.totalSize / (1024 * 1024));
    if (unpacked > m_limits.freeSize && unpacked / m_limits.ratio > m_packed)
        return ZipWords::tr(
                   "It expands to more than %1 times its size, which suggests a malicious file.")
            .arg(m_limits.ratio);
    return std::nullopt;
}

} // namespace storedesk::tablefile
