// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"
#include "practice/exports/exportwalk.h"

namespace storedesk::practice {

// The products of activities that are purchases, one line per product.
class ActivityProductsExport final : public ExportTable
{
public:
    ActivityProductsExport(Store &store, const PracticeExportPlan &plan);

    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    void writeLine(csv::CsvWriter &to, const QString &activity, const QJsonObject &line);
    [[nodiscard]] QString nameOf(const QJsonObject &line);

    Store &m_store;
    ActivityWalk m_walk;
};

} // namespace storedesk::practice
