// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/frame/assistantstep.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::bulk {

// Maps the columns of the rows to fields.
class ColumnsStep final : public AssistantStep
{
    Q_OBJECT

public:
    ColumnsStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void enter() override;
    void focusFirst() override;

private:
    void build();
    void fill();
    void addColumn(int column);
    void fillTargets(QComboBox *targets) const;
    void showChoices();
    // Label of the choice to store the previous values, including its cost.
    [[nodiscard]] QString keepText() const;
    void choose(int column, const QComboBox *targets);

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    QLabel *m_sum;
    QWidget *m_body;
    QGridLayout *m_grid;
    // One for each column.
    QList<QComboBox *> m_targets;
    QCheckBox *m_clears;
    QCheckBox *m_readsFirst;
    QCheckBox *m_existing;
    // The plan for which the combo boxes were filled.
    jobs::BulkPlan m_shown;
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::bulk
