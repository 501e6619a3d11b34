// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::table {

// What something packed by a stranger may ask of us.
struct UnpackLimits
{
    int entries = 1'000;
    qint64 totalSize = Q_INT64_C(16) * 1024 * 1024 * 1024; // unpacked, all entries together
    // Unpacked bytes for each packed one, looked at from freeSize on: ordinary tables pack 5 to 50
    // times.
    int ratio = 400;
    qint64 freeSize = 16 * 1024 * 1024;
};

// Counts what comes out of one packed file, over all its entries and however often it is opened.
class UnpackBudget final
{
public:
    explicit UnpackBudget(qint64 packedSize, const UnpackLimits &limits = {});

    // Bytes that came out; why no more may, if so.
    [[nodiscard]] std::optional<QString> take(qint64 unpacked);
    // The same for what a directory announces. It may promise less than comes, never more.
    [[nodiscard]] std::optional<QString> checkAnnounced(int entries, qint64 unpacked) const;

private:
    [[nodiscard]] std::optional<QString> check(qint64 unpacked) const;

    UnpackLimits m_limits;
    qint64 m_packed;
    qint64 m_unpacked = 0;
};

} // namespace storedesk::table
