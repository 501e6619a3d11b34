// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Pages;
struct Reply;
struct Request;
} // namespace storedesk::api

namespace storedesk::desk {

class Desk;

// Records a sample of every coupon set regularly while the program runs, for the charts of stock.
// Uses responses to other readers; if there were none for an hour, loads one list of all sets with
// low priority. Sends nothing while offline and waits for the next hour after a failure. Created on
// demand for an account.
class StockSampler final : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static StockSampler &of(Desk &desk);
    ~StockSampler() override;

Q_SIGNALS:
    // Emitted when coupon sets were loaded.
    void sampled();

private:
    explicit StockSampler(Desk &desk);
    void hear(const api::Request &request, const api::Reply &reply);
    void look();

    Desk &m_desk;
    // When the last call of any kind found no service.
    std::optional<base::Clock::Duration> m_lost;
    QPointer<api::Pages> m_reading;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::desk
