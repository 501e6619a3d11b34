// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "insights/answerengine.h"
#include "warehouse/warehouse.h"
#include "warehouseinsights/warehouseengine.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace storedesk::warehouseinsights {

// Answers questions from a warehouse, in a thread of its own. Connects for the first question, and
// again if the connection was lost. Every combination of time and zone has a connection of its own,
// because its temporary tables must not change while their people are shown.
class WarehouseAnswers final : public insights::AnswerEngine
{
public:
    // Refuses a warehouse of another store, unless the store is empty.
    WarehouseAnswers(warehouse::ConnectionSettings settings, QByteArray password, QString store);
    // Does not wait for the server, except for the address of the host.
    ~WarehouseAnswers() override;

    [[nodiscard]] base::Result<insights::InsightReply>
    answer(const insights::QuestionRequest &request, base::Progress &progress) override;
    // Fails if the connection of the reply was closed.
    [[nodiscard]] base::Result<std::vector<insights::InsightPerson>>
    people(const insights::InsightReply &reply, const std::vector<quint32> &people,
           base::Progress &progress) override;
    void setOutdated() override { m_outdated = true; }
    void releaseOutdated() override;

private:
    // A connection, and the time and the zone of its temporary tables.
    struct Session
    {
        int number = 0;
        std::unique_ptr<warehouse::Warehouse> warehouse = {};
        std::unique_ptr<WarehouseEngine> engine = {};
        // Empty before the first question.
        QByteArray zone = {};
        qint64 asOf = 0;
    };

    // Runs work in the thread until it has ended or the caller has cancelled it.
    template <typename Value>
    [[nodiscard]] base::Result<Value> inThread(std::function<warehouse::Outcome<Value>()> work,
                                               base::Progress &progress);
    void begin(const void *work);
    void end();
    void cancel(const void *work);

    // The following functions are called in the thread.
    [[nodiscard]] warehouse::Outcome<insights::InsightReply>
    answerNow(const insights::QuestionRequest &request);
    [[nodiscard]] warehouse::Outcome<insights::InsightReply> ask(insights::QuestionRequest request);
    [[nodiscard]] warehouse::Outcome<std::vector<insights::InsightPerson>>
    peopleNow(int session, const std::vector<quint32> &people);
    [[nodiscard]] warehouse::Outcome<void> connect();
    // Makes the session for the input the last one of the list, and completes the input.
    [[nodiscard]] warehouse::Outcome<void> chooseSession(insights::InsightInput &input);
    void closeOutdated();

    const warehouse::ConnectionSettings m_settings;
    const QByteArray m_password;
    const QString m_store;
    const std::shared_ptr<warehouse::SqlInterrupt> m_interrupt;
    std::atomic<bool> m_outdated = false;
    // Guards m_running.
    std::mutex m_mutex;
    // Identifies the work in progress.
    const void *m_running = nullptr;
    // Used by the thread. The session that was used last is at the end.
    std::vector<Session> m_sessions;
    int m_lastNumber = 0;
    base::WorkerThread m_thread;
};

} // namespace storedesk::warehouseinsights
