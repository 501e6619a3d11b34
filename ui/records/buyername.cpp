// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/buyername.h"

#include "account/account.h"
#include "account/recordnames.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "ui/details/groups.h"
#include "ui/host/pagehost.h"

namespace storedesk::ui::records {

using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

BuyerName::BuyerName(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

void BuyerName::need(const QJsonObject &purchase)
{
    auto &account = m_host.account();
    const auto email = purchase[key::contactEmail].toString();
    const auto externalId = purchase[key::contactExternalId].toString();
    const QStringList ids{email, externalId, purchase[key::contactId].toString()};
    for (const auto &id : ids) {
        if (const auto known = account.names().name(Resource::Contact, id); !known.isEmpty())
            return account.names().note(Resource::Contact, ids, known);
    }
    const auto &asked = email.isEmpty() ? externalId : email;
    if (asked.isEmpty() || asked == m_asked || !account.mayRead(Resource::Contact))
        return;
    m_asked = asked;
    delete m_call;
    const auto &lookupKey = *catalogue::lookupKeyOf(
        email.isEmpty() ? OperationId::GetContactByExternalId : OperationId::GetContactByEmail);
    m_call = account.session().contacts().get({lookupKey, {asked}}, this);
    m_call->then(this, [&account, ids](const http::Outcome &outcome) {
        if (outcome)
            account.names().note(Resource::Contact, ids,
                                 details::nameOf(Resource::Contact, outcome->document.object()));
    });
}

} // namespace storedesk::ui::records
