// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/database.h"
#include "base/workerthread.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

namespace storedesk::storage {

// Owns the database and its thread. Work is executed in the order in which it was posted. Callbacks
// run in the thread that created the worker. Internal to this library.
class StorageWorker final : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<base::Result<void>(base::Database &)>;
    using Done = std::function<void(base::Result<void>)>;
    // Receives the reason if the file could not be opened. Otherwise, receives a notice about the
    // file, if there is one.
    using Opened = std::function<void(base::Result<std::optional<base::Problem>>)>;

    explicit StorageWorker(const base::Clock &clock);
    // Completes all posted work first.
    ~StorageWorker() override;

    [[nodiscard]] const base::Clock &clock() const { return m_clock; }
    // The file and its schema.
    struct File
    {
        // Created if it is missing.
        QString folder;
        QString name;
        std::span<const base::Migration> migrations;
        base::Durability durability = base::Durability::Full;
    };
    // The first task reads the existing content.
    void open(const File &file, Work first, Opened opened);
    // Failures are reported with failed().
    void post(Work work);
    // The callback is dropped if the context has been destroyed. Work on a file that could not be
    // opened fails with the reason.
    void post(Work work, QObject *context, Done done);

    // Removes deleted data from disk once all posted work is done. Several pending requests are
    // combined.
    void purge();

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    void answer(std::function<void()> inThisThread);

    const base::Clock &m_clock;
    // Used only by the database thread.
    std::unique_ptr<base::Database> m_database;
    // The reason there is no database.
    base::Problem m_closed;
    std::atomic<int> m_purgesAsked = 0;
    base::WorkerThread m_thread;
};

} // namespace storedesk::storage
