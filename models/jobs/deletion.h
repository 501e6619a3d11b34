// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"
#include "api/servicetime.h"
#include "jobs/deletionitem.h"
#include "jobs/parallelcalls.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace storedesk::api {
class Call;
}
namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// One run of deletes: reads the records that nobody has a copy of, keeps all copies in the bin, and
// only then lets the first delete leave. What was refused is read once more: its copy goes only
// when the record is seen to be there. Asks nobody and shows nothing. Lives on without the dialog
// that started it, so that every delete that left gets its mark in the bin.
class Deletion final : public QObject
{
    Q_OBJECT

public:
    enum class Phase : quint8 { Idle, Reading, Keeping, Deleting, Checking };
    using Item = DeletionItem;
    using End = DeletionItem::End;

    // A child of the desk.
    Deletion(desk::Desk &desk, catalogue::OperationId operation,
             const QList<DeleteTarget> &targets);

    // Deletes what is not gone yet; also the second time.
    void start(bool keepCopies);
    void stop(); // nothing more leaves
    void deleteWhenEnded();

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const std::vector<Item> &items() const { return m_items; }
    [[nodiscard]] int count(End end) const;
    [[nodiscard]] int done() const; // of this phase
    [[nodiscard]] bool stopped() const { return m_queue.isHeld(); }
    // Why no copy could be kept; nothing was deleted then.
    [[nodiscard]] const base::Problem &binProblem() const { return m_binProblem; }
    // How many requests it takes to read what there is no copy of.
    [[nodiscard]] static int readsFor(catalogue::OperationId operation,
                                      const QList<DeleteTarget> &targets);

Q_SIGNALS:
    void changed();
    void ended(const QList<storedesk::jobs::DeleteTarget> &gone); // in this run

private:
    void enter(Phase phase);
    void start(std::size_t row); // in this phase
    void drained();
    [[nodiscard]] bool isDue(const Item &item) const; // in this phase
    [[nodiscard]] api::Priority priority() const;
    [[nodiscard]] api::Request readOf(std::size_t row) const;
    void read(std::size_t row);
    void readTypes(std::size_t row);
    void noteCopy(std::size_t row, catalogue::Resource resource, const QString &title,
                  const QJsonObject &record, const QStringList &address);
    void keep();
    void remove(std::size_t row);
    void check(std::size_t row);
    void markGone(Item &item, End end);
    void take(std::size_t row, const api::Outcome &outcome);
    void fail(std::size_t row, const api::Error &error);
    void oneLess();
    void end();

    desk::Desk &m_desk;
    const catalogue::Operation &m_operation;
    std::vector<Item> m_items;
    std::vector<bool> m_before; // gone when this run began
    QObject *m_reads = nullptr; // owns them
    QList<QPointer<api::Call>> m_writes;
    Phase m_phase = Phase::Idle;
    ParallelCalls m_queue;
    api::Moment m_moved; // when it last went on
    bool m_keeps = true;
    bool m_abandoned = false;
    base::Problem m_binProblem;
};

} // namespace storedesk::jobs
