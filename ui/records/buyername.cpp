// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/buyername.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "desk/recordnames.h"
#include "ui/details/groups.h"
#include "ui/frame/frame.h"

namespace storedesk::ui::records {

using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

BuyerName::BuyerName(Frame &frame, QObject *parent)
    : QObject(parent)
    , m_frame(frame)
{ }

void BuyerName::need(const QJsonObject &purchase)
{
    auto &desk = m_frame.desk();
    const auto email = purchase[key::contactEmail].toString();
    const auto externalId = purchase[key::contactExternalId].toString();
    const QStringList ids{email, externalId, purchase[key::contactId].toString()};
    for (const auto &id : ids) {
        if (const auto known = desk.names().name(Resource::Contact, id); !known.isEmpty())
            return desk.names().note(Resource::Contact, ids, known);
    }
    const auto &asked = email.isEmpty() ? externalId : email;
    if (asked.isEmpty() || asked == m_asked || !desk.mayRead(Resource::Contact))
        return;
    m_asked = asked;
    delete m_call;
    const auto &lookupKey = *catalogue::lookupKeyOf(
        email.isEmpty() ? OperationId::GetContactByExternalId : OperationId::GetContactByEmail);
    m_call = desk.session().contacts().get({lookupKey, {asked}}, this);
    m_call->then(this, [&desk, ids](const api::Outcome &outcome) {
        if (outcome)
            desk.names().note(Resource::Contact, ids,
                              details::nameOf(Resource::Contact, outcome->document.object()));
    });
}

} // namespace storedesk::ui::records
