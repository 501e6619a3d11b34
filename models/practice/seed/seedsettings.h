// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/handlercontext.h"
#include "practice/store/ids.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::practice {

// The practice store's configuration: the store itself, contact fields, workflows, contents, coupon
// sets, integrations with their event types, segments and reports. For each kind that can have
// records that cannot be deleted, one such record is included.
class SeedSettings final
{
public:
    explicit SeedSettings(const HandlerContext &context);

    void run();

private:
    // Adds a record that was created this number of days ago, and returns its id.
    QString add(IdKind kind, int daysAgo, QJsonObject body, const QString &name = {},
                qint64 parent = 0);
    void addStore();
    void addContactFields();
    void addWorkflows();
    void addCouponSets();
    void addCoupons(const QString &set, int codes, int assigned);
    void addIntegrations();
    void addSegments();

    HandlerContext m_context;
    Moment m_now;
    // Ids in the order in which the records were added.
    QStringList m_workflows;
    QString m_usedIntegration;
};

} // namespace storedesk::practice
