// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace storedesk::api {

class Call;
class Client;

// Reads a list page by page to its end, following links.next in any form. Belongs to its owner and
// is destroyed with it. Otherwise page() is emitted for every page and then exactly one of
// finished() and failed(), always from the event loop; the object then deletes itself. Pages
// received before a failure remain valid.
class Pages final : public QObject
{
    Q_OBJECT

public:
    // A longer list is assumed to be endless.
    static constexpr int usualLimit = 10'000;

    Pages(Client &client, http::Request first, QObject *owner);
    ~Pages() override;

    void setLimit(int pages);
    void cancel();
    // Stops after the current page and emits held(). continueRun() requests the next page.
    void setHolding(bool holding);
    void continueRun();

    // Returns the number of pages read.
    [[nodiscard]] int pages() const;
    // Returns the number of records read.
    [[nodiscard]] qsizetype records() const;

Q_SIGNALS:
    void page(const QJsonArray &records);
    // Emitted when there are more pages and continueRun() has not been called yet.
    void held();
    void finished();
    void failed(const storedesk::http::Error &error);

private:
    void ask();
    void handlePage(const http::Outcome &outcome);
    void follow(const QJsonObject &answer);
    void fail(const http::Error &error);

    QPointer<Client> m_client;
    http::Request m_request;
    // Address of the page being read.
    QUrl m_address;
    // Addresses already read.
    QSet<QByteArray> m_seen;
    QPointer<Call> m_call;
    bool m_holding = false;
    bool m_waits = false;
    int m_limit = usualLimit;
    int m_pages = 0;
    qsizetype m_records = 0;
};

// Returns the address of the next page, given the address of the current page. Empty at the end of
// the list; an error if the link is invalid or has another origin.
[[nodiscard]] tl::expected<std::optional<QUrl>, http::Error> nextPageOf(const QJsonObject &answer,
                                                                        const QUrl &address);

} // namespace storedesk::api
