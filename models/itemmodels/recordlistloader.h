// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QJsonArray;

namespace storedesk::api {
class Pages;
}

namespace storedesk::itemmodels {

using Records = std::vector<QJsonObject>;

// The records in one list, for code that counts records instead of showing all of them. The
// previous records remain available until a refresh is complete. A failed refresh leaves them
// unchanged.
class RecordListLoader final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Unread, Reading, Ready, Failed };
    Q_ENUM(State)

    // Starts reading the list on behalf of this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;
    // Returns whether the following pages can be skipped.
    using Enough = std::function<bool(const QJsonArray &page)>;

    RecordListLoader(Read read, const base::Clock &clock, QObject *parent = nullptr,
                     Enough enough = {});

    // Restarts a refresh in progress.
    void refresh();
    // Makes a refresh in progress fail.
    void cancel();
    // Replaces the record with the same ID after it has been read separately. Ignores records that
    // are not in the list.
    void replace(const QJsonObject &record);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const Records &records() const { return m_records; }
    // Only valid in the Failed state.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    // Invalid if the list has never been read.
    [[nodiscard]] QDateTime readAt() const { return m_readAt; }
    // Returns false if further pages were skipped.
    [[nodiscard]] bool isWhole() const { return m_whole; }

Q_SIGNALS:
    void changed();

private:
    void addPage(const QJsonArray &page);
    static bool replaceIn(Records &records, const QJsonObject &record);
    void end(bool whole);
    void setState(State state);

    Read m_read;
    Enough m_enough;
    const base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    State m_state = State::Unread;
    Records m_records;
    // The records received by the refresh in progress.
    Records m_coming;
    http::Error m_error;
    QDateTime m_readAt;
    bool m_whole = true;
};

// Returns whether the whole page was created before that time and the newest records come first.
// Always false for a list in another order.
[[nodiscard]] bool isNewestFirstAndBefore(const QJsonArray &page, const QDateTime &moment);

} // namespace storedesk::itemmodels
