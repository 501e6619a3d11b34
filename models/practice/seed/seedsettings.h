// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/handlercontext.h"
#include "practice/store/ids.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::practice {

struct Record;

// Everything of the practice store that is set up rather than happens: the store itself, contact
// fields, workflows, contents, coupon sets, integrations with their event types, segments and
// reports. One of each kind that can refuse to be deleted does.
class SeedSettings final
{
public:
    explicit SeedSettings(const HandlerContext &context);

    void run();

private:
    // The id of what was added so many days ago.
    QString add(Kind kind, int daysAgo, QJsonObject body, const QString &name = {},
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
    QStringList m_workflows; // ids, in the order they were added
    QString m_usedIntegration;
};

} // namespace storedesk::practice
