// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/imports/importtarget.h"

namespace storedesk::practice {

// Codes for one coupon set. A code is there once: there is nothing about it to change.
class CouponsImport final : public ImportTarget
{
public:
    CouponsImport(const HandlerContext &context, const ImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;
    void conclude() override;

private:
    HandlerContext m_context;
    catalogue::Checker m_checker;
    qint64 m_set;
    bool m_filled = false; // since the last conclusion
};

} // namespace storedesk::practice
