// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/ownwrites.h"

#include "account/account.h"

namespace storedesk::ui::tour {

static int &underWay()
{
    static int count = 0;
    return count;
}

void patchContact(PageHost &host, const api::RecordAddress &contact, const QJsonObject &values)
{
    ++underWay();
    auto &session = host.account().session();
    session.contacts().patch(contact, values)->then(&session, [] { --underWay(); });
}

bool ownWritesDone(PageHost & /*frame*/)
{
    return underWay() == 0;
}

} // namespace storedesk::ui::tour
