// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QNetworkReply;

namespace storedesk::http {

// Ends a reply that is no longer needed: closes its connection and deletes it from the event loop.
// A failed reply is not aborted, because it would fail a second time and Qt would print a warning;
// deleting it closes the connection as well.
void endReply(QNetworkReply &reply);

} // namespace storedesk::http
