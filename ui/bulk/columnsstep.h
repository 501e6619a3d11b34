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

// What each column means.
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
    [[nodiscard]] QString keepText() const; // with what it costs
    void choose(int column, const QComboBox *targets);

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    QLabel *m_sum;
    QWidget *m_body;
    QGridLayout *m_grid;
    QList<QComboBox *> m_targets; // one for each column
    QCheckBox *m_clears;
    QCheckBox *m_readsFirst;
    QCheckBox *m_existing;
    jobs::BulkPlan m_shown; // what the targets were filled for
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::bulk
