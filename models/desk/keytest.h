// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/callrecord.h"
#include "api/session.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace storedesk::desk {

// What one area of the account said to the key.
struct TestedArea
{
    enum class State : quint8 { Waiting, Asking, Allowed, Locked, NoAnswer, NotTried };

    catalogue::Resource resource = catalogue::Resource::Store;
    std::optional<catalogue::OperationId> operation = {}; // none: never tried
    State state = State::Waiting;
    std::optional<qsizetype> count = {}; // of a list: how many there are, or
    bool more = false; // more than that
    api::Error error = {}; // while Locked or NoAnswer
};

// Finds out what a key may do, with one read for each area and nothing else: the connection it
// tests with refuses every write. It stops at the first answer that is true for all areas, such as
// a wrong key.
class KeyTest final : public QObject
{
    Q_OBJECT

public:
    enum class Verdict : quint8 { Untested, Testing, Works, WorksInPart, Failed };
    Q_ENUM(Verdict)
    static constexpr base::Clock::Duration patience = std::chrono::seconds(10); // for each area

    // The clock outlives it.
    explicit KeyTest(base::Clock &clock, QObject *parent = nullptr);
    ~KeyTest() override;

    void start(accounts::Profile profile, const QByteArray &key);
    void again(std::size_t area); // one that gave no answer
    void forget(); // stops, and shows nothing: what was tested is not what is there now

    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    [[nodiscard]] const std::vector<TestedArea> &areas() const { return m_areas; }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] QString host() const { return m_host; }
    [[nodiscard]] QString storeName() const { return m_storeName; } // as the service says
    [[nodiscard]] QDateTime endedAt() const { return m_endedAt; }
    [[nodiscard]] int reads() const { return m_reads; } // that were started
    [[nodiscard]] int countOf(TestedArea::State state) const;

Q_SIGNALS:
    void changed();
    void called(const storedesk::api::CallRecord &record); // for the call log of the account

private:
    void reset();
    void askNext();
    void ask(std::size_t number);
    void handleAnswer(const api::Outcome &outcome);
    void noteAllowed(TestedArea &area, const api::Outcome &outcome);
    void giveUp(const api::Error &error);
    void end();

    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_limit;
    std::unique_ptr<api::Session> m_session;
    QPointer<api::Call> m_call;
    std::vector<TestedArea> m_areas;
    std::size_t m_asking = 0;
    bool m_single = false; // only one area is asked again
    Verdict m_verdict = Verdict::Untested;
    api::Error m_error;
    QString m_host;
    QString m_storeName;
    QDateTime m_endedAt;
    int m_reads = 0;
};

} // namespace storedesk::desk
