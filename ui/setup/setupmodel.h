// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupplan.h"
#include "itemmodels/columnmodel.h"

#include <QSet>

namespace storedesk::ui::setup {

// One row in a setup plan. A heading has no step, and a step has no change.
struct SetupLine
{
    storedesk::events::SetupStep::Kind kind = storedesk::events::SetupStep::Kind::ContactField;
    // Index of the step, and of the change in it; -1 if there is none.
    int step = -1;
    int change = -1;

    [[nodiscard]] bool isHeading() const { return step < 0; }
    [[nodiscard]] bool isStep() const { return step >= 0 && change < 0; }
    [[nodiscard]] bool isChange() const { return change >= 0; }
};

// A setup plan as a table: a heading for each kind, below it the steps with check boxes, and below
// those their differences. Existing objects are folded into their heading.
class SetupModel final : public itemmodels::ColumnModel<SetupLine>
{
    Q_OBJECT

public:
    enum Column { Name, Key, State, What, ColumnCount };
    using Step = storedesk::events::SetupStep;

    explicit SetupModel(QObject *parent = nullptr);

    // Checks all possible steps, or only the step with this key.
    void setSteps(QList<Step> steps, const QString &only = {});
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }
    [[nodiscard]] QList<Step> ticked() const;
    [[nodiscard]] int count(Step::State state) const;
    // Returns the number of all steps and of those with each state. Empty without steps.
    [[nodiscard]] QString sumText() const;
    // Returns null for a heading.
    [[nodiscard]] const Step *stepAt(const QModelIndex &index) const;
    // Shows or hides the existing objects below a heading.
    void fold(const QModelIndex &index);

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void ticksChanged();

private:
    void layOut();
    void tick(int step, bool on);
    [[nodiscard]] int count(Step::Kind kind, Step::State state) const;
    [[nodiscard]] QString headingText(Step::Kind kind) const;
    [[nodiscard]] const Step &stepOf(const SetupLine &line) const { return m_steps[line.step]; }
    [[nodiscard]] bool canBeTicked(const SetupLine &line) const;
    [[nodiscard]] QString nameText(const SetupLine &line) const;
    [[nodiscard]] QString actionText(const SetupLine &line) const;
    [[nodiscard]] QVariant checkState(const SetupLine &line) const;
    [[nodiscard]] QVariant foldIcon(const SetupLine &line) const;

    QList<Step> m_steps;
    // Indexes of the checked steps.
    QSet<int> m_ticked;
    // Kinds that are unfolded.
    QSet<int> m_unfolded;
};

} // namespace storedesk::ui::setup
