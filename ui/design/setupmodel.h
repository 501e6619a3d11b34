// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/setupplan.h"

#include <QAbstractTableModel>
#include <QSet>

namespace storedesk::ui::design {

// A plan for a set-up as a table: a heading for each kind, below it what is to be done, with a
// tick, and below that what differs. What is there already is folded into its heading.
class SetupModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Key, State, What, ColumnCount };
    using Step = storedesk::design::SetupStep;

    using QAbstractTableModel::QAbstractTableModel;

    // Everything that can be done is ticked, or only what has this key.
    void setSteps(QList<Step> steps, const QString &only = {});
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }
    [[nodiscard]] QList<Step> ticked() const;
    [[nodiscard]] int count(Step::State state) const;
    [[nodiscard]] const Step *stepAt(const QModelIndex &index) const; // null: a heading
    void fold(const QModelIndex &index); // of a heading: shows or hides what is there already

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
    // One row: a heading has no step, a step no change.
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
    QSet<int> m_ticked; // numbers of steps
    QSet<int> m_unfolded; // kinds
    QList<Line> m_lines;
};

} // namespace storedesk::ui::design
