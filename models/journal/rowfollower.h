// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobprogress.h"
#include "journal/jobrow.h"

#include <QJsonObject>
#include <QObject>

namespace storedesk::journal {

// Follows rows whose request was answered but that the service still processes. Used by a single
// run.
class RowFollower : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Called once the response is stored or about to be stored.
    virtual void follow(qint64 number, const QJsonObject &answer) = 0;
    // Returns when an earlier run stopped waiting for the response to this row; nothing if no run
    // gave up on it. Such a row is only looked up.
    [[nodiscard]] virtual std::optional<QDateTime> givenUp(const journal::JobRow &row)
    {
        Q_UNUSED(row)
        return std::nullopt;
    }
    // Returns an equivalent record for a request whose response was lost. Returns nothing if the
    // outcome is unknown.
    [[nodiscard]] virtual std::optional<QJsonObject> standIn(const http::Request &request,
                                                             const http::Error &error) const
    {
        Q_UNUSED(request)
        Q_UNUSED(error)
        return std::nullopt;
    }
    // Adds details to the result of a row whose request failed.
    virtual void describe(journal::RowEnd &end, const http::Error &error) const
    {
        Q_UNUSED(end)
        Q_UNUSED(error)
    }
    // Called with the upload progress of the request body.
    virtual void sending(qint64 number, qint64 sent, qint64 total) = 0;
    virtual void pause() = 0;
    virtual void continueRun() = 0;
    // Emits ended() for all followed rows.
    virtual void stop() = 0;
    // Whether another row may be sent, given the number of followed rows and the limit.
    [[nodiscard]] virtual bool hasRoom(qsizetype followed, int width) const
    {
        return followed < width;
    }
    [[nodiscard]] virtual JobProgress progress(const journal::RowCounts &counts) const = 0;

Q_SIGNALS:
    // The state Waiting means that the request may be sent again.
    void ended(const journal::RowEnd &end);
    void moved();
    // Emitted when the user has to resolve a problem before the job can continue.
    void stuck(const storedesk::base::Problem &problem);
};

} // namespace storedesk::journal
