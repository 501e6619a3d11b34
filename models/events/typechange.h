// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/typechangeplan.h"
#include "http/outcome.h"

#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Pages;
} // namespace storedesk::api

namespace storedesk::account {
class Account;
} // namespace storedesk::account

namespace storedesk::events {

// Executes a plan one step at a time. The plan is stored before the first step is sent, and the
// integration is read again before each step. A created type is read back and compared before the
// old one is deleted. After a crash or a stop, another object with the same plan continues.
class TypeChange final : public QObject
{
    Q_OBJECT

public:
    TypeChange(account::Account &account, TypeChangePlan plan, QObject *parent = nullptr);

    // Starts or continues the change.
    void start();
    // Restores the old definition, whichever step was reached.
    void goBack();

    [[nodiscard]] const TypeChangePlan &plan() const { return m_plan; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    // Returns the current or next step.
    [[nodiscard]] ChangeStep step() const { return m_step; }
    // Returns why the change stopped.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    // Emitted when another step begins.
    void stepped();
    // Emitted when the change is complete or has stopped with a problem.
    void ended();

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

    account::Account &m_account;
    TypeChangePlan m_plan;
    QPointer<api::Pages> m_pages;
    QJsonArray m_types;
    ChangeStep m_step = ChangeStep::CreateNew;
    base::Problem m_problem;
    bool m_running = false;
};

} // namespace storedesk::events
