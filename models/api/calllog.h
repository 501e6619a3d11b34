// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"

#include <QObject>

#include <deque>
#include <vector>

namespace storedesk::api {

// The latest calls made by one client, oldest first.
class CallLog final : public QObject
{
    Q_OBJECT

public:
    explicit CallLog(QObject *parent = nullptr);

    [[nodiscard]] const std::deque<CallRecord> &records() const { return m_records; }
    [[nodiscard]] qsizetype capacity() const { return m_capacity; }
    void setCapacity(qsizetype capacity);
    void clear();

    // Redacts and appends a record. Drops the oldest one if the log is full.
    void add(CallRecord record);
    // Prepends records from earlier runs, oldest first. They do not count towards the capacity.
    void addEarlier(std::vector<CallRecord> records);

Q_SIGNALS:
    void added(const api::CallRecord &record);
    // Emitted when records were removed from the front.
    void dropped(qsizetype count);
    void cleared();
    // Emitted when earlier records were prepended.
    void renumbered();

private:
    std::deque<CallRecord> m_records;
    qsizetype m_capacity = 1000;
    quint64 m_next = 1;
};

} // namespace storedesk::api
