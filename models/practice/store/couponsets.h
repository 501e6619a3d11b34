// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"

#include <QJsonObject>

namespace storedesk::practice {

// Implements the two coupon set operations. The counters lag by ten seconds, like those of the real
// service.
class CouponSets final
{
public:
    static constexpr Moment lag = 10 * second;

    explicit CouponSets(const HandlerContext &context);

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);

private:
    [[nodiscard]] QJsonObject counted(QJsonObject body) const;

    HandlerContext m_context;
};

} // namespace storedesk::practice
