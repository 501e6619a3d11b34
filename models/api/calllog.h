// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"

#include <QObject>

#include <deque>
#include <vector>

namespace storedesk::api {

// The latest calls of one client, oldest first.
class CallLog final : public QObject
{
    Q_OBJECT

public:
    explicit CallLog(QObject *parent = nullptr);

    [[nodiscard]] const std::deque<CallRecord> &records() const { return m_records; }
    [[nodiscard]] qsizetype capacity() const { return m_capacity; }
    void setCapacity(qsizetype capacity);
    void clear();

    // Redacts and keeps it; the oldest goes when the log is full.
    void add(CallRecord record);
    // Of earlier runs, oldest first: they come before all others, and take nobody's place.
    void addEarlier(std::vector<CallRecord> records);

Q_SIGNALS:
    void added(const storedesk::api::CallRecord &record);
    void dropped(qsizetype count); // from the front
    void cleared();
    void renumbered(); // earlier ones came before them

private:
    std::deque<CallRecord> m_records;
    qsizetype m_capacity = 1000;
    quint64 m_next = 1;
};

} // namespace storedesk::api
