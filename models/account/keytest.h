// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "api/session.h"
#include "profiles/profile.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace storedesk::account {

// The test result for one area of the account.
struct TestedArea
{
    enum class State : quint8 { Waiting, Asking, Allowed, Locked, NoAnswer, NotTried };

    catalogue::Resource resource = catalogue::Resource::Store;
    // Empty if the area is never tested.
    std::optional<catalogue::OperationId> operation = {};
    State state = State::Waiting;
    // Number of records on the page that was read.
    std::optional<qsizetype> count = {};
    // Whether the list has more records than the count.
    bool more = false;
    // Set for Locked and NoAnswer.
    http::Error error = {};
};

// Finds out what a key may access, with exactly one read per area. The test connection refuses
// every write. Stops at the first response that applies to all areas, such as a wrong key.
class KeyTest final : public QObject
{
    Q_OBJECT

public:
    enum class Verdict : quint8 { Untested, Testing, Works, WorksInPart, Failed };
    Q_ENUM(Verdict)
    // Timeout for each area.
    static constexpr base::Clock::Duration patience = std::chrono::seconds(10);

    // The clock must outlive the test.
    explicit KeyTest(base::Clock &clock, QObject *parent = nullptr);
    ~KeyTest() override;

    void start(profiles::Profile profile, const QByteArray &key);
    // Repeats the test for an area that did not respond.
    void again(std::size_t area);
    // Stops the test and clears the results, because the input being tested has changed.
    void forget();

    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    [[nodiscard]] const std::vector<TestedArea> &areas() const { return m_areas; }
    // Valid in state Failed.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    [[nodiscard]] QString host() const { return m_host; }
    // Returns the store's name as the service sent it.
    [[nodiscard]] QString storeName() const { return m_storeName; }
    [[nodiscard]] QDateTime endedAt() const { return m_endedAt; }
    // Returns the number of reads started.
    [[nodiscard]] int reads() const { return m_reads; }
    [[nodiscard]] int countOf(TestedArea::State state) const;

Q_SIGNALS:
    void changed();
    // Emitted for every call, so that the account's call log can record it.
    void called(const storedesk::api::CallRecord &record);

private:
    void reset();
    void askNext();
    void ask(std::size_t number);
    void handleAnswer(const http::Outcome &outcome);
    void noteAllowed(TestedArea &area, const http::Outcome &outcome);
    void giveUp(const http::Error &error);
    void end();

    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_limit;
    std::unique_ptr<api::Session> m_session;
    QPointer<api::Call> m_call;
    std::vector<TestedArea> m_areas;
    std::size_t m_asking = 0;
    // Whether a single area is being tested again.
    bool m_single = false;
    Verdict m_verdict = Verdict::Untested;
    http::Error m_error;
    QString m_host;
    QString m_storeName;
    QDateTime m_endedAt;
    int m_reads = 0;
};

} // namespace storedesk::account
