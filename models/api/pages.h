// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace storedesk::api {

class Call;
class Client;

// Reads a list to its end: one call after the other, each led by links.next of the page before,
// whatever that looks like.
//
// It belongs to its owner and dies with it. Otherwise page() comes for every page and then exactly
// one of finished() and failed(), always from the event loop; it deletes itself afterwards. What
// has come before a failure stays good.
class Pages final : public QObject
{
    Q_OBJECT

public:
    static constexpr int usualLimit = 10'000; // a list that is longer does not end at all

    Pages(Client &client, Request first, QObject *owner);
    ~Pages() override;

    void setLimit(int pages);
    void cancel();
    // Stops after the page under way, and says so with held(); goOn() asks for the next one.
    void setHolding(bool holding);
    void goOn();

    [[nodiscard]] int pages() const; // so far
    [[nodiscard]] qsizetype records() const; // so far

Q_SIGNALS:
    void page(const QJsonArray &records);
    void held(); // more is there, and nobody asked for it yet
    void finished();
    void failed(const storedesk::api::Error &error);

private:
    void ask();
    void handlePage(const Outcome &outcome);
    void follow(const QJsonObject &answer);
    void fail(const Error &error);

    QPointer<Client> m_client;
    Request m_request;
    QUrl m_address; // of the page that is being read
    QSet<QByteArray> m_seen; // the addresses so far
    QPointer<Call> m_call;
    bool m_holding = false;
    bool m_waits = false;
    int m_limit = usualLimit;
    int m_pages = 0;
    qsizetype m_records = 0;
};

// Where the next page is, given the address of this one. Nothing at the end of the list; an error
// when the link leads to another origin or is none.
[[nodiscard]] tl::expected<std::optional<QUrl>, Error> nextPageOf(const QJsonObject &answer,
                                                                  const QUrl &address);

} // namespace storedesk::api
