// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "base/clock.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QJsonArray;

namespace storedesk::api {
class Pages;
}

namespace storedesk::items {

using Records = std::vector<QJsonObject>;

// The records of one list, for whoever counts them rather than shows them all. The records of
// before stay until their successors are complete; a failure leaves them as they are.
class RecordList final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Unread, Reading, Ready, Failed };
    Q_ENUM(State)

    // Starts reading the list for this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;
    // Whether the pages after this one can be left unread.
    using Enough = std::function<bool(const QJsonArray &page)>;

    RecordList(Read read, const base::Clock &clock, QObject *parent = nullptr, Enough enough = {});

    void refresh(); // one that is under way begins anew
    void cancel(); // one that is under way fails

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const Records &records() const { return m_records; }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] QDateTime readAt() const { return m_readAt; } // invalid: never yet
    [[nodiscard]] bool isWhole() const { return m_whole; } // false: the rest was left unread

Q_SIGNALS:
    void changed();

private:
    void addPage(const QJsonArray &page);
    void end(bool whole);
    void setState(State state);

    Read m_read;
    Enough m_enough;
    const base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    State m_state = State::Unread;
    Records m_records;
    Records m_coming; // of the reading under way
    api::Error m_error;
    QDateTime m_readAt;
    bool m_whole = true;
};

// For lists that have the newest first: enough when the whole page was made before that moment. A
// list in any other order is never enough.
[[nodiscard]] bool isNewestFirstAndBefore(const QJsonArray &page, const QDateTime &moment);

} // namespace storedesk::items
