// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/database.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

namespace storedesk::local {

// Keeps the database on a thread of its own. Work is done in the order it was posted; the answers
// come back in the thread that made the worker. Private to this room.
class Worker final : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<base::Result<void>(base::Database &)>;
    using Done = std::function<void(base::Result<void>)>;
    // What there is to hear about the file, if anything, though it could be opened.
    using Opened = std::function<void(base::Result<std::optional<base::Problem>>)>;

    explicit Worker(const base::Clock &clock);
    ~Worker() override; // does everything that was posted first

    [[nodiscard]] const base::Clock &clock() const { return m_clock; }
    // Which file, and what is in it.
    struct File
    {
        QString folder; // made when it is missing
        QString name;
        std::span<const base::Migration> migrations;
        base::Durability durability = base::Durability::Full;
    };
    // The first work of all reads what is there.
    void open(const File &file, Work first, Opened opened);
    // Without somebody who listens a failure is told by failed().
    void post(Work work);
    // The answer is dropped when the context is gone by then. Work on a file that could not be
    // opened fails with the reason.
    void post(Work work, QObject *context, Done done);

    // Behind what was posted so far: nothing that was deleted stays on the disk. Several at once
    // are one.
    void purge();

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    void answer(std::function<void()> inThisThread);

    const base::Clock &m_clock;
    QThread m_thread;
    QObject *m_inside; // lives in the thread: the receiver of the work
    // Touched by the thread alone.
    std::unique_ptr<base::Database> m_database;
    base::Problem m_closed; // why there is none
    std::atomic<int> m_purgesAsked = 0;
};

} // namespace storedesk::local
