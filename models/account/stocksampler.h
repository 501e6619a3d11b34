// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QPointer>

namespace storedesk::http {
struct Reply;
struct Request;
} // namespace storedesk::http

namespace storedesk::api {
class Pages;
} // namespace storedesk::api

namespace storedesk::account {

class Account;

// Records a sample of every coupon set regularly while the program runs, for the stock charts.
// Observes responses to requests made by other classes. If there was none for an hour, loads one
// list of all sets with low priority. Sends nothing while offline and waits for the next hour after
// a failure.
class StockSampler final : public QObject
{
    Q_OBJECT

public:
    // The account must outlive this object.
    explicit StockSampler(Account &account);
    ~StockSampler() override;

Q_SIGNALS:
    // Emitted when coupon sets have been loaded.
    void sampled();

private:
    void hear(const http::Request &request, const http::Reply &reply);
    void look();

    Account &m_account;
    // When a call of any kind last failed because the service could not be reached.
    std::optional<base::Clock::Duration> m_lost;
    QPointer<api::Pages> m_reading;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::account
