// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "jobs/putbackplan.h"

#include <QObject>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// Makes a record of the bin again: reads the rules it has to follow today, looks whether it is
// there already, and writes when somebody agrees. Asks nobody and shows nothing. Lives on while it
// writes, so that the bin hears of the end even when nobody looks any more.
class PutBack final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        ReadingRules,
        Incomplete, // the copy lacks what the service needs
        Checking,
        Ready, // it is not there: goOn() writes
        Exists,
        ParentGone, // what it belonged to is not there any more
        Failed, // goOn() tries again
        Writing,
        Done
    };
    Q_ENUM(State)

    // A child of the desk.
    PutBack(desk::Desk &desk, local::BinEntry entry);

    void start();
    void goOn();
    void deleteWhenEnded();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const local::BinEntry &entry() const { return m_entry; }
    [[nodiscard]] const catalogue::FieldSet &rules() const { return m_rules; }
    [[nodiscard]] const PutBackPlan &plan() const { return m_plan; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // while Failed

Q_SIGNALS:
    void changed();

private:
    void readRules();
    void makePlan(const catalogue::FieldSet &rules);
    void check();
    void checkList();
    void write();
    void finish(const QJsonObject &record);
    void fail(const api::Error &error, void (PutBack::*again)());
    void setState(State state);

    desk::Desk &m_desk;
    const local::BinEntry m_entry;
    catalogue::FieldSet m_rules;
    PutBackPlan m_plan;
    State m_state = State::ReadingRules;
    base::Problem m_problem;
    void (PutBack::*m_again)() = nullptr; // what failed
    bool m_abandoned = false;
};

} // namespace storedesk::jobs
