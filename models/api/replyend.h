// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QNetworkReply;

namespace storedesk::api {

// Ends a reply that nobody waits for any more: its connection is closed, and it deletes itself from
// the event loop. One that has failed is not aborted: it would fail a second time, of which Qt
// complains. Deleting it closes the connection as well.
void endReply(QNetworkReply &reply);

} // namespace storedesk::api
