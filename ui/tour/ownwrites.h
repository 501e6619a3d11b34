// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourcerequests.h"
#include "ui/frame/frame.h"

#include <QJsonObject>

namespace storedesk::ui::tour {

// What a scene writes itself, before the program shows it.
void patchContact(Frame &frame, const api::RecordAddress &contact, const QJsonObject &values);
// Only these: the job of another scene may wait for its service meanwhile.
[[nodiscard]] bool ownWritesDone(Frame &frame);

} // namespace storedesk::ui::tour
