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

// Reports when a coupon import has ended, because the coupon sets shown are then out of date.
// Observes responses to requests made by other classes and sends no requests itself.
class CouponImports final : public QObject
{
    Q_OBJECT

public:
    // The session and the clock must outlive this object.
    CouponImports(api::Session &session, base::Clock &clock, QObject *parent = nullptr);

Q_SIGNALS:
    // Emitted at once, and again when the service's count of remaining coupons is up to date.
    void ended();

private:
    void hear(const http::Request &request, const http::Reply &reply);
    [[nodiscard]] bool isNewEnd(const QJsonObject &import);

    // Ids of imports that this program created or has seen in progress.
    QSet<QString> m_awaited;
    // Creation time of the newest import seen in a list.
    QDateTime m_newest;
    std::unique_ptr<base::Clock::Timer> m_counted;
};

} // namespace storedesk::account
