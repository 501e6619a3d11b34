// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/workcards/workcard.h"

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::ui::jobs {

class ImportCounts;

// Shows one job and the available actions.
class JobCard final : public workcards::WorkCard
{
    Q_OBJECT

public:
    JobCard(storedesk::jobs::JobManager &jobManager, QString id, const Theme &theme,
            QWidget *parent = nullptr);

    void showState() override;
    [[nodiscard]] bool changesByTime() const override;

private:
    storedesk::jobs::JobManager &m_jobManager;
    ImportCounts *m_figures;
};

} // namespace storedesk::ui::jobs
