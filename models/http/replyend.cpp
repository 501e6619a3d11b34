// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http/replyend.h"

#include "http/floodwatch.h"

#include <QCoreApplication>
#include <QNetworkReply>

namespace storedesk::http {

void endReply(QNetworkReply &reply)
{
    if (!reply.isFinished() && reply.error() == QNetworkReply::NoError) {
        reply.abort();
        FloodWatch::watchAfterAbort();
    }
    // A failure queued by Qt's own thread would be reported a second time.
    QCoreApplication::removePostedEvents(&reply, QEvent::MetaCall);
    reply.deleteLater();
}

} // namespace storedesk::http
