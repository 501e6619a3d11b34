// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/imports/importmerge.h"
#include "practice/imports/importtarget.h"
#include "practice/store/domains.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Imports products, matched by the store's own product id.
class ProductsImport final : public ImportTarget
{
public:
    ProductsImport(const HandlerContext &context, const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;

private:
    void create(const QJsonObject &values);
    [[nodiscard]] std::vector<RowFault> missingIn(const QJsonObject &values) const;

    HandlerContext m_context;
    catalogue::Checker m_checker;
    Domains m_domains;
    ImportMerge m_merge;
};

} // namespace storedesk::practice
