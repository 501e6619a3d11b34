// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

// What the practice store is set up with, as the service would answer it, but for dates and ids.

// Custom ones only.
[[nodiscard]] QJsonArray seedContactFields();
[[nodiscard]] QJsonArray seedWorkflows();

struct SeedCouponSet
{
    QString name;
    QString code; // of a set with one code; empty for a set with many
    int workflow = -1; // the position of the one that uses it
    int codes = 0;
    int assigned = 0;
};
[[nodiscard]] std::vector<SeedCouponSet> seedCouponSets();

struct SeedIntegration
{
    QJsonObject body;
    QJsonArray types;
    bool used = false; // by a segment
};
[[nodiscard]] std::vector<SeedIntegration> seedIntegrations();

} // namespace storedesk::practice
