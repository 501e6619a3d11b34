// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/imports/importtarget.h"

namespace storedesk::practice {

// Imports codes for one coupon set. An existing code has nothing to update.
class CouponsImport final : public ImportTarget
{
public:
    CouponsImport(const HandlerContext &context, const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;
    void conclude() override;

private:
    HandlerContext m_context;
    catalogue::Checker m_checker;
    qint64 m_set;
    // Whether codes were added since the last conclusion.
    bool m_filled = false;
};

} // namespace storedesk::practice
