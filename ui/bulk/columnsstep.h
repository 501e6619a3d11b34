// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/frame/assistantstep.h"

class QCheckBox;
class QLabel;

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::bulk {

class ColumnGrid;

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
    void showChoices();
    // Label of the choice to store the previous values, including its cost.
    [[nodiscard]] QString keepText() const;
    void choose(int column, const QString &target);

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    QLabel *m_sum;
    ColumnGrid *m_grid;
    QCheckBox *m_clears;
    QCheckBox *m_readsFirst;
    QCheckBox *m_existing;
    // The plan and the columns that the grid was filled for.
    jobs::BulkPlan m_shown;
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::bulk
