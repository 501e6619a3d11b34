// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::tablefile {

// Limits for decompressing untrusted files.
struct UnpackLimits
{
    int entries = 1'000;
    // The decompressed size of all entries together.
    qint64 totalSize = Q_INT64_C(16) * 1024 * 1024 * 1024;
    // The maximum ratio of decompressed to compressed size, which is checked above freeSize.
    // Typical tables have a ratio of 5 to 50.
    int ratio = 400;
    qint64 freeSize = 16 * 1024 * 1024;
};

// Counts the decompressed bytes of one file, across all its entries and reads.
class UnpackBudget final
{
public:
    explicit UnpackBudget(qint64 packedSize, const UnpackLimits &limits = {});

    // Adds decompressed bytes. Returns the reason if a limit is exceeded.
    [[nodiscard]] std::optional<QString> take(qint64 unpacked);
    // Checks the number of entries and the total size declared in the archive's headers. The
    // declared size may be too small, so take() also counts the actual bytes.
    [[nodiscard]] std::optional<QString> checkAnnounced(int entries, qint64 unpacked) const;

private:
    [[nodiscard]] std::optional<QString> check(qint64 unpacked) const;

    UnpackLimits m_limits;
    qint64 m_packed;
    qint64 m_unpacked = 0;
};

} // namespace storedesk::tablefile
