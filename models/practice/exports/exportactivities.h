// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"
#include "practice/exports/exportwalk.h"

#include <QHash>

namespace storedesk::practice {

// The activities of contacts, one line each.
class ActivitiesExport final : public ExportTable
{
public:
    ActivitiesExport(Store &store, PracticeExportPlan plan);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    struct Line;
    [[nodiscard]] QByteArray valueOf(QLatin1StringView name, const Line &line);
    [[nodiscard]] QByteArray attributionOf(QLatin1StringView name, const Line &line);
    [[nodiscard]] const QJsonObject &bodyOf(IdKind kind, const QString &id);

    Store &m_store;
    PracticeExportPlan m_plan;
    ActivityWalk m_walk;
    QString m_storeName;
    // Workflows and contents by id.
    QHash<QString, QJsonObject> m_met;
};

} // namespace storedesk::practice
