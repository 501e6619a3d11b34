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

// Takes a sample of every coupon set now and then while the program runs, so that whoever looks at
// one sees how it went down. Hears what others read of them; asks itself, behind everything else,
// only when nobody has for an hour: one list for all sets. Without a network it asks for nothing,
// and after a failure it waits for the next hour. Made by whoever wants it for an account.
class StockSampler final : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static StockSampler &of(Desk &desk);
    ~StockSampler() override;

Q_SIGNALS:
    void sampled(); // something was read of coupon sets

private:
    explicit StockSampler(Desk &desk);
    void hear(const api::Request &request, const api::Reply &reply);
    void look();

    Desk &m_desk;
    std::optional<base::Clock::Duration> m_lost; // when the last call of whomever found no service
    QPointer<api::Pages> m_reading;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::desk
