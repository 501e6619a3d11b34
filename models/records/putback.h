// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "records/putbackplan.h"

#include <QObject>

namespace storedesk::account {
class Account;
}

namespace storedesk::records {

// Restores a record from the bin. Reads the current field rules, checks whether the record exists,
// and creates it once the user confirms. Has no user interface. Stays alive while writing, so that
// the result is stored in the bin even if the dialog has been closed.
class PutBack final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        ReadingRules,
        // The copy lacks mandatory fields.
        Incomplete,
        Checking,
        // The record does not exist. continueRun() creates it.
        Ready,
        Exists,
        // The parent record no longer exists.
        ParentGone,
        // The step failed. continueRun() retries it.
        Failed,
        Writing,
        Done
    };
    Q_ENUM(State)

    // Created as a child of the account.
    PutBack(account::Account &account, storage::BinEntry entry);

    void start();
    void continueRun();
    void deleteWhenEnded();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const storage::BinEntry &entry() const { return m_entry; }
    [[nodiscard]] const catalogue::FieldSet &rules() const { return m_rules; }
    [[nodiscard]] const PutBackPlan &plan() const { return m_plan; }
    // Only valid in the Failed state.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void readRules();
    void makePlan(const catalogue::FieldSet &rules);
    void check();
    void checkList();
    void write();
    void finish(const QJsonObject &record);
    void fail(const http::Error &error, void (PutBack::*again)());
    void setState(State state);

    account::Account &m_account;
    const storage::BinEntry m_entry;
    catalogue::FieldSet m_rules;
    PutBackPlan m_plan;
    State m_state = State::ReadingRules;
    base::Problem m_problem;
    // The step to retry.
    void (PutBack::*m_again)() = nullptr;
    bool m_abandoned = false;
};

} // namespace storedesk::records
