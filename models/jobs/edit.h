// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/request.h"
#include "local/changes.h"

#include <QJsonObject>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// An edit as it was checked and agreed.
struct Edit
{
    api::Request request;
    QJsonObject before; // the record it was made of
    QString title; // as the person knows it
    QString draft; // the place whose draft holds it
};

struct SavedEdit
{
    local::Change change; // kept for undo, unless it was created
    bool created = false; // the record was gone, and saving made it again
};

// Sends an edit and sees to what follows even when nobody looks any more: the old values are kept
// for undo and the draft goes. Tells when the service has taken it.
[[nodiscard]] api::Call *sendEdit(desk::Desk &desk, const Edit &edit,
                                  std::function<void(const SavedEdit &)> saved);

} // namespace storedesk::jobs
