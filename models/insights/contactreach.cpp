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

ContactReach::Condition::Condition(const InsightData &data, ColumnRole role, QByteArrayView value)
    : m_codes(data.contacts().texts(role).codes)
{
    const auto &pool = data.contacts().texts(role).pool;
    m_holds.resize(pool.size());
    for (quint32 code = 0; code < pool.size(); ++code) {
        const auto text = pool.at(code).trimmed();
        m_holds[code] =
            value.isEmpty() ? !text.isEmpty() : text.compare(value, Qt::CaseInsensitive) == 0;
    }
}

ContactReach::ContactReach(const InsightData &data)
    : m_data(data)
    , m_anonymous(data, ColumnRole::ContactIsAnonymous, "true")
    , m_email(data, ColumnRole::ContactEmail)
    , m_emailActive(data, ColumnRole::ContactEmailStatus, "active")
    , m_newsletter(data, ColumnRole::ContactNewsletterSubscriptionStatus, "subscribed")
    , m_phone(data, ColumnRole::ContactMobilePhone)
    , m_phoneActive(data, ColumnRole::ContactMobilePhoneStatus, "active")
    , m_sms(data, ColumnRole::ContactSmsSubscriptionStatus, "subscribed")
    , m_push(data, ColumnRole::ContactHasPushSubscriptions, "true")
{ }

bool ContactReach::isAnonymous(quint32 person) const
{
    return m_anonymous.holds(m_data.people().recordOf(person));
}

bool ContactReach::isKnown(quint32 person) const
{
    return m_data.people().recordOf(person) >= 0 && !isAnonymous(person);
}

bool ContactReach::reaches(quint32 person, Channel channel) const
{
    const auto record = m_data.people().recordOf(person);
    switch (channel) {
    case Channel::Newsletter:
        return reaches(person, Channel::Transactional) && m_newsletter.holds(record);
    case Channel::Transactional:
        return m_email.holds(record) && m_emailActive.holds(record);
    case Channel::Sms:
        return m_phone.holds(record) && m_phoneActive.holds(record) && m_sms.holds(record);
    case Channel::Push:
        return m_push.holds(record);
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
