// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "http/request.h"
#include "storage/changehistory.h"

#include <QJsonObject>

namespace storedesk::account {
class Account;
}

namespace storedesk::records {

// An edit that has been validated and confirmed.
struct EditRequest
{
    http::Request request;
    // The record before the edit.
    QJsonObject before;
    // The name shown to the user.
    QString title;
    // The address of the page whose draft contains the edit.
    QString draft;
};

struct SavedEdit
{
    // Stored for undo, unless the record was created again.
    storage::RecordEdit change;
    // Whether the record no longer existed, so that saving the edit created it again.
    bool created = false;
};

// Sends an edit. Also stores the old values for undo and deletes the draft, even if the page has
// been closed. Calls `saved` once the service has accepted the edit.
[[nodiscard]] api::Call *sendEdit(account::Account &account, const EditRequest &edit,
                                  std::function<void(const SavedEdit &)> saved);

} // namespace storedesk::records
