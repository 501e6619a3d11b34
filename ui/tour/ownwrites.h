// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourcerequests.h"
#include "ui/host/pagehost.h"

#include <QJsonObject>

namespace storedesk::ui::tour {

// Writes a change that a scene needs before it shows the page.
void patchContact(PageHost &host, const api::RecordAddress &contact, const QJsonObject &values);
// Whether all writes by patchContact() have finished. Other writes are ignored, because a job from
// another scene may still be waiting for the service.
[[nodiscard]] bool ownWritesDone(PageHost &host);

} // namespace storedesk::ui::tour
