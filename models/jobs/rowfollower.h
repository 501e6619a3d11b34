// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobprogress.h"
#include "journal/jobrow.h"

#include <QJsonObject>
#include <QObject>

namespace storedesk::jobs {

// Goes on with rows whose request was answered, where that is not yet their end: the service works
// on. One for a run.
class RowFollower : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The answer is on the disk, or about to be.
    virtual void follow(qint64 number, const QJsonObject &answer) = 0;
    // A record that may be the one whose answer was lost, and is as good as that. Nothing: nobody
    // can tell what became of it.
    [[nodiscard]] virtual std::optional<QJsonObject> standIn(const api::Request &request,
                                                             const api::Error &error) const
    {
        Q_UNUSED(request)
        Q_UNUSED(error)
        return std::nullopt;
    }
    // Adds what the follower knows to the end of a row whose request failed.
    virtual void describe(journal::RowEnd &end, const api::Error &error) const
    {
        Q_UNUSED(end)
        Q_UNUSED(error)
    }
    virtual void sending(qint64 number, qint64 sent, qint64 total) = 0; // of the body
    virtual void pause() = 0;
    virtual void goOn() = 0;
    virtual void stop() = 0; // tells the ends of all it follows
    // Whether another row may leave, where so many are followed and so many may be.
    [[nodiscard]] virtual bool hasRoom(qsizetype followed, int width) const
    {
        return followed < width;
    }
    [[nodiscard]] virtual JobProgress progress(const journal::RowCounts &counts) const = 0;

Q_SIGNALS:
    // Waiting: its request may leave once more.
    void ended(const storedesk::journal::RowEnd &end);
    void moved();
    void stuck(const storedesk::base::Problem &problem); // somebody has to mend something first
};

} // namespace storedesk::jobs
