// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/replyend.h"

#include <QNetworkReply>

namespace storedesk::api {

void endReply(QNetworkReply &reply)
{
    if (!reply.isFinished() && reply.error() == QNetworkReply::NoError)
        reply.abort();
    reply.deleteLater();
}

} // namespace storedesk::api
