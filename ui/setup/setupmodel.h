// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupplan.h"

#include <QAbstractTableModel>
#include <QSet>

namespace storedesk::ui::setup {

// A setup plan as a table: a heading for each kind, below it the steps with check boxes, and below
// those their differences. Existing objects are folded into their heading.
class SetupModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Key, State, What, ColumnCount };
    using Step = storedesk::events::SetupStep;

    using QAbstractTableModel::QAbstractTableModel;

    // Checks all possible steps, or only the step with this key.
    void setSteps(QList<Step> steps, const QString &only = {});
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }
    [[nodiscard]] QList<Step> ticked() const;
    [[nodiscard]] int count(Step::State state) const;
    // Null for a heading.
    [[nodiscard]] const Step *stepAt(const QModelIndex &index) const;
    // Shows or hides the existing objects below a heading.
    void fold(const QModelIndex &index);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void ticksChanged();

private:
    // One row. A heading has no step, and a step has no change.
    struct Line
    {
        Step::Kind kind = Step::Kind::ContactField;
        int step = -1;
        int change = -1;
    };

    void layOut();
    void tick(int step, bool on);
    [[nodiscard]] int count(Step::Kind kind, Step::State state) const;
    [[nodiscard]] QString headingText(Step::Kind kind) const;
    [[nodiscard]] QString text(const Line &line, int column) const;

    QList<Step> m_steps;
    // Indexes of steps.
    QSet<int> m_ticked;
    // Kinds that are unfolded.
    QSet<int> m_unfolded;
    QList<Line> m_lines;
};

} // namespace storedesk::ui::setup
