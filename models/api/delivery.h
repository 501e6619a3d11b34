// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/callrecord.h"
#include "api/classifiedresponse.h"
#include "api/exchange.h"
#include "api/question.h"

namespace storedesk::api {

class Client;

// Brings one request to its end: asks the scheduler for permission, sends, reads what came back,
// and does what the retry matrix says. A child of its call; the client may die first.
class Delivery final : public QObject
{
    Q_OBJECT

public:
    Delivery(Client &client, Call &call, Request request);
    ~Delivery() override;

    [[nodiscard]] const Request &request() const { return m_request; }
    [[nodiscard]] int attempts() const { return m_attempts; }

    void begin(); // from the event loop
    void cancel();
    // The scheduler's answers to a wish to send. False: it did not leave after all.
    [[nodiscard]] bool send();
    void tellSending() { m_call.setState(Call::State::Sending); }
    void hold(base::Clock::Duration until, Why why);
    void refuse(const Error &error);
    void abandon(); // the client is going away

private:
    using Tick = base::Clock::Duration;
    [[nodiscard]] std::optional<Error> obstacle();
    void join();
    [[nodiscard]] bool tell(Call::State state);
    void ended(const RawResponse &raw);
    void act(const Decision &decision);
    void retry(const Decision &decision);
    void waitThen(Tick delay, Why why, void (Delivery::*next)());
    void pollQueue();
    void askForRoom();
    void lookUp();
    void fetch();
    void ask(void (Delivery::*told)(const Finding &));
    void found(const Finding &finding);
    void fetched(const Finding &finding);
    void absentWrite();
    void absentCreate();
    void conclude(Step step);
    void succeed(Reply reply);
    void fail(Error error);
    void failForSure(const Error &error);
    void failLater(const Error &error);
    void finish(Outcome outcome);
    void letGo();
    void record(const Outcome &outcome);
    [[nodiscard]] Situation situation() const;
    [[nodiscard]] Error unknown(Kind cause) const;
    [[nodiscard]] Error undecided(const Finding &finding) const;
    [[nodiscard]] base::Problem wordsFor(const Error &error) const;
    [[nodiscard]] Error conflict(const char *detail);
    [[nodiscard]] bool writes() const { return m_repeat != catalogue::Repeat::Read; }
    [[nodiscard]] bool mustReadFirst() const;

    QPointer<Client> m_client;
    Call &m_call;
    const Request m_request;
    QByteArray m_target; // encoded path and query
    QString m_host;
    catalogue::Repeat m_repeat;
    QPointer<Exchange> m_exchange;
    QObject *m_asking = nullptr; // owns what a look-up or a poll reads
    std::unique_ptr<base::Clock::Timer> m_timer;

    ClassifiedResponse m_response; // of the latest attempt
    int m_attempts = 0; // every time it left
    int m_throttled = 0;
    int m_polls = 0;
    int m_absences = 0; // look-ups in a row that found no trace
    int m_doubts = 0; // attempts that may have been carried out
    bool m_doubt = false; // nobody has found out yet
    bool m_closing = false; // its end is on the way
    const Moment m_decided; // somebody wanted it then, whenever it leaves
    std::optional<Moment> m_first; // time it left
    std::optional<Moment> m_doubtful; // the first that may have been carried out
    KnownRecords::Mark m_seen = 0; // before that one left, or the latest
    std::optional<Moment> m_looked; // the latest look-up that found no trace
    Moment m_latest; // time it left
    Tick m_latestTick{0};
    CallRecord m_record; // what the log will say, as far as it is known
};

} // namespace storedesk::api
