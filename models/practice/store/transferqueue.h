// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/store/ids.h"
#include "practice/store/schedule.h"

#include <QJsonObject>

#include <optional>

namespace storedesk::practice {

class Store;

// The order of exports or imports, and the state needed to continue after a restart. Stored
// separately from their records, which contain only the members that appear in responses.
class TransferQueue final
{
public:
    struct Entry
    {
        // The number of the record.
        qint64 number = 0;
        std::optional<Moment> started = {};
        // The content depends on the kind of transfer.
        QJsonObject state = {};
    };

    TransferQueue(Store &store, IdKind kind);

    void add(qint64 number, const QJsonObject &state = {});
    void start(qint64 number, Moment at);
    void keep(qint64 number, const QJsonObject &state);
    void end(qint64 number, Moment at);
    void remove(qint64 number);

    // Returns the oldest entry that has not ended.
    [[nodiscard]] std::optional<Entry> head();
    // Returns the number of entries that have not started.
    [[nodiscard]] qint64 waiting();
    // Returns when the head starts and ends. The start stays fixed even if the clock is set back or
    // the previous transfer is deleted.
    [[nodiscard]] Timing timingOf(const Entry &head, Moment created, qint64 total,
                                  const Tempo &tempo);

private:
    [[nodiscard]] QDateTime lastEnd();

    Store &m_store;
    IdKind m_kind;
};

} // namespace storedesk::practice
