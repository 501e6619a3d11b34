// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/jobs/columnsstep.h"

class QCheckBox;

namespace storedesk::ui::forms {
class ConstantList;
}

namespace storedesk::ui::jobs {

// The step that maps the columns to fields.
class JobColumnsStep final : public ColumnsStep
{
    Q_OBJECT

public:
    JobColumnsStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString obstacle() const override;

protected:
    void fill() override;
    void showChoices() override;

private:
    void build();
    // Returns the label of the option to store previous values, which includes the cost of doing
    // so.
    [[nodiscard]] QString storeText() const;
    void choose(int column, const QString &target);

    storedesk::jobs::BulkDraft &m_draft;
    PageHost &m_host;
    forms::ConstantList *m_constants;
    QCheckBox *m_clears;
    QCheckBox *m_readsFirst;
    QCheckBox *m_existing;
    // The plan and the columns with which the grid was filled.
    storedesk::jobs::BulkPlan m_shown;
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::jobs
