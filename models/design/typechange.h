// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "design/typechangeplan.h"

#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Pages;
} // namespace storedesk::api

namespace storedesk::desk {
class Desk;
} // namespace storedesk::desk

namespace storedesk::design {

// Carries out a plan, one step at a time. The plan is on the disk before the first step leaves, and
// before each step the integration is read again. What it makes is read back and compared before
// the old one goes. When it dies or stops, another one made of the same plan goes on.
class TypeChange final : public QObject
{
    Q_OBJECT

public:
    TypeChange(desk::Desk &desk, TypeChangePlan plan, QObject *parent = nullptr);

    void start(); // or go on
    void goBack(); // to the old definition, from wherever it is

    [[nodiscard]] const TypeChangePlan &plan() const { return m_plan; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] ChangeStep step() const { return m_step; } // that is being done or comes next
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // why it stopped

Q_SIGNALS:
    void stepped(); // another step begins
    void ended(); // done, or stopped with a problem

private:
    void keepAndRead(bool back);
    void read(bool back);
    void go(const QJsonArray &types);
    void makeOne(const QJsonObject &definition);
    void verify(const QString &id, const QJsonObject &definition);
    void removeOld(const QJsonArray &types);
    void remove(const QString &id);
    void finish();
    void stop(const base::Problem &problem);

    desk::Desk &m_desk;
    TypeChangePlan m_plan;
    QPointer<api::Pages> m_pages;
    QJsonArray m_types;
    ChangeStep m_step = ChangeStep::CreateNew;
    base::Problem m_problem;
    bool m_running = false;
};

} // namespace storedesk::design
