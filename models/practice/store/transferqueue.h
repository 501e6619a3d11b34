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

// The order in which exports or imports are done, and what they need to go on after a restart: kept
// apart from their records, which hold nothing but what the service answers.
class TransferQueue final
{
public:
    struct Entry
    {
        qint64 number = 0; // of the record
        std::optional<Moment> started = {};
        QJsonObject state = {}; // whatever its kind needs
    };

    TransferQueue(Store &store, Kind kind);

    void add(qint64 number, const QJsonObject &state = {});
    void start(qint64 number, Moment at);
    void keep(qint64 number, const QJsonObject &state);
    void end(qint64 number, Moment at);
    void remove(qint64 number);

    // The oldest that has not ended.
    [[nodiscard]] std::optional<Entry> head();
    // How many wait for their start.
    [[nodiscard]] qint64 waiting();
    // When the head starts and ends. Once it has started that stays so, though the clock may be set
    // back or the one before it be deleted.
    [[nodiscard]] Timing timingOf(const Entry &head, Moment created, qint64 total,
                                  const Tempo &tempo);

private:
    [[nodiscard]] QDateTime lastEnd();

    Store &m_store;
    Kind m_kind;
};

} // namespace storedesk::practice
