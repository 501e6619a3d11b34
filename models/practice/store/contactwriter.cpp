// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contactwriter.h"

#include "catalogue/key.h"
#include "practice/store/activities.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

ContactWriter::ContactWriter(const HandlerContext &context, QLatin1StringView origin)
    : m_context(context)
    , m_origin(origin)
    , m_table(context.store)
{ }

// Returns the default values for a new contact.
static QJsonObject startOf(const QJsonObject &body)
{
    QJsonObject start{
        {key::contact::newsletterSubscriptionStatus, u"none"_s},
        {key::contact::smsSubscriptionStatus, u"none"_s},
        {key::contact::points, 0},
    };
    if (!body[key::contact::email].toString().isEmpty())
        start[key::contact::emailStatus] = u"active"_s;
    if (!body[key::contact::mobilePhone].toString().isEmpty())
        start[key::contact::mobilePhoneStatus] = u"active"_s;
    return start;
}

Contact ContactWriter::create(const QJsonObject &body)
{
    const Moment now = m_context.now();
    Contact contact{.created = now, .updated = now, .body = startOf(body)};
    contact.body[key::contact::creationOrigin] = QString(m_origin);
    const QJsonObject before = contact.body;
    ContactTable::merge(contact, body);
    m_table.add(contact);
    addActivity(m_context.store,
                {.contact = contact.number,
                 .type = practice::activity::contactCreated,
                 .date = now,
                 .body = {{key::origin, QString(m_origin)}}});
    noteConsent(contact, before, now);
    return contact;
}

void ContactWriter::change(Contact &contact, const QJsonObject &changes)
{
    const QJsonObject before = contact.body;
    ContactTable::merge(contact, changes);
    contact.updated = m_context.now();
    m_table.put(contact);
    noteConsent(contact, before, contact.updated);
}

void ContactWriter::noteConsent(Contact &contact, const QJsonObject &before, Moment now)
{
    const QString status = contact.body[key::contact::newsletterSubscriptionStatus].toString();
    if (status == before[key::contact::newsletterSubscriptionStatus].toString())
        return;
    const QJsonObject origin{{key::origin, QString(m_origin)}};
    if (status == "subscribed"_L1) {
        contact.body[key::contact::lastSubscriptionDate] = jsonOf(now);
        contact.body[key::contact::lastSubscriptionOrigin] = QString(m_origin);
        addActivity(m_context.store,
                    {.contact = contact.number,
                     .type = practice::activity::newsletterSubscribe,
                     .date = now,
                     .body = origin});
    } else if (status == "unsubscribed"_L1) {
        contact.body[key::contact::emailLastUnsubscribedDate] = jsonOf(now);
        contact.body[key::contact::lastUnsubscriptionOrigin] = QString(m_origin);
        addActivity(m_context.store,
                    {.contact = contact.number,
                     .type = practice::activity::emailUnsubscribed,
                     .date = now,
                     .body = origin});
    }
    m_table.put(contact);
}

} // namespace storedesk::practice
