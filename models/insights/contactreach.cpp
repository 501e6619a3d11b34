// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contactreach.h"

#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

static constexpr std::array channelNames{"newsletter"_L1, "transactional"_L1, "sms"_L1, "push"_L1};
static_assert(channelNames.size() == static_cast<std::size_t>(ContactReach::Channel::Count));

QLatin1StringView ContactReach::nameOf(Channel channel)
{
    return channelNames[static_cast<std::size_t>(channel)];
}

QByteArrayView ContactReach::text(quint32 person, ColumnRole role) const
{
    const auto record = m_data.people().recordOf(person);
    if (record < 0)
        return {};
    const auto &texts = m_data.contacts().texts(role);
    return texts.pool.at(texts.codes[static_cast<std::size_t>(record)]).trimmed();
}

bool ContactReach::has(quint32 person, ColumnRole role, QByteArrayView value) const
{
    return text(person, role).compare(value, Qt::CaseInsensitive) == 0;
}

bool ContactReach::isAnonymous(quint32 person) const
{
    return has(person, ColumnRole::ContactIsAnonymous, "true");
}

bool ContactReach::isKnown(quint32 person) const
{
    return m_data.people().recordOf(person) >= 0 && !isAnonymous(person);
}

bool ContactReach::reaches(quint32 person, Channel channel) const
{
    switch (channel) {
    case Channel::Newsletter:
        return reaches(person, Channel::Transactional)
            && has(person, ColumnRole::ContactNewsletterSubscriptionStatus, "subscribed");
    case Channel::Transactional:
        return !text(person, ColumnRole::ContactEmail).isEmpty()
            && has(person, ColumnRole::ContactEmailStatus, "active");
    case Channel::Sms:
        return !text(person, ColumnRole::ContactMobilePhone).isEmpty()
            && has(person, ColumnRole::ContactMobilePhoneStatus, "active")
            && has(person, ColumnRole::ContactSmsSubscriptionStatus, "subscribed");
    case Channel::Push:
        return has(person, ColumnRole::ContactHasPushSubscriptions, "true");
    case Channel::Count:
        break;
    }
    return false;
}

bool ContactReach::reachesAny(quint32 person) const
{
    return reaches(person, Channel::Transactional) || reaches(person, Channel::Sms)
        || reaches(person, Channel::Push);
}

} // namespace storedesk::insights
