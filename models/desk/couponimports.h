// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QSet>

namespace storedesk::api {
class Session;
struct Reply;
struct Request;
} // namespace storedesk::api

namespace storedesk::desk {

// Tells when an import of coupons has come to its end, whoever read that: then the coupon sets that
// are shown are out of date. It asks for nothing itself.
class CouponImports final : public QObject
{
    Q_OBJECT

public:
    // Both outlive it.
    CouponImports(api::Session &session, base::Clock &clock, QObject *parent = nullptr);

Q_SIGNALS:
    // At once, and again when the service's count of what is left has followed.
    void ended();

private:
    void hear(const api::Request &request, const api::Reply &reply);
    [[nodiscard]] bool isNewEnd(const QJsonObject &import);

    QSet<QString> m_awaited; // were made here, or seen under way
    QDateTime m_newest; // of all that were seen
    std::unique_ptr<base::Clock::Timer> m_counted;
};

} // namespace storedesk::desk
