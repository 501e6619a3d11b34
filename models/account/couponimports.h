// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"
#include "http/request.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QSet>

namespace storedesk::api {
class Session;
} // namespace storedesk::api

namespace storedesk::account {

// Reports when an import of coupons has ended, based on responses to other readers: the coupon sets
// shown are then out of date. Sends no requests itself.
class CouponImports final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    CouponImports(api::Session &session, base::Clock &clock, QObject *parent = nullptr);

Q_SIGNALS:
    // Emitted at once, and again when the service's count of remaining coupons is up to date.
    void ended();

private:
    void hear(const http::Request &request, const http::Reply &reply);
    [[nodiscard]] bool isNewEnd(const QJsonObject &import);

    // Imports created here or seen in progress.
    QSet<QString> m_awaited;
    // Creation time of the newest import in a list.
    QDateTime m_newest;
    std::unique_ptr<base::Clock::Timer> m_counted;
};

} // namespace storedesk::account
