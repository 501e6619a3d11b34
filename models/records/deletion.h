// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"
#include "http/servicetime.h"
#include "records/deletionitem.h"
#include "records/parallelcalls.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace storedesk::api {
class Call;
}
namespace storedesk::account {
class Account;
}

namespace storedesk::records {

// Deletes a set of records. Reads the records without a copy, stores all copies in the bin, and
// only then sends the first delete. Rejected deletes are verified with a read, and the copy is
// removed from the bin only if the record still exists. Has no user interface and outlives the
// dialog that started it, so that the result of every delete is recorded in the bin.
class Deletion final : public QObject
{
    Q_OBJECT

public:
    enum class Phase : quint8 { Idle, Reading, Keeping, Deleting, Checking };
    using Item = DeletionItem;
    using End = DeletionItem::End;

    // Created as a child of the account.
    Deletion(account::Account &account, catalogue::OperationId operation,
             const QList<DeleteTarget> &targets);

    // Deletes all records that have not been deleted yet. May be called again to retry.
    void start(bool keepCopies);
    // Sends no further requests.
    void stop();
    void deleteWhenEnded();

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const std::vector<Item> &items() const { return m_items; }
    [[nodiscard]] int count(End end) const;
    // Returns the number of records finished in the current phase.
    [[nodiscard]] int done() const;
    [[nodiscard]] bool stopped() const { return m_queue.isHeld(); }
    // Returns the reason copies could not be stored. Nothing was deleted in that case.
    [[nodiscard]] const base::Problem &binProblem() const { return m_binProblem; }
    // Returns the number of requests needed to read the records without a copy.
    [[nodiscard]] static int readsFor(catalogue::OperationId operation,
                                      const QList<DeleteTarget> &targets);

Q_SIGNALS:
    void changed();
    // Emitted at the end of a run with the records deleted in it.
    void ended(const QList<records::DeleteTarget> &gone);

private:
    void enter(Phase phase);
    // Starts the request of the current phase.
    void start(std::size_t row);
    void drained();
    // Returns whether the item needs a request in the current phase.
    [[nodiscard]] bool isDue(const Item &item) const;
    [[nodiscard]] http::Priority priority() const;
    [[nodiscard]] http::Request readOf(std::size_t row) const;
    void read(std::size_t row);
    void readTypes(std::size_t row);
    void noteCopy(std::size_t row, catalogue::Resource resource, const QString &title,
                  const QJsonObject &record, const QStringList &address);
    void keep();
    void remove(std::size_t row);
    void check(std::size_t row);
    void markGone(Item &item, End end);
    void handleOutcome(std::size_t row, const http::Outcome &outcome);
    void fail(std::size_t row, const http::Error &error);
    void oneLess();
    void end();

    account::Account &m_account;
    const catalogue::Operation &m_operation;
    std::vector<Item> m_items;
    // Whether each record had been deleted before this run.
    std::vector<bool> m_before;
    // The parent of all reads in flight.
    QObject *m_reads = nullptr;
    QList<QPointer<api::Call>> m_writes;
    Phase m_phase = Phase::Idle;
    ParallelCalls m_queue;
    // The time of the last progress.
    http::TimePoint m_moved;
    bool m_keeps = true;
    bool m_abandoned = false;
    base::Problem m_binProblem;
};

} // namespace storedesk::records
