// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/insightdata.h"

namespace storedesk::insights {

// Determines through which channels the people in the contacts table can be reached.
class ContactReach final
{
public:
    enum class Channel : quint8 { Newsletter, Transactional, Sms, Push, Count };

    // The data must outlive this object.
    explicit ContactReach(const InsightData &data);

    // Both functions return false for people who are not in the contacts table.
    [[nodiscard]] bool isKnown(quint32 person) const;
    [[nodiscard]] bool isAnonymous(quint32 person) const;
    [[nodiscard]] bool reaches(quint32 person, Channel channel) const;
    [[nodiscard]] bool reachesAny(quint32 person) const;

    [[nodiscard]] static QLatin1StringView nameOf(Channel channel);

private:
    // A condition on one column of the contacts table.
    class Condition final
    {
    public:
        // Compares with this value, ignoring case, or requires any value.
        Condition(const InsightData &data, ColumnRole role, QByteArrayView value = {});
        [[nodiscard]] bool holds(qint64 record) const
        {
            return record >= 0 && m_holds[m_codes[static_cast<std::size_t>(record)]] != 0;
        }

    private:
        columns::CodeColumn m_codes;
        // Indexed by code.
        std::vector<quint8> m_holds;
    };

    const InsightData &m_data;
    Condition m_anonymous;
    Condition m_email;
    Condition m_emailActive;
    Condition m_newsletter;
    Condition m_phone;
    Condition m_phoneActive;
    Condition m_sms;
    Condition m_push;
};

} // namespace storedesk::insights
