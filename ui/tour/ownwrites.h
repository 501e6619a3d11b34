// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourcerequests.h"
#include "ui/frame/frame.h"

#include <QJsonObject>

namespace storedesk::ui::tour {

// Writes a change that a scene needs before it shows the page.
void patchContact(Frame &frame, const api::RecordAddress &contact, const QJsonObject &values);
// Considers only writes of patchContact(): a job of another scene may still be waiting for the
// service.
[[nodiscard]] bool ownWritesDone(Frame &frame);

} // namespace storedesk::ui::tour
