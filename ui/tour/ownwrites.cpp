// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/ownwrites.h"

#include "desk/desk.h"

namespace storedesk::ui::tour {

static int &underWay()
{
    static int count = 0;
    return count;
}

void patchContact(Frame &frame, const api::RecordAddress &contact, const QJsonObject &values)
{
    ++underWay();
    auto &session = frame.desk().session();
    session.contacts().patch(contact, values)->then(&session, [] { --underWay(); });
}

bool ownWritesDone(Frame & /*frame*/)
{
    return underWay() == 0;
}

} // namespace storedesk::ui::tour
