// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/budget.h"
#include "practice/core/exchange.h"
#include "practice/core/files.h"
#include "practice/store/handlercontext.h"
#include "practice/store/schedule.h"
#include "practice/store/store.h"
#include "practice/store/transferqueue.h"

namespace storedesk::practice {

// The base class of imports and exports, whose records wait in a queue, are processed one after
// another, and have files.
class TransferTable
{
public:
    TransferTable(const HandlerContext &context, Files &files, IdKind kind, const Tempo &tempo);
    virtual ~TransferTable();
    Q_DISABLE_COPY_MOVE(TransferTable)

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);

    // Performs the due work. Returns false if nothing is waiting or running.
    bool advance();

protected:
    // The head of the queue, once it has started.
    struct Due
    {
        TransferQueue::Entry entry;
        Timing timing;
        Position position;

        [[nodiscard]] bool isLast() const { return position.phase == PracticePhase::Finished; }
    };

    // Returns the record as it appears in a response.
    [[nodiscard]] virtual QJsonObject answered(QJsonObject body, const QUrl &base) = 0;
    // Returns the reason the transfer cannot be deleted, or an empty string if it can.
    [[nodiscard]] virtual QString whyNotDeletable(const QJsonObject &body) const = 0;
    // Returns true when the transfer has ended.
    [[nodiscard]] virtual bool work(Record &record, const Due &due, const Budget &budget) = 0;

    void end(Record &record, bool good, Moment at);

    [[nodiscard]] const HandlerContext &context() const { return m_context; }
    [[nodiscard]] Files &files() const { return m_files; }
    [[nodiscard]] TransferQueue &queue() { return m_queue; }

private:
    [[nodiscard]] bool advance(const TransferQueue::Entry &head, const Budget &budget);

    HandlerContext m_context;
    Files &m_files;
    IdKind m_kind;
    Tempo m_tempo;
    TransferQueue m_queue;
};

} // namespace storedesk::practice
