// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

// The configuration of the practice store as returned by the service, except for dates and ids.

// Custom fields only.
[[nodiscard]] QJsonArray seedContactFields();
[[nodiscard]] QJsonArray seedWorkflows();

struct SeedCouponSet
{
    QString name;
    // The code of a set with one code; empty for a set with many.
    QString code;
    // Index of the workflow that uses it.
    int workflow = -1;
    int codes = 0;
    int assigned = 0;
};
[[nodiscard]] std::vector<SeedCouponSet> seedCouponSets();

struct SeedIntegration
{
    QJsonObject body;
    QJsonArray types;
    // Whether a segment uses it.
    bool used = false;
};
[[nodiscard]] std::vector<SeedIntegration> seedIntegrations();

} // namespace storedesk::practice
