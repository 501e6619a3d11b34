// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightdata.h"

namespace storedesk::insights {

// Determines which channels can reach the contacts of the contacts table.
class ContactReach final
{
public:
    enum class Channel : quint8 { Newsletter, Transactional, Sms, Push, Count };

    // The data must outlive this object.
    explicit ContactReach(const InsightData &data)
        : m_data(data)
    { }

    // Both return false for people without a record.
    [[nodiscard]] bool isKnown(quint32 person) const;
    [[nodiscard]] bool isAnonymous(quint32 person) const;
    [[nodiscard]] bool reaches(quint32 person, Channel channel) const;
    [[nodiscard]] bool reachesAny(quint32 person) const;

    [[nodiscard]] static QLatin1StringView nameOf(Channel channel);

private:
    [[nodiscard]] QByteArrayView text(quint32 person, ColumnRole role) const;
    [[nodiscard]] bool has(quint32 person, ColumnRole role, QByteArrayView value) const;

    const InsightData &m_data;
};

} // namespace storedesk::insights
